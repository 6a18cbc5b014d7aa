"""Regions and summits: the places where projects are and scientists stand."""

from __future__ import annotations

from typing import Any

from co2desk.engine.table.ids import INSTALLED, grant_of, is_space, region_of
from co2desk.engine.table.table import FossilPlant
from co2desk.ui.board.words.labels import BoardLabels, Explained, capital
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.places import PlaceKey


class RegionWords(BoardLabels):
    def tell_region(self, key: PlaceKey, green: bool) -> Explained:
        order = translate("BoardWords", "Number {number} in the order of the supply phase.").format(
            number=self.order(key.number)
        )
        lines = [order, self.speaker.agenda(self._table().agenda[key.number])]
        if green:
            lines.append(translate("BoardWords", "All plants are green: there is no room for another one."))
        return self.region(key.number), lines

    def tell_agenda(self, key: PlaceKey, value: Any) -> Explained:
        title = translate("BoardWords", "Agenda of {region}").format(region=self.region(key.number))
        return title, [
            self.speaker.agenda(value),
            translate(
                "BoardWords", "Only these energies can be proposed here; the order decides ties for control."
            ),
        ]

    def tell_control(self, key: PlaceKey, value: int) -> Explained:
        region = self.region(key.number)
        if value < 0:
            title = translate("BoardWords", "Nobody controls {region}").format(region=region)
        else:
            title = translate("BoardWords", "{player} controls {region}").format(
                player=self._player_name(value), region=region
            )
        return title, [
            translate(
                "BoardWords", "The controller may pay with the CEPs here, and pays for new fossil plants."
            )
        ]

    def tell_region_cep(self, key: PlaceKey, value: int) -> Explained:
        title = translate("BoardWords", "CEPs in {region}: {count} of {limit}").format(
            region=self.region(key.number), count=value, limit=self.setting.base.cep_limit[key.number]
        )
        return title, [
            translate("BoardWords", "A carbon emission permit pays for installing and for fossil plants.")
        ]

    def tell_region_tech(self, key: PlaceKey, value: int) -> Explained:
        title = translate("BoardWords", "Technology cubes in {region}: {count}").format(
            region=self.region(key.number), count=value
        )
        return title, [
            translate("BoardWords", "Given after disasters. A plant built here needs one cube less.")
        ]

    def tell_slot(self, key: PlaceKey, value: Any) -> Explained:
        plant, is_next = value
        where = self.region(key.number)
        if plant is None:
            lines = [
                translate(
                    "BoardWords", "Draws a fossil plant when the next decade begins, unless a plant is built."
                )
                if is_next
                else translate("BoardWords", "Still empty.")
            ]
            title = translate("BoardWords", "{region}: demand of decade {decade}")
            return title.format(region=where, decade=key.slot + 1), lines
        if type(plant) is FossilPlant:
            kind = self.setting.base.fossils[plant.fossil]
            title = translate("BoardWords", "Fossil plant in {region}: {fossil}").format(
                region=where, fossil=self.speaker.fossil_name(plant.fossil)
            )
            return title, [
                translate("BoardWords", "Adds {ppm} ppm to the CO₂ level.").format(ppm=kind.ppm),
                translate("BoardWords", "A green plant replaces the leftmost one when no slot is empty."),
            ]
        card = self.speaker.plant(plant.energy, plant.tile)
        owner = translate("BoardWords", "Built by {player} in {region}.").format(
            player=self._player_name(plant.owner), region=where
        )
        return card.title, [owner, card.body[2]]

    def tell_space(self, key: PlaceKey, value: Any) -> Explained:
        energy, stage, scientist = value
        region, grant = region_of(key.number), grant_of(key.number)
        if energy < 0:
            title = translate("BoardWords", "Project space in {region}: {grant}").format(
                region=self.region(region), grant=self.speaker.grant_name(grant)
            )
            return title, [self.speaker.grant(self.setting.base.grants[grant])]
        card = self.speaker.project(energy)
        title = translate("BoardWords", "{project} in {region}: {state}").format(
            project=card.title, region=self.region(region), state=self.stage(stage)
        )
        lines = [card.body[2] if stage == INSTALLED else card.body[1]]
        if stage == INSTALLED:
            stack = self._table().plant_stack[energy]
            if stack:
                lines += self.speaker.plant(energy, stack[0]).body[:3]
        if scientist >= 0:
            lines.append(self._works_here(scientist))
        return title, lines

    def _works_here(self, player: int) -> str:
        return translate("BoardWords", "A scientist of {player} works here.").format(
            player=self._player_name(player)
        )

    def tell_worker(self, key: PlaceKey, value: Any) -> Explained:
        owner = owner_of(key.number, value)
        if owner < 0:
            return "", []
        title = translate("BoardWords", "Scientist of {player}").format(player=self._player_name(owner))
        return title, [capital(self.speaker.place(key.number, self._table()))]

    def tell_summit(self, key: PlaceKey, topics: Any) -> Explained:
        if not topics:
            return self.summit(key.number), [self.no_summit()]
        names = self.speaker.energy_names(topics)
        left = len(self._table().summit_pile)
        return self.summit(key.number), [
            translate("BoardWords", "Topics: {energies}.").format(energies=names),
            translate("BoardWords", "Held at the end of the turn in which every topic has a scientist."),
            translate("BoardWords", "Tiles left in the stack: {count}.").format(count=left),
        ]

    def tell_topic(self, key: PlaceKey, value: Any) -> Explained:
        if value is None:
            return "", []
        energy, owner = value
        title = translate("BoardWords", "Topic {energy}").format(energy=self.speaker.energy_name(energy))
        if owner >= 0:
            return title, [self._works_here(owner)]
        return title, [
            translate(
                "BoardWords",
                "A scientist comes here from a project of the same energy, and stays until the summit.",
            )
        ]


def owner_of(place: int, value: Any) -> int:
    """Whose scientist stands on a project or at a summit, -1 for nobody's."""
    if value is None:
        return -1
    owner: int = value[2] if is_space(place) else value[1]
    return owner
