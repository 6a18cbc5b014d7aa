"""What places on the board of CO₂ (2012) are and do, where Second Chance has other ones."""

from __future__ import annotations

from collections.abc import Callable

from co2desk.engine.editions.first.setting import FirstSetting
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.table.ids import INSTALLED, Energy
from co2desk.engine.table.table import FossilPlant
from co2desk.ui.board.words.board import BoardWords
from co2desk.ui.board.words.labels import Explained
from co2desk.ui.editions.first.views import FirstSlotView, FirstSpaceView
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.models.views import BankView, PlayerView


class FirstWords(BoardWords):
    setting: FirstSetting
    _table: Callable[[], FirstTable]

    # --- regions ---------------------------------------------------------------------------------------

    def tell_slot(self, key: PlaceKey, slot: FirstSlotView) -> Explained:
        plant, where = slot.plant, self.region(key.number)
        if plant is None:
            lines = [
                translate(
                    "BoardWords",
                    "Gets a fossil plant when the next decade begins unless a green plant is built first.",
                )
                if slot.is_next
                else translate("BoardWords", "Still empty.")
            ]
            title = translate("BoardWords", "{region}: energy demand of decade {decade}")
            return title.format(region=where, decade=key.slot + 1), lines
        if isinstance(plant, FossilPlant):
            return self._fossil_plant(key, plant)
        card = self.speaker.plant(plant.energy, plant.tile)
        owner = translate("BoardWords", "Built by {player} in {region}.").format(
            player=self._player_name(plant.owner), region=where
        )
        return card.title, [owner, card.body[2]]

    def tell_space(self, key: PlaceKey, space: FirstSpaceView) -> Explained:
        if space.energy < 0:
            return self._empty_space(key)
        card = self.speaker.project(space.energy)
        title = translate("BoardWords", "{project} in {region}: {state}").format(
            project=card.title, region=self.region_around(key), state=self.stage(space.stage)
        )
        lines = [card.body[2] if space.stage == INSTALLED else card.body[1]]
        if space.stage == INSTALLED:
            stack = self._table().plant_stack[space.energy]
            if stack:
                lines += self.speaker.plant(space.energy, stack[0]).body[:3]
        if space.scientist >= 0:
            lines.append(self._works_here(space.scientist))
        return title, lines

    def tell_needed(self, energy: Energy) -> list[str]:
        stack = self._table().plant_stack[energy]
        if not stack:
            return []
        #: A crane stands on the track of an energy. {level} is a number.
        crane = translate("BoardWords", "Crane: the next plant needs level {level}.")
        return [crane.format(level=self.setting.kit.plants[energy][stack[0]].tech)]

    # --- supplies and the CO₂ level ----------------------------------------------------------------------

    def tell_bank(self, key: PlaceKey, bank: BankView) -> Explained:
        table = self._table()
        lines = [
            translate("BoardWords", "CEPs in the bank: {count}.").format(count=bank.cep),
            translate("BoardWords", "Technology cubes in the bank: {count}.").format(count=bank.tech),
            self._fossil_pile(),
        ]
        if table.lobby_played:
            cards = self._cards("lobby", table.lobby_played)
            lines.append(translate("BoardWords", "Lobby cards played: {cards}.").format(cards=cards))
        if table.lobby_pile:
            lines.append(
                translate("BoardWords", "Lobby cards in the pile: {count}.").format(
                    count=len(table.lobby_pile)
                )
            )
        if table.un_pile:
            lines.append(
                translate("BoardWords", "UN goals in the pile: {count}.").format(count=len(table.un_pile))
            )
        return self.bank(), lines

    def tell_plants(self, key: PlaceKey, stack: tuple[int, ...]) -> Explained:
        if not stack:
            return translate("BoardWords", "No {energy} plant is left").format(
                energy=self.speaker.energy_name(key.number)
            ), []
        card = self.speaker.plant(key.number, stack[0])
        return card.title, [
            *card.body,
            translate("BoardWords", "Plants left: {count}.").format(count=len(stack)),
        ]

    def tell_projects(self, key: PlaceKey, left: int) -> Explained:
        card = self.speaker.project(key.number)
        return card.title, [*card.body, translate("BoardWords", "Tiles left: {count}.").format(count=left)]

    def tell_co2(self, key: PlaceKey, ppm: int) -> Explained:
        kit = self.setting.kit
        return translate("BoardWords", "CO₂ level: {ppm} ppm").format(ppm=ppm), [
            translate("BoardWords", "At {ppm} ppm or more, disasters strike.").format(ppm=kit.danger_ppm),
            translate("BoardWords", "At {ppm} ppm or more after a supply phase, the planet is lost.").format(
                ppm=kit.loss_ppm
            ),
            *self._chance(),
            self._fossil_pile(),
        ]

    # --- players -----------------------------------------------------------------------------------------

    def tell_player(self, key: PlaceKey, player: PlayerView) -> Explained:
        lines = [
            translate("BoardWords", "Points: {count}").format(count=player.points),
            translate("BoardWords", "Money: ${count}").format(count=player.money),
            translate("BoardWords", "CEPs: {count}").format(count=player.cep),
            translate("BoardWords", "Technology cubes: {count}").format(count=player.tech),
            translate("BoardWords", "Scientists: {hand} available, {pool} to recruit").format(
                hand=player.scientists, pool=player.recruits
            ),
            translate("BoardWords", "Lobby cards: {count}").format(count=player.lobby_cards),
            self._plants_of(key.number, player.plants),
            self._regions_of(key.number),
            translate("BoardWords", "UN goals: {goals}").format(
                goals=self._cards("un_goal", player.un_goals) or 0
            ),
            translate("BoardWords", "Has a company goal.")
            if player.has_goal
            else translate("BoardWords", "Has discarded the company goal."),
        ]
        if player.is_start_player:
            lines.append(translate("BoardWords", "Start player."))
        return self._player_name(key.number), lines
