"""The outer form of the notation (co2desk/session/notation.py): lines, header, and how words stand in it.

A text comes from anywhere, so nothing in it is trusted: size and lines are bounded, every line is a header
line, an action or decoration, and whatever is wrong is named by its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import Phrase, phrase

TITLE, VERSION = "CO2 game record", 2
END = "-- End --"
EXAMPLE = phrase("an action such as {example}", example="12. 1.2 P3 propose solar africa tech")
LONGEST_TEXT = 2_000_000  # more than the longest game that can be saved
LONGEST_LINE = 500

ONCE = ("Edition", "Mode", "Players", "Seed", "Rulebook", "Components", "Start", "Program", "Result")
SEATS = ("P1", "P2", "P3", "P4", "P5")
MANY = ("Variant", "Reading")  # one line for each
OPTION_KEYS = {
    "options.edition": "Edition",
    "options.players": "Players",
    "options.seed": "Seed",
    "options.book": "Rulebook",
    "options.literal": "Rulebook",
}
TITLE_LINE = re.compile(rf"{TITLE} ([0-9]{{1,4}})")
DECADE_LINE = re.compile(r"-- Decade [0-9]{1,2} --")
NUMBER = re.compile(r"-?[0-9]{1,9}")
NUMBERS = re.compile(r"\(([0-9]{1,9}(,[0-9]{1,9})*)?\)")
LINE_END = re.compile("\r\n|[\n\r\u2028\u2029]")
DASH = re.compile("[\u2013\u2014]")  # what some programs make of two hyphens
ESCAPED = re.compile(r"\\(?:(\\)|u\{([0-9a-f]{1,5}|10[0-9a-f]{4})\})")


class Fact(NamedTuple):
    line: int
    value: str


class Written(NamedTuple):
    """A text taken apart. A header line that may come more than once has its first word in its key."""

    title: int  # the line of the title
    version: int
    facts: Mapping[str, Fact]
    actions: Sequence[Fact]

    def fact(self, key: str) -> Fact:
        if key not in self.facts:
            raise wrong(self.title, phrase("a line {key}: below the title", key=key))
        return self.facts[key]

    def number(self, key: str) -> int:
        line, value = self.fact(key)
        if not re.fullmatch("[0-9]{1,16}", value):
            raise wrong(line, phrase("a whole number"))
        return int(value)

    def chosen(self, key: str) -> dict[str, Any]:
        """The variants or the readings by name."""
        found = ((name.partition(" "), fact) for name, fact in self.facts.items())
        return {name: value_of(fact.value) for (kind, _, name), fact in found if kind == key}

    def line_of(self, option: str) -> int:
        """Where an option was written, by its path in a document."""
        path = option.replace("options.variants.", "Variant ").replace("options.switches.", "Reading ")
        key = OPTION_KEYS.get(option, path)
        return self.facts[key].line if key in self.facts else self.title


def wrong(line: int, expected: Phrase) -> BadDocumentError:
    return BadDocumentError(phrase("line {line}", line=line), expected)


def taken_apart(text: str) -> Written:
    """Header and actions. Raises BadDocumentError for a wrong header, and for a text without an end."""
    lines = _lines(text)
    title, version = _title(lines)
    facts: dict[str, Fact] = {}
    actions: list[Fact] = []
    last = title
    for last, line in lines:
        if line == END:
            return Written(title, version, facts, actions)
        if not line or DECADE_LINE.fullmatch(line):
            continue
        if line[0] in "0123456789":
            actions.append(Fact(last, line))
            continue
        if actions:
            raise wrong(last, EXAMPLE)
        key, value = _header_line(last, line)
        if key in facts:
            raise wrong(last, phrase("{key} only once", key=key))
        facts[key] = Fact(last, value)
    raise wrong(last, phrase("{end} at the end: the text is cut off", end=END))


def _header_line(number: int, line: str) -> tuple[str, str]:
    key, colon, value = (part.strip() for part in line.partition(":"))
    if not colon or key not in (*ONCE, *SEATS, *MANY):
        words = ", ".join((*ONCE, *SEATS, *MANY))
        raise wrong(number, phrase("one of {words}, and a colon", words=words))
    if key not in MANY:
        return key, value
    name, _, chosen = value.partition(" ")
    return f"{key} {name}", chosen.strip()


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers, without the marks with which mail quotes."""
    if len(text) > LONGEST_TEXT:
        raise wrong(1, phrase("a text of at most {most} characters", most=LONGEST_TEXT))
    for number, line in enumerate(LINE_END.split(text), start=1):
        if len(line) > LONGEST_LINE:
            raise wrong(number, phrase("at most {most} characters", most=LONGEST_LINE))
        plain = line.replace("\u00a0", " ").lstrip("\ufeff> \t").rstrip()
        yield number, DASH.sub("--", plain) if DASH.match(plain) else plain


def _title(lines: Iterator[tuple[int, str]]) -> tuple[int, int]:
    """The number of its line, and the version of the text."""
    title = f"{TITLE} {VERSION}"
    for number, line in lines:
        if found := TITLE_LINE.fullmatch(line):
            version = int(found[1])
            if not 1 <= version <= VERSION:
                raise wrong(number, phrase("{title}: this is another version", title=title))
            return number, version
    raise wrong(1, phrase("the title {title}", title=title))


# --- words -------------------------------------------------------------------------------------------------


def word_for(value: object) -> str:
    """A variant or a reading: true or false, a number, a list of numbers, a word."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return f"({','.join(map(str, value))})"
    return str(value) if value != "" else '""'


def value_of(word: str) -> str | bool | int | tuple[int, ...]:
    if word in ("true", "false"):
        return word == "true"
    if NUMBER.fullmatch(word):
        return int(word)
    if NUMBERS.fullmatch(word):
        return tuple(int(number) for number in word[1:-1].split(",") if number)
    return "" if word == '""' else word


def escaped(name: str) -> str:
    """A name on one line, whatever is in it. Spaces at its ends would be lost."""
    last = len(name) - 1
    return "".join(
        char if char.isprintable() and char != "\\" and (char != " " or 0 < at < last) else _escape(char)
        for at, char in enumerate(name)
    )


def _escape(char: str) -> str:
    return "\\\\" if char == "\\" else f"\\u{{{ord(char):x}}}"


def unescaped(name: str) -> str:
    return ESCAPED.sub(lambda found: found[1] or chr(int(found[2], 16)), name)
