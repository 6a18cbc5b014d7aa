"""A disk with a little room: none for a second copy of the journal, but enough for what is missing in it."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from co2desk.session import Session
from co2desk.session.autosave import Autosave
from co2desk.session.library import GameLibrary
from co2desk.session.seats import Seat

from .elsewhere import EDITIONS
from .journals import play_and_record, recorded_log

LITTLE = 16 * 1024


class SmallDisk:
    """So many bytes are free. What a file takes is free again when the file is removed or becomes shorter."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.folder = folder
        self.room = 0
        self._system_write = os.write
        self.leave(0)
        monkeypatch.setattr(os, "write", self._write)

    def leave(self, free: int) -> None:
        self.room = self._used() + free

    def _used(self) -> int:
        return sum(path.stat().st_size for path in self.folder.iterdir())

    def _write(self, descriptor: int, data: bytes) -> int:
        free = self.room - self._used()
        if free <= 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return self._system_write(descriptor, data[:free])


@pytest.fixture
def session(autosave: Autosave) -> Session:
    """A game of some actions, all of them recorded."""
    session = Session.new(EDITIONS["first"])
    session.seats = (Seat("Anna"), Seat("Bruno"), Seat("Chiara"))
    autosave.begin(session)
    for _ in range(5):
        play_and_record(autosave, session)
    return session


@pytest.mark.parametrize("half_a_line", [0, 50])
def test_a_disk_with_room_for_a_few_lines_gets_them(
    autosave: Autosave,
    library: GameLibrary,
    session: Session,
    monkeypatch: pytest.MonkeyPatch,
    half_a_line: int,
) -> None:
    disk = SmallDisk(monkeypatch, library.folder)
    disk.leave(half_a_line)
    for _ in range(3):
        play_and_record(autosave, session)
    assert autosave.trouble is not None
    assert library.read(session.id).entries == 5
    disk.leave(LITTLE)
    size = (library.folder / f"{session.id}.co2journal").stat().st_size
    assert size > LITTLE, "no room for all of it"
    play_and_record(autosave, session)
    assert autosave.trouble is None
    assert recorded_log(library, session) == session.log_to_json()
    play_and_record(autosave, session)
    autosave.end()
    kept = library.read(session.id)
    assert kept.document["log"] == session.log_to_json()
    assert (kept.is_closed, kept.is_torn, kept.unread) == (True, False, 0)


def test_what_cannot_be_appended_is_not_called_recorded(
    autosave: Autosave, library: GameLibrary, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who plays a seat stands in the first lines; the actions are recorded all the same."""
    disk = SmallDisk(monkeypatch, library.folder)
    disk.leave(LITTLE)
    session.seat(1, Seat("Bruno", player="steady"))
    autosave.record()
    play_and_record(autosave, session)
    assert autosave.trouble is not None
    assert recorded_log(library, session) == session.log_to_json()
    disk.leave(1024**2)
    play_and_record(autosave, session)
    assert autosave.trouble is None
    assert library.read(session.id).document["players"][1]["player"] == "steady"


def test_a_journal_that_somebody_has_changed_is_not_appended_to(
    autosave: Autosave, library: GameLibrary, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SmallDisk(monkeypatch, library.folder)
    play_and_record(autosave, session)
    path = library.folder / f"{session.id}.co2journal"
    changed = path.read_bytes().replace(b"a", b"b", 1)
    path.write_bytes(changed)
    disk.leave(LITTLE)
    play_and_record(autosave, session)
    assert autosave.trouble is not None
    assert path.read_bytes() == changed
