"""Regions and summits: the places where projects are and scientists stand."""

from __future__ import annotations

from co2desk.engine.table.ids import Energy, Player
from co2desk.engine.table.table import FossilPlant
from co2desk.ui.board.words.labels import BoardLabels, Explained, capital
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.models.views import RegionView, SpaceView, SummitView, TopicView


class RegionWords(BoardLabels):
    def tell_region(self, key: PlaceKey, region: RegionView) -> Explained:
        order = translate("BoardWords", "Number {number} in the order of the supply phase.").format(
            number=self.order(key.number)
        )
        lines = [order, self.speaker.agenda(self._table().agenda[key.number])]
        if region.is_green:
            lines.append(translate("BoardWords", "All plants are green: there is no room for another."))
        return self.region(key.number), lines

    def tell_agenda(self, key: PlaceKey, energies: tuple[Energy, ...]) -> Explained:
        title = translate("BoardWords", "Agenda of {region}").format(region=self.region(key.number))
        return title, [
            self.speaker.agenda(energies),
            translate(
                "BoardWords", "Only these energies can be proposed here. Their order breaks ties for control."
            ),
        ]

    def tell_control(self, key: PlaceKey, controller: Player) -> Explained:
        region = self.region(key.number)
        if controller < 0:
            title = translate("BoardWords", "Nobody controls {region}").format(region=region)
        else:
            title = translate("BoardWords", "{player} controls {region}").format(
                player=self._player_name(controller), region=region
            )
        return title, [
            translate(
                "BoardWords",
                "The player in control may pay with the region's CEPs, and pays for new fossil plants here.",
            )
        ]

    def tell_region_cep(self, key: PlaceKey, count: int) -> Explained:
        title = translate("BoardWords", "CEPs in {region}: {count} of {limit}").format(
            region=self.region(key.number), count=count, limit=self.setting.base.cep_limit[key.number]
        )
        return title, [
            translate(
                "BoardWords", "Carbon emission permits pay for installing projects and for new fossil plants."
            )
        ]

    def tell_region_tech(self, key: PlaceKey, count: int) -> Explained:
        title = translate("BoardWords", "Technology cubes in {region}: {count}").format(
            region=self.region(key.number), count=count
        )
        return title, [
            translate("BoardWords", "Placed after disasters. Building a plant here costs one cube less.")
        ]

    def _fossil_plant(self, key: PlaceKey, plant: FossilPlant) -> Explained:
        kind = self.setting.base.fossils[plant.fossil]
        title = translate("BoardWords", "Fossil plant in {region}: {fossil}").format(
            region=self.region(key.number), fossil=self.speaker.fossil_name(plant.fossil)
        )
        return title, [
            translate("BoardWords", "Adds {ppm} ppm to the CO₂ level.").format(ppm=kind.ppm),
            translate(
                "BoardWords", "If the region is full, a new green plant replaces its leftmost fossil plant."
            ),
        ]

    def _empty_space(self, key: PlaceKey) -> Explained:
        grant = at.grant_of(key)
        title = translate("BoardWords", "Project space in {region}: {grant}").format(
            region=self.region_around(key), grant=self.speaker.grant_name(grant)
        )
        return title, [self.speaker.grant(self.setting.base.grants[grant])]

    def _works_here(self, player: int) -> str:
        return translate("BoardWords", "{player}'s scientist works here.").format(
            player=self._player_name(player)
        )

    def tell_worker(self, key: PlaceKey, place: SpaceView | TopicView | None) -> Explained:
        if place is None or place.scientist < 0:
            return "", []
        title = translate("BoardWords", "Scientist of {player}").format(
            player=self._player_name(place.scientist)
        )
        return title, [capital(self.speaker.place(key.number, self._table()))]

    def tell_summit(self, key: PlaceKey, summit: SummitView) -> Explained:
        if not summit.topics:
            return self.summit(key.number), [self.no_summit()]
        names = self.speaker.energy_names(summit.topics)
        left = len(self._table().summit_pile)
        return self.summit(key.number), [
            translate("BoardWords", "Topics: {energies}.").format(energies=names),
            translate(
                "BoardWords",
                "The summit takes place at the end of the turn in which every topic has a scientist.",
            ),
            translate("BoardWords", "Tiles left in the stack: {count}.").format(count=left),
        ]

    def tell_topic(self, key: PlaceKey, topic: TopicView | None) -> Explained:
        if topic is None:
            return "", []
        title = translate("BoardWords", "Topic: {energy}").format(
            energy=self.speaker.energy_name(topic.energy)
        )
        if topic.scientist >= 0:
            return title, [self._works_here(topic.scientist)]
        return title, [
            translate(
                "BoardWords",
                "A scientist moves here from a project of the same energy and stays until the summit.",
            )
        ]
