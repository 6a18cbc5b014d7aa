"""How good a position of the first edition looks to one player, in victory points.

Every weight below is ours, set by playing the bots against each other; none is a rule.
"""

from __future__ import annotations

from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.table.ids import INSTALLED, Player, region_of
from co2desk.engine.table.table import GreenPlant

MEAN_PPM = 30  # of a fossil tile
LOST_VALUE = -60.0


def value(table: FirstTable, player: Player) -> float:
    if table.ending:
        return LOST_VALUE if table.ending == "planet_lost" else float(table.vp[player])
    left = table.setting.decades - table.decade
    return (
        table.vp[player]
        + goods(table, player, left)
        + knowledge(table, player, left)
        + people(table, player, left)
        + prospects(table, player)
        - climate(table)
    )


def goods(table: FirstTable, player: Player, left: int) -> float:
    money, tech, cep = table.money[player], table.tech[player], table.cep[player]
    worth = 0.55 * min(money, 16) + 0.45 * max(0, money - 16)
    worth += 1.4 * min(tech, 3) + 0.8 * max(0, min(tech, 6) - 3) + 0.2 * max(0, tech - 6)
    worth += (1.2 if cep else 0) + 0.45 * table.price * cep
    worth += 0.8 * len(table.lobby_hand[player]) * min(1, left + 1)
    for region in table.controlled(player):
        worth += 1.5 + 0.45 * table.price * table.region_cep[region]
    return worth + (5.0 if table.goal[player] else 0)


def knowledge(table: FirstTable, player: Player, left: int) -> float:
    """Levels pay income in the decades to come, open the way to the next plant, and carry bonuses."""
    setting = table.setting
    worth = 0.0
    for energy in range(setting.energies):
        level = table.level(player, energy)
        if not level:
            continue
        levels = table.expertise[energy :: setting.energies]
        ahead = len({other for other in levels if other > level})
        income = setting.kit.tracks[energy].income[level - 1]
        share = (1.0, 0.75)[ahead] if ahead < setting.income_ranks else 0.15
        worth += 0.45 * income * share * (left + 1) + 0.55 * level
        stack = table.plant_stack[energy]
        if stack:
            needed = setting.kit.plants[energy][stack[0]].tech
            worth += 1.6 if level >= needed else 1.0 * level / needed
    return worth


def people(table: FirstTable, player: Player, left: int) -> float:
    working = table.space_scientist.count(player)
    talking = sum(seats.count(player) for seats in table.summit_seats)
    free = table.hand_scientists[player]
    urge = 0.6 + 0.25 * left
    return urge * (1.8 * min(working, 2) + 0.7 * max(0, working - 2) + 1.4 * talking + 0.6 * free)


def prospects(table: FirstTable, player: Player) -> float:
    """Installed projects this player could build on soon."""
    setting = table.setting
    worth = 0.0
    for space, stage in enumerate(table.space_stage):
        if not stage:
            continue
        energy = table.space_energy[space]
        stack = table.plant_stack[energy]
        if not stack or table.is_green(region_of(space)):
            continue
        tile = setting.kit.plants[energy][stack[0]]
        ready = min(1.0, (table.level(player, energy) + 1) / (tile.tech + 1))
        worth += (2.4 if stage == INSTALLED else 0.9) * ready
    return min(worth, 5.0)


def climate(table: FirstTable) -> float:
    """How much the next supply phase is to be feared."""
    kit = table.setting.kit
    if table.decade >= table.setting.decades:
        return 0.0
    slot = table.decade
    coming = sum(1 for row in table.demand if slot < len(row) and row[slot] is None)
    level = table.co2 + MEAN_PPM * coming
    danger = max(0.0, level - kit.danger_ppm + 40) / (kit.loss_ppm - kit.danger_ppm)
    fear = 20.0 * danger * danger
    later = sum(1 for row in table.demand for plant in row[slot + 1 : slot + 2] if plant is None)
    green = sum(1 for row in table.demand for plant in row if type(plant) is GreenPlant)
    return fear + 0.25 * later - 0.3 * green
