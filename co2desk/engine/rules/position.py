"""The door for positions that did not come out of a game: written by hand, edited, or sent by somebody.

What passes is well formed, keeps every invariant and waits for a decision that play can lead to, so the
engine can go on from it like from any other position. Whatever is wrong is said at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from ..machine.edition import Edition
from ..table.shapes import Problem
from ..table.table import Table
from .invariants import problem

T = TypeVar("T", bound=Table)
RICHEST = 9_999  # far beyond any game


def admitted(
    read: tuple[T | None, list[Problem]], edition: Edition[T], *checks: Callable[[T], Iterable[Problem]]
) -> tuple[T | None, list[Problem]]:
    """The table that was read, if a game can be continued from it, or everything that is wrong with it."""
    table, problems = read
    if table is None:
        return None, problems
    problems = unknown_frames(table, edition) or [
        *(found for check in checks for found in check(table)),
        *too_much(table),
    ]
    # Only a sound position can be asked for answers: the rules trust their table.
    problems = problems or no_answer(table, edition)
    return (None if problems else table), problems


def unknown_frames(table: T, edition: Edition[T]) -> list[Problem]:
    known = edition.decisions.keys() | edition.tasks.keys()
    return [
        problem(f"stack.{i}.kind", "unknown_frame")
        for i, frame in enumerate(table.stack)
        if frame.kind not in known
    ]


def too_much(table: Table) -> list[Problem]:
    """Every amount that somebody can pay may be listed, so nobody may be absurdly rich."""
    return [
        problem(f"money.{player}", "too_much", most=RICHEST)
        for player, money in enumerate(table.money)
        if money > RICHEST
    ]


def no_answer(table: T, edition: Edition[T]) -> list[Problem]:
    """Somebody has to be able to go on."""
    if not table.stack:
        return []
    frame = table.stack[-1]
    if any(rule.is_possible(table, frame) for rule in edition.decisions[frame.kind]):
        return []
    return [problem("stack", "nothing_to_decide")]
