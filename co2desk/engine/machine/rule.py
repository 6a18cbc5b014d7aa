"""One rule, one shape.

A rule offers one kind of action inside one kind of decision. It reads from top to bottom:

- `closed` says why no action of this kind is possible now (conditions that do not depend on the action);
- `candidates` walks the table and yields the few actions worth testing;
- `why_not` is the only statement of the conditions of a single action; where several things can be missing at
  once, `refusals` states them one after the other, and `why_not` is the first (`NeedsRule`);
- `apply` carries a legal action out and emits what happened.

`legal = candidates where why_not is None`. A rule whose candidates need no further test says
`exact = True`; the property tests hold it to that promise with every action that can be written down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, Generic, TypeVar

from .actions import Action
from .frames import Frame
from .refusals import Refusal

T_contra = TypeVar("T_contra", contravariant=True)
A = TypeVar("A", bound=Action)

Event = tuple[Any, ...]
Emit = Callable[[Event], None]
Task = Callable[[Any, Frame, Emit], None]


class Rule(Generic[T_contra, A]):
    action: type[Action]  # set by the class, or by an instance that wraps another rule
    rule: str  # code of the rulebook reference
    exact: ClassVar[bool] = False  # candidates are legal as they come
    answers: ClassVar[bool] = True  # False: an aside, which leaves the open decision as it is
    ends: ClassVar[bool] = False  # ends a lasting decision, such as a turn

    def closed(self, table: T_contra, frame: Frame) -> Refusal | None:
        return None

    def candidates(self, table: T_contra, frame: Frame) -> Iterable[A]:
        raise NotImplementedError

    def why_not(self, table: T_contra, frame: Frame, action: A) -> Refusal | None:
        raise NotImplementedError

    def refusals(self, table: T_contra, frame: Frame, action: A) -> Iterator[Refusal]:
        """Everything that stands against a single action, that of `why_not` first."""
        refusal = self.why_not(table, frame, action)
        if refusal is not None:
            yield refusal

    def apply(self, table: T_contra, frame: Frame, action: A, emit: Emit) -> None:
        raise NotImplementedError

    def legal(self, table: T_contra, frame: Frame) -> Iterable[A]:
        if self.closed(table, frame) is not None:
            return ()
        if self.exact:
            return self.candidates(table, frame)
        why_not = self.why_not
        return [a for a in self.candidates(table, frame) if why_not(table, frame, a) is None]

    def is_possible(self, table: T_contra, frame: Frame) -> bool:
        """Is there any legal action of this kind? Stops at the first one."""
        if self.closed(table, frame) is not None:
            return False
        for action in self.candidates(table, frame):
            if self.exact or self.why_not(table, frame, action) is None:
                return True
        return False


class NeedsRule(Rule[T_contra, A]):
    """An action that needs several things: goods, knowledge, pieces. All that is missing is told at once.

    Where the rest makes no sense without a condition, such as a project to build on, the list ends there."""

    def refusals(self, table: T_contra, frame: Frame, action: A) -> Iterator[Refusal]:
        raise NotImplementedError

    def why_not(self, table: T_contra, frame: Frame, action: A) -> Refusal | None:
        return next(self.refusals(table, frame, action), None)


class OpenRule(Rule[T_contra, A]):
    """Every candidate is legal: the action has no conditions of its own."""

    exact = True

    def why_not(self, table: T_contra, frame: Frame, action: A) -> Refusal | None:
        return None


class OnlyRule(OpenRule[T_contra, A]):
    """There is one action of this kind, and it is `only` a question of `closed`."""

    only: ClassVar[Any]

    def candidates(self, table: T_contra, frame: Frame) -> Iterable[A]:
        return (self.only,)

    def legal(self, table: T_contra, frame: Frame) -> Iterable[A]:
        return (self.only,) if self.closed(table, frame) is None else ()
