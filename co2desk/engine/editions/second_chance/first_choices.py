"""Choices before the first decade: goals to keep, and the opponent's cubes of the solo game (D2, D4).

Settles A46, A47, A48.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...machine.frames import NOBODY, Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, OpenRule, Rule
from ...table.actions import ChooseRegion, KeepCard, choose_region, keep_card
from ...table.events import GoalKept, OpponentCubePlaced
from ...table.ids import Energy, Region
from .goals import tiles
from .table import SecondChanceTable

NAMES_ENERGY = ("plant_of_type", "knowledge_last", "knowledge_half", "summit_topic")


class KeepGoal(Rule[SecondChanceTable, KeepCard]):
    """Keep some of the goals dealt; the others leave the game unseen. The frame says how many are due."""

    action = KeepCard

    def __init__(self, personal: bool) -> None:
        self.personal = personal
        self.rule = "personal_goal" if personal else "company_goal"

    def candidates(self, table: SecondChanceTable, frame: Frame) -> Iterable[KeepCard]:
        return [keep_card(card) for card in table.goal_choice[frame.player]]

    def why_not(self, table: SecondChanceTable, frame: Frame, action: KeepCard) -> Refusal | None:
        if action.card in table.goal_choice[frame.player]:
            return None
        return refuse("goal_not_dealt", self.rule, card=action.card)

    def apply(self, table: SecondChanceTable, frame: Frame, action: KeepCard, emit: Emit) -> None:
        player, due = frame.player, frame.data[0]
        if self.personal:
            table.personal[player] = tuple(sorted((*table.personal[player], action.card)))
        else:
            table.goal[player] = action.card
        emit(GoalKept(player, action.card))
        rest = tuple(card for card in table.goal_choice[player] if card != action.card)
        table.goal_choice[player] = rest if due > 1 else ()
        if due > 1:
            table.follow(Frame(frame.kind, player, (due - 1,)))


class ChooseOpponentStart(OpenRule[SecondChanceTable, ChooseRegion]):
    """D4: where the search for the opponent's regions starts."""

    action = ChooseRegion
    rule = "solo_setup"

    def candidates(self, table: SecondChanceTable, frame: Frame) -> Iterable[ChooseRegion]:
        return [choose_region(region) for region in range(table.setting.regions)]

    def apply(self, table: SecondChanceTable, frame: Frame, action: ChooseRegion, emit: Emit) -> None:
        place_opponent_cubes(table, action.region, emit)


def place_opponent_cubes(table: SecondChanceTable, start: Region, emit: Emit) -> None:
    """Tile by tile, left to right; again from the first tile if they run out; until nothing fits (A48)."""
    wanted = [tile.value for tile in tiles(table) if tile.kind in NAMES_ENERGY]
    left = table.setting.kit.solo_opponent_cubes
    placed = True
    while left and placed:
        placed = False
        for energy in wanted:
            region = region_for(table, energy, start) if left else NOBODY
            if region == NOBODY:
                continue
            table.rival_cubes[region * table.setting.energies + energy] += 1
            emit(OpponentCubePlaced(region, energy))
            placed = True
            left -= 1
            if table.setting.switches.opponent_cubes == "continue":  # A47
                start = region


def region_for(table: SecondChanceTable, energy: Energy, start: Region) -> Region:
    """The first region counter-clockwise after `start`, which itself comes last, that wants the energy."""
    setting = table.setting
    for step in range(1, setting.regions + 1):
        region = (start - step) % setting.regions
        if energy in table.agenda[region]:
            first = region * setting.energies
            cubes = sum(table.rival_cubes[first : first + setting.energies])
            if cubes < setting.kit.solo_opponent_cubes_per_region:
                return region
    return NOBODY
