"""How good a position of Second Chance looks to one player, in victory points.

Partners look at the team's points, the goals still open and the air they share; rivals at their own. Every
weight below is ours, found by letting the bots play; none is a rule.
"""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.editions.second_chance.ending import LAST_DECADE, POINTS_LOST, WON
from co2desk.engine.editions.second_chance.goals import tiles
from co2desk.engine.editions.second_chance.personal_goals import progress
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.rules.income import earnings
from co2desk.engine.table.ids import INSTALLED, Player, region_of

MEAN_PPM = 30
TRIUMPH, DISASTER = 150.0, -80.0
MARGIN = 4  # points a team wants to have left after the next penalties


def value(table: SecondChanceTable, player: Player) -> float:
    if table.ending:
        return ended(table, player)
    together = not table.setting.rivals
    crowd = range(table.setting.players) if together else (player,)
    worth = float(table.vp[table.setting.account[player]]) + prospects(table, crowd)
    for partner in crowd:
        worth += goods(table, partner) + knowledge(table, partner) + people(table, partner)
    if together:
        return worth + team_goals(table, player) - team_worries(table)
    return worth + 4.5 * len(table.un_claimed[player]) + 5.0 * bool(table.goal[player]) - rival_worries(table)


def ended(table: SecondChanceTable, player: Player) -> float:
    if table.ending == WON:
        return TRIUMPH + table.vp[0]
    if table.ending == LAST_DECADE:
        return float(table.vp[player])
    missed = 2.0 * table.vp[0] if table.ending == POINTS_LOST else 40.0 - 0.1 * table.co2
    return DISASTER + 10.0 * table.decade + missed + sum(table.env_done)


def goods(table: SecondChanceTable, player: Player) -> float:
    money, tech, cep = table.money[player], table.tech[player], table.cep[player]
    worth = 0.5 * min(money, 14) + 0.08 * max(0, money - 14)
    worth += 1.4 * min(tech, 4) + 0.8 * max(0, tech - 4)
    worth += 0.78 * min(cep, 2) + 0.88 * max(0, cep - 2)
    return worth + 0.32 * len(table.lobby_hand[player]) + 1.2 * table.controller.count(player)


def knowledge(table: SecondChanceTable, player: Player) -> float:
    """Levels earn income, and open the way to plants of both levels."""
    setting = table.setting
    decades = setting.decades - table.decade + 1
    worth = 0.0
    for energy in range(setting.energies):
        level = table.level(player, energy)
        if not level:
            continue
        ahead = len({other for other in table.expertise[energy :: setting.energies] if other > level})
        share = (1.0, 0.8)[ahead] if ahead < setting.income_ranks else 0.1
        marks = setting.kit.marks[energy]
        worth += 0.09 * setting.kit.tracks[energy].income[level - 1] * share * decades + 0.44 * level
        worth += 1.5 if level >= marks.level1 else 0.75 * level / marks.level1
        worth += 0.48 * (level >= marks.level2)
    return worth


def people(table: SecondChanceTable, player: Player) -> float:
    working = table.space_scientist.count(player)
    talking = sum(seats.count(player) for seats in table.summit_seats)
    return 1.4 * working + 1.9 * talking + 0.5 * table.hand_scientists[player]


def prospects(table: SecondChanceTable, crowd: Iterable[Player]) -> float:
    """Infrastructures and planned projects that somebody of the crowd knows how to use."""
    setting = table.setting
    worth = 1.0 * sum(sum(table.infrastructures_of(player)) for player in crowd)
    for space, stage in enumerate(table.space_stage):
        if stage and not table.is_green(region_of(space)):
            energy = table.space_energy[space]
            needed = setting.kit.marks[energy][table.space_level[space] - 1]
            best = max(table.level(player, energy) for player in crowd)
            worth += (3.75 if stage == INSTALLED else 0.92) * min(1.0, (best + 1) / (needed + 1))
    return worth


def team_goals(table: SecondChanceTable, player: Player) -> float:
    """Goals achieved save points in every decade to come; own goals and UN goals decide at the end."""
    setting = table.setting
    saved = sum(setting.kit.decade_prices[table.decade - 1 :])
    worth = 0.0
    for done, tile in zip(table.env_done, tiles(table), strict=True):
        if done:
            worth += 0.8 * saved
        elif tile.kind in ("knowledge_half", "knowledge_last"):
            best = max(table.expertise[tile.value :: setting.energies])
            half = setting.kit.marks[tile.value].half
            target = half if tile.kind == "knowledge_half" else setting.track_length(tile.value)
            worth += 1.25 * saved * (best / target) ** 2
    worth -= 2.0 * max(0, len(table.un_row) - setting.kit.un_open_allowed)
    urgent = 2.5 if table.decade == setting.decades else 1.0
    for card in table.personal[player]:
        have, needed = progress(table, player, card)
        worth += 1.8 * urgent * (1.0 if have >= needed else have / needed)
    return worth


def team_worries(table: SecondChanceTable) -> float:
    """Pollution to buy back, slots that will burn later, and points missing for the next penalties."""
    setting = table.setting
    coming = sum(1 for row in table.demand if row[table.decade - 1] is None)
    later = sum(1 for row in table.demand for plant in row[table.decade :] if plant is None)
    price = setting.kit.decade_prices[table.decade - 1]
    level = table.co2 + MEAN_PPM * coming
    to_buy = price * max(0.0, level - setting.kit.loss_ppm + 20) / 10
    income = sum(earnings(table, setting.income_ranks))
    left = table.vp[0] + income - price * table.env_done.count(0) - to_buy
    return to_buy + 0.02 * level + 1.2 * later + 1.2 * max(0.0, MARGIN - left)


def rival_worries(table: SecondChanceTable) -> float:
    setting = table.setting
    if table.decade >= setting.decades:
        return 0.0
    coming = sum(1 for row in table.demand if table.decade < len(row) and row[table.decade] is None)
    danger = max(0.0, table.co2 + MEAN_PPM * coming - 360.0) / (setting.kit.loss_ppm - 360.0)
    return 16.0 * danger * danger
