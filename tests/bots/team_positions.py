"""Positions of the cooperative game that are set by hand: as in `positions`, for partners.

Personal goals are met, and UN goals and environmental goals are on display only if a test lays them out.
"""

from __future__ import annotations

from typing import Any

from co2desk.engine.editions.second_chance.sequence import ACTIONS, TEAM_DECADE
from co2desk.engine.machine.frames import NOBODY, Frame
from co2desk.engine.rules.waiting import turns_to_come
from tests.bots.positions import without_cards
from tests.engine.second_chance.scene import Scene
from tests.engine.second_chance.scene import scene as second_scene

SUMMIT_HELD_ALONE = 3  # a personal goal that stays met


def team(players: int = 2, **options: Any) -> Scene:
    s = without_cards(second_scene("cooperative", players, **options))
    for seat in range(players):
        s.table.personal[seat] = (SUMMIT_HELD_ALONE,)
        s.table.small_summit_alone[seat] = 1
    return s


def burn(s: Scene, decade: int, co2: int) -> None:
    """Fossil plants in all slots before this decade."""
    s.table.co2 = co2
    for region, row in enumerate(s.table.demand):
        gone = sum(plant is not None for plant in row)
        wanted = ["gas", "oil", "coal"] * 4
        if gone < decade - 1:
            s.demand(s.codec.regions[region], *wanted[region : region + decade - 1])


def begin_turn(s: Scene, decade: int = 1, turn: int = 1, seat: int = 0, co2: int = 400) -> None:
    table = s.table
    table.decade, table.round = decade, turn
    burn(s, decade, co2)
    s.turn(seat)
    steps = TEAM_DECADE[TEAM_DECADE.index(ACTIONS) + 1 :]
    rest = turns_to_come(table, table.setting.rounds(decade)) + [Frame(step) for step in steps]
    table.stack[:] = [*reversed(rest), Frame("turn", seat)]


def begin_books(s: Scene, decade: int, co2: int = 400) -> None:
    """All turns of the decade are over."""
    table = s.table
    table.decade, table.round, table.active = decade, table.setting.rounds(decade), NOBODY
    burn(s, decade, co2)
    s.task(*(Frame(step) for step in TEAM_DECADE[TEAM_DECADE.index(ACTIONS) + 1 :]))
