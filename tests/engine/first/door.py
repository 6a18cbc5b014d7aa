"""Documents and positions of the first edition; see `tests/engine/door.py`."""

from __future__ import annotations

from co2desk.engine.editions.first import EDITION
from co2desk.engine.editions.first.document import from_document, to_document
from co2desk.engine.editions.first.invariants import problems
from co2desk.engine.editions.first.position import check_position
from co2desk.engine.editions.first.table import FirstTable

from ..door import Door
from .mutations import mutated
from .steps import changes

DOOR: Door[FirstTable] = Door(
    to_document, from_document, check_position, problems, changes, lambda table: EDITION, mutated
)
