"""How far a team is from the UN goals it still has to claim.

Only own infrastructures under plants count for a card (8.C), so it pays when one partner owns most of them.
But whoever owns them claims one card a turn at most, from the own tech. The estimate claims card after card,
always the cheapest one, and lets the plants of earlier ones count.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from co2desk.engine.editions.second_chance.setting import SecondChanceSetting
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.ids import PROPOSED

NEW_PLANT = 3.0  # turns: plan, prepare, build
ON_PROJECT = 2.0  # turns: prepare, build
ON_INFRASTRUCTURE = 1.0  # turns: build


CLAIMED_BEFORE = 0.3  # turns by which a further card of the same player is dearer: it has to wait
TECH = 0.1  # turns for a cube


class UnNeed(NamedTuple):
    """What it takes to claim all but the allowed cards."""

    cards: int
    turns: float  # of the whole team
    tech: tuple[int, ...]  # by player, like the next two
    claims: tuple[int, ...]
    prepared: tuple[int, ...]  # infrastructures that the player still has to prepare


@lru_cache(maxsize=50_000)
def un_need(
    setting: SecondChanceSetting,
    row: tuple[int, ...],
    supporting: tuple[int, ...],
    infrastructures: tuple[int, ...],
    projects: tuple[int, ...],
) -> UnNeed:
    """`supporting` and `infrastructures` by player and energy, as on the table; `projects` that are planned,
    by energy: whoever prepares one owns it."""
    due = len(row) - setting.kit.un_open_allowed
    players, energies = setting.players, setting.energies
    tech, claims, prepared = [0] * players, [0] * players, [0] * players
    turns = 0.0
    built = list(supporting)
    waiting = [all_of - done for all_of, done in zip(infrastructures, supporting, strict=True)]
    planned = list(projects)
    cards = [setting.un_by_number[number] for number in row]
    for _ in range(due):
        best, chosen, host = 1e9, cards[0], 0
        for card in cards:
            for player in range(players):
                cost = price(card.energies, built, waiting, planned, player * energies)
                cost += TECH * card.tech + CLAIMED_BEFORE * claims[player]
                if cost < best:
                    best, chosen, host = cost, card, player
        cards.remove(chosen)
        cost, new = claim(chosen.energies, built, waiting, planned, host * energies)
        turns += cost
        tech[host] += chosen.tech
        claims[host] += 1
        prepared[host] += new
    return UnNeed(max(0, due), turns, tuple(tech), tuple(claims), tuple(prepared))


def price(
    wanted: tuple[int, ...], built: list[int], waiting: list[int], planned: list[int], first: int
) -> float:
    """Turns until a player's infrastructures carry what a card shows."""
    cost = 0.0
    for energy in set(wanted):
        missing = wanted.count(energy) - built[first + energy]
        if missing > 0:
            begun = min(missing, waiting[first + energy])
            missing -= begun
            ready = min(missing, planned[energy])
            cost += ON_INFRASTRUCTURE * begun + ON_PROJECT * ready + NEW_PLANT * (missing - ready)
    return cost


def claim(
    wanted: tuple[int, ...], built: list[int], waiting: list[int], planned: list[int], first: int
) -> tuple[float, int]:
    """The same, and these plants count from now on; and how many infrastructures have to be prepared."""
    cost = price(wanted, built, waiting, planned, first)
    new = 0
    for energy in set(wanted):
        missing = wanted.count(energy) - built[first + energy]
        if missing > 0:
            built[first + energy] += missing
            begun = min(missing, waiting[first + energy])
            waiting[first + energy] -= begun
            planned[energy] -= min(missing - begun, planned[energy])
            new += missing - begun
    return cost, new


def team_need(table: SecondChanceTable) -> UnNeed:
    setting = table.setting
    projects = [0] * setting.energies
    for space, stage in enumerate(table.space_stage):
        if stage == PROPOSED:
            projects[table.space_energy[space]] += 1
    return un_need(
        setting, table.un_row, tuple(table.supporting), tuple(table.infrastructures), tuple(projects)
    )


def tech_missing(table: SecondChanceTable, need: UnNeed) -> int:
    """Cubes that those who claim do not have yet."""
    missing = 0
    for player, cubes in enumerate(need.tech):
        if cubes > table.tech[player]:
            missing += cubes - table.tech[player]
    return missing


def turns_missing(need: UnNeed, left: list[int]) -> int:
    """Turns that those who claim do not have any more, of `left` by player: a claim takes one, and an
    infrastructure another one's main action."""
    missing = 0
    for player, turns in enumerate(left):
        missing += max(0, need.claims[player] - turns, need.prepared[player] - turns)
    return missing
