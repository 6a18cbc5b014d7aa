"""How likely a decade that is survived in a plan is lost all the same, by worse fossil plants (13).

A plan knows its fossil plants, the team does not. What is left after the air has been paid for, in points and
in ppm below the limit, is what bad luck may cost.
"""

from __future__ import annotations

from math import erfc, sqrt

from co2desk.bots.team.worlds import BAD_LUCK
from co2desk.engine.editions.second_chance.ending import CO2_LOST, POINTS_LOST
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.table import FossilPlant

STAKE = 150.0  # points of value that a lost game costs
ROUNDING = 5.0  # ppm: a step is bought as a whole


def price_of_luck(table: SecondChanceTable, decade: int) -> float:
    """What the danger costs that a decade ended otherwise than planned; the position is the one after it."""
    if table.ending in (POINTS_LOST, CO2_LOST):
        return 0.0
    kit = table.setting.kit
    slot = decade - 1
    drawn = sum([slot < len(row) and type(row[slot]) is FossilPlant for row in table.demand])
    kinds = [fossil.ppm for fossil in kit.fossils]
    tiles = [kinds[tile] for tile in table.fossil_pile]
    left = len(tiles)
    if not drawn or left < 2:
        return 0.0
    mean = sum(tiles) / left
    spread = sum([(ppm - mean) ** 2 for ppm in tiles]) / (left - 1)
    deviation = sqrt(drawn * spread * left / (left + drawn)) + 1e-6
    spare = kit.loss_ppm - table.co2 + kit.reduction_step * table.vp[0] / kit.decade_prices[slot]
    return STAKE * 0.5 * erfc((BAD_LUCK + spare - ROUNDING) / deviation / sqrt(2.0))
