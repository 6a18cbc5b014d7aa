"""Files are read with bounds and written in one piece, whatever lies in the way."""

from __future__ import annotations

import errno
import json
import os
import stat
from pathlib import Path

import pytest

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import documents
from co2desk.session.documents import (
    BIGGEST_FILE,
    make_folder,
    names_in,
    parse,
    read_bytes,
    read_document,
    readable,
    sync_directory,
    unfinished,
    write_atomically,
)

from .disk import BROKEN, FULL, READ_ONLY, Disk

OLD, NEW = b'{"old": 1}', b'{"new": ' + b"2" * 3_000 + b"}"


def open_files() -> int:
    return len(names_in(Path("/dev/fd")))


# --- reading -------------------------------------------------------------------------------------------


def test_a_document_is_read_with_or_without_a_mark_of_its_bytes(tmp_path: Path) -> None:
    path = tmp_path / "a.co2game"
    for text in ('{"name": "Żółć 龙"}', '\ufeff{"name": "Żółć 龙"}'):
        path.write_text(text, "utf-8")
        assert read_document(path) == {"name": "Żółć 龙"}


@pytest.mark.parametrize(
    ("text", "where", "expected"),
    [
        (b"", "file (line 1, column 1)", "JSON"),
        (b"\x89PNG\r\n\x1a\n", "file (byte 0)", "UTF-8"),
        (b'{"a": 1,\n "b": \xff}', "file (byte 15)", "UTF-8"),
        ('{"a": 1}'.encode("utf-16"), "file (byte 0)", "UTF-8"),
        (b'{"a": 1,\n "b": }', "file (line 2, column 7)", "JSON"),
        (b'{"a": 1} {"b": 2}', "file (line 1, column 10)", "Extra data"),
        (b"[" * 1_000_000, "file", "brackets"),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "file", "brackets"),
        (b"NaN", "file", "numbers"),
        (b"[-Infinity]", "file", "numbers"),
        (b"9" * 10_000, "file", "JSON"),
    ],
)
def test_what_is_no_document_is_refused_with_the_place(text: bytes, where: str, expected: str) -> None:
    with pytest.raises(BadDocumentError) as caught:
        parse(text)
    assert caught.value.where == where
    assert expected in caught.value.expected


def test_a_file_may_be_big_but_not_bigger(tmp_path: Path) -> None:
    path = tmp_path / "a.co2game"
    path.write_bytes(b" " * BIGGEST_FILE)
    assert len(read_bytes(path)) == BIGGEST_FILE
    with path.open("ab") as file:
        file.truncate(10**12)  # without anything in it: it costs no disk
    with pytest.raises(BadDocumentError) as caught:
        read_bytes(path)
    assert caught.value.expected == "at most 8 MB"


def test_a_file_that_grows_while_it_is_read_is_bounded_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.co2game"
    path.write_bytes(b" " * 101)
    honest = path.stat()
    empty = os.stat_result((*honest[:6], 0, *honest[7:]))
    monkeypatch.setattr(documents, "BIGGEST_FILE", 100)
    monkeypatch.setattr(os, "fstat", lambda _descriptor: empty)
    with pytest.raises(BadDocumentError):
        read_bytes(path)


@pytest.mark.parametrize("kind", ["folder", "pipe", "device"])
def test_only_plain_files_are_read_and_nothing_is_left_open(tmp_path: Path, kind: str) -> None:
    """A pipe nobody writes into would be waited for, a device has no end."""
    path = tmp_path / "a.co2game"
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    before = open_files()
    for _ in range(5):
        with pytest.raises(BadDocumentError) as caught:
            read_document(path)
        assert caught.value.expected == "a plain file"
    assert open_files() == before


