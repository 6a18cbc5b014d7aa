"""The door for positions of Second Chance that did not come out of a game; see `rules/position`."""

from __future__ import annotations

from ...rules.position import admitted
from ...table.shapes import Problem
from .document import from_document
from .invariants import problems as broken_invariants
from .sequence import EDITIONS
from .setting import SecondChanceSetting
from .table import SecondChanceTable
from .waiting import stack_problems


def check_position(
    setting: SecondChanceSetting, document: object, played: bool = False
) -> tuple[SecondChanceTable | None, list[Problem]]:
    """The table of a document that a game can be continued from, or everything that is wrong with it.

    A position that was `played` came out of a game, and so did what waits on its stack.
    """
    checks = (broken_invariants,) if played else (broken_invariants, stack_problems)
    return admitted(from_document(setting, document), EDITIONS[setting.mode], *checks)
