"""The planet as a duty: what the supply phases to come add, and how many plants are missing by then.

A plant keeps one fossil plant away, or replaces one. It takes three main actions of anybody: propose (plan),
install (prepare) and build; projects that lie on the board have some of them behind them. Where the money for
a plant is missing, somebody has to earn it with one more action. The price of a missing plant never falls to
nothing, not even in a position that looks lost.
"""

from __future__ import annotations

from math import exp, log
from typing import Any

from co2desk.bots.rivals.weights import Weights
from co2desk.engine.table.table import Table

MEAN_PPM = 30.0  # of a fossil tile
SOFTNESS = 1.6
PLANT_MONEY = 9.0  # that a plant costs, more or less
STEEP = 20.0  # beyond this the soft curve is a straight line


def danger(
    table: Table,
    turns_now: float,
    turns_a_decade: float,
    limit: int,
    installed: float,
    proposed: float,
    w: Weights,
) -> float:
    """What the danger to the planet costs, in points.

    `turns_now` are the turns of all players before the next supply phase.
    """
    paid = 0.0  # plants that there is money for
    for money in table.money:
        paid += min(2.0, money / PLANT_MONEY)
    if paid < installed:
        proposed += installed - paid
        installed = paid
    level = (table.co2 - limit + w.margin) / MEAN_PPM
    fossils = 0
    turns = turns_now * w.useful_turns
    price = w.missing_plant
    cost = 0.0
    demand: list[tuple[Any, ...]] = table.demand
    for slot in range(table.decade, table.setting.decades):
        for row in demand:
            if slot < len(row) and row[slot] is None:
                fossils += 1
        missing = SOFTNESS * (level + fossils - plants_by_then(turns, installed, proposed))
        cost += price * (missing if missing > STEEP else log(1.0 + exp(missing))) / SOFTNESS
        price *= w.later
        turns += turns_a_decade * w.useful_turns
    return cost


def plants_by_then(turns: float, installed: float, proposed: float) -> float:
    """Plants that `turns` main actions make of what lies on the board."""
    left = turns - installed
    if left <= 0.0:
        return turns
    if left <= 2.0 * proposed:
        return installed + left / 2.0
    return installed + proposed + (left - 2.0 * proposed) / 3.0
