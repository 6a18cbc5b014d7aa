"""The places of a table, as a tree of keys. What lies on a place is read from the engine's table, never kept.

A key is a tuple: a kind and the numbers the engine uses (`("slot", region, number)`). An edition declares its
places in its own file; views, gestures and the log name places by these keys alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

Key = tuple[Any, ...]
Reader = Callable[[Any, int], Any]  # (table, seat in view) -> what lies there, as far as the seat may know

NOBODY = -1  # nobody sits at the screen: nothing secret is shown


@dataclass(slots=True)
class Place:
    """A place and the places inside it."""

    key: Key
    read: Reader
    inside: list[Place] = field(default_factory=list)
    parent: Place | None = field(default=None, repr=False)
    row: int = 0

    def add(self, key: Key, read: Reader) -> Place:
        place = Place(key, read, parent=self, row=len(self.inside))
        self.inside.append(place)
        return place

    def walk(self) -> Iterator[Place]:
        for place in self.inside:
            yield place
            yield from place.walk()


def nothing(table: Any, seat: int) -> None:
    """A place that only holds others."""


def root() -> Place:
    return Place((), nothing)
