"""Autosave never delays a game: it tells what the disk does, and writes everything that the disk can take."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import Session, locks
from co2desk.session.autosave import Autosave
from co2desk.session.documents import names_in, read_document, readable, write_atomically
from co2desk.session.library import GameLibrary
from co2desk.session.locks import TakenError

from .bad import OLD, data_of, document_of
from .disk import Disk
from .elsewhere import EDITIONS, OtherWindow, a_game
from .helpers import play_on, played
from .journals import play_and_record, recorded_log

# --- one game after the other --------------------------------------------------------------------------


def test_a_game_is_recorded_until_its_end(autosave: Autosave, library: GameLibrary) -> None:
    session = Session.new(EDITIONS["first"])
    autosave.begin(session)
    assert autosave.is_recording(session.id)
    for _ in range(5):
        play_and_record(autosave, session)
        assert autosave.trouble is None
        assert recorded_log(library, session) == session.log_to_json()
    autosave.end()
    assert not autosave.is_recording(session.id)
    assert library.read(session.id).is_closed
    play_and_record(autosave, session)  # nobody records it any more
    assert library.read(session.id).entries == 5


def test_the_next_game_closes_the_last_one(autosave: Autosave, library: GameLibrary) -> None:
    first, second = a_game("first"), a_game("second_chance")
    autosave.begin(first)
    autosave.begin(second)
    assert (autosave.is_recording(first.id), autosave.is_recording(second.id)) == (False, True)
    assert library.read(first.id).is_closed
    assert not library.is_taken(first.id)
    assert library.is_taken(second.id)


def test_the_same_game_at_another_time_stays_taken_all_the_while(
    autosave: Autosave, library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = a_game("first")
    autosave.begin(session)
    play_and_record(autosave, session)
    earlier = a_game("first")
    with monkeypatch.context() as alone:
        alone.setattr(GameLibrary, "take", lambda _shelf, _id: pytest.fail("the lock was let go"))
        alone.setattr(GameLibrary, "tidy", lambda _shelf: None)
        autosave.begin(earlier)
    assert library.is_taken(earlier.id)
    assert library.read(earlier.id).entries == 0
    play_and_record(autosave, earlier)
    assert recorded_log(library, earlier) == earlier.log_to_json()


def test_a_lock_that_was_taken_before_is_used(autosave: Autosave, library: GameLibrary) -> None:
    session = a_game("first")
    lock = library.take(session.id)
    autosave.begin(session, lock, "/somewhere/a.co2game", 0)
    assert autosave.saved_as == Path("/somewhere/a.co2game")
    assert autosave.is_saved
    assert library.is_taken(session.id)
    autosave.end()
    assert not library.is_taken(session.id)


def test_without_a_game_there_is_nothing_to_save(autosave: Autosave, file: Path) -> None:
    autosave.record()
    autosave.end()
    assert (autosave.saved_as, autosave.is_saved, autosave.trouble) == (None, False, None)
    with pytest.raises(LookupError):
        autosave.save_to(file)


# --- the player's own file -----------------------------------------------------------------------------


def test_a_save_is_a_file_of_the_players_own_and_the_journal_knows_it(
    autosave: Autosave, library: GameLibrary, file: Path
) -> None:
    session = played(EDITIONS["first"], 4)
    autosave.begin(session)
    assert not autosave.is_saved
    autosave.save_to(file)
    assert (autosave.saved_as, autosave.is_saved) == (file, True)
    assert Session.load(read_document(file)).log_to_json() == session.log_to_json()
    assert (library.read(session.id).saved_as, library.read(session.id).saved_entries) == (str(file), 4)
    play_and_record(autosave, session)
    assert not autosave.is_saved
    session.undo()
    autosave.record()
    assert not autosave.is_saved  # what was taken back is part of the game
    assert (library.read(session.id).entries, library.read(session.id).saved_entries) == (6, 4)


def test_where_a_game_was_saved_is_known_from_every_folder(
    autosave: Autosave, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave.begin(a_game("first"))
    monkeypatch.chdir(file.parent)
    autosave.save_to(Path("a.co2game"))
    assert autosave.saved_as == file


def other_game(session: Session) -> Session:
    return played(EDITIONS["second_chance"], 3)


def other_continuation(session: Session) -> Session:
    other = Session.load(session.save())
    other.undo(1)
    return other


def later_continuation(session: Session) -> Session:
    """Somebody has gone on with the file, at another computer."""
    other = Session.load(session.save())
    play_on(other, 1, seed=3)
    return other


@pytest.mark.parametrize("change", [other_game, other_continuation, later_continuation])
def test_a_file_in_which_something_else_was_saved_is_changed(
    autosave: Autosave, file: Path, change: Callable[[Session], Session]
) -> None:
    session = played(EDITIONS["first"], 4)
    autosave.begin(session)
    autosave.save_to(file)
    write_atomically(file, readable(change(session).save()))
    assert autosave.is_file_changed
    autosave.save_to(file)
    assert not autosave.is_file_changed


def test_a_file_stays_the_same_while_its_game_is_played_on(autosave: Autosave, file: Path) -> None:
    session = played(EDITIONS["first"], 4)
    autosave.begin(session)
    autosave.save_to(file)
    play_and_record(autosave, session)
    session.undo(2)
    autosave.record()
    assert not autosave.is_file_changed


def test_a_file_of_the_first_version_is_the_game_that_was_opened_from_it(
    autosave: Autosave, file: Path
) -> None:
    """Nobody has changed it, so it can be saved there. One that has lost an action since is another."""
    file.write_bytes(data_of(OLD))
    session = Session.load(document_of(OLD))
    autosave.begin(session, None, str(file), len(session.log))
    assert not autosave.is_file_changed
    document = document_of(OLD)
    document["actions"].pop()
    write_atomically(file, readable(document))
    assert autosave.is_file_changed


def test_a_file_that_was_moved_away_is_not_changed(autosave: Autosave, file: Path) -> None:
    """There is nothing to overwrite."""
    autosave.begin(a_game("first"))
    autosave.save_to(file)
    file.unlink()
    assert not autosave.is_file_changed


@pytest.mark.parametrize("left", [b"", b"{}", b"null", b'{"format": "co2game", "version": 99}', None])
def test_a_file_that_is_no_game_any_more_is_changed(
    autosave: Autosave, file: Path, left: bytes | None
) -> None:
    autosave.begin(a_game("first"))
    autosave.save_to(file)
    file.unlink()
    if left is None:
        file.mkdir()
    else:
        file.write_bytes(left)
    assert autosave.is_file_changed


def test_a_folder_whose_name_is_no_utf_8_is_as_good_as_any(
    autosave: Autosave, library: GameLibrary, file: Path
) -> None:
    folder = Path(os.fsdecode(bytes(file.parent) + b"/\xff"))
    folder.mkdir()
    session = a_game("first")
    autosave.begin(session)
    autosave.save_to(folder / "a.co2game")
    assert autosave.trouble is None
    assert library.read(session.id).saved_as == str(folder / "a.co2game")
    assert Session.load(read_document(Path(library.read(session.id).saved_as))).id == session.id


@pytest.mark.parametrize("kind", ["removed", "in a file", "a folder"])
def test_what_cannot_be_saved_is_told_and_nothing_changes(
    autosave: Autosave, library: GameLibrary, file: Path, kind: str
) -> None:
    session = played(EDITIONS["first"], 4)
    autosave.begin(session)
    autosave.save_to(file)
    play_and_record(autosave, session)
    place = {"removed": file.parent / "away" / "b", "in a file": file / "b", "a folder": file.parent}[kind]
    with pytest.raises(OSError, match=r".") as caught:
        autosave.save_to(place)
    assert caught.value.strerror
    assert autosave.saved_as == file
    assert autosave.trouble is None  # of the journal
    assert len(Session.load(read_document(file)).log) == 4
    play_and_record(autosave, session)
    assert recorded_log(library, session) == session.log_to_json()
    assert names_in(file.parent) == [file.name]


# --- two windows ---------------------------------------------------------------------------------------


def test_a_second_window_is_refused_and_changes_nothing(autosave: Autosave, library: GameLibrary) -> None:
    session, mine = a_game("first"), a_game("second_chance")
    autosave.begin(session)
    play_and_record(autosave, session)
    second = Autosave(library)
    second.begin(mine)
    before = (library.folder / f"{session.id}.co2journal").read_bytes()
    with pytest.raises(TakenError):
        second.begin(a_game("first"))
    assert (library.folder / f"{session.id}.co2journal").read_bytes() == before
    assert second.is_recording(mine.id)
    play_and_record(second, mine)
    assert recorded_log(library, mine) == mine.log_to_json()
    play_and_record(autosave, session)
    assert autosave.trouble is None
    assert recorded_log(library, session) == session.log_to_json()
    autosave.end()
    second.begin(session)
    assert second.is_recording(session.id)
    second.end()


def test_the_game_of_another_process_is_refused_until_that_is_killed(
    autosave: Autosave, library: GameLibrary, other_window: OtherWindow
) -> None:
    session = a_game("first")
    before = (library.folder / f"{session.id}.co2journal").read_bytes()
    with pytest.raises(TakenError):
        autosave.begin(session)
    assert not autosave.is_recording(session.id)
    assert (library.folder / f"{session.id}.co2journal").read_bytes() == before
    other_window.kill()
    kept = library.read(session.id)
    assert not kept.is_closed
    autosave.begin(Session.load(kept.document))
    assert autosave.trouble is None
    assert library.is_taken(session.id)


def test_a_window_that_lost_its_lock_never_writes_into_the_journal_of_another(
    autosave: Autosave, library: GameLibrary
) -> None:
    """The folder was removed, and another window was quicker to begin again."""
    session, other = a_game("first"), a_game("first")
    autosave.begin(session)
    play_and_record(autosave, session)
    shutil.rmtree(library.folder)
    second = Autosave(library)
    second.begin(other)
    for _ in range(2):
        play_and_record(autosave, session)
        assert autosave.trouble is not None
        assert autosave.trouble.errno == errno.EBUSY
        assert autosave.trouble.strerror
    assert library.read(other.id).entries == 0
    play_and_record(second, other)
    assert (second.trouble, library.read(other.id).entries) == (None, 1)
    second.end()
    play_and_record(autosave, session)
    assert autosave.trouble is None
    assert recorded_log(library, session) == session.log_to_json()


def test_a_drive_without_locks_is_played_on_all_the_same(
    autosave: Autosave, library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_descriptor: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(locks, "_lock", refused)
    session = a_game("first")
    autosave.begin(session)
    play_and_record(autosave, session)
    assert autosave.trouble is None
    assert recorded_log(library, session) == session.log_to_json()


def test_what_a_killed_program_left_is_gone_when_the_next_game_begins(
    autosave: Autosave, library: GameLibrary
) -> None:
    library.make()
    for name in (f".{'1' * 32}.co2journal.0123456789abcdef.co2part", f"{'1' * 32}.lock"):
        (library.folder / name).touch()
    session = a_game("first")
    autosave.begin(session)
    assert sorted(names_in(library.folder)) == [f"{session.id}.co2journal", f"{session.id}.lock"]


def test_a_game_that_was_never_written_is_not_there(
    library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, autosave, session = Disk(monkeypatch), Autosave(library), a_game("first")
    disk.fail(1)
    autosave.begin(session)
    autosave.end()
    disk.heal()
    assert list(library.games()) == []
    with pytest.raises((OSError, BadDocumentError)):
        library.read(session.id)
