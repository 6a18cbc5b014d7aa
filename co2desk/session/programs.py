"""Programs of others that play a seat, as a save holds them: beside the players, where earlier versions of
co2desk pass them over.

A save comes from anybody. Nothing here starts anything; whoever opens a game is asked first.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import phrase
from co2desk.session.seats import PROGRAM, TURNING, UNREADABLE, Program, Seat, has_keys

MOST_WORDS, LONGEST_WORD = 40, 1000
MOST_SECONDS = 3600


def programs_to_json(seats: Sequence[Seat]) -> dict[str, Any] | None:
    """By the number of the seat; None where there are none."""
    found = {str(number): seat.program for number, seat in enumerate(seats) if seat.program is not None}
    return {
        number: {"run": list(program.run), "seconds": program.seconds} for number, program in found.items()
    } or None


def with_programs(seats: tuple[Seat, ...], document: object) -> tuple[Seat, ...]:
    """The seats with the programs of a document. Raises BadDocumentError."""
    if document is None:
        return seats
    if not isinstance(document, dict):
        raise BadDocumentError("programs", phrase("an object"))
    known = {str(number): seat for number, seat in enumerate(seats) if seat.player == PROGRAM}
    for number in document:
        if number not in known:
            raise BadDocumentError(f"programs.{number}", phrase("a seat that another program plays"))
    return tuple(
        replace(seat, program=_program(document[str(number)], f"programs.{number}"))
        if str(number) in document
        else seat
        for number, seat in enumerate(seats)
    )


def can_run(words: Sequence[str]) -> bool:
    """Is this the file of a program with its arguments, as far as one can tell without looking for it?"""
    return 0 < len(words) <= MOST_WORDS and all(
        0 < len(word) <= LONGEST_WORD and _is_plain(word) for word in words
    )


def _is_plain(word: str) -> bool:
    """What is shown is what is started: nothing in it may hide."""
    return not any(char in TURNING or unicodedata.category(char) in UNREADABLE for char in word)


def _program(document: object, where: str) -> Program:
    if not has_keys(document, ("run", "seconds"), ()):
        raise BadDocumentError(where, phrase("an object with the keys {keys}", keys="run, seconds"))
    words, seconds = document["run"], document["seconds"]
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words) or not can_run(words):
        raise BadDocumentError(f"{where}.run", phrase("the file of a program, and its arguments"))
    if type(seconds) is not int or not 1 <= seconds <= MOST_SECONDS:
        expected = phrase("a whole number from {least} to {most}", least=1, most=MOST_SECONDS)
        raise BadDocumentError(f"{where}.seconds", expected)
    return Program(tuple(words), seconds)
