"""How far a team is from the UN goals it still has to claim.

Only own infrastructures under plants count for a card (8.C), so it pays when one partner owns most of them.
The estimate claims card after card, always the cheapest one, and lets the plants of earlier ones count.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from co2desk.engine.editions.second_chance.setting import SecondChanceSetting

NEW_PLANT = 3.0  # turns: plan, prepare, build
ON_INFRASTRUCTURE = 1.0  # turns: build


class UnNeed(NamedTuple):
    """What it takes to claim all but the allowed cards."""

    cards: int
    turns: float
    tech: int
    ready: int  # cards of these that could be claimed at once, but for the tech


@lru_cache(maxsize=50_000)
def un_need(
    setting: SecondChanceSetting,
    row: tuple[int, ...],
    supporting: tuple[int, ...],
    infrastructures: tuple[int, ...],
) -> UnNeed:
    """`supporting` and `infrastructures` by player and energy, as on the table."""
    due = len(row) - setting.kit.un_open_allowed
    if due <= 0:
        return UnNeed(0, 0.0, 0, 0)
    energies = setting.energies
    built = list(supporting)
    waiting = [all_of - done for all_of, done in zip(infrastructures, supporting, strict=True)]
    cards = [setting.un_by_number[number] for number in row]
    turns, tech, ready = 0.0, 0, 0
    for _ in range(due):
        best, chosen, host = 1e9, cards[0], 0
        for card in cards:
            for player in range(setting.players):
                cost = 0.1 * card.tech + price(card.energies, built, waiting, player * energies)
                if cost < best:
                    best, chosen, host = cost, card, player
        cards.remove(chosen)
        cost = claim(chosen.energies, built, waiting, host * energies)
        turns += cost
        tech += chosen.tech
        ready += not cost
    return UnNeed(due, turns, tech, ready)


def price(wanted: tuple[int, ...], built: list[int], waiting: list[int], first: int) -> float:
    """Turns until a player's infrastructures carry what a card shows."""
    cost = 0.0
    for energy in set(wanted):
        missing = wanted.count(energy) - built[first + energy]
        if missing > 0:
            begun = min(missing, waiting[first + energy])
            cost += ON_INFRASTRUCTURE * begun + NEW_PLANT * (missing - begun)
    return cost


def claim(wanted: tuple[int, ...], built: list[int], waiting: list[int], first: int) -> float:
    """The same, and these plants count from now on."""
    cost = price(wanted, built, waiting, first)
    for energy in set(wanted):
        missing = wanted.count(energy) - built[first + energy]
        if missing > 0:
            waiting[first + energy] -= min(missing, waiting[first + energy])
            built[first + energy] += missing
    return cost
