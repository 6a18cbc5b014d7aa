"""What every place on the board of Second Chance is and does, where it differs from the first edition."""

from __future__ import annotations

from co2desk.engine.editions.second_chance.goals import events_for, tiles
from co2desk.engine.table.ids import INSTALLED, Card, Energy
from co2desk.engine.table.kit import PlantLevel
from co2desk.engine.table.table import FossilPlant
from co2desk.text.figures import figure
from co2desk.ui.board.words.labels import Explained, capital
from co2desk.ui.editions.second_chance.views import (
    CubesView,
    EnvironmentalGoalView,
    GoalGroupView,
    LobbyistView,
    PhaseView,
    SecondSlotView,
    SecondSpaceView,
    UnGoalsView,
)
from co2desk.ui.editions.second_chance.words.players import SecondSeatWords
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.models.views import BankView, MarketView, RegionView, ScoreView, SummitView, TrackView


class SecondWords(SecondSeatWords):
    # --- regions ---------------------------------------------------------------------------------------

    def tell_region(self, key: PlaceKey, region: RegionView) -> Explained:
        title, lines = super().tell_region(key, region)
        order = translate("SecondWords", "Number {number} in the order of the energy supply.")
        return title, [order.format(number=self.order(key.number)), *lines[1:]]

    def tell_agenda(self, key: PlaceKey, energies: tuple[Energy, ...]) -> Explained:
        title, lines = super().tell_agenda(key, energies)
        rule = translate("SecondWords", "Only these energies can be planned here.")
        return title, [lines[0], rule]

    def tell_cubes(self, key: PlaceKey, fields: tuple[CubesView, ...]) -> Explained:
        title = translate("SecondWords", "Control cubes in {region}").format(region=self.region(key.number))
        agenda = self._table().agenda[key.number]
        lines = [
            translate("SecondWords", "{energy}: {owners}").format(
                energy=capital(self.speaker.energy_name(energy)), owners=self._cube_owners(cubes)
            )
            for energy, cubes in zip(agenda, fields, strict=True)
        ]
        return title, [
            *lines,
            translate("SecondWords", "A player who builds a plant places a cube below its energy."),
            translate(
                "SecondWords",
                "The builder takes control by having cubes below the most energies; ties go to the leftmost "
                "cubes, then to knowledge of the energy just built.",
            ),
        ]

    def _cube_owners(self, cubes: CubesView) -> str:
        names = [self._player_name(player) for player in cubes.players]
        if cubes.rivals:
            opponent = translate("SecondWords", "the opponent ({count})").format(count=cubes.rivals)
            names.append(opponent)
        #: In the place of players' names, where nobody has a cube.
        return self.speaker.listed("comma", names) if names else translate("SecondWords", "none")

    def tell_region_cep(self, key: PlaceKey, count: int) -> Explained:
        title, _lines = super().tell_region_cep(key, count)
        return title, [
            translate(
                "SecondWords",
                "Carbon emission permits pay for infrastructure, for green plants and for new fossil plants.",
            ),
            translate("SecondWords", "The player in control may pay with the region's CEPs."),
        ]

    def tell_region_tech(self, key: PlaceKey, count: int) -> Explained:
        title, _lines = super().tell_region_tech(key, count)
        return title, [
            translate(
                "SecondWords",
                "Placed after disasters. A player who builds here may pay with one; one is removed before "
                "each event.",
            )
        ]

    def tell_slot(self, key: PlaceKey, slot: SecondSlotView) -> Explained:
        plant, where = slot.plant, self.region(key.number)
        if plant is None:
            title = translate("SecondWords", "{region}: demand of decade {decade}").format(
                region=where, decade=key.slot + 1
            )
            if slot.is_next:
                told = translate(
                    "SecondWords",
                    "The next energy supply puts a fossil plant here unless a green plant is built first.",
                )
            else:
                told = translate("SecondWords", "Still empty.")
            return title, [told]
        if isinstance(plant, FossilPlant):
            title, lines = self._fossil_plant(key, plant)
            if slot.has_cep:
                lines.append(translate("SecondWords", "The region pays with its own CEP."))
            return title, lines
        card = self.speaker.plant(plant.energy, plant.level)
        return card.title, [
            translate("SecondWords", "Built by {player} in {region}.").format(
                player=self._player_name(plant.owner), region=where
            ),
            translate(
                "SecondWords", "Stands on {player}'s infrastructure, which counts for their UN goals."
            ).format(player=self._player_name(plant.host)),
        ]

    def tell_space(self, key: PlaceKey, space: SecondSpaceView) -> Explained:
        if space.energy < 0:
            return self._empty_space(key)
        region = self.region_around(key)
        project = self.speaker.project(space.energy)
        title = translate("SecondWords", "{project} of level {level} in {region}: {state}").format(
            project=project.title, level=space.level, region=region, state=self.stage(space.stage)
        )
        plant = self.speaker.plant(space.energy, space.level)
        if space.stage == INSTALLED:
            lines = [
                translate("SecondWords", "The infrastructure belongs to {player}.").format(
                    player=self._player_name(space.host)
                ),
                project.body[2],
                *plant.body[:3],
            ]
        else:
            lines = [project.body[1], *plant.body[:3]]
        if space.scientist >= 0:
            lines.append(self._works_here(space.scientist))
        return title, lines

    def tell_summit(self, key: PlaceKey, summit: SummitView) -> Explained:
        title, lines = super().tell_summit(key, summit)
        if summit.topics:
            worth = translate(
                "SecondWords",
                "Then each scientist brings their player two points of knowledge of the summit's topics.",
            )
            lines.insert(2, worth)
        return title, lines

    # --- market and supplies -----------------------------------------------------------------------------

    def tell_market(self, key: PlaceKey, market: MarketView) -> Explained:
        lines = [
            translate("SecondWords", "On sale: {count}. Price: ${price}.").format(
                count=market.on_sale, price=market.price
            ),
            translate("SecondWords", "Once per turn you may buy one CEP or sell one of your own."),
            translate(
                "SecondWords",
                "A sold CEP goes to the bank and lowers the price. When the last one is taken, the bank "
                "refills the market and the price rises.",
            ),
        ]
        if market.is_stopped:
            lines.append(
                #: “It” is the CEP market.
                translate("SecondWords", "It ran empty this turn: it is closed until the next turn.")
            )
        return self.market(), lines

    def tell_bank(self, key: PlaceKey, bank: BankView) -> Explained:
        return self.bank(), [
            translate("SecondWords", "CEPs in the bank: {count}.").format(count=bank.cep),
            translate("SecondWords", "Technology cubes in the bank: {count}.").format(count=bank.tech),
            self._fossil_pile(),
            translate("SecondWords", "Summit tiles in the stack: {count}.").format(
                count=len(self._table().summit_pile)
            ),
        ]

    def tell_price(self, key: PlaceKey, levels: tuple[PlantLevel, ...]) -> Explained:
        energy = key.number
        title = translate("SecondWords", "Prices of {energy} plants").format(
            energy=self.speaker.energy_name(energy)
        )
        lines: list[str] = []
        for level in range(1, len(levels) + 1):
            card = self.speaker.plant(energy, level)
            lines += [card.title, *card.body[:3]]
        return title, [*lines, self.speaker.plant(energy, 1).body[3]]

    def tell_projects(self, key: PlaceKey, stack: tuple[int, ...]) -> Explained:
        card = self.speaker.project(key.number)
        if not stack:
            return card.title, [translate("SecondWords", "No tile is left.")]
        levels = self.speaker.listed("comma", [self.level(level) for level in stack])
        return card.title, [
            *card.body,
            translate("SecondWords", "Tiles left by level, from the top: {levels}.").format(levels=levels),
        ]

    def tell_un_goals(self, key: PlaceKey, goals: UnGoalsView) -> Explained:
        kit = self.setting.kit
        lines = [capital(self.claimed(goals.claimed, goals.shown))]
        if not self.setting.rivals:
            most = translate("SecondWords", "At most {count} may be open at the end, or the game is lost.")
            lines.append(most.format(count=kit.un_open_allowed))
        return self.un_goals(), lines

    def tell_un_goal(self, key: PlaceKey, card: Card) -> Explained:
        """What is worth to others than those who play is left out: a team, or rivals."""
        title, lines = super().tell_un_goal(key, card)
        if lines:
            del lines[2 if self.setting.rivals else 3]
        return title, lines

    def tell_lobbyists(self, key: PlaceKey, count: int) -> Explained:
        return self.lobbyists(), [
            translate(
                "SecondWords",
                "A played card stays here. One scientist of any player may visit it and use its minor "
                "effect; the scientist then stays until the end of the game.",
            )
        ]

    def tell_lobbyist(self, key: PlaceKey, lobbyist: LobbyistView | None) -> Explained:
        if lobbyist is None:
            return "", []
        card = self.setting.lobby_by_number[lobbyist.card]
        effect = self.speaker.effect(card, card.minor)
        lines = [translate("SecondWords", "Minor effect for a visitor: {effect}.").format(effect=effect)]
        if lobbyist.visitor >= 0:
            seen = translate("SecondWords", "{player}'s scientist has visited it and stays.")
            lines.append(seen.format(player=self._player_name(lobbyist.visitor)))
        else:
            lines.append(translate("SecondWords", "Nobody has visited it yet."))
        return self.speaker.lobby_card(lobbyist.card).title, lines

    # --- knowledge, goals and instruments ----------------------------------------------------------------

    def tell_track(self, key: PlaceKey, track: TrackView) -> Explained:
        energy = key.number
        name = self.speaker.energy_name(energy)
        marks = self.setting.kit.marks[energy]
        last = self.setting.track_length(energy)
        lines = super().tell_track(key, track)[1]
        for sign, level in enumerate((marks.level1, marks.level2), start=1):
            told = translate(
                "SecondWords", "Mark {sign}: plants of level {sign} need level {level} on this track."
            )
            lines.append(told.format(sign=self.level(sign), level=level))
        lines.append(
            translate("SecondWords", "Half circle: the middle, level {level}.").format(level=marks.half)
        )
        lines.append(
            translate("SecondWords", "Full circle: the last space, level {level}.").format(level=last)
        )
        return translate("SecondWords", "Knowledge of {energy}").format(energy=name), lines

    def tell_goal_group(self, key: PlaceKey, group: GoalGroupView) -> Explained:
        title = (
            translate("SecondWords", "Environmental goals for plants"),
            translate("SecondWords", "Environmental goals for knowledge"),
            translate("SecondWords", "Environmental goals for summits"),
        )[key.number]
        return title, [
            translate("SecondWords", "Achieved: {done} of {shown}.").format(
                done=group.achieved, shown=group.shown
            ),
            self._cost_of_open_goals(),
        ]

    def _cost_of_open_goals(self) -> str:
        table = self._table()
        price = self.setting.kit.decade_prices[table.decade - 1]
        told = translate("SecondWords", "Each open goal costs {points} in decade {decade}.")
        return told.format(points=self._points(price), decade=table.decade)

    def tell_environmental_goal(self, key: PlaceKey, goal: EnvironmentalGoalView | None) -> Explained:
        if goal is None:
            return "", []
        tile = goal.tile
        title = self.speaker.environmental_goal(tile)
        if goal.is_achieved:
            #: Of an environmental goal.
            return title, [translate("SecondWords", "Achieved.")]
        table = self._table()
        lines = [self._cost_of_open_goals()]
        if goal.inspector >= 0:
            lines.append(translate("SecondWords", "An inspector stands here: it costs twice as much."))
        same = tiles(table)[: key.number + 1].count(tile)
        if same > 1:
            again = translate(
                "SecondWords",
                "Goal {number} of this kind. Needed: {number}, so far: {count}.",
            )
            lines.append(again.format(number=same, count=events_for(table, tile)))
        return title, lines

    def tell_phase(self, key: PlaceKey, phase: PhaseView) -> Explained:
        order = self.speaker.listed("then", [self.phase(name) for name in phase.phases])
        return self.phase(phase.now), [
            translate("SecondWords", "Phases of a decade: {phases}.").format(phases=order)
        ]

    #: The CO₂ track explained. “It” is the CO₂ level.
    def tell_co2(self, key: PlaceKey, ppm: int) -> Explained:
        kit = self.setting.kit
        title = translate("SecondWords", "CO₂ level: {ppm} ppm").format(ppm=ppm)
        limit = kit.loss_ppm
        if self.setting.rivals:
            return title, [
                translate("SecondWords", "At {ppm} ppm or more, the future event happens as well.").format(
                    ppm=kit.second_event_ppm
                ),
                translate("SecondWords", "Above {ppm} ppm, everyone loses immediately.").format(ppm=limit),
                *self._chance(),
                self._fossil_pile(),
            ]
        price = kit.decade_prices[self._table().decade - 1]
        return title, [
            translate(
                "SecondWords",
                "After the energy supply it can be reduced: {ppm} ppm for {points} this decade.",
            ).format(ppm=kit.reduction_step, points=self._points(price)),
            translate("SecondWords", "If it is still above {ppm} ppm then, the game is lost.").format(
                ppm=limit
            ),
            translate("SecondWords", "It never falls below {ppm} ppm.").format(ppm=kit.co2_floor),
            *self._chance(),
            self._fossil_pile(),
        ]

    def tell_score(self, key: PlaceKey, score: ScoreView) -> Explained:
        if self.setting.rivals:
            return super().tell_score(key, score)
        if self.setting.players > 1:
            title = translate("SecondWords", "Points of the team: {points}")
        else:
            title = translate("SecondWords", "Points: {points}")
        return title.format(points=figure(score.points[0])), [
            translate("SecondWords", "Below 0 after the goals or after the energy supply, the game is lost.")
        ]
