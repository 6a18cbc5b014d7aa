"""What money, tech, CEPs and projects are worth, in either edition."""

from __future__ import annotations

from co2desk.bots.rivals.weights import Weights
from co2desk.engine.table.table import Table

FEW_DOLLARS = 10
MANY_DOLLARS = 18  # money beyond this only waits
FEW_CUBES, MANY_CUBES = 3, 6
SPARE_CEPS = 3  # beyond these one counts on no more than the usual price
THEIR_CEP = 0.05  # a CEP in a rival's region, by its price
NEARLY, AT_ONCE = 1, 2  # how soon a rival can build
NOT_MUCH = 0.6  # what is left of a project that a rival can build at once, compared with one nearly so
BEST_OFFERS = (1.0, 0.5, 0.25, 0.1)  # one can build on one project at a time


def money_worth(money: int, use: float, w: Weights) -> float:
    few = min(money, FEW_DOLLARS)
    more = max(0, min(money, MANY_DOLLARS) - FEW_DOLLARS)
    return 0.5 * money + use * (w.money * few + w.spare_money * more)


def tech_worth(tech: int, use: float, w: Weights) -> float:
    few = min(tech, FEW_CUBES)
    more = max(0, min(tech, MANY_CUBES) - FEW_CUBES)
    return use * (w.tech * few + w.spare_tech * more + 0.35 * max(0, tech - MANY_CUBES))


def cep_worth(cep: int, price: int, last_decade: bool, use: float, w: Weights) -> float:
    if last_decade:
        expected, spare = float(price), float(price)
    else:
        expected = 0.5 * (price + w.usual_price)
        spare = min(expected, 3.0)
    worth = 0.5 * expected * min(cep, SPARE_CEPS) + 0.5 * spare * max(0, cep - SPARE_CEPS)
    if cep:
        worth += use * w.first_cep
    if cep > 1:
        worth += use * w.second_cep
    return worth


def best_of(offers: list[float], own_turns: int) -> float:
    """What a player's best projects are worth together."""
    offers.sort(reverse=True)
    worth = 0.0
    for weight, offer in zip(BEST_OFFERS, offers, strict=False):
        worth += weight * offer
    return worth * min(1.0, own_turns / 1.5)


def loss_by(gifts: list[float], rivals: int) -> float:
    """What projects cost that rivals can build: one is built next, others may be."""
    if not gifts:
        return 0.0
    most = max(gifts)
    return (most + 0.3 * (sum(gifts) - most)) / rivals


def rival_builder(table: Table, player: int, energy: int, level: int, money: int, tech: int) -> int:
    """Whether a rival knows enough for a plant and has the means for it: AT_ONCE, NEARLY, or not (0)."""
    energies = table.setting.energies
    found = 0
    for other in range(table.setting.players):
        if other != player and table.expertise[other * energies + energy] >= level:
            money_left, tech_left = table.money[other] - money, table.tech[other] - tech
            if money_left >= 0 and tech_left >= 0:
                return AT_ONCE
            if money_left >= -2 and tech_left >= -1:
                found = NEARLY
    return found
