"""What a computer player thought about one decision: what it chose, what else it saw, and why."""

from __future__ import annotations

from typing import NamedTuple

from co2desk.engine.machine.actions import Action

FEWEST_POINTS = 0.3  # a term that changes less is no reason
MOST_REASONS = 2


class Reason(NamedTuple):
    """A term of the player's own valuation, and how many points it changes by."""

    term: str
    points: float


class Idea(NamedTuple):
    """Actions that belong together, what they are worth compared with the position now, and why."""

    actions: tuple[Action, ...]
    points: float
    reasons: tuple[Reason, ...]


class Thought(NamedTuple):
    """The first idea is the one that was chosen; it begins with `action`."""

    action: Action
    ideas: tuple[Idea, ...] = ()


def reasons(
    names: tuple[str, ...], before: tuple[float, ...], after: tuple[float, ...]
) -> tuple[Reason, ...]:
    """The terms that weigh most in a change, the weightiest first."""
    changes = [Reason(name, new - old) for name, old, new in zip(names, before, after, strict=True)]
    changes.sort(key=lambda reason: abs(reason.points), reverse=True)
    return tuple(reason for reason in changes[:MOST_REASONS] if abs(reason.points) >= FEWEST_POINTS)
