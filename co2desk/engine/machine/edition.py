"""A game as a declaration, and what the machine asks of its table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from .actions import Action, Codec
from .frames import Frame
from .rule import Rule, Task


class Table(Protocol):
    """What the machine asks of a game's state."""

    stack: list[Frame]

    def copy(self) -> Any: ...
    def field_names(self) -> tuple[str, ...]: ...


T = TypeVar("T", bound=Table)


@dataclass(frozen=True)
class Edition(Generic[T]):
    """A game as a declaration: which rules answer which decision, and which tasks run by themselves."""

    name: str
    decisions: Mapping[str, tuple[Rule[T, Any], ...]]
    tasks: dict[str, Task]
    anytime: tuple[Rule[T, Any], ...]  # actions of any player while the engine waits for somebody
    lasting: frozenset[str]  # decisions that stay open until a rule ends them, such as a turn
    automatic: frozenset[str]  # decisions that answer themselves when only one answer is left
    references: Mapping[str, Any]  # rule code -> where the rulebooks state it
    observe: Callable[[T, int], dict[str, Any]]
    hidden: tuple[Callable[[T, int, Random], None], ...]  # what `observe` keeps from a seat, dealt again
    result: Callable[[T], Any]
    codec: Callable[[T], Codec]
    rule_for: dict[tuple[str, type[Action]], Rule[T, Any]] = field(init=False)  # by decision and action

    def __post_init__(self) -> None:
        found = {(kind, rule.action): rule for kind in self.decisions for rule in self.anytime}
        found.update({(kind, rule.action): rule for kind, rules in self.decisions.items() for rule in rules})
        object.__setattr__(self, "rule_for", found)

    def deal_again(self, table: T, seat: int, chance: Random) -> T:
        """Another table that looks the same to a seat: everything it may not know is dealt anew.

        For one state of the generator it is the same for all tables that this seat cannot tell apart."""
        other: T = table.copy()
        for deal in self.hidden:
            deal(other, seat, chance)
        return other
