"""What the log says about one step. Works on the log itself and on a part of it.

The seat that reads it is the log's own, so nothing is told here that the log would not tell.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel

from co2desk.ui.log.lines import TURN, LogLine, Weight
from co2desk.ui.log.model import Role


def rows_at(model: QAbstractItemModel, step: int) -> range:
    """The rows of a step, which may be none; an empty range begins where they would stand."""
    rows = range(model.rowCount())

    def step_of(row: int) -> int:
        found: int = model.index(row, 0).data(Role.STEP)
        return found

    return range(bisect_left(rows, step, key=step_of), bisect_right(rows, step, key=step_of))


def told_at(model: QAbstractItemModel, step: int) -> list[LogLine]:
    """Everything that a step brought."""
    return [model.index(row, 0).data(Role.LINE) for row in rows_at(model, step)]


def gist_of(told: Sequence[LogLine]) -> list[LogLine]:
    """What a step was about, of all that it brought: its facts, without what they cost, and without headings.

    It begins with whoever acted: "Anna ends the turn", "Anna pays a CEP", then the fossil plant that was due.
    """
    lines = [line for line in told if line.weight > Weight.TURN]
    facts = [line for line in lines if line.weight == Weight.FACT]
    if not lines or lines[0].weight == Weight.FACT:
        return facts
    first = lines[0]
    is_told = bool(facts) and facts[0].player == first.player and first.kind != TURN
    return facts if is_told else [first, *facts]
