"""How a chapter begins, and an example of the rules: a new game, and what the file changes in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any

from co2desk.components import PackError, Problem, load_pack
from co2desk.components.problems import describe, quoted
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import phrase, verbatim
from co2desk.lessons.records import Change, Chapter
from co2desk.session import GameOptions, Session

MISSING = object()


def begin_chapter(chapter: Chapter) -> Session:
    """The game in which a chapter begins. Raises PackError if it asks for one that cannot be."""
    session = laid_out(chapter.options, chapter.changes, chapter.file, chapter.code)
    session.practice = True
    return session


def laid_out(wanted: Mapping[str, object], changes: tuple[Change, ...], file: str, where: str) -> Session:
    """A new game with these options and other values, of the components that are built in: texts are about
    these. `where` is named in what is wrong.

    Raises PackError for a game or a position that cannot be.
    """
    try:
        options = GameOptions.from_json(wanted)
        pack = load_pack(options.edition, own=None)
        session = Session.new(options, pack)
    except BadDocumentError as error:
        problem = Problem(file, 0, f"{where}.{error.where}", error.expected, phrase("something else"))
        raise PackError((problem,)) from error
    if not changes:
        return session
    document = changed(session.document(), changes, file)
    placed, problems = Session.at_position(options, document, pack, played=True)
    if placed is None:
        raise PackError(tuple(_problem(changes, file, where, found) for found in problems))
    return placed


def changed(document: dict[str, Any], changes: Iterable[Change], file: str) -> dict[str, Any]:
    """The document with other values. Raises PackError for a path that leads nowhere."""
    for change in changes:
        *outer, last = change.at.split(".")
        document = inner = copy(document)
        for key in outer:
            inside = copy(value_at(inner, key, change, file))
            inner[place_in(inner, key)] = inside
            inner = inside
        value_at(inner, last, change, file)
        inner[place_in(inner, last)] = change.to
    return document


def value_at(inside: Any, key: str, change: Change, file: str) -> Any:
    """What the document has under a key, or at a place of a list. Raises PackError if there is none."""
    found = MISSING
    if isinstance(inside, dict):
        found = inside.get(key, MISSING)
    elif isinstance(inside, list) and key.isdecimal() and int(key) < len(inside):
        found = inside[int(key)]
    if found is MISSING:
        problem = Problem(
            file, change.line, change.at, phrase("a value"), phrase("the key {key}", key=quoted(key))
        )
        raise PackError((problem,))
    return found


def place_in(inside: Any, key: str) -> Any:
    return int(key) if isinstance(inside, list) else key


def differences(document: dict[str, Any], expected: Iterable[Change], file: str) -> list[Problem]:
    """What the position has otherwise than a lesson says."""
    found: list[Problem] = []
    for change in expected:
        value: Any = document
        for key in change.at.split("."):
            value = value_at(value, key, change, file)
        if value != change.to:
            found.append(Problem(file, change.line, change.at, verbatim(change.to), describe(value)))
    return found


def _problem(changes: Iterable[Change], file: str, where: str, found: Any) -> Problem:
    line = next((change.line for change in changes if change.at == found.where), 0)
    values = ", ".join(f"{name} {value}" for name, value in found.values)
    expected = phrase("a position that can be played (code: {code})", code=found.code)
    return Problem(file, line, f"{where}.{found.where}", expected, verbatim(values))
