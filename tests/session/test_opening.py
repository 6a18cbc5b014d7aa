"""What is found when a game is opened, decided without a window: all of it, a part of it, or no game.

docs/save-format.md, "How co2desk reads a save", says what is kept of a file that is not right.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from co2desk.session import GameOptions, Session
from co2desk.session.autosave import Autosave
from co2desk.session.documents import BIGGEST_FILE, readable
from co2desk.session.library import GameLibrary
from co2desk.session.notation import to_notation
from co2desk.session.opening import (
    LONGEST_PROGRAM,
    Damaged,
    DamagedRecord,
    Newer,
    NotAGame,
    TooNew,
    Unreadable,
    Whole,
    open_file,
    open_recorded,
    open_text,
)
from co2desk.session.seats import Seat

from .bad import OLD, SAVE, TEAM, data_of, document_of
from .helpers import played
from .journals import changed

OLD_LOG: list[Any] = document_of(OLD)["actions"]
CURRENT = Session.load(document_of(SAVE)).save()  # as this version writes it, with the log at its end
LOG: list[Any] = CURRENT["log"]


def is_copy(session: Session, id_: str) -> bool:
    """A game of its own, played on from where the other one can be read."""
    assert session.branch is not None
    return session.id != id_ == session.branch.of and session.branch.step == len(session.actions)


def opened_bytes(data: bytes, file: Path) -> object:
    file.write_bytes(data)
    return open_file(file)


def opened(document: object, file: Path) -> object:
    return opened_bytes(readable(document), file)


# --- files -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [SAVE, OLD, TEAM], ids=["2", "1", "team"])
def test_a_right_file_is_the_whole_game(path: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under its own id. The file holds all of it, also when it was named from the folder it is in."""
    file.write_bytes(data_of(path))
    monkeypatch.chdir(file.parent)
    found = open_file(Path(file.name))
    assert isinstance(found, Whole)
    assert found.session.save() == Session.load(document_of(path)).save()
    assert (found.saved_as, found.saved_entries) == (str(file), len(found.session.log))


def test_a_file_with_a_wrong_entry_is_the_game_up_to_there(file: Path) -> None:
    document = {**CURRENT, "log": [*LOG[:7], {"do": "fly"}, *LOG[8:]]}
    found = opened(document, file)
    assert isinstance(found, Damaged)
    assert found.session.log_to_json() == LOG[:7]
    assert (found.right, found.entries) == (7, len(LOG))
    assert found.problem.where == "log[7].do"
    assert is_copy(found.session, document["id"])


def test_a_file_with_nothing_right_in_its_log_is_no_game(file: Path) -> None:
    """A copy of an empty game would be of no use to anybody."""
    found = opened({**CURRENT, "log": [{"do": "fly"}, *LOG[1:]]}, file)
    assert isinstance(found, NotAGame)
    assert found.problem.where == "log[0].do"


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (b"null", "format"),
        (b"[]", "format"),
        (b'{"format": "chess"}', "format"),
        (b"", "file ("),
        (b"\xff", "file ("),
    ],
)
def test_another_document_is_no_game(data: bytes, where: str, file: Path) -> None:
    found = opened_bytes(data, file)
    assert isinstance(found, NotAGame)
    assert found.problem.where.startswith(where)


def test_what_the_system_does_not_hand_out_is_not_readable(file: Path) -> None:
    missing = open_file(file)
    assert isinstance(missing, Unreadable)
    assert missing.error.errno == errno.ENOENT
    assert isinstance(open_file(file / "below a file that is none"), Unreadable)


def test_what_cannot_be_a_document_is_not_even_read(file: Path) -> None:
    with file.open("wb") as huge:
        huge.truncate(BIGGEST_FILE + 1)
    assert isinstance(open_file(file), NotAGame)
    if hasattr(os, "mkfifo"):
        os.mkfifo(file.with_name("pipe"))
        assert isinstance(open_file(file.with_name("pipe")), NotAGame)


# --- files that were cut off -------------------------------------------------------------------------------


