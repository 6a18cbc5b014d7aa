"""Files that are no games, or not quite: the first wrong thing is named, and nothing else ever comes out.

Sizes are bounded, and so is everything that depends on them.
"""

from __future__ import annotations

import contextlib
import json
import os
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from co2desk.engine.machine.actions import LONGEST_PATH, BadDocumentError
from co2desk.session import Session
from co2desk.session.documents import BIGGEST_FILE, parse, read_document
from co2desk.session.saves import MOST_ENTRIES
from co2desk.session.session import Replayed

from .bad import OLD, SAVE, SECOND, TEAM, data_of, document_of, first_problem


def open_file(path: Path) -> Replayed:
    return Session.open(read_document(path))


def refusal_of(data: bytes, folder: Path) -> BadDocumentError:
    """Why a file with these bytes is refused."""
    path = folder / "game.co2game"
    path.write_bytes(data)
    with pytest.raises(BadDocumentError) as caught:
        open_file(path)
    assert str(caught.value).isprintable()
    assert len(caught.value.where) <= 10 * LONGEST_PATH
    return caught.value


# --- bytes -------------------------------------------------------------------------------------------------


def with_value(key: str, text: str) -> Callable[[bytes], bytes]:
    """The save with another text in the place of the first value of this key."""

    def change(data: bytes) -> bytes:
        start = data.index(f'"{key}": '.encode()) + len(key) + 4
        return data[:start] + text.encode() + data[start + data[start:].index(b",\n") :]

    return change


def with_member(text: str) -> Callable[[bytes], bytes]:
    """The save with one more member at its end."""
    return lambda data: data.rstrip()[:-1].rstrip() + b",\n" + text.encode() + b"\n}\n"


