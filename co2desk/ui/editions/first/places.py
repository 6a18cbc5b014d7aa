"""The places of CO₂ (2012) and what lies on each, as the seat in view may know it."""

from __future__ import annotations

from functools import cache, partial

from co2desk.engine.editions.first.setting import FirstSetting
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.table.ids import Energy, Player, Region, Space
from co2desk.ui.editions.first.views import FirstSlotView, FirstSpaceView
from co2desk.ui.models import places as at
from co2desk.ui.models.place_tree import Place, nothing, root
from co2desk.ui.models.shared_places import (
    add_market,
    add_players,
    add_regions,
    add_seat,
    add_summits,
    add_tracks,
    next_event,
    own_goal,
    player_view,
    score,
    un_goal,
)
from co2desk.ui.models.views import ClockView, PlayerView

FirstPlace = Place[FirstTable]
# Equal views are one object: the model sees at once that nothing has changed.
slot_view, space_view = cache(FirstSlotView), cache(FirstSpaceView)


def first_places(setting: FirstSetting) -> FirstPlace:
    """Every place of a game; the tree stays as it is while the game lasts."""
    board: FirstPlace = root()
    _time(board)
    add_regions(board, setting, _slot, _space)
    add_summits(board, setting)
    add_market(board)
    _supplies(board, setting)
    add_tracks(board, setting)
    add_players(board, setting, public)
    add_seat(board, setting).add(at.COMPANY_GOAL, own_goal)
    return board


# --- what lies on a place: the numbers of the place, then the table and the seat in view -------------------


def _slot(region: Region, slot: int, table: FirstTable, seat: Player) -> FirstSlotView:
    return slot_view(table.demand[region][slot], slot == table.decade)


def _space(space: Space, table: FirstTable, seat: Player) -> FirstSpaceView:
    return space_view(table.space_energy[space], table.space_stage[space], table.space_scientist[space])


def public(player: Player, table: FirstTable, seat: Player) -> PlayerView:
    """What lies open in front of a player."""
    return player_view(player, table.un_scored[player], table, seat)


# --- the tree -----------------------------------------------------------------------------------------------


def _time(board: FirstPlace) -> None:
    board.add(at.CO2, lambda t, s: t.co2)
    board.add(at.DECADE, lambda t, s: ClockView(t.decade, t.setting.decades))
    board.add(at.ROUND, lambda t, s: ClockView(t.round, t.setting.rounds))
    board.add(at.SCORE, score)


def _supplies(board: FirstPlace, setting: FirstSetting) -> None:
    stacks = board.add(at.STACKS, nothing)
    for energy in range(setting.energies):
        _stacks(stacks, energy)
    board.add(at.EVENT, lambda t, s: t.event)
    board.add(at.NEXT_EVENT, next_event)
    goals = board.add(at.UN_GOALS, lambda t, s: len(t.un_pile))
    for number in range(len(setting.kit.un_goals)):
        goals.add(at.un_goal(number), partial(un_goal, number))


def _stacks(stacks: FirstPlace, energy: Energy) -> None:
    stacks.add(at.plants(energy), lambda t, s: t.plant_stack[energy])
    stacks.add(at.projects(energy), lambda t, s: t.projects_left[energy])
