"""How likely the planet survives: what the supply phases to come add, and what players usually build by then.

A plant keeps one fossil plant away, or replaces one. It takes three main actions of anybody: propose (plan),
install (prepare) and build; projects that lie on the board have some of them behind them.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from co2desk.engine.table.ids import INSTALLED

MEAN_PPM = 30.0  # of a fossil tile
USEFUL_TURNS = 0.8  # the share of turns that lead to a plant, among competent players
SPREAD_OF_TILE = 8.2  # standard deviation of one fossil tile
SPREAD_OF_BUILDING = 0.55  # of a plant: how uncertain the number of plants is
STEEPNESS = 1.7  # makes the logistic curve look like that of a normal distribution


def survival(
    table: Any, turns_now: float, turns_a_decade: float, first_slot: int, limit: int, installed: float, proposed: float
) -> float:
    """The chance that no supply phase to come ends above `limit`.

    `turns_now` are the turns of all players before the next supply phase, which fills the slots `first_slot`.
    """
    chance = 1.0
    level = float(table.co2)
    fossils = 0
    turns = turns_now * USEFUL_TURNS
    for slot in range(first_slot, table.setting.decades):
        for row in table.demand:
            if slot < len(row) and row[slot] is None:
                fossils += 1
        built = plants_by_then(turns, installed, proposed)
        expected = level + MEAN_PPM * (fossils - built)
        spread = sqrt(SPREAD_OF_TILE**2 * fossils + (SPREAD_OF_BUILDING * MEAN_PPM) ** 2 * built + 64.0)
        chance /= 1.0 + exp(max(-30.0, min(30.0, STEEPNESS * (expected - limit) / spread)))
        turns += turns_a_decade * USEFUL_TURNS
    return chance


def plants_by_then(turns: float, installed: float, proposed: float) -> float:
    """Plants that `turns` main actions make of what lies on the board."""
    if turns <= installed:
        return turns
    left = turns - installed
    if left <= 2 * proposed:
        return installed + left / 2
    return installed + proposed + (left - 2 * proposed) / 3
