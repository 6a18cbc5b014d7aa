"""The machine that runs any turn-based game declared as an `Edition`.

Two doors lead in, and both are named so: `apply` checks an action and raises `IllegalActionError`;
`apply_trusted` takes an action that came out of `legal()` and checks nothing.
"""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any, Generic

from .actions import Action, Codec
from .edition import Edition, T
from .frames import Frame
from .refusals import IllegalActionError, Refusal
from .rule import Emit, Event


class Game(Generic[T]):
    """One position of one game, and everything that may be asked of it."""

    __slots__ = ("edition", "table")

    def __init__(self, edition: Edition[T], table: T) -> None:
        self.edition = edition
        self.table = table

    # --- what is to be decided ---------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return not self.table.stack

    @property
    def decision(self) -> Frame:
        """The decision the game waits for. Ask `is_over` first."""
        return self.table.stack[-1]

    @property
    def to_act(self) -> int | None:
        """The seat that owes an answer, also when it is another player's turn."""
        return self.table.stack[-1].player if self.table.stack else None

    def legal(self, seat: int | None = None) -> list[Action]:
        """Every legal action of a seat; by default of the seat that owes an answer."""
        table = self.table
        if not table.stack or (seat is not None and seat < 0):
            return []
        frame = table.stack[-1]
        mine = frame if seat is None or seat == frame.player else Frame(frame.kind, seat)
        found = self._answers(frame) if mine is frame else []
        for rule in self.edition.anytime:
            found += rule.legal(table, mine)
        return found

    def _answers(self, frame: Frame) -> list[Action]:
        table = self.table
        found: list[Action] = []
        for rule in self.edition.decisions[frame.kind]:
            found += rule.legal(table, frame)
        return found

    def why_not(self, action: Action) -> Refusal | None:
        """None when the action is legal now, else what stands against it."""
        if not self.table.stack:
            return Refusal("game_over", "end_of_game")
        frame = self.table.stack[-1]
        rule = self.edition.rule_for.get((frame.kind, type(action)))
        if rule is None:
            return Refusal("not_now", "turn", (("action", action.kind), ("decision", frame.kind)))
        return rule.closed(self.table, frame) or rule.why_not(self.table, frame, action)

    def all_refusals(self, action: Action) -> list[Refusal]:
        """Everything that stands against an action, that of `why_not` first; nothing when it is legal.

        What forbids all actions of the kind is told alone, unless it is something that this action lacks."""
        first = self.why_not(action)
        rule = self.edition.rule_for.get((self.decision.kind, type(action))) if self.table.stack else None
        if first is None or rule is None:
            return [] if first is None else [first]
        found = list(rule.refusals(self.table, self.decision, action))
        return found if first in found else [first]

    def missing(self, decision: Frame, action: Action) -> list[Refusal]:
        """What would stand against an action in a decision that need not be open now: what its player lacks,
        not what the moment forbids."""
        rule = self.edition.rule_for[decision.kind, type(action)]
        return list(rule.refusals(self.table, decision, action))

    # --- the two doors -----------------------------------------------------------------------------

    def apply(self, action: Action) -> list[Event]:
        """The validated door: take a legal action, or raise IllegalActionError and change nothing."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self.apply_trusted(action)

    def apply_trusted(self, action: Action) -> list[Event]:
        """The trusted door: `action` must come out of `legal()`. Returns what happened, in order."""
        events: list[Event] = []
        self._take(action, events.append)
        self.settle(events.append)
        return events

    def _take(self, action: Action, emit: Emit) -> None:
        table = self.table
        frame = table.stack[-1]
        rule = self.edition.rule_for[frame.kind, type(action)]
        if rule.ends or (rule.answers and frame.kind not in self.edition.lasting):
            table.stack.pop()
        rule.apply(table, frame, action, emit)

    def settle(self, emit: Emit) -> None:
        """Carry out tasks, and decisions with a single answer, until somebody has to choose."""
        stack = self.table.stack
        tasks = self.edition.tasks
        automatic = self.edition.automatic
        while stack:
            frame = stack[-1]
            kind = frame.kind
            task = tasks.get(kind)
            if task is not None:
                stack.pop()
                task(self.table, frame, emit)
            elif kind in automatic:
                answers = self._answers(frame)
                if len(answers) != 1:
                    return
                self._take(answers[0], emit)
            else:
                return

    # --- the position as a whole ---------------------------------------------------------------------

    def copy(self) -> Game[T]:
        return Game(self.edition, self.table.copy())

    def fingerprint(self) -> str:
        """Equal for equal positions, on every system and Python version."""
        table = self.table
        fields = sorted((name, getattr(table, name)) for name in table.field_names())
        return hashlib.blake2b(repr(fields).encode(), digest_size=16).hexdigest()

    @property
    def result(self) -> Any:
        """How the game ended. Ask `is_over` first."""
        return self.edition.result(self.table)

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat may know, as plain data; -1 is an onlooker who sees no hand at all."""
        return self.edition.observe(self.table, seat)

    def deal_again(self, seat: int, chance: Random) -> Game[T]:
        """A game that looks the same to a seat; what it may not know is dealt anew."""
        return Game(self.edition, self.edition.deal_again(self.table, seat, chance))

    @property
    def codec(self) -> Codec:
        return self.edition.codec(self.table)