def test_a_file_that_was_cut_off_is_the_game_up_to_a_turn(file: Path) -> None:
    """Wherever it was cut behind the first complete turn of its log."""
    lines, turns = readable(CURRENT).split(b"\n"), {turn["after"] for turn in CURRENT["turns"]}
    kept = set()
    for left in range(len(LOG)):
        cut = [*lines[: left - len(LOG) - 3], b' {"do": "pr']  # three lines are behind the log
        found = opened_bytes(b"\n".join(cut), file)
        if left < sorted(turns)[1]:
            assert isinstance(found, NotAGame)
            continue
        assert isinstance(found, Damaged)
        assert found.session.log_to_json() == LOG[: found.right]
        assert found.problem.where.startswith("file (line")
        assert found.entries == left
        assert is_copy(found.session, CURRENT["id"])
        kept.add(found.right)
    assert kept == turns - {0, len(LOG)}


def test_a_file_of_the_first_version_that_was_cut_off_is_the_game_up_to_there(file: Path) -> None:
    """Old and damaged at once. Its one fingerprint came behind the actions, so there is none to compare."""
    data = data_of(OLD)
    ends = [at for at in range(len(data)) if data.startswith(b"\n  }", at) and b'"actions"' in data[:at]]
    for number in (1, 2, 17, len(OLD_LOG) - 1):
        for more in (6, 20):  # behind the action, and inside the next one
            found = opened_bytes(data[: ends[number - 1] + more], file)
            assert isinstance(found, Damaged), number
            assert found.session.log_to_json() == OLD_LOG[:number]
            assert (found.right, found.entries) == (number, number)
            assert found.problem.where.startswith("file (")
            assert found.session.seats == ()


@pytest.mark.parametrize("name", [b'"fingerprint"', b'"seats"', b'"Anna"', "Бо".encode()])
def test_a_file_of_the_first_version_without_all_its_players_is_the_game_of_nobody(
    name: bytes, file: Path
) -> None:
    """The names came last. The fingerprint is compared if it is there."""
    data = data_of(OLD)
    found = opened_bytes(data[: data.index(name) + len(name)], file)
    assert isinstance(found, Damaged)
    assert found.session.log_to_json() == OLD_LOG
    assert found.session.seats == ()
    if b'"' not in name or name == b'"Anna"':
        right = document_of(OLD)["fingerprint"].encode()
        wrong = data[: data.index(name) + len(name)].replace(right, b"0" * 32)
        assert isinstance(opened_bytes(wrong, file), NotAGame)


@pytest.mark.parametrize("path", [SAVE, OLD], ids=["2", "1"])
def test_a_file_that_was_cut_off_before_its_log_is_no_game(path: Path, file: Path) -> None:
    data = data_of(path)
    found = opened_bytes(data[: data.index(b'"components"')], file)
    assert isinstance(found, NotAGame)
    assert found.problem.where.startswith("file (")


# --- files of later versions -------------------------------------------------------------------------------

LATER = {"version": 99, "program": "7.0", "log": "not to be read"}


def test_a_file_of_a_later_version_is_its_position(file: Path) -> None:
    document = CURRENT
    found = opened({**document, **LATER}, file)
    assert isinstance(found, Newer)
    assert found.program == "7.0"
    assert found.session.start == document["position"]
    assert is_copy(found.session, document["id"])


def test_a_file_of_a_later_version_that_was_cut_off_is_its_position(file: Path) -> None:
    """Later and damaged at once: what this version needs comes before the log."""
    document = {**CURRENT, **LATER, "log": [{"a": number} for number in range(50)]}
    found = opened_bytes(readable(document)[:-100], file)
    assert isinstance(found, Newer)
    assert found.session.start == document["position"]


def test_a_file_of_a_later_version_without_a_position_is_too_new(file: Path) -> None:
    document = {**CURRENT, **LATER}
    del document["position"]
    found = opened(document, file)
    assert isinstance(found, TooNew)
    assert (found.program, found.problem.where) == ("7.0", "position")


@pytest.mark.parametrize(
    ("said", "shown"), [(None, "?"), (7, "?"), (["x"], "?"), ("x" * 99, "x" * LONGEST_PROGRAM)]
)
def test_a_strange_file_cannot_say_anything_it_likes_about_its_program(
    said: object, shown: str, file: Path
) -> None:
    found = opened({**CURRENT, **LATER, "program": said}, file)
    assert isinstance(found, Newer)
    assert found.program == shown


