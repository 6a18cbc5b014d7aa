"""All chance of a game, from one seed that is known at setup.

Every pile has its own stream, derived from the seed and the pile's name. A pile that is added or
left out never changes the order of another one, and neither does the Python version: the stream is
SHA-256, the shuffle is Fisher and Yates, and both are written down here. Saves depend on it for ever.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


class Shuffler:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def shuffled(self, pile: str, items: Iterable[T]) -> tuple[T, ...]:
        """The items in random order; the same for the same seed, pile name and items."""
        cards = list(items)
        numbers = _Numbers(f"{self.seed}/{pile}")
        for last in range(len(cards) - 1, 0, -1):
            other = numbers.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)


class _Numbers:
    """An endless stream of unbiased numbers from SHA-256 in counter mode."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.block = 0
        self.buffer = b""

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1. Draws that would favour small numbers are thrown away."""
        while True:
            number = int.from_bytes(self._bytes(4))
            if number < (1 << 32) - (1 << 32) % limit:
                return number % limit

    def _bytes(self, count: int) -> bytes:
        while len(self.buffer) < count:
            self.buffer += hashlib.sha256(f"{self.key}/{self.block}".encode()).digest()
            self.block += 1
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken
