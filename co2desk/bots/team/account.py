"""The points of a team from here to the end of the game, as far as they can be foreseen.

A team loses when its points fall below zero at the end of a decade (12, 13): after the open goals have been
paid for, and after the pollution above the limit has been bought back. So points, income, plants to come,
goals and air are one account, with a check at the end of every decade.
"""

from __future__ import annotations

from typing import NamedTuple

from co2desk.bots.rivals.planet import plants_by_then
from co2desk.engine.editions.second_chance.setting import SecondChanceSetting
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.ids import INSTALLED

USEFUL_TURNS = 0.72  # of all turns; the others serve something else than plants
PLANT_POINTS = 7.5
LATER_PLANT_POINTS = 10.0
KEPT_INCOME = 0.8  # the part of later incomes that is taken in points
GROWTH = 6.5  # of the team's income, in a decade
RESERVE = 4.0  # points that a team keeps when it buys more air than it has to


class Forecast(NamedTuple):
    """What the account is made of, and what is left of it at every check."""

    income: float
    plants: float
    air: float
    checks: list[float]


class Moment(NamedTuple):
    """What is still to come of this decade."""

    income: bool
    goals: bool
    supply: bool
    turns: int  # of all players, the current one not counted
    all_turns: int  # of this whole decade
    later: int  # turns of all later decades


def moment(table: SecondChanceTable) -> Moment:
    """The steps of the decade that wait on the stack, whose frames are in reverse order."""
    stack = table.stack
    setting = table.setting
    players = setting.players
    rounds = setting.rounds(table.decade)
    waiting = len(stack)
    goals = waiting > 3 and stack[3].kind == "goals"
    income = goals and waiting > 4 and stack[4].kind == "income"
    later = 0
    for decade in range(table.decade + 1, setting.decades + 1):
        later += setting.rounds(decade) * players
    supply = waiting > 2 and stack[2].kind == "energy_supply"
    if not stack or stack[0].kind != "decade_end":  # the game has not begun
        return Moment(True, True, True, rounds * players, rounds * players, later)
    turns = 0
    if income:
        gone = (table.active - table.start_player) % players + 1 if table.active >= 0 else players
        turns = (rounds - table.round) * players + players - gone
    return Moment(income, goals, supply, turns, rounds * players, later)


def turns_of_players(table: SecondChanceTable, now: Moment) -> list[int]:
    """The turns to come of each player; the current one counts as long as a UN goal can be claimed in it."""
    players = table.setting.players
    left = now.later // players
    if not now.income or table.active < 0:
        return [left] * players
    left += table.setting.rounds(table.decade) - table.round
    at = (table.active - table.start_player) % players
    found = [left + ((player - table.start_player) % players > at) for player in range(players)]
    found[table.active] += not table.used_card
    return found


def team_income(table: SecondChanceTable) -> int:
    """What all players together would earn now (11)."""
    setting = table.setting
    energies, ranks = setting.energies, setting.income_ranks
    total = 0
    for energy in range(energies):
        levels = table.expertise[energy::energies]
        income = setting.kit.tracks[energy].income
        first = max(levels)
        if not first:
            continue
        total += income[first - 1] * levels.count(first)
        if ranks > 1:
            second = 0
            for level in levels:
                if second < level < first:
                    second = level
            if second:
                total += income[second - 1] * levels.count(second)
    return total


def pipeline(table: SecondChanceTable, best: list[int]) -> tuple[float, float]:
    """Infrastructures and planned projects that somebody can build on soon."""
    marks = table.setting.kit.marks
    installed = planned = 0.0
    for space, stage in enumerate(table.space_stage):
        if stage:
            energy = table.space_energy[space]
            missing = marks[energy][table.space_level[space] - 1] - best[energy]
            near = 1.0 if missing <= 0 else (0.75 if missing == 1 else 0.4)
            if stage >= INSTALLED:
                installed += near
            else:
                planned += near
    return installed, planned


def forecast(  # noqa: PLR0915 - one account, line by line
    table: SecondChanceTable, now: Moment, best: list[int], tiles: list[float]
) -> Forecast:
    """`tiles`: what open goals cost in this decade and each later one."""
    setting: SecondChanceSetting = table.setting
    kit = setting.kit
    decade = table.decade
    pile = table.fossil_pile
    ppm = sum([kit.fossils[tile].ppm for tile in pile]) / len(pile) if pile else 0.0
    rows = table.demand
    points = float(table.vp[0])
    air = float(table.co2 - kit.loss_ppm) / kit.reduction_step
    deepest = float(setting.co2_floor - kit.loss_ppm) / kit.reduction_step
    installed, planned = pipeline(table, best)
    income = float(team_income(table))
    built = 0.0
    turns = now.turns * USEFUL_TURNS
    earned = plants = paid = 0.0
    checks: list[float] = []
    fresh: list[float] = []
    worth: list[float] = []
    incomes: list[float] = []
    last = len(tiles) - 1
    for later in range(last + 1):
        here = later == 0
        by_then = plants_by_then(turns, installed, planned)
        new = by_then - built
        built = by_then
        slot = decade - 1 + later
        empty = 0.0
        if now.supply or not here:
            for row in rows:
                if slot < len(row) and row[slot] is None:
                    empty += 1.0
        fresh.append((max(0.0, empty - new) - max(0.0, new - empty)) * ppm / kit.reduction_step)
        worth.append(new * (PLANT_POINTS if here else LATER_PLANT_POINTS))
        incomes.append((income if now.income else 0.0) if here else KEPT_INCOME * income)
        if later < last:
            turns += setting.rounds(decade + later + 1) * setting.players * USEFUL_TURNS
        income += GROWTH * (now.turns / now.all_turns if here else 1.0)
    to_come = sum(fresh)
    for later in range(last + 1):
        price = kit.decade_prices[decade - 1 + later]
        points += incomes[later] + worth[later]
        earned += incomes[later]
        plants += worth[later]
        if now.goals or later:
            points -= tiles[later]
        checks.append(points)
        air += fresh[later]
        to_come -= fresh[later]
        steps = air if air > 0.0 else 0.0
        if later < last:
            wanted = air + to_come  # air that will have to be bought some time: now it is cheapest
            spare = points - steps * price - RESERVE
            lack = tiles[later + 1] - incomes[later + 1] - worth[later + 1]
            if lack > 0.0:
                spare -= lack
            more = min(wanted - steps, air - steps - deepest, spare / price)
            if more > 0.0:
                steps += more
        air -= steps
        points -= steps * price
        paid += steps * price
        checks.append(points)
    return Forecast(earned, plants, -paid, checks)
