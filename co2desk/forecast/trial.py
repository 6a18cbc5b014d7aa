"""What trying an action on a copy has shown."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from co2desk.engine.machine.rule import Event
from co2desk.engine.table.table import Table

T = TypeVar("T", bound=Table)


class Trial(NamedTuple, Generic[T]):
    """What may be told of the action, and whether that is the whole story."""

    events: tuple[Event, ...]
    table: T
    certain: bool  # everything a forecast looks at follows from open things