BAD_BYTES: dict[str, tuple[Callable[[bytes], bytes], str, str]] = {
    "nothing": (lambda data: b"", "file (line 1, column", "JSON"),
    "white space": (lambda data: b"\n\n \n", "file (line 4, column", "JSON"),
    "zeros, as after a power failure": (lambda data: b"\x00" * len(data), "file (line 1, column", "JSON"),
    "a NUL in a text": (lambda data: data.replace(b"Anna", b"An\x00na"), "file (line 19, column", "JSON"),
    "another kind of file": (lambda data: b"\x89PNG\r\n\x1a\n\x00\x00", "file (byte 0)", "UTF-8"),
    "UTF-16": (lambda data: data.decode().encode("utf-16"), "file (byte 0)", "UTF-8"),
    "UTF-16 without its mark": (lambda data: "{}".encode("utf-16-le"), "file", "JSON"),
    "Latin-1": (lambda data: '{"format": "é"}'.encode("latin-1"), "file (byte 12)", "UTF-8"),
    "half of a character": (lambda data: data.replace(b"Anna", b"\xed\xa0\x80"), "file (byte", "UTF-8"),
    "two games": (lambda data: data + data, "file (line", "JSON"),
    "a comment": (lambda data: b"// a game\n" + data, "file (line 1, column", "JSON"),
    "single quotes": (lambda data: data.replace(b'"', b"'"), "file (line 2, column", "JSON"),
    "a comma at the end": (with_member('"a": 1,'), "file (line", "JSON"),
    "NaN": (with_member('"a": NaN'), "file", "NaN"),
    "Infinity": (with_member('"a": [Infinity]'), "file", "Infinity"),
    "minus Infinity": (with_member('"a": -Infinity'), "file", "-Infinity"),
    "a number beyond every float": (with_value("seed", "1e999"), "options.seed", "a whole number"),
    "a fraction": (with_value("seed", "1.0"), "options.seed", "a whole number"),
    "a number of 10,000 digits": (with_value("seed", "9" * 10_000), "file", "JSON"),
    "a number of 4,000 digits": (with_value("seed", "9" * 4_000), "options.seed", "a whole number"),
    "a million brackets": (lambda data: b"[" * 1_000_000, "file", "brackets"),
    "a million braces": (lambda data: b'{"a":' * 1_000_000, "file", "brackets"),
    "brackets far inside": (with_member('"a": ' + "[" * 50_000 + "]" * 50_000), "file", "brackets"),
    "a list": (lambda data: b"[" + data + b"]", "format", "co2game"),
    "a text": (lambda data: b'"co2game"', "format", "co2game"),
    "a number": (lambda data: b"7", "format", "co2game"),
    "null": (lambda data: b"null", "format", "co2game"),
    "another format": (with_value("format", '"pgn"'), "format", "co2game"),
    "half a letter": (lambda data: data.replace(b"Anna", b"\\ud800"), "players[0].name", "a name"),
    "half a letter as a key": (with_value("variants", '{"\\ud800": 1}'), "options.variants.\\ud800", ""),
    "a key that ends the line": (with_value("variants", '{"\\n\\u202e": 1}'), "options.variants.\\n\\u2", ""),
    "the last of two equal keys counts": (with_member('"version": 99'), "version", "at most 3"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD_BYTES)
def test_a_file_that_is_no_game_is_refused_by_name(name: str, tmp_path: Path) -> None:
    change, where, expected = BAD_BYTES[name]
    changed = change(data_of(SAVE))
    assert changed != data_of(SAVE)
    error = refusal_of(changed, tmp_path)
    assert error.where.startswith(where)
    assert expected in error.expected


@pytest.mark.parametrize("path", [SAVE, SECOND, OLD], ids=["3", "2", "1"])
def test_a_file_that_was_cut_off_anywhere_is_refused(path: Path, tmp_path: Path) -> None:
    data = data_of(path).rstrip()
    for length in (*range(40), *range(40, len(data), 487), len(data) - 1):
        assert refusal_of(data[:length], tmp_path).where.startswith("file (")


@pytest.mark.parametrize("mark", [b"\xef\xbb\xbf", b"\r\n\t "])
def test_a_byte_order_mark_and_white_space_do_no_harm(mark: bytes, tmp_path: Path) -> None:
    """Some editors write them."""
    path = tmp_path / "game.co2game"
    path.write_bytes(mark + data_of(SAVE).replace(b"\n", b"\r\n"))
    assert open_file(path).session.save() == Session.load(document_of(SAVE)).save()


# --- files that are no files, and sizes --------------------------------------------------------------------


@contextlib.contextmanager
def nothing_left_open() -> Iterator[None]:
    """On systems that can tell."""
    folder = Path("/proc/self/fd")
    before = len(list(folder.iterdir())) if folder.exists() else 0
    yield
    assert (len(list(folder.iterdir())) if folder.exists() else 0) == before


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with nothing_left_open(), pytest.raises(BadDocumentError) as caught:
        open_file(tmp_path / "pipe")
    assert (caught.value.where, caught.value.expected) == ("file", "a plain file")


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/tty", "/dev/random"])
def test_a_device_is_not_read(device: str) -> None:
    if not Path(device).exists():
        pytest.skip(f"this system has no {device}")
    with nothing_left_open(), pytest.raises((BadDocumentError, OSError)) as caught:  # no tty is an OSError
        open_file(Path(device))
    assert device == "/dev/tty" or isinstance(caught.value, BadDocumentError)


def test_a_directory_is_no_game(tmp_path: Path) -> None:
    """On some systems a directory cannot even be opened."""
    with nothing_left_open(), pytest.raises((BadDocumentError, PermissionError)):
        open_file(tmp_path)


def test_what_cannot_be_read_is_told_as_the_system_tells_it(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        open_file(tmp_path / "gone.co2game")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(OSError, match="loop"):
        open_file(tmp_path / "loop")


def test_an_enormous_file_is_not_read_beyond_the_limit(tmp_path: Path) -> None:
    """A hundred megabytes on the disk; in memory never much more than the limit."""
    path = tmp_path / "enormous.co2game"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    tracemalloc.start()
    try:
        with nothing_left_open(), pytest.raises(BadDocumentError) as caught:
            open_file(path)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert caught.value.where == "file"
    assert "8 MB" in caught.value.expected
    assert most < 2.5 * BIGGEST_FILE


def test_a_file_may_be_as_large_as_the_limit_and_not_larger(tmp_path: Path) -> None:
    path, data = tmp_path / "game.co2game", data_of(SAVE)
    path.write_bytes(data + b" " * (BIGGEST_FILE - len(data)))
    assert open_file(path).problem is None
    path.write_bytes(data + b" " * (BIGGEST_FILE - len(data) + 1))
    with pytest.raises(BadDocumentError, match="at most 8 MB"):
        open_file(path)


MANY = 1_000_000


@pytest.mark.parametrize(
    ("member", "value", "where"),
    [
        ("log", [{"do": "end_turn"}] * MANY, "log"),
        ("log", [{}] * (MOST_ENTRIES + 1), "log"),
        ("turns", [{"after": 0, "fingerprint": ""}] * MANY, "turns"),
        ("players", [{}] * MANY, "players"),
        ("components", {str(n): n for n in range(MANY // 10)}, "components"),
        ("components", {"edition": "first", "plants": [[0] * 100_000]}, "components"),
        ("readings", {str(n): n for n in range(MANY // 10)}, "readings.0"),
        ("readings", {"goals_removed_1": [1] * MANY}, "readings.goals_removed_1"),
        ("options", {str(n): n for n in range(MANY // 10)}, "options.0"),
        ("options", {"variants": {"x" * MANY: 1}}, "options.variants.xxx"),
        ("options", {"book": "x" * MANY}, "options.book"),
        ("options", {"edition": "x" * MANY}, "options.edition"),
        ("options", {"players": 10**4000}, "options.players"),
        ("options", {"seed": 10**4000}, "options.seed"),
        ("id", "0" * MANY, "id"),
        ("start", {str(n): n for n in range(MANY // 10)}, "start"),
        ("start", {"stack": [{}] * MANY}, "start"),
        ("branch", {"of": "0" * 32, "step": -(10**4000)}, "branch"),
        ("x" * MANY, 1, None),
        ("program", "x" * MANY, None),
    ],
)
def test_a_million_of_anything_is_refused_by_its_place_or_passed_over(
    member: str, value: object, where: str | None
) -> None:
    error = first_problem({**document_of(SAVE), member: value})
    assert (error is None) == (where is None)
    if error is not None:
        assert error.where.startswith(str(where))
        assert len(str(error)) < 2_000


def test_a_key_of_any_length_makes_a_short_error() -> None:
    document = document_of(SAVE)
    document["log"][3] = {"do": "end_turn", "\x1b" * MANY: 1}
    session, problem = Session.open(document)
    assert problem is not None
    assert problem.where.startswith("log[3].\\x1b")
    assert len(problem.where) < 10 * LONGEST_PATH
    assert len(session.log) == 3


# What a reader does not need, it passes over. Version 1 had other members.
NEEDLESS = {SAVE: {"else"}, SECOND: {"else"}, OLD: {"else", "log", "turns", "players", "id"}}


@pytest.mark.parametrize(
    "member", ["log", "turns", "options", "components", "players", "start", "else", "id"]
)
@pytest.mark.parametrize("path", [SAVE, SECOND, OLD], ids=["3", "2", "1"])
def test_brackets_inside_brackets_are_refused_wherever_they_are(path: Path, member: str) -> None:
    """From shallow to more than Python can take, with every step around its limit."""
    for depth in (1, 50, 300, *range(940, 1_010, 7)):
        for opening, closing in (("[", "]"), ('{"a":', "}")):
            text = json.dumps({**document_of(path), member: "HERE"})
            deep = text.replace('"HERE"', opening * depth + "1" + closing * depth).encode()
            try:
                document = parse(deep)
            except BadDocumentError:
                assert depth > 900
                continue
            if first_problem(document) is None:
                assert member in NEEDLESS[path]


@pytest.mark.soak
def test_the_longest_log_can_be_opened() -> None:
    """Everything that is taken back is looked at, but only as often as there are entries."""
    document = document_of(TEAM)
    action = document["log"][0]
    pairs = [action, {"undo": 1, "how": "practice"}] * (MOST_ENTRIES // 2)
    session, problem = Session.open({**document, "log": pairs, "turns": []})
    assert problem is None
    assert len(session.log) == MOST_ENTRIES
    assert len(session.taken_back) == MOST_ENTRIES // 2
    assert session.actions == []
    assert session.undone == [session.log[0]]
