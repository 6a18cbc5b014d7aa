"""The places of a game as a tree. What lies on a place is read from the engine's table, never kept.

An edition declares its places in its own file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey

T = TypeVar("T", bound=Table)

Reader = Callable[
    [T, Player], object
]  # (table, seat in view) -> what lies there, as far as the seat may know


@dataclass(slots=True)
class Place(Generic[T]):
    """A place and the places inside it."""

    key: PlaceKey
    read: Reader[T]
    inside: list[Place[T]] = field(default_factory=list)
    parent: Place[T] | None = field(default=None, repr=False)
    row: int = 0

    def add(self, key: PlaceKey, read: Reader[T]) -> Place[T]:
        place = Place(key, read, parent=self, row=len(self.inside))
        self.inside.append(place)
        return place

    def walk(self) -> Iterator[Place[T]]:
        for place in self.inside:
            yield place
            yield from place.walk()


def nothing(table: Table, seat: Player) -> None:
    """A place that only holds others."""


def root() -> Place[T]:
    return Place(at.TABLE, nothing)
