"""Records the game on the table: its lock, its journal, and what goes wrong with them.

A game is never held up by its journal. What cannot be written is told (`trouble`), and tried again with every
action; the journal is complete again as soon as the disk is.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session.documents import failure, read_document, readable, write_atomically
from co2desk.session.journal import Journal
from co2desk.session.library import GameLibrary
from co2desk.session.locks import Lock, TakenError

if TYPE_CHECKING:
    from co2desk.session.session import Session


class Autosave:
    def __init__(self, library: GameLibrary) -> None:
        self.library = library
        self.trouble: OSError | None = None  # why the game is not recorded at the moment
        self._journal: Journal | None = None
        self._lock: Lock | None = None

    def begin(self, session: Session, lock: Lock | None = None, saved_as: str = "", entries: int = 0) -> None:
        """Record this game from now on. The last one is closed.

        `lock` is the right to play it, if somebody has asked for it already. Raises TakenError when another
        window plays it; then nothing has changed.
        """
        if lock is None and self.is_recording(session.id):
            lock, self._lock = self._lock, None  # the same game at another time: no window comes in between
        lock = lock or self._lock_for(session.id)
        self.end()
        self.library.tidy()
        self._lock, self._journal = lock, self.library.journal(session)
        self._journal.saved_as, self._journal.saved_entries = saved_as, entries
        self._try(self._write_anew)

    def record(self) -> None:
        """After every action, before anybody sees what it does."""
        journal = self._journal
        if journal is not None and (journal.is_broken or not self._try(journal.record)):
            self._try(self._write_anew)

    def save_to(self, path: Path) -> None:
        """Write the game to a file of the player's own. Raises OSError, and nothing is lost."""
        journal, path = self._recording(), path.absolute()
        write_atomically(path, readable(journal.session.save()))
        journal.saved_as, journal.saved_entries = str(path), len(journal.session.log)
        self._try(self._write_anew)

    def end(self) -> None:
        """Nothing is played any more; the game stays in the library."""
        journal = self._journal
        if journal is not None:
            if not journal.is_broken or self._try(self._write_anew):
                self._try(journal.close)
            self._journal = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def is_recording(self, id_: str) -> bool:
        """Is this the game on the table?"""
        return self._journal is not None and self._journal.session.id == id_

    @property
    def session(self) -> Session | None:
        """The game that is recorded."""
        return self._journal.session if self._journal else None

    @property
    def saved_as(self) -> Path | None:
        """The file of the player's own, if the game has one."""
        return Path(self._journal.saved_as) if self._journal and self._journal.saved_as else None

    @property
    def is_saved(self) -> bool:
        """Is everything in the player's own file?"""
        journal = self._journal
        return (
            journal is not None
            and bool(journal.saved_as)
            and journal.saved_entries == len(journal.session.log)
        )

    @property
    def is_file_changed(self) -> bool:
        """Does the player's own file hold another game or continuation than was saved there?"""
        journal = self._recording()
        try:
            return not journal.session.continues(read_document(Path(journal.saved_as)))
        except FileNotFoundError:
            return False  # it was moved away: there is nothing to overwrite
        except (OSError, BadDocumentError):
            return True

    def _recording(self) -> Journal:
        if self._journal is None:
            raise LookupError("no game is recorded")
        return self._journal

    def _lock_for(self, id_: str) -> Lock | None:
        """Without a lock, as on some drives of a network, a game is played and recorded just as well."""
        try:
            return self.library.take(id_)
        except OSError:
            return None

    def _write_anew(self) -> None:
        """The whole journal, in its folder and under its lock, which may be gone. Raises OSError."""
        journal = self._recording()
        self.library.make()
        if self._lock is not None and self._lock.is_lost:
            self._lock.release()
            self._lock = None
        if self._lock is None:
            try:
                self._lock = self._lock_for(journal.session.id)
            except TakenError as error:  # the other window's journal is not ours to write
                raise failure(errno.EBUSY, journal.path) from error
        try:
            journal.begin()
        except OSError as error:
            if not self._is_mended(journal):
                raise error from None

    @staticmethod
    def _is_mended(journal: Journal) -> bool:
        """A full disk may have room for a few lines, though not for the whole journal once more."""
        try:
            return journal.mend()
        except OSError:  # the first error says more
            return False

    def _try(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except OSError as error:
            self.trouble = error
        else:
            self.trouble = None
        return self.trouble is None
