"""Fossil plants, and what disasters take (first edition: specification 6.2, 6.3; Second Chance: 13, 14).

Settles D-54, G-06, G-08, A36, A37.
"""

from __future__ import annotations

from ..machine.rule import Emit
from ..table.events import FossilPileEmpty, FossilPlantPlaced, RegionTechReturned, TechDonated
from ..table.ids import Player, Region
from ..table.table import FossilPlant, Table
from .goods import lose_points


def draw_fossil(table: Table, region: Region, slot: int, emit: Emit) -> bool:
    """The next tile of the pile into a slot; False when there is none."""
    if not table.fossil_pile:
        emit(FossilPileEmpty(region))
        return False
    fossil, table.fossil_pile = table.fossil_pile[0], table.fossil_pile[1:]
    row = table.demand[region]
    table.demand[region] = (*row[:slot], FossilPlant(fossil), *row[slot + 1 :])
    table.co2 += table.setting.base.fossils[fossil].ppm
    emit(FossilPlantPlaced(region, slot, fossil, table.co2))
    return True


def return_region_tech(table: Table, emit: Emit) -> None:
    """Every region with cubes gives one back to the supply."""
    for region, cubes in enumerate(table.region_tech):
        if cubes:
            table.region_tech[region] -= 1
            table.tech_supply += 1
            emit(RegionTechReturned(region))


def donate_or_lose(table: Table, player: Player, region: Region, tech: int, points: int, emit: Emit) -> None:
    """A player who is not safe from a disaster gives cubes to the region, or loses points without any."""
    if table.tech[player] >= tech:
        table.tech[player] -= tech
        table.region_tech[region] += tech
        emit(TechDonated(player, region))
    else:
        lose_points(table, player, points, "event", emit)
