"""A lock has one holder, and is free as soon as that one is gone, however it goes."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from co2desk.session import locks
from co2desk.session.documents import names_in
from co2desk.session.locks import Lock, TakenError

from .elsewhere import Elsewhere, OtherWindow, a_game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.lock"


def test_a_lock_has_one_holder_also_in_one_program(path: Path) -> None:
    lock = Lock(path)
    for _ in range(2):
        with pytest.raises(TakenError):
            Lock(path)
    lock.release()
    Lock(path).release()


def test_giving_back_twice_frees_nothing_of_somebody_else(path: Path) -> None:
    first = Lock(path)
    first.release()
    second = Lock(path)
    first.release()
    first.discard()
    with pytest.raises(TakenError):
        Lock(path)
    second.release()


def test_the_lock_of_another_process_is_free_when_that_is_killed(
    other_window: OtherWindow, tmp_path: Path
) -> None:
    path = tmp_path / "games" / f"{a_game('first').id}.lock"
    with pytest.raises(TakenError):
        Lock(path)
    other_window.kill()
    Lock(path).release()


def test_a_program_that_is_started_inherits_no_lock(path: Path) -> None:
    """Else a computer player in a process of its own would hold a game that nobody plays any more."""
    lock = Lock(path)
    assert not os.get_inheritable(lock._descriptor)
    lock.release()


def test_discarding_takes_the_file_away(path: Path) -> None:
    Lock(path).discard()
    assert not path.exists()


def test_a_file_that_is_removed_while_it_is_held_is_noticed(path: Path) -> None:
    lock = Lock(path)
    assert not lock.is_lost
    path.unlink()
    assert lock.is_lost
    second = Lock(path)  # another program can have it now
    assert lock.is_lost
    assert not second.is_lost
    lock.release()
    second.release()


def test_a_folder_that_is_moved_away_takes_its_locks_along(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    lock = Lock(folder / "a.lock")
    folder.rename(tmp_path / "away")
    assert lock.is_lost
    lock.release()


def test_whoever_opened_a_lock_that_was_then_discarded_tries_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other program discards it between our opening the file and our locking it."""
    opened, take = [], locks._lock

    def late(descriptor: int) -> None:
        opened.append(descriptor)
        if len(opened) == 1:
            path.unlink()
        take(descriptor)

    monkeypatch.setattr(locks, "_lock", late)
    lock = Lock(path)
    assert len(opened) == 2
    with pytest.raises(TakenError):
        Lock(path)
    lock.release()


def test_a_lock_that_is_always_lost_is_none(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "is_gone", lambda _descriptor, _path: True)
    with pytest.raises(OSError, match=os.strerror(errno.ESTALE)):
        Lock(path)


def test_many_programs_that_fight_for_a_lock_never_hold_it_together(
    elsewhere: Elsewhere, tmp_path: Path
) -> None:
    """Also while each of them takes the file away again and again: they check it themselves."""
    answer = elsewhere.ask("quarrel", folder=str(tmp_path), times=400, children=4)
    assert answer.told == "x" * 1_600
    assert set(names_in(tmp_path)) <= {"a.lock"}


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EIO])
def test_a_drive_without_locks_is_not_a_lock_that_is_taken(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refused(_descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(locks, "_lock", refused)
    before = len(names_in(Path("/dev/fd")))
    with pytest.raises(OSError, match=os.strerror(number)):
        Lock(path)
    assert len(names_in(Path("/dev/fd"))) == before


@pytest.mark.parametrize("number", [errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK])
def test_every_way_to_say_that_it_is_taken_is_understood(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """The systems differ."""

    def taken(_descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(locks, "_lock", taken)
    with pytest.raises(TakenError):
        Lock(path)


def test_without_a_folder_there_is_no_lock(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Lock(tmp_path / "removed" / "a.lock")
