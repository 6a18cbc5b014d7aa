"""Tables of real games in which everything is in use that a test wants to break."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from co2desk.engine.editions.second_chance.invariants import problems
from co2desk.engine.editions.second_chance.setting import COOPERATIVE, SOLO
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.table import FossilPlant

from ..random_play import find
from .random_play import easy_games


def sound(mode: str = COOPERATIVE) -> SecondChanceTable:
    """A turn in the third decade of a real game in which everything is in use that a test wants to break."""
    return _sound(mode).copy()


@cache
def _sound(mode: str) -> SecondChanceTable:
    found = find(easy_games(mode, {}, inspectors=True), "turn", has_everything)
    assert problems(found) == []
    return found


def has_everything(table: SecondChanceTable) -> bool:
    """Alone, a third decade is enough: hardly a game has all the rest."""
    if table.decade < 3 or table.setting.mode == SOLO:
        return table.decade == 3
    return (
        {0, 1, 2} <= set(table.space_stage)
        and bool(table.controlled(0) and table.lobby_hand[0] and any(table.card_in_play) and table.un_row)
        and any(type(plant) is FossilPlant for row in table.demand for plant in row)
        and any(None in row for row in table.demand)
        and min(table.controller) < 0
        and max(table.space_scientist) >= 0
        and sum(table.hand_scientists) > 0
        and any(max(seats, default=0) < 0 for seats in table.summit_seats)
        and not table.summits_full
    )


def first(items: Iterable[object]) -> int:
    """The place of the first thing that is there."""
    return next(place for place, item in enumerate(items) if item)


def clear_a_region(table: SecondChanceTable) -> None:
    table.demand[0] = (None,) * len(table.demand[0])
