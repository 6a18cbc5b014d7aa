"""What rule tests of both editions say about a stage: what it asks, what it refuses, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.machine.rule import Event

from .stage import Stage


def asks(s: Stage[Any], decision: str, player: int, answers: Sequence[Any]) -> None:
    """The game waits for this decision, with exactly these answers, of this player and of nobody else."""
    assert s.waiting == (decision, player)
    assert sorted(map(str, s.options())) == sorted(map(str, answers))
    others = [seat for seat in range(s.table.setting.players) if seat != player]
    assert [s.options(seat) for seat in others] == [[]] * len(others)


def denied(s: Stage[Any], refusal: Refusal, kind: str, **values: Any) -> None:
    """Not offered, and refused for exactly this reason, by a rule that can be looked up."""
    assert s.why(kind, **values) == refusal
    assert not s.can(kind, **values)
    assert refusal.rule in s.game.edition.references


def happened(s: Stage[Any], event: Event) -> bool:
    """Is this one of the events of the last action?"""
    return event in s.events
