"""What is wrong with a file of values, said so that its author can mend it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from co2desk.engine.machine.actions import shown
from co2desk.engine.machine.phrases import Phrase, phrase, verbatim

_LONGEST = 40
_MOST = 12


class Problem(NamedTuple):
    """One mistake: where it is, what was expected there and what was found.

    `key` is a path such as `plants.solar.3.tech` or `agendas.2[1]` (the first item of a list is 1).
    `line` counts from 1; it is 0 where there is no file to count in.
    """

    file: str
    line: int
    key: str
    expected: Phrase
    found: Phrase

    def __str__(self) -> str:
        place = f"{self.file}, line {self.line}" if self.line else self.file
        where = "".join(f"{part}: " for part in (place, self.shown_key) if part)
        return f"{where}expected {self.expected}, found {self.found}"

    @property
    def shown_key(self) -> str:
        """The key as it can be shown, whatever somebody has written there."""
        return self.key if self.key.isprintable() and len(self.key) <= 3 * _LONGEST else quoted(self.key)


class PackError(Exception):
    """A pack or a profile that cannot be used, with every problem that was found."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


def describe(value: object) -> Phrase:
    """A value in a few words, on one line, however large or strange it is."""
    if value is None:
        #: What was found in the place of a value.
        return phrase("nothing")
    if isinstance(value, bool):
        return verbatim("true" if value else "false")
    if isinstance(value, int):
        return verbatim(value) if abs(value) < 10**12 else phrase("a number far too large")
    if isinstance(value, float):
        return verbatim(value)
    if isinstance(value, str):
        return phrase("the text {text}", text=quoted(value))
    if isinstance(value, list):
        return phrase("a list")
    if isinstance(value, dict):
        return phrase("a block of keys")
    return phrase("something else")


def quoted(text: str) -> Phrase:
    """Text in the quotes of the language, without line breaks and not too long."""
    short = text if len(text) <= _LONGEST else text[:_LONGEST] + "..."
    #: The quotation marks of the language, around words from a file.
    return phrase("'{text}'", text=shown(short))


def listed(words: Iterable[object]) -> str:
    """The words somebody can choose from, or the first of them."""
    names = [str(word) for word in words]
    return ", ".join(names[:_MOST]) + (", ..." if len(names) > _MOST else "")
