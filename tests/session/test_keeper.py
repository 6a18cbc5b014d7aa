"""The keeper never holds a game up: it tells what the disk does, and the disk gets everything it can take."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import Session, locks
from co2desk.session.documents import names_in, read_document
from co2desk.session.keeper import Keeper
from co2desk.session.locks import TakenError
from co2desk.session.shelf import Shelf

from .disk import Disk
from .elsewhere import EDITIONS, OtherWindow, a_game
from .helpers import play_on, played
from .journals import written


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games")


@pytest.fixture
def keeper(shelf: Shelf) -> Iterator[Keeper]:
    keeper = Keeper(shelf)
    yield keeper
    keeper.put_away()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    folder = tmp_path / "own"
    folder.mkdir()
    return folder / "a.co2game"


def act(keeper: Keeper, session: Session) -> None:
    play_on(session, 1, seed=len(session.log))
    keeper.record()


def log_of(shelf: Shelf, session: Session) -> Any:
    return shelf.read(session.id).document["log"]


# --- one game after the other --------------------------------------------------------------------------


def test_a_game_is_kept_until_it_is_put_away(keeper: Keeper, shelf: Shelf) -> None:
    session = Session.new(EDITIONS["first"])
    keeper.keep(session)
    assert keeper.holds(session.id)
    for _ in range(5):
        act(keeper, session)
        assert keeper.trouble is None
        assert log_of(shelf, session) == written(session)
    keeper.put_away()
    assert not keeper.holds(session.id)
    assert shelf.read(session.id).is_closed
    act(keeper, session)  # nobody keeps it any more
    assert shelf.read(session.id).entries == 5


def test_the_next_game_puts_the_last_one_away(keeper: Keeper, shelf: Shelf) -> None:
    first, second = a_game("first"), a_game("second_chance")
    keeper.keep(first)
    keeper.keep(second)
    assert (keeper.holds(first.id), keeper.holds(second.id)) == (False, True)
    assert shelf.read(first.id).is_closed
    assert not shelf.is_taken(first.id)
    assert shelf.is_taken(second.id)


def test_the_same_game_at_another_time_stays_taken_all_the_while(
    keeper: Keeper, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = a_game("first")
    keeper.keep(session)
    act(keeper, session)
    earlier = a_game("first")
    with monkeypatch.context() as alone:
        alone.setattr(Shelf, "take", lambda _shelf, _id: pytest.fail("the lock was let go"))
        alone.setattr(Shelf, "tidy", lambda _shelf: None)
        keeper.keep(earlier)
    assert shelf.is_taken(earlier.id)
    assert shelf.read(earlier.id).entries == 0
    act(keeper, earlier)
    assert log_of(shelf, earlier) == written(earlier)


def test_a_lock_that_was_taken_before_is_used(keeper: Keeper, shelf: Shelf) -> None:
    session = a_game("first")
    lock = shelf.take(session.id)
    keeper.keep(session, lock, "/somewhere/a.co2game", 0)
    assert keeper.saved_as == Path("/somewhere/a.co2game")
    assert keeper.is_saved
    assert shelf.is_taken(session.id)
    keeper.put_away()
    assert not shelf.is_taken(session.id)


def test_without_a_game_there_is_nothing_to_save(keeper: Keeper, file: Path) -> None:
    keeper.record()
    keeper.put_away()
    assert (keeper.saved_as, keeper.is_saved, keeper.trouble) == (None, False, None)
    with pytest.raises(LookupError):
        keeper.save(file)


# --- the player's own file -----------------------------------------------------------------------------


def test_a_save_is_a_file_of_the_players_own_and_the_journal_knows_it(
    keeper: Keeper, shelf: Shelf, file: Path
) -> None:
    session = played(EDITIONS["first"], 4)
    keeper.keep(session)
    assert not keeper.is_saved
    keeper.save(file)
    assert (keeper.saved_as, keeper.is_saved) == (file, True)
    assert written(Session.load(read_document(file))) == written(session)
    assert (shelf.read(session.id).saved_as, shelf.read(session.id).saved_entries) == (str(file), 4)
    act(keeper, session)
    assert not keeper.is_saved
    session.undo()
    keeper.record()
    assert not keeper.is_saved  # what was taken back is part of the game
    assert (shelf.read(session.id).entries, shelf.read(session.id).saved_entries) == (6, 4)


def test_where_a_game_was_saved_is_known_from_every_folder(
    keeper: Keeper, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper.keep(a_game("first"))
    monkeypatch.chdir(file.parent)
    keeper.save(Path("a.co2game"))
    assert keeper.saved_as == file


def test_a_folder_whose_name_is_no_utf_8_is_as_good_as_any(keeper: Keeper, shelf: Shelf, file: Path) -> None:
    folder = Path(os.fsdecode(bytes(file.parent) + b"/\xff"))
    folder.mkdir()
    session = a_game("first")
    keeper.keep(session)
    keeper.save(folder / "a.co2game")
    assert keeper.trouble is None
    assert shelf.read(session.id).saved_as == str(folder / "a.co2game")
    assert Session.load(read_document(Path(shelf.read(session.id).saved_as))).id == session.id


@pytest.mark.parametrize("kind", ["removed", "in a file", "a folder"])
def test_what_cannot_be_saved_is_told_and_nothing_changes(
    keeper: Keeper, shelf: Shelf, file: Path, kind: str
) -> None:
    session = played(EDITIONS["first"], 4)
    keeper.keep(session)
    keeper.save(file)
    act(keeper, session)
    place = {"removed": file.parent / "away" / "b", "in a file": file / "b", "a folder": file.parent}[kind]
    with pytest.raises(OSError, match=r".") as caught:
        keeper.save(place)
    assert caught.value.strerror
    assert keeper.saved_as == file
    assert keeper.trouble is None  # of the journal
    assert len(Session.load(read_document(file)).log) == 4
    act(keeper, session)
    assert log_of(shelf, session) == written(session)
    assert names_in(file.parent) == [file.name]


# --- two windows ---------------------------------------------------------------------------------------


def test_a_second_keeper_is_refused_and_changes_nothing(keeper: Keeper, shelf: Shelf) -> None:
    session, mine = a_game("first"), a_game("second_chance")
    keeper.keep(session)
    act(keeper, session)
    second = Keeper(shelf)
    second.keep(mine)
    before = (shelf.folder / f"{session.id}.co2journal").read_bytes()
    with pytest.raises(TakenError):
        second.keep(a_game("first"))
    assert (shelf.folder / f"{session.id}.co2journal").read_bytes() == before
    assert second.holds(mine.id)
    act(second, mine)
    assert log_of(shelf, mine) == written(mine)
    act(keeper, session)
    assert keeper.trouble is None
    assert log_of(shelf, session) == written(session)
    keeper.put_away()
    second.keep(session)
    assert second.holds(session.id)
    second.put_away()


def test_the_game_of_another_process_is_refused_until_that_is_killed(
    keeper: Keeper, shelf: Shelf, other_window: OtherWindow
) -> None:
    session = a_game("first")
    before = (shelf.folder / f"{session.id}.co2journal").read_bytes()
    with pytest.raises(TakenError):
        keeper.keep(session)
    assert not keeper.holds(session.id)
    assert (shelf.folder / f"{session.id}.co2journal").read_bytes() == before
    other_window.kill()
    kept = shelf.read(session.id)
    assert not kept.is_closed
    keeper.keep(Session.load(kept.document))
    assert keeper.trouble is None
    assert shelf.is_taken(session.id)


def test_a_window_that_lost_its_lock_never_writes_into_the_journal_of_another(
    keeper: Keeper, shelf: Shelf
) -> None:
    """The folder was removed, and another window was quicker to begin again."""
    session, other = a_game("first"), a_game("first")
    keeper.keep(session)
    act(keeper, session)
    shutil.rmtree(shelf.folder)
    second = Keeper(shelf)
    second.keep(other)
    for _ in range(2):
        act(keeper, session)
        assert keeper.trouble is not None
        assert keeper.trouble.errno == errno.EBUSY
        assert keeper.trouble.strerror
    assert shelf.read(other.id).entries == 0
    act(second, other)
    assert (second.trouble, shelf.read(other.id).entries) == (None, 1)
    second.put_away()
    act(keeper, session)
    assert keeper.trouble is None
    assert log_of(shelf, session) == written(session)


def test_a_drive_without_locks_is_played_on_all_the_same(
    keeper: Keeper, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_descriptor: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(locks, "_lock", refused)
    session = a_game("first")
    keeper.keep(session)
    act(keeper, session)
    assert keeper.trouble is None
    assert log_of(shelf, session) == written(session)


def test_what_a_killed_program_left_is_gone_when_the_next_game_is_kept(keeper: Keeper, shelf: Shelf) -> None:
    shelf.make()
    for name in (f".{'1' * 32}.co2journal.0123456789abcdef.co2part", f"{'1' * 32}.lock"):
        (shelf.folder / name).touch()
    session = a_game("first")
    keeper.keep(session)
    assert sorted(names_in(shelf.folder)) == [f"{session.id}.co2journal", f"{session.id}.lock"]


def test_a_game_that_was_never_written_is_not_there(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    disk, keeper, session = Disk(monkeypatch), Keeper(shelf), a_game("first")
    disk.fail(1)
    keeper.keep(session)
    keeper.put_away()
    disk.heal()
    assert list(shelf.games()) == []
    with pytest.raises((OSError, BadDocumentError)):
        shelf.read(session.id)