def test_what_cannot_be_reached_raises_what_the_system_says(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    (tmp_path / "file").touch()
    for path, number in (
        (tmp_path / "nothing", errno.ENOENT),
        (tmp_path / "file" / "inside", errno.ENOTDIR),
        (loop, errno.ELOOP),
    ):
        with pytest.raises(OSError, match=r".") as caught:
            read_document(path)
        assert caught.value.errno == number


# --- text ----------------------------------------------------------------------------------------------


def test_a_document_for_people_has_one_entry_on_each_line() -> None:
    document = {"log": [{"do": "a"}, {"do": "b"}], "options": {"x": 1, "y": []}, "none": []}
    text = readable(document)
    assert parse(text) == document
    assert ' {"do": "a"},\n {"do": "b"}\n' in text.decode()
    assert ' "x": 1,\n "y": []\n' in text.decode()


def test_half_a_character_survives_being_written() -> None:
    """A path that is no UTF-8 reaches Python with such halves; a wrong one must not stop a game."""
    document = {"saved_as": os.fsdecode(b"/tmp/\xff.co2game"), "\ud800": ["龙\udfff"]}
    assert parse(readable(document)) == document


# --- writing -------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.co2game"
    path.write_bytes(OLD)
    return path


def test_a_new_file_has_the_rights_of_any_new_file(tmp_path: Path) -> None:
    path, other = tmp_path / "a.co2game", tmp_path / "other"
    before = os.umask(0o027)
    try:
        write_atomically(path, NEW)
        other.touch()
    finally:
        os.umask(before)
    assert path.read_bytes() == NEW
    assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(other.stat().st_mode) == 0o640
    assert sorted(names_in(tmp_path)) == ["a.co2game", "other"]


@pytest.mark.parametrize("mode", [0o600, 0o666, 0o777])
def test_a_file_that_is_replaced_keeps_its_rights(file: Path, mode: int) -> None:
    file.chmod(mode)
    write_atomically(file, NEW)
    assert file.read_bytes() == NEW
    assert stat.S_IMODE(file.stat().st_mode) == mode


def test_rights_that_a_drive_does_not_know_do_not_stop_a_game(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_arguments: object, **_options: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    file.chmod(0o777)
    monkeypatch.setattr(os, "chmod", refused)
    write_atomically(file, NEW)
    assert file.read_bytes() == NEW


def test_a_link_stays_a_link(file: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(file.name)
    write_atomically(link, NEW)
    assert link.is_symlink()
    assert file.read_bytes() == NEW


@pytest.mark.parametrize("name", ["a" * 255, "龙" * 85, "a" * 60 + ".co2game", ".co2game"])
def test_the_longest_names_can_be_saved(tmp_path: Path, name: str) -> None:
    for data in (OLD, NEW):
        write_atomically(tmp_path / name, data)
    assert names_in(tmp_path) == [name]
    assert (tmp_path / name).read_bytes() == NEW


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        ("folder", errno.EISDIR),
        ("pipe", errno.EINVAL),
        ("loop", errno.ELOOP),
        ("nowhere", errno.ENOENT),
        ("in a file", errno.ENOTDIR),
        ("protected", errno.EACCES),
    ],
)
def test_what_is_no_file_of_the_players_own_is_never_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, number: int
) -> None:
    """Replacing needs no right to write to the file itself, so a protected one is asked for."""
    path = tmp_path / "a.co2game"
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "loop":
        path.symlink_to(path)
    elif kind == "nowhere":
        path = tmp_path / "removed" / "a.co2game"
    elif kind == "in a file":
        path.touch()
        path = path / "inside"
    else:
        path.touch()
        monkeypatch.setattr(os, "access", lambda _path, _mode: False)
    there = {name: (tmp_path / name).lstat().st_ino for name in names_in(tmp_path)}
    with pytest.raises(OSError, match=r".") as caught:
        write_atomically(path, NEW)
    assert caught.value.errno == number
    assert caught.value.strerror  # the window tells it
    assert {name: (tmp_path / name).lstat().st_ino for name in names_in(tmp_path)} == there


