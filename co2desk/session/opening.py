"""What is found when a game is opened: from a file, from this computer's own record, or from a text.

Whatever it is, the answer is one of the records below, with everything that is needed to tell a player about
it. Nobody is asked anything here, and nothing is changed. `claiming` comes next: may it be played here?
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session.documents import NewerVersionError, parse, read_bytes, rescued
from co2desk.session.journal import JournalContent
from co2desk.session.library import GameLibrary
from co2desk.session.notation import read_names, read_notation
from co2desk.session.saves import count_entries, is_game, up_to_date
from co2desk.session.seats import seats_for
from co2desk.session.session import Session

LONGEST_PROGRAM = 20  # characters of what a strange file says about the program that wrote it


@dataclass(frozen=True, slots=True)
class Whole:
    """All of a game."""

    session: Session
    saved_as: str = ""  # the player's own file that holds it
    saved_entries: int = 0  # how much of it that file holds


@dataclass(frozen=True, slots=True)
class Damaged:
    """A game that is right up to some entry of its log: so far it can be played, as a game of its own."""

    session: Session
    problem: BadDocumentError
    right: int  # entries from the beginning
    entries: int  # all that there are


@dataclass(frozen=True, slots=True)
class DamagedRecord:
    """The end of this computer's own record cannot be read: the rest can be played, as a game of its own."""

    session: Session
    lost: int  # entries


@dataclass(frozen=True, slots=True)
class Newer:
    """A later version has saved it: the position that it records can be played, as a game of its own."""

    session: Session
    program: str  # that version


@dataclass(frozen=True, slots=True)
class TooNew:
    """A later version has saved it, and not even its position can be read."""

    program: str
    problem: BadDocumentError


@dataclass(frozen=True, slots=True)
class NotAGame:
    """Nothing that can be played."""

    problem: BadDocumentError


@dataclass(frozen=True, slots=True)
class Unreadable:
    """The system does not hand it out."""

    error: OSError


Playable = Whole | Damaged | DamagedRecord | Newer
Opened = Playable | TooNew | NotAGame | Unreadable


def open_file(path: Path) -> Opened:
    """A saved game. Of a file that was cut off, what is left of it."""
    try:
        data = read_bytes(path)
    except OSError as error:
        return Unreadable(error)
    except BadDocumentError as error:
        return NotAGame(error)
    try:
        document = parse(data)
    except BadDocumentError as error:
        return _open_cut(data, error)
    found = _open_document(document)
    if isinstance(found, Whole):
        return Whole(found.session, str(path.absolute()), len(found.session.log))
    return found


def open_recorded(library: GameLibrary, id_: str) -> Opened:
    """A game of this computer, as it was after its last action."""
    try:
        record = library.read(id_)
    except OSError as error:
        return Unreadable(error)
    except BadDocumentError as error:
        return NotAGame(error)
    found = _open_document(record.document)
    return _with_record(found.session, record) if isinstance(found, Whole) else found


def open_text(text: str) -> Whole | NotAGame:
    """A game that somebody has copied as text: one of its own, in which everybody is a person."""
    try:
        session = read_notation(text)
        session.seats = seats_for(read_names(text))
    except BadDocumentError as error:
        return NotAGame(error)
    return Whole(session)


def _with_record(session: Session, record: JournalContent) -> Whole | DamagedRecord:
    if record.unread:
        session.detach()
        return DamagedRecord(session, record.unread)
    return Whole(session, record.saved_as, record.saved_entries)


def _open_cut(data: bytes, error: BadDocumentError) -> Opened:
    """What is left of a file that ends too early; `error` is what is wrong with it as a whole."""
    left = rescued(data)
    if left is None:
        return NotAGame(error)
    return _open_document(_without_its_end(left), error)


def _without_its_end(left: Any) -> Any:
    """In version 1 a fingerprint and the players came after the actions: what was cut off is left out."""
    if not is_game(left) or left.get("version") != 1:
        return left
    if "fingerprint" in left:
        return {**left, "seats": []}
    return {**up_to_date(left), "turns": []}


def _open_document(document: Any, cut: BadDocumentError | None = None) -> Opened:
    """A save, as far as it goes. `cut` is why it may not be all of the game."""
    try:
        session, problem = Session.open(document)
    except NewerVersionError:
        return _open_position(document)
    except BadDocumentError as error:
        return NotAGame(cut or error)
    problem = cut or problem
    if problem is None:
        return Whole(session)
    if not session.log:
        return NotAGame(problem)
    session.detach()
    return Damaged(session, problem, len(session.log), count_entries(document))


def _open_position(document: dict[str, Any]) -> Newer | TooNew:
    """What can be had of a save of a later version."""
    program = document.get("program")
    program = program[:LONGEST_PROGRAM] if isinstance(program, str) else "?"
    try:
        return Newer(Session.open_position(document), program)
    except BadDocumentError as error:
        return TooNew(program, error)
