"""Buy CO₂ back at the end of a decade: a slider in the prompt bar."""

from __future__ import annotations

from co2desk.engine.table import actions as act
from co2desk.engine.table.table import Table
from co2desk.ui.actions.record import ActionRecord


class ReduceCo2(ActionRecord[Table, act.ReduceCo2]):
    action = act.ReduceCo2
