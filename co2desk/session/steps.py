"""The steps of a game to walk through: where decades and turns begin, who decided, how the level stood.

Step `i` is the position before action `i`, and the last step is the position now, as in `history`.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import NOBODY
from co2desk.engine.table.actions import CashCompanyGoal
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.session.history import DecadeStart, Series, changes, limits, series
from co2desk.session.session import Session


class Turn(NamedTuple):
    """A turn, or what lies between two turns: the set-up, income and supply, the end. That is nobody's."""

    step: int  # where it begins
    decade: int
    round: int
    player: Player


@dataclass(frozen=True, slots=True)
class Steps:
    last: int  # the step that is now
    turns: tuple[Turn, ...]
    decades: tuple[DecadeStart, ...]
    deciders: Sequence[Player]  # by action
    ppm: Series
    danger: int  # from this level on the climate strikes; 0 where it does not
    loss: int  # from this level on the planet is lost

    def inside(self, step: int) -> int:
        """The step, or the nearest one that there is."""
        return max(0, min(step, self.last))

    def turn_at(self, step: int) -> Turn:
        return self.turns[bisect_right(self.turns, step, key=lambda turn: turn.step) - 1]

    def next_turn(self, step: int) -> int:
        return self._after(step, [turn.step for turn in self.turns])

    def previous_turn(self, step: int) -> int:
        """The beginning of the turn; from there the beginning of the one before."""
        return self._before(step, [turn.step for turn in self.turns])

    def next_decade(self, step: int) -> int:
        return self._after(step, [start.step for start in self.decades])

    def previous_decade(self, step: int) -> int:
        """The beginning of the decade; from there the beginning of the one before."""
        return self._before(step, [start.step for start in self.decades])

    def _after(self, step: int, starts: Sequence[int]) -> int:
        found = bisect_right(starts, step)
        return starts[found] if found < len(starts) else self.last

    @staticmethod
    def _before(step: int, starts: Sequence[int]) -> int:
        return starts[max(0, bisect_left(starts, step) - 1)]

    def since(self, seat: Player) -> int | None:
        """Where the last decision of a seat was made before others had theirs; None when nobody else has had
        one since. What the seat has decided in a turn that is going on does not count.

        What that decision brought belongs to it: the end of a turn may bring a whole supply phase.
        """
        return since(self.deciders, seat)


def steps_of(session: Session) -> Steps:
    tables = [*session.positions, session.game.table]
    decade = series(table.decade for table in tables)
    danger, loss = limits(tables[-1].setting)
    return Steps(
        last=len(session.actions),
        turns=tuple(turns(tables)),
        decades=(DecadeStart(0, decade[0]), *(DecadeStart(*found) for found in changes(decade))),
        deciders=deciders(session),
        ppm=series(table.co2 for table in tables),
        danger=danger,
        loss=loss,
    )


def turns(tables: Iterable[Table]) -> Iterable[Turn]:
    before = None
    for step, table in enumerate(tables):
        now = (table.decade, table.round, table.active)
        if now != before:
            yield Turn(step, *now)
        before = now


def deciders(session: Session) -> list[Player]:
    """Who decided each action."""
    return [decider(*pair) for pair in zip(session.actions, session.positions, strict=True)]


def decider(action: Action, table: Table) -> Player:
    """Whoever was asked; a company goal is discarded at any time, by its owner (G-41, DP-24)."""
    if isinstance(action, CashCompanyGoal):
        return action.player
    return table.stack[-1].player


def since(deciders: Sequence[Player], seat: Player) -> int | None:
    others = next((step for step in reversed(range(len(deciders))) if deciders[step] != seat), None)
    if seat == NOBODY or others is None:
        return None
    return next((step for step in reversed(range(others)) if deciders[step] == seat), 0)
