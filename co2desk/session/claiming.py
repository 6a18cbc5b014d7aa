"""Whether a game that was opened may be played here, and from which end.

A game may be open in another window, and on this computer it may have continued differently than in a file.
What is recorded is never lost: it is gone on with, or stays as it is while a copy of the game is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session.autosave import Autosave
from co2desk.session.documents import NewerVersionError
from co2desk.session.library import GameLibrary
from co2desk.session.locks import Lock, TakenError
from co2desk.session.opening import Playable, Whole
from co2desk.session.saves import log_of, up_to_date
from co2desk.session.session import Session, goes_on

# What a game is played with, and by whom; the rest of a save follows from it and the log.
PLAYED_WITH = (
    "options",
    "practice",
    "players",
    "programs",
    "seat_changes",
    "readings",
    "components",
    "start",
)


@dataclass(frozen=True, slots=True)
class Claimed:
    """A game to be laid on the table, and what to tell about it."""

    session: Session
    lock: Lock | None = None  # None: there can be none here, or the game is on the table already
    saved_as: str = ""  # the player's own file that holds it
    saved_entries: int = 0  # how much of it that file holds
    continued_differently: bool = False  # on this computer, so this is a copy
    lost: int = 0  # entries of this computer's own record that cannot be read, so this is a copy


@dataclass(frozen=True, slots=True)
class Taken:
    """Another window plays the game: only a copy can be played here."""

    session: Session

    def copy(self) -> Claimed:
        return _copy(self.session, None)


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """The game was played on here after it was saved. It stays locked until one of three answers is given."""

    in_file: Session
    recorded: Session
    more: int  # entries that only this computer has
    lost: int  # entries of its record that cannot be read: then any game that goes on is a copy
    lock: Lock | None
    saved_as: str
    saved_entries: int

    def continued(self) -> Claimed:
        """Where it was left."""
        if self.lost:
            return _copy(self.recorded, self.lock)
        return Claimed(self.recorded, self.lock, self.saved_as, self.saved_entries)

    def copy(self) -> Claimed:
        """As it was saved."""
        return _copy(self.in_file, self.lock)

    def cancel(self) -> None:
        _release(self.lock)


def claim(opened: Playable, autosave: Autosave) -> Claimed | Taken | PlayedOn:
    """May this window play the game, and from which position?"""
    id_ = opened.session.id
    lock = None
    if not autosave.is_recording(id_):
        try:
            lock = autosave.library.take(id_)
        except TakenError:
            return Taken(opened.session)
        except OSError:
            pass  # autosave will say that nothing can be recorded
    try:
        return _compare(opened, autosave.library, lock)
    except BaseException:
        _release(lock)
        raise


def _compare(opened: Playable, library: GameLibrary, lock: Lock | None) -> Claimed | PlayedOn:
    session = opened.session
    saved = (opened.saved_as, opened.saved_entries) if isinstance(opened, Whole) else ("", 0)
    try:
        record = library.read(session.id)
        document = up_to_date(record.document)
        recorded = log_of(document)
    except OSError:
        return Claimed(session, lock, *saved)  # no record, or a disk of which autosave will tell
    except NewerVersionError:
        return _copy(session, lock, continued_differently=True)
    except BadDocumentError:
        lost = library.entries_left(session.id)
        return _copy(session, lock, lost=lost) if lost else Claimed(session, lock, *saved)
    log = session.log_to_json()
    if goes_on(log, recorded):  # the record has nothing of its own
        if record.unread:
            return _copy(session, lock, lost=record.unread)
        return Claimed(_as_recorded(session, document) if log == recorded else session, lock, *saved)
    later = _replayed(document) if goes_on(recorded, log) else None
    if later is None:
        return _copy(session, lock, continued_differently=True, lost=record.unread)
    return PlayedOn(session, later, len(recorded) - len(log), record.unread, lock, *saved)


def _as_recorded(session: Session, document: dict[str, Any]) -> Session:
    """The same actions, but somebody may read another language or sit in another seat by now: that is in the
    record."""
    saved = session.save()
    if all(saved.get(member) == document.get(member) for member in PLAYED_WITH):
        return session
    return _replayed(document) or session


def _replayed(document: dict[str, Any]) -> Session | None:
    """The whole game of a record; None if it cannot be played."""
    try:
        return Session.load(document)
    except BadDocumentError:
        return None


def _copy(session: Session, lock: Lock | None, continued_differently: bool = False, lost: int = 0) -> Claimed:
    """The game as one of its own. The lock was for the other one."""
    _release(lock)
    session.detach()
    return Claimed(session, continued_differently=continued_differently, lost=lost)


def _release(lock: Lock | None) -> None:
    if lock is not None:
        lock.release()
