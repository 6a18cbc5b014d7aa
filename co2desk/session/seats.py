"""Who sits at the table: a name, a sign with its colour, a language, and a person or a computer player."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeGuard

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import one_of, phrase

SIGNS = ("disc", "triangle", "square", "diamond", "star")
PERSON = "person"
PROGRAM = "program"  # another program, which `Seat.program` names
KEYS = ("name", "sign", "player", "language")
LONGEST_NAME = 40
NAMES = ("Anna", "Bruno", "Chiara", "David", "Emil")  # for games that were saved without players
# One this program does not speak falls back to its own.
LANGUAGE = re.compile(r"([a-z]{2,3}(_[A-Za-z]{2,4})?)?")
# Who plays is a name: a computer player of another version is told apart and given a substitute.
PLAYER = re.compile(r"[a-z][a-z_]{0,19}")
UNREADABLE = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, breaks of lines
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # would turn round the sentence around it


@dataclass(frozen=True, slots=True)
class Program:
    """A program that plays a seat by the protocol (docs/protocol.md)."""

    run: tuple[str, ...]  # its file, and its arguments
    seconds: int = 30  # how long an answer is waited for


@dataclass(frozen=True, slots=True)
class Seat:
    name: str
    sign: str = "disc"  # one of SIGNS; each sign has its own colour in every palette
    player: str = PERSON  # PERSON, PROGRAM, or the name of a computer player (co2desk.bots.BOTS)
    language: str = ""  # what this player reads, such as "pl" or "zh_TW"; "" is the language of the program
    program: Program | None = None  # a seat that is played by PROGRAM may lack it

    @property
    def is_person(self) -> bool:
        return self.player == PERSON

    def to_json(self) -> dict[str, Any]:
        """Without its program, which earlier versions would not understand: see `programs`."""
        return {key: getattr(self, key) for key in KEYS}


def seats_for(names: Sequence[str]) -> tuple[Seat, ...]:
    """Persons with these names. Who has none, or that of somebody else, gets one that is free."""
    taken: list[str] = []
    for name in map(clean_name, names):
        is_own = name and name not in taken
        taken.append(name if is_own else next(n for n in NAMES if n not in taken and n not in names))
    return tuple(Seat(name, sign) for name, sign in zip(taken, SIGNS, strict=False))


def read_seats(document: object, players: int, where: str) -> tuple[Seat, ...]:
    """One seat for each player. Raises BadDocumentError that names the first thing that is wrong."""
    if not isinstance(document, list) or len(document) != players:
        seats_wanted = phrase("a list of seats, one for each player: {count}", count=players)
        raise BadDocumentError(where, seats_wanted)
    seats = tuple(_seat(seat, f"{where}[{number}]") for number, seat in enumerate(document))
    for number, seat in enumerate(seats):
        if seat.sign in {other.sign for other in seats[:number]}:
            raise BadDocumentError(f"{where}[{number}].sign", phrase("a symbol that nobody else has"))
    return seats


def clean_name(text: str) -> str:
    """A name as it can be shown and stored: on one line, not too long. "" when nothing is left of it."""
    readable = "".join(
        " " if char in TURNING or unicodedata.category(char) in UNREADABLE else char for char in text
    )
    return " ".join(readable.split())[:LONGEST_NAME].rstrip()


def has_keys(
    document: object, needed: tuple[str, ...], possible: tuple[str, ...]
) -> TypeGuard[dict[str, Any]]:
    """Is this an object with these keys? One of an earlier version lacks the possible ones."""
    return isinstance(document, dict) and set(needed) <= set(document) <= {*needed, *possible}


def _seat(document: object, where: str) -> Seat:
    if not has_keys(document, KEYS[:3], KEYS[3:]):
        raise BadDocumentError(where, phrase("an object with the keys {keys}", keys=", ".join(KEYS)))
    name, sign, player = document["name"], document["sign"], document["player"]
    language = document.get("language", "")
    if not isinstance(name, str) or not name or clean_name(name) != name:
        expected = phrase("a name of 1 to {most} characters", most=LONGEST_NAME)
        raise BadDocumentError(f"{where}.name", expected)
    if sign not in SIGNS:
        raise BadDocumentError(f"{where}.sign", one_of(SIGNS))
    if not isinstance(player, str) or not PLAYER.fullmatch(player):
        expected = phrase("{person}, or the name of a computer player", person=PERSON)
        raise BadDocumentError(f"{where}.player", expected)
    if not isinstance(language, str) or not LANGUAGE.fullmatch(language):
        expected = phrase("the code of a language, such as {examples}", examples='"pl", "zh_TW", ""')
        raise BadDocumentError(f"{where}.language", expected)
    return Seat(name, sign, player, language)
