"""Documents and positions of Second Chance; see `tests/engine/door.py`."""

from __future__ import annotations

from co2desk.engine.editions.second_chance import EDITIONS
from co2desk.engine.editions.second_chance.document import from_document, to_document
from co2desk.engine.editions.second_chance.invariants import problems
from co2desk.engine.editions.second_chance.position import check_position
from co2desk.engine.editions.second_chance.table import SecondChanceTable

from ..door import Door
from .mutations import mutated
from .steps import changes

DOOR: Door[SecondChanceTable] = Door(
    to_document,
    from_document,
    check_position,
    problems,
    changes,
    lambda table: EDITIONS[table.setting.mode],
    mutated,
)
