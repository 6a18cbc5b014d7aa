"""The readings of a game while it is being set up: what the chosen rulebook says, with single changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from co2desk.components import load_profiles
from co2desk.components.profiles import EDITIONS as EDITIONS_WITH_BOOKS
from co2desk.engine.machine.switches import Switch, Value, catalogue_of, problem_with
from co2desk.session.options import GameOptions

CONSENSUS = "consensus"


class ReadingChoices:
    """One rulebook, taken literally or not, with the readings that were changed for this game."""

    def __init__(self, edition: str, switches: type[Any]) -> None:
        self.edition = edition
        self._switches = switches
        self.catalogue: tuple[Switch, ...] = catalogue_of(switches)
        self._profiles = load_profiles(edition) if edition in EDITIONS_WITH_BOOKS else {}
        self.books: tuple[str, ...] = tuple(self._profiles) or (CONSENSUS,)
        self._defaults = {switch.key: switch.values[0] for switch in self.catalogue}
        self.book = CONSENSUS
        self.literal = False
        self._changes: dict[str, Value] = {}

    @property
    def several_books(self) -> bool:
        """Is there more than one printed book? If not, it is the book itself that leaves questions open."""
        return len(self.books) > 1

    @property
    def has_misprints(self) -> bool:
        """Is there anything in this book that is probably misprinted?"""
        return self.book in self._profiles and bool(self._profiles[self.book].literal)

    @property
    def changes(self) -> dict[str, Value]:
        """What is played otherwise than the book says. A change that the book makes too is none."""
        return {key: value for key, value in self._changes.items() if value != self.in_book(key)}

    def take(self, book: str, literal: bool, changes: Mapping[str, Any]) -> None:
        """Start from these values; a book or a reading that is not known is left out."""
        self.book = book if book in self.books else CONSENSUS
        self.literal = literal
        self._changes = {k: v for k, v in changes.items() if not problem_with(self._switches, k, v)}

    def in_book(self, key: str, book: str | None = None) -> Value:
        """What a rulebook says, the chosen one if none is named."""
        profile = self._profiles.get(book or self.book)
        if profile is None:
            return self._defaults[key]
        literal = profile.literal if self.literal else {}
        return literal.get(key, profile.values.get(key, self._defaults[key]))

    @property
    def peculiar(self) -> int:
        """How many answers of this book differ from the consensus."""
        return sum(self.in_book(key) != self.in_book(key, CONSENSUS) for key in self._defaults)

    def value(self, key: str) -> Value:
        """What this game is played with."""
        return self._changes.get(key, self.in_book(key))

    def options(self) -> GameOptions:
        """A game that is played with them."""
        return GameOptions(self.edition, book=self.book, literal=self.literal, switches=self.changes)

    def is_changed(self, key: str) -> bool:
        return key in self.changes

    def books_differ(self, key: str) -> bool:
        return len({self.in_book(key, book) for book in self.books}) > 1

    def change(self, key: str, value: Value) -> None:
        self._changes[key] = value

    def back_to_book(self, key: str) -> None:
        self._changes.pop(key, None)

    def all_back_to_book(self) -> None:
        self._changes.clear()