def test_what_a_killed_write_left_goes_away_with_the_next_one(file: Path, tmp_path: Path) -> None:
    """And nothing else: not what belongs to another file, and nothing that only looks like it."""
    left = tmp_path / ".a.co2game.0123456789abcdef.co2part"
    others = [".a.0123456789abcdef.co2part", ".a.co2game.txt", ".a.co2game.0123.co2part", "a.co2game.tmp"]
    for name in (left.name, *others):
        (tmp_path / name).touch()
    assert dict(unfinished(tmp_path))[left] == "a.co2game"
    write_atomically(file, NEW)
    assert sorted(names_in(tmp_path)) == sorted([file.name, *others])


# --- a disk that fails ---------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [FULL, READ_ONLY, BROKEN, errno.EDQUOT])
@pytest.mark.parametrize("takes", [0, 100])
def test_whatever_fails_leaves_the_old_file_or_the_whole_new_one(
    file: Path, monkeypatch: pytest.MonkeyPatch, number: int, takes: int
) -> None:
    """At every call to the disk."""
    disk = Disk(monkeypatch)
    disk.fail(0, 0)
    write_atomically(file, NEW)
    calls = disk.calls.copy()
    assert calls == ["open", "write", "fsync", "replace", "open", "fsync"]
    for call in range(1, len(calls) + 1):
        file.write_bytes(OLD)
        disk.fail(call, number=number, takes=takes)
        with pytest.raises(OSError, match=os.strerror(number)):
            write_atomically(file, NEW)
        disk.heal()
        assert file.read_bytes() == (OLD if call <= 4 else NEW)
        assert names_in(file.parent) == [file.name]


def test_a_disk_that_takes_little_at_a_time_gets_everything(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    disk.piece = 7
    write_atomically(file, NEW)
    assert file.read_bytes() == NEW
    assert disk.calls.count("write") == -(-len(NEW) // 7)


def test_a_disk_that_takes_nothing_and_says_nothing_is_no_endless_loop(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "write", lambda _descriptor, _data: 0)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        write_atomically(file, NEW)
    assert file.read_bytes() == OLD
    assert names_in(file.parent) == [file.name]


def test_a_temporary_file_that_cannot_be_removed_hides_no_error(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The drive was pulled out: the first error is told, and the next write clears up."""
    disk = Disk(monkeypatch)
    with monkeypatch.context() as gone:
        gone.setattr(os, "unlink", disk.refused)
        disk.fail(2, number=BROKEN)
        with pytest.raises(OSError, match=os.strerror(BROKEN)):
            write_atomically(file, NEW)
    disk.heal()
    assert len(names_in(file.parent)) == 2
    write_atomically(file, NEW)
    assert names_in(file.parent) == [file.name]


@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOTSUP])
def test_a_drive_that_cannot_sync_folders_is_used_all_the_same(
    file: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    disk = Disk(monkeypatch)
    disk.fail(6, 6, number)
    write_atomically(file, NEW)
    assert disk.calls[5] == "fsync"
    assert file.read_bytes() == NEW


def test_a_folder_that_may_not_be_read_is_written_to_all_the_same(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    disk.fail(5, 5, errno.EACCES)
    write_atomically(file, NEW)
    assert disk.calls == ["open", "write", "fsync", "replace", "open"]


def test_nothing_is_left_open(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk, before = Disk(monkeypatch), open_files()
    for call in range(8):
        disk.fail(call, call)
        try:
            write_atomically(file, json.dumps([call]).encode())
        except OSError:
            assert 1 <= call <= 6
        disk.heal()
        assert open_files() == before


def test_folders_are_made_with_those_around_them_and_each_is_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(documents, "sync_directory", synced.append)
    folder = tmp_path / "share" / "co2desk" / "games"
    make_folder(folder)
    assert folder.is_dir()
    assert set(synced) == {tmp_path / "share" / "co2desk", tmp_path / "share", tmp_path}
    synced.clear()
    make_folder(folder)
    assert not synced


def test_a_folder_that_is_gone_cannot_be_synced(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        sync_directory(tmp_path / "removed")
