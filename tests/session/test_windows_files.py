"""Files on Windows: another program may hold one for a moment, and a path may be long."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from co2desk.session import windows_files
from co2desk.session.documents import names_in, read_bytes, write_atomically
from co2desk.session.windows_files import WAITS, patiently, reachable, with_mark

OLD, NEW = b"old", b"new"


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A Windows on which nobody really waits; how long it would have been."""
    seconds: list[float] = []
    monkeypatch.setattr(windows_files, "ON_WINDOWS", True)
    monkeypatch.setattr(time, "sleep", seconds.append)
    return seconds


def held(call: Callable[..., Any], times: int) -> Callable[..., Any]:
    """A call that a virus scanner gets in the way of, so many times."""
    left = [times]

    def refused(*arguments: Any, **options: Any) -> Any:
        if left[0]:
            left[0] -= 1
            raise PermissionError(13, "The process cannot access the file: it is used by another process")
        return call(*arguments, **options)

    return refused


def test_a_file_that_is_held_for_a_moment_is_replaced_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waited: list[float]
) -> None:
    path = tmp_path / "a.co2game"
    path.write_bytes(OLD)
    monkeypatch.setattr(os, "replace", held(os.replace, 3))
    write_atomically(path, NEW)
    assert path.read_bytes() == NEW
    assert waited == list(WAITS[:3])


def test_a_file_that_stays_held_is_given_up_and_the_old_one_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waited: list[float]
) -> None:
    path = tmp_path / "a.co2game"
    path.write_bytes(OLD)
    monkeypatch.setattr(os, "replace", held(os.replace, 1000))
    with pytest.raises(PermissionError):
        write_atomically(path, NEW)
    assert path.read_bytes() == OLD
    assert names_in(tmp_path) == ["a.co2game"], "the new one is taken away"
    assert waited == list(WAITS)
    assert sum(WAITS) < 2, "nobody waits longer at a window that does nothing"


def test_a_file_that_is_held_is_opened_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waited: list[float]
) -> None:
    path = tmp_path / "a.co2game"
    path.write_bytes(OLD)
    monkeypatch.setattr(os, "open", held(os.open, 2))
    assert read_bytes(path) == OLD
    assert len(waited) == 2


def test_a_link_stays_a_link_to_the_file(tmp_path: Path, waited: list[float]) -> None:
    real, link = tmp_path / "real.co2game", tmp_path / "link.co2game"
    real.write_bytes(OLD)
    link.symlink_to(real)
    write_atomically(link, NEW)
    assert link.is_symlink()
    assert real.read_bytes() == NEW
    assert waited == []


def test_other_troubles_are_told_at_once(waited: list[float]) -> None:
    def missing() -> None:
        raise FileNotFoundError

    with pytest.raises(FileNotFoundError):
        patiently(missing)
    assert waited == []


def test_other_systems_do_not_wait(monkeypatch: pytest.MonkeyPatch, waited: list[float]) -> None:
    monkeypatch.setattr(windows_files, "ON_WINDOWS", False)
    with pytest.raises(PermissionError):
        patiently(held(os.getcwd, 1))
    assert waited == []
    assert reachable(Path("a" * 300)) == Path("a" * 300)


@pytest.mark.parametrize(
    ("name", "marked"),
    [
        (r"C:\Games\a.co2game", r"C:\Games\a.co2game"),
        ("C:\\" + "a" * 176, "C:\\" + "a" * 176),
        ("C:\\" + "a" * 177, "\\\\?\\C:\\" + "a" * 177),
        ("\\\\server\\share\\" + "a" * 200, "\\\\?\\UNC\\server\\share\\" + "a" * 200),
        ("\\\\?\\C:\\" + "a" * 200, "\\\\?\\C:\\" + "a" * 200),
    ],
)
def test_a_long_path_gets_the_mark_that_windows_wants(name: str, marked: str) -> None:
    """As soon as the path of its temporary file might have 260 characters."""
    assert with_mark(name) == marked
