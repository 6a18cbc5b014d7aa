"""The door for positions that did not come out of a game: written by hand, edited, or sent by somebody.

What passes is well formed, keeps every invariant and waits for a decision that play can lead to, so the
engine can go on from it like from any other position. Whatever is wrong is said at once.
"""

from __future__ import annotations

from ...table.shapes import Problem
from .document import from_document
from .invariants import problems as broken_invariants
from .position_checks import problem
from .sequence import EDITION
from .setting import FirstSetting
from .table import FirstTable
from .waiting import stack_problems

RICHEST = 9_999  # far beyond any game


def check_position(setting: FirstSetting, document: object) -> tuple[FirstTable | None, list[Problem]]:
    """The table of a document that a game can be continued from, or everything that is wrong with it."""
    table, problems = from_document(setting, document)
    if table is None:
        return None, problems
    problems = unknown_frames(table) or [
        *broken_invariants(table),
        *stack_problems(table),
        *too_much(table),
    ]
    # Only a sound position can be asked for answers: the rules trust their table.
    problems = problems or no_answer(table)
    return (None if problems else table), problems


def unknown_frames(table: FirstTable) -> list[Problem]:
    known = EDITION.decisions.keys() | EDITION.tasks.keys()
    return [
        problem(f"stack.{i}.kind", "unknown_frame")
        for i, frame in enumerate(table.stack)
        if frame.kind not in known
    ]


def too_much(table: FirstTable) -> list[Problem]:
    """Every bid that somebody can pay is listed, so nobody may be absurdly rich."""
    return [
        problem(f"money.{player}", "too_much", most=RICHEST)
        for player, money in enumerate(table.money)
        if money > RICHEST
    ]


def no_answer(table: FirstTable) -> list[Problem]:
    """Somebody has to be able to go on."""
    if not table.stack:
        return []
    frame = table.stack[-1]
    if any(rule.legal(table, frame) for rule in EDITION.decisions[frame.kind]):
        return []
    return [problem("stack", "nothing_to_decide")]
