"""How good a position of Second Chance looks to one player, in victory points.

Partners look at the team's points, the goals still open and the air they share; rivals at their own. Every
weight below is ours, set by playing the bots; none is a rule.
"""

from __future__ import annotations

from co2desk.engine.editions.second_chance.ending import LAST_DECADE, WON
from co2desk.engine.editions.second_chance.goals import events_for, tiles
from co2desk.engine.editions.second_chance.personal_goals import progress
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.ids import GRANTS, INSTALLED, Player

MEAN_PPM = 30
TRIUMPH, DISASTER = 150.0, -80.0


def value(table: SecondChanceTable, player: Player) -> float:
    if table.ending == WON:
        return TRIUMPH + table.vp[0]
    if table.ending == LAST_DECADE:
        return float(table.vp[player])
    if table.ending:
        return DISASTER + 2.0 * table.decade
    left = table.setting.decades - table.decade
    together = max(table.setting.account) == 0
    worth = float(table.vp[table.setting.account[player]])
    crowd = range(table.setting.players) if together else (player,)
    for partner in crowd:
        worth += goods(table, partner) + knowledge(table, partner, left) + people(table, partner)
        worth += prospects(table, partner)
    if together:
        return worth + team_goals(table, player, left) - team_climate(table)
    return worth + own_goals(table, player, left) - rival_climate(table)


def goods(table: SecondChanceTable, player: Player) -> float:
    money, tech, cep = table.money[player], table.tech[player], table.cep[player]
    worth = 0.5 * min(money, 16) + 0.25 * max(0, money - 16)
    worth += 1.4 * min(tech, 4) + 0.5 * max(0, tech - 4)
    worth += 1.3 * min(cep, 2) + 0.35 * max(0, cep - 2) + 0.5 * len(table.lobby_hand[player])
    return worth + 1.2 * table.controller.count(player)


def knowledge(table: SecondChanceTable, player: Player, left: int) -> float:
    setting = table.setting
    worth = 0.0
    for energy in range(setting.energies):
        level = table.level(player, energy)
        if not level:
            continue
        levels = table.expertise[energy :: setting.energies]
        ahead = len({other for other in levels if other > level})
        share = (1.0, 0.8)[ahead] if ahead < setting.income_ranks else 0.1
        worth += 0.45 * setting.kit.tracks[energy].income[level - 1] * share * (left + 1) + 0.35 * level
        marks = setting.kit.marks[energy]
        worth += (1.5 if level >= marks.level1 else 0.7 * level / marks.level1) + (level >= marks.level2)
    return worth


def people(table: SecondChanceTable, player: Player) -> float:
    working = table.space_scientist.count(player)
    talking = sum(seats.count(player) for seats in table.summit_seats)
    return 1.1 * working + 1.9 * talking + 0.6 * table.hand_scientists[player]


def prospects(table: SecondChanceTable, player: Player) -> float:
    """Infrastructures, and projects that may become some."""
    worth = 0.0
    for space, stage in enumerate(table.space_stage):
        if stage and not table.is_green(space // GRANTS):
            energy = table.space_energy[space]
            needed = table.setting.kit.marks[energy][table.space_level[space] - 1]
            ready = min(1.0, (table.level(player, energy) + 1) / (needed + 1))
            worth += (1.6 if stage == INSTALLED else 0.6) * ready
    return min(worth, 6.0) / table.setting.players + 0.4 * sum(table.infrastructures_of(player))


def team_goals(table: SecondChanceTable, player: Player, left: int) -> float:
    prices = table.setting.kit.decade_prices[table.decade - 1 :]
    worth = 0.0
    for done, tile in zip(table.env_done, tiles(table), strict=True):
        if done:
            worth += 0.8 * sum(prices)
        elif tile.kind in ("knowledge_half", "knowledge_last"):
            best = max(table.expertise[tile.value :: table.setting.energies])
            half = table.setting.kit.marks[tile.value].half
            target = half if tile.kind == "knowledge_half" else table.setting.track_length(tile.value)
            worth += 0.5 * sum(prices) * (best / target) ** 2
        else:
            worth += 0.0 * events_for(table, tile)
    open_cards = len(table.un_row) - table.setting.kit.un_open_allowed
    worth -= 2.5 * max(0, open_cards)
    for card in table.personal[player]:
        have, needed = progress(table, player, card)
        worth += (3.0 + 4.0 * (left == 0)) * min(1.0, have / needed)
    return worth


def team_climate(table: SecondChanceTable) -> float:
    """Pollution has to be bought back with points, ever more of them."""
    setting = table.setting
    coming = sum(1 for row in table.demand if row[table.decade - 1] is None)
    later = sum(1 for row in table.demand for plant in row[table.decade :] if plant is None)
    price = setting.kit.decade_prices[table.decade - 1]
    level = table.co2 - setting.kit.loss_ppm + MEAN_PPM * coming
    return price * max(0.0, level + 20) / 10 + 0.04 * (table.co2 + MEAN_PPM * coming) + 1.2 * later


def own_goals(table: SecondChanceTable, player: Player, left: int) -> float:
    scored = len(table.un_claimed[player])
    return 4.5 * scored + (5.0 if table.goal[player] else 0.0)


def rival_climate(table: SecondChanceTable) -> float:
    setting = table.setting
    if table.decade >= setting.decades:
        return 0.0
    coming = sum(1 for row in table.demand if row[table.decade] is None)
    level = table.co2 + MEAN_PPM * coming
    danger = max(0.0, level - 360.0) / (setting.kit.loss_ppm - 360.0)
    return 16.0 * danger * danger
