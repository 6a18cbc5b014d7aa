"""The door for positions of the first edition that did not come out of a game; see `rules/position`."""

from __future__ import annotations

from ...rules.position import admitted
from ...table.shapes import Problem
from .document import from_document
from .invariants import problems as broken_invariants
from .sequence import EDITION
from .setting import FirstSetting
from .table import FirstTable
from .waiting import stack_problems


def check_position(
    setting: FirstSetting, document: object, played: bool = False
) -> tuple[FirstTable | None, list[Problem]]:
    """The table of a document that a game can be continued from, or everything that is wrong with it.

    A position that was `played` came out of a game, and so did what waits on its stack.
    """
    checks = (broken_invariants,) if played else (broken_invariants, stack_problems)
    return admitted(from_document(setting, document), EDITION, *checks)
