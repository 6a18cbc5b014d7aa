"""The places of CO₂ (2012) and what lies on each, as the seat in view may know it."""

from __future__ import annotations

from functools import partial
from typing import Any

from co2desk.ui.models import places as at
from co2desk.ui.models.place_tree import Place, nothing, root
from co2desk.ui.models.shared_places import (
    add_market,
    add_players,
    add_regions,
    add_seat,
    add_summits,
    add_tracks,
    entry,
    goods,
    next_event,
    own,
    un_goal,
)


def first_places(setting: Any) -> Place:
    """Every place of a game; the tree stays as it is while the game lasts."""
    board = root()
    _time(board)
    add_regions(board, setting, _slot, _space)
    add_summits(board, setting)
    add_market(board)
    _supplies(board, setting)
    add_tracks(board, setting)
    add_players(board, setting, public)
    add_seat(board, setting).add(at.COMPANY_GOAL, partial(own, "goal", 0))
    return board


# --- what lies on a place: the numbers of the place, then the table and the seat in view -------------------


def _slot(region: int, slot: int, table: Any, seat: int) -> tuple[Any, bool]:
    """The plant, and whether the slot must be supplied when the next decade begins."""
    return table.demand[region][slot], slot == table.decade


def _space(space: int, table: Any, seat: int) -> tuple[int, int, int]:
    return table.space_energy[space], table.space_stage[space], table.space_scientist[space]


def public(player: int, table: Any, seat: int) -> tuple[Any, ...]:
    """What lies open in front of a player."""
    return goods(player, table.un_scored[player], table)


# --- the tree -----------------------------------------------------------------------------------------------


def _time(board: Place) -> None:
    board.add(at.CO2, lambda t, s: t.co2)
    board.add(at.DECADE, lambda t, s: (t.decade, t.setting.decades))
    board.add(at.ROUND, lambda t, s: (t.round, t.setting.rounds))
    board.add(at.SCORE, lambda t, s: tuple(t.vp))


def _supplies(board: Place, setting: Any) -> None:
    stacks = board.add(at.STACKS, nothing)
    for energy in range(setting.energies):
        stacks.add(at.plants(energy), partial(entry, "plant_stack", energy))
        stacks.add(at.projects(energy), partial(entry, "projects_left", energy))
    board.add(at.EVENT, lambda t, s: t.event)
    board.add(at.NEXT_EVENT, next_event)
    goals = board.add(at.UN_GOALS, lambda t, s: len(t.un_pile))
    for slot in range(len(setting.kit.un_goals)):
        goals.add(at.un_goal(slot), partial(un_goal, slot))
