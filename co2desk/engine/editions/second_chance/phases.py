"""Which step of the decade a position lies in, read from what still waits on the stack."""

from __future__ import annotations

from ...table.ids import Region
from ...table.table import FossilPlant
from .ending import CO2_LOST, POINTS_LOST
from .sequence import COMPETITIVE_DECADE, TEAM_DECADE
from .setting import SecondChanceSetting
from .table import SecondChanceTable

SUPPLY, REDUCTION = "energy_supply", "reduction_step"


def steps_of(setting: SecondChanceSetting) -> tuple[str, ...]:
    """The steps of a decade, in order."""
    return COMPETITIVE_DECADE if setting.rivals else TEAM_DECADE


def step_of(table: SecondChanceTable) -> str:
    """The step that is being carried out: the last one that does not wait. "" before the first decade."""
    waiting = {frame.kind for frame in table.stack}
    begun = [step for step in steps_of(table.setting) if step not in waiting and "decade" not in waiting]
    return begun[-1] if begun else ""


def supply_has_begun(table: SecondChanceTable) -> bool:
    """Whether fossil plants of this decade can be on the board; after a loss it is not known."""
    steps = steps_of(table.setting)
    return step_of(table) in steps[steps.index(SUPPLY) :]


def decades_supplied(table: SecondChanceTable) -> int:
    """The number of decades whose demand has certainly been met."""
    lost_inside = table.ending in (POINTS_LOST, CO2_LOST)
    met = supply_has_begun(table) and step_of(table) != SUPPLY and not lost_inside
    return table.decade if met else table.decade - 1


def new_fossil_plants(table: SecondChanceTable) -> list[Region]:
    """Regions with a fossil plant in the slot of this decade, in the order in which they are visited."""
    slot = table.decade - 1
    return [
        region
        for region in table.setting.ring(table.setting.home)
        if slot < len(table.demand[region]) and isinstance(table.demand[region][slot], FossilPlant)
    ]