# --- records of this computer ------------------------------------------------------------------------------


@pytest.fixture
def recorded(autosave: Autosave, file: Path) -> Session:
    """A game with eight entries, six of which are in the player's own file."""
    session = played(GameOptions("first", 3, 11), 6)
    autosave.begin(session)
    autosave.save_to(file)
    for _ in range(2):
        session.play(session.game.legal()[0])
        autosave.record()
    autosave.end()
    return session


def journal_of(library: GameLibrary, session: Session) -> Path:
    return library.folder / f"{session.id}.co2journal"


def test_a_record_is_the_whole_game_and_knows_its_file(
    library: GameLibrary, recorded: Session, file: Path
) -> None:
    found = open_recorded(library, recorded.id)
    assert isinstance(found, Whole)
    assert found.session.save() == recorded.save()
    assert (found.saved_as, found.saved_entries) == (str(file), 6)


def test_a_record_with_a_damaged_end_is_the_game_before_it(library: GameLibrary, recorded: Session) -> None:
    """The last line says that the game was closed, and cannot be counted on either."""
    journal = journal_of(library, recorded)
    lines = journal.read_bytes().splitlines(keepends=True)
    lines[-2] = lines[-2].replace(b"a", b"b", 1)
    journal.write_bytes(b"".join(lines))
    found = open_recorded(library, recorded.id)
    assert isinstance(found, DamagedRecord)
    assert found.lost == 2
    assert found.session.log_to_json() == recorded.log_to_json()[:7]
    assert is_copy(found.session, recorded.id)


def test_a_record_with_an_entry_that_was_never_legal_is_the_game_before_it(
    library: GameLibrary, recorded: Session
) -> None:
    """Its lines are undamaged: the program that wrote them had other rules, or somebody has changed them."""
    changed(journal_of(library, recorded), lambda lines: lines[9].update(log={"do": "pass_bid"}))
    found = open_recorded(library, recorded.id)
    assert isinstance(found, Damaged)
    assert (found.right, found.entries) == (7, 8)
    assert is_copy(found.session, recorded.id)


SPOILED: dict[str, Callable[[Path], object]] = {
    "first line": lambda path: path.write_bytes(b"x" + path.read_bytes()),
    "a later version of journals": lambda path: changed(path, lambda lines: lines[0].update(journal=2)),
    "no game": lambda path: changed(path, lambda lines: lines[1].update(format="chess")),
    "another id": lambda path: changed(path, lambda lines: lines[1].update(id="0" * 32)),
}


@pytest.mark.parametrize("name", SPOILED)
def test_a_record_that_cannot_be_read_is_no_game(library: GameLibrary, recorded: Session, name: str) -> None:
    SPOILED[name](journal_of(library, recorded))
    assert isinstance(open_recorded(library, recorded.id), NotAGame)


def test_a_record_that_is_not_there_is_not_readable(library: GameLibrary) -> None:
    assert isinstance(open_recorded(library, "0" * 32), Unreadable)


# --- texts -------------------------------------------------------------------------------------------------


def test_a_text_is_a_game_of_its_own_in_which_everybody_is_a_person() -> None:
    session = played(GameOptions("first", 3, 11), 20)
    found = open_text(to_notation(session, ["Zoë", "", "Zoë"]))
    assert isinstance(found, Whole)
    assert found.session.game.fingerprint() == session.game.fingerprint()
    assert found.session.seats == (Seat("Zoë", "disc"), Seat("Anna", "triangle"), Seat("Bruno", "square"))
    assert found.session.id != session.id
    assert (found.saved_as, found.saved_entries) == ("", 0)


def test_any_other_text_is_no_game() -> None:
    session = played(GameOptions("first", 3, 11), 20)
    found = open_text(to_notation(session).replace("Seed: 11", "Seed: 12"))
    assert isinstance(found, NotAGame)
    assert found.problem.where.startswith("line ")
    assert isinstance(open_text(""), NotAGame)
