"""Where a new green plant stands (first edition: specification 8.3; Second Chance: 9.C).

On the leftmost empty demand slot; in a full region it takes the place of the leftmost fossil plant, which
leaves the board with its pollution. Green plants are never replaced.
"""

from __future__ import annotations

from ..machine.rule import Emit
from ..table.events import FossilReplaced, PlantBuilt
from ..table.ids import Region
from ..table.table import FossilPlant, Green, Table


def place_plant(table: Table, region: Region, plant: Green, emit: Emit) -> bool:
    """Put a plant into a region that is not all green; True when a fossil plant was replaced."""
    row = table.demand[region]
    replaced = None
    if None in row:
        slot = row.index(None)
    else:
        slot, replaced = next((i, old) for i, old in enumerate(row) if type(old) is FossilPlant)
    table.demand[region] = (*row[:slot], plant, *row[slot + 1 :])
    emit(PlantBuilt(plant.owner, plant.energy, region, slot, plant[1]))
    if replaced is None:
        return False
    setting = table.setting
    table.fossil_removed += (replaced.fossil,)
    table.co2 = max(setting.co2_floor, table.co2 - setting.base.fossils[replaced.fossil].ppm)
    emit(FossilReplaced(region, slot, replaced.fossil, table.co2))
    return True
