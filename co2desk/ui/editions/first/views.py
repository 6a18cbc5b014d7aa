"""What lies on the places of CO₂ (2012) that Second Chance shows otherwise."""

from __future__ import annotations

from typing import NamedTuple

from co2desk.engine.table.ids import Energy, Player
from co2desk.engine.table.table import FossilPlant, GreenPlant


class FirstSlotView(NamedTuple):
    plant: FossilPlant | GreenPlant | None
    is_next: bool  # has to be supplied when the next decade begins


class FirstSpaceView(NamedTuple):
    energy: Energy
    stage: int
    scientist: Player
