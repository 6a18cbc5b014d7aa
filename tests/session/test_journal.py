"""The journal of a game: every entry is on the disk, whole and at once, and can be read again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from co2desk.session import GameOptions, Session
from co2desk.session.documents import names_in
from co2desk.session.journal import Journal, read_journal, read_summary

from .disk import BROKEN, FULL, Disk
from .elsewhere import EDITIONS
from .helpers import played
from .journals import act, recorded


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.co2journal"


# --- writing and reading -------------------------------------------------------------------------------


def test_a_journal_holds_the_game_after_every_entry(options: GameOptions, path: Path) -> None:
    session = played(options, 5)
    journal = Journal(path, session)
    journal.begin()
    for number in range(25):
        act(session, 1, seed=number)
        journal.record()
        kept = read_journal(path)
        assert kept.document["log"] == session.log_to_json()
        assert (kept.entries, kept.mark) == (len(session.log), session.mark()._asdict())
        assert (kept.is_closed, kept.is_torn, kept.unread) == (False, False, 0)
    journal.abandon()
    opened = Session.open(read_journal(path).document)
    assert opened.problem is None
    assert opened.session.game.fingerprint() == session.game.fingerprint()
    assert opened.session.save() == {**session.save(), "turns": opened.session.save()["turns"]}
    assert opened.session.undone == session.undone


def test_a_finished_game_is_kept_to_its_end(options: GameOptions, path: Path) -> None:
    session = played(options, 3_000)
    journal = Journal(path, session)
    journal.begin()
    journal.close()
    kept = read_journal(path)
    assert kept.is_closed
    assert kept.mark["player"] == -1
    assert Session.load(kept.document).game.is_over


def test_each_action_is_one_line_and_nothing_before_it_changes(path: Path) -> None:
    session = played(EDITIONS["first"], 5)
    journal = Journal(path, session)
    journal.begin()
    before = path.read_bytes()
    for _ in range(6):
        act(session, 1)
        journal.record()
        now = path.read_bytes()
        assert now.startswith(before)
        assert now.count(b"\n") == before.count(b"\n") + 1
        assert now.endswith(b"\n")
        before = now
    journal.abandon()


def test_each_action_is_synced_before_it_counts(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(EDITIONS["first"], 5)
    journal = Journal(path, session)
    journal.begin()
    disk = Disk(monkeypatch)
    act(session, 1)
    journal.record()
    assert disk.calls == ["write", "fsync"]
    journal.abandon()


def test_several_entries_at_once_and_none_at_all_are_recorded_too(path: Path) -> None:
    """Somebody's name changed, or several actions were done again: the journal is written anew."""
    session = played(EDITIONS["first"], 5)
    journal = Journal(path, session)
    journal.begin()
    act(session, 4)
    journal.record()
    assert read_journal(path).document["log"] == session.log_to_json()
    session.practice = True
    journal.record()
    assert read_journal(path).document["practice"] is True
    act(session, 1)
    journal.record()
    assert read_journal(path).document["log"] == session.log_to_json()
    journal.abandon()


def test_the_file_of_the_players_own_stands_in_the_journal(path: Path) -> None:
    """Also one whose name is no UTF-8."""
    session = played(EDITIONS["first"], 5)
    journal = Journal(path, session)
    journal.saved_as, journal.saved_entries = os.fsdecode(b"/home/\xff/\xc5\xbc.co2game"), 3
    journal.begin()
    act(session, 3)
    journal.record()
    journal.abandon()
    assert (read_journal(path).saved_as, read_journal(path).saved_entries) == (journal.saved_as, 3)
    assert read_summary(path).saved_as == journal.saved_as


def test_a_journal_that_is_closed_says_so_until_it_is_written_again(path: Path) -> None:
    session = played(EDITIONS["second_chance"], 5)
    journal = Journal(path, session)
    journal.begin()
    assert (read_journal(path).is_closed, read_summary(path).is_closed) == (False, False)
    journal.close()
    assert (read_journal(path).is_closed, read_summary(path).is_closed) == (True, True)
    assert read_journal(path).entries == read_summary(path).mark["after"] == len(session.log)
    journal.close()
    journal.begin()
    assert (read_journal(path).is_closed, read_summary(path).is_closed) == (False, False)
    journal.abandon()


def test_whatever_follows_the_closing_line_makes_it_a_game_that_was_cut_off(path: Path) -> None:
    """Somebody wrote on, and did not get far."""
    journal = Journal(path, played(EDITIONS["second_chance"], 5))
    journal.begin()
    journal.close()
    closed = path.read_bytes()
    for more in (b"0", b"00000000 {}\n"):
        path.write_bytes(closed + more)
        assert (read_journal(path).is_closed, read_summary(path).is_closed) == (False, False)
        assert read_journal(path).entries == 5


def test_nothing_is_left_open(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, before = played(EDITIONS["first"], 5), len(names_in(Path("/dev/fd")))
    disk = Disk(monkeypatch)
    for call in range(12):
        journal = Journal(path, session)
        disk.fail(call, call, BROKEN)
        for write in (journal.begin, journal.record, journal.record, journal.close):
            try:
                write()
            except OSError:
                assert journal.is_broken
        disk.heal()
        journal.abandon()
        assert len(names_in(Path("/dev/fd"))) == before


# --- a disk that fails ---------------------------------------------------------------------------------


@pytest.mark.parametrize("takes", [0, 1, 40])
@pytest.mark.parametrize("call", [1, 2])
def test_what_could_not_be_recorded_is_in_the_journal_that_is_begun_anew(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: int, takes: int
) -> None:
    session = played(EDITIONS["first"], 5)
    journal = Journal(path, session)
    journal.begin()
    disk = Disk(monkeypatch)
    disk.fail(call, call, FULL, takes)
    act(session, 1)
    with pytest.raises(OSError, match=os.strerror(FULL)):
        journal.record()
    assert journal.is_broken
    assert read_journal(path).entries in (5, 6)
    act(session, 1)
    journal.record()
    assert not journal.is_broken
    kept = read_journal(path)
    assert kept.document["log"] == session.log_to_json()
    assert (kept.is_torn, kept.unread) == (False, 0)
    journal.abandon()


def test_a_disk_that_takes_little_at_a_time_gets_whole_lines(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Disk(monkeypatch).piece = 11
    session = Session.new(EDITIONS["second_chance"])
    recorded(path, session, 5)
    assert read_journal(path).document["log"] == session.log_to_json()


@pytest.mark.parametrize("how", ["removed", "replaced", "folder removed", "folder moved"])
def test_a_journal_that_is_gone_takes_nothing_more(tmp_path: Path, how: str) -> None:
    """The system would write on into a file that nobody can find."""
    folder = tmp_path / "games"
    folder.mkdir()
    path, session = folder / "a.co2journal", played(EDITIONS["first"], 5)
    journal = Journal(path, session)
    journal.begin()
    if how == "replaced":
        other = tmp_path / "other"
        other.touch()
        other.replace(path)
    elif how == "folder moved":
        folder.rename(tmp_path / "away")
    else:
        path.unlink()
        if how == "folder removed":
            folder.rmdir()
    act(session, 1)
    with pytest.raises(FileNotFoundError):
        journal.record()
    assert journal.is_broken
