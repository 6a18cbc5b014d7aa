"""docs/spec as the tests read it: the sections and the numbered statements of each edition's specification.

A section is a heading with a number ("9.4", "9.C") or a numbered step that is cited on its own ("14.2"). A
statement has an anchor and a number in bold, and then its title: in the same bold text, or in the next cell
of a table.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "spec"
FIRST, SECOND_CHANCE = "first", "second_chance"
FILES = {FIRST: FOLDER / "first_edition.md", SECOND_CHANCE: FOLDER / "second_chance.md"}

HEADING = re.compile(r"^#{2,3} (\d+(?:\.(?:\d+|[A-C]))?) (.+)$", re.MULTILINE)
ENTRY = re.compile(r'<a id="([a-z0-9-]+)"></a>\*\*([^*]+)\*\*(?: \| ([^|]+) \|)?')
NUMBER = re.compile(r"(?:[A-Z]+-?\d+|\d+\.\d+)")


class Entry(NamedTuple):
    """A section or a statement: its number, its title, where a link finds it, and its text."""

    number: str
    title: str
    anchor: str
    text: str


class Specification(NamedTuple):
    sections: dict[str, Entry]
    statements: dict[str, Entry]

    def knows(self, number: str) -> bool:
        return number in self.sections or number in self.statements


def slug(heading: str) -> str:
    """The anchor that Markdown gives a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def read(text: str) -> Specification:
    """Raises ValueError for a number that stands there twice."""
    found = Specification({}, {})
    for match in HEADING.finditer(text):
        number, title = match.groups()
        _add(found.sections, Entry(number, title, slug(f"{number} {title}"), ""))
    for match in ENTRY.finditer(text):
        anchor, bold, cell = match.groups()
        number, _, title = " ".join(bold.split()).partition(" ")
        if not NUMBER.fullmatch(number):
            raise ValueError(f"no number: {number}")
        title = " ".join((title or cell or "").split()).replace("**", "").removesuffix(".")
        entry = Entry(number, title, anchor, _paragraph(text, match.end()))
        _add(found.sections if number[0].isdigit() else found.statements, entry)
    return found


def _add(entries: dict[str, Entry], entry: Entry) -> None:
    if entry.number in entries:
        raise ValueError(f"stands there twice: {entry.number}")
    entries[entry.number] = entry


def _paragraph(text: str, start: int) -> str:
    """What follows a number, up to the next one or to the end of the paragraph."""
    ends = (text.find(end, start) for end in ("\n\n", '<a id="'))
    return " ".join(text[start : min((end for end in ends if end >= 0), default=len(text))].split())


@cache
def specification(edition: str) -> Specification:
    return read(FILES[edition].read_text(encoding="utf-8"))


def in_order(numbers: set[str]) -> list[str]:
    """By letters, then by number."""
    return sorted(numbers, key=lambda number: (number.rstrip("0123456789"), len(number), number))
