"""docs/save-format.md is enough to read every save: a reader that was written from it alone agrees."""

from __future__ import annotations

import ast
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from co2desk.bots.levels import LEVELS
from co2desk.session import GameOptions, Session, seats
from co2desk.session.documents import BIGGEST_FILE, read_document
from co2desk.session.journal import SHOWN, Journal
from co2desk.session.journal import VERSION as JOURNAL_VERSION
from co2desk.session.programs import MOST_SECONDS, MOST_WORDS
from co2desk.session.saves import MOST_ENTRIES, VERSION, Branch, Mark
from co2desk.session.seat_changes import SeatChange
from co2desk.session.seats import KEYS, LONGEST_NAME, PROGRAM, SIGNS, Program, Seat
from co2desk.session.takebacks import WAYS

from . import independent_reader as reader
from .helpers import played

TESTS = Path(__file__).parents[1]
TEXT = (TESTS.parent / "docs" / "save-format.md").read_text(encoding="utf-8")
FIXTURES = sorted([*(TESTS / "saves").glob("*/*.co2game"), *(TESTS / "replays").glob("*.co2game")])
WORD = re.compile(r"`([^`]+)`")

every_fixture = pytest.mark.parametrize("path", FIXTURES, ids=lambda path: f"{path.parent.name}/{path.stem}")


def section(title: str) -> str:
    return TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]


def table(title: str) -> dict[str, str]:
    """The rows of a section by every word in their first column."""
    rows = [line.strip("|").split("|", 1) for line in section(title).splitlines() if line.startswith("| `")]
    return {word: meaning for first, meaning in rows for word in WORD.findall(first)}


# --- the reader --------------------------------------------------------------------------------------------


def test_the_reader_knows_nothing_of_co2desk() -> None:
    source = ast.parse(Path(str(reader.__file__)).read_text(encoding="utf-8"))
    imports = {name.name for node in ast.walk(source) if isinstance(node, ast.Import) for name in node.names}
    others = {node.module for node in ast.walk(source) if isinstance(node, ast.ImportFrom)}
    assert imports == {"json", "zlib"}
    assert others == {"__future__", "collections.abc", "pathlib", "typing"}


@every_fixture
def test_a_reader_finds_the_players(path: Path) -> None:
    session = Session.load(read_document(path))
    people = [(seat.name, seat.sign, seat.player, seat.language) for seat in session.seats]
    assert reader.players(reader.read_save(path)) == (people or session.options.players)


@every_fixture
def test_a_reader_finds_the_actions_that_count(path: Path) -> None:
    session = Session.load(read_document(path))
    codec = session.game.codec
    assert reader.actions(reader.read_save(path)) == [codec.action_to_json(a) for a in session.actions]


@every_fixture
def test_a_reader_finds_the_turns(path: Path) -> None:
    """A save of version 1 tells only where its end is."""
    session, save = Session.load(read_document(path)), reader.read_save(path)
    marks = [mark[:-1] for mark in session.marks]
    end = session.mark()[:-1]
    if save["version"] == 1:
        assert reader.turns(save) == [(end[0], None, None, None, None)]
    else:
        assert reader.turns(save) == ([*marks, end] if marks[-1] != end else marks)


def test_a_reader_finds_what_was_taken_back_somewhere() -> None:
    """The comparison above is worth something."""
    saves = [reader.read_save(path) for path in FIXTURES]
    assert sum(len(reader.actions(save)) < len(save["log"]) for save in saves) >= 4


@pytest.mark.parametrize(("torn", "is_whole"), [(0, True), (1, True), (60, False), (4_000, False)])
def test_a_reader_finds_the_game_in_a_journal(torn: int, is_whole: bool, tmp_path: Path) -> None:
    """Also when the end of the journal was never written; the last line says only that it was closed."""
    session = played(GameOptions("second_chance", 3, 5), 12)
    journal = Journal(tmp_path / "game.co2journal", session)
    journal.begin()
    for _ in range(20):
        session.play(session.game.legal()[0])
        journal.record()
        if len(session.log) % 7 == 0:
            session.undo(2)
            journal.record()
    journal.close()
    data = journal.path.read_bytes()
    journal.path.write_bytes(data[: len(data) - torn])
    found = reader.read_journal(journal.path)
    log = session.save()["log"]
    assert found["log"] == log[: len(found["log"])]
    assert (len(found["log"]) == len(log)) == is_whole
    assert len(found["log"]) > 5
    loaded = Session.load(found)
    codec = loaded.game.codec
    assert reader.actions(found) == [codec.action_to_json(action) for action in loaded.actions]


# --- the document ------------------------------------------------------------------------------------------


def every_member() -> dict[str, Any]:
    """A save that has them all."""
    begun = Session.new(GameOptions(players=2))
    session, _ = Session.at_position(begun.options, begun.document())
    assert session is not None
    branched = session.branched(0)
    branched.seats = (Seat("A"), Seat("B", "star"))
    branched.seat(1, Seat("B", "star", PROGRAM, program=Program(("bot",))))
    return branched.save()


def test_every_member_is_described_in_order() -> None:
    assert list(table("Members")) == list(every_member())


def test_every_member_of_a_player_and_of_a_turn_is_described() -> None:
    assert tuple(table("Players")) == KEYS
    assert tuple(table("Programs")) == Program.__slots__
    assert all(f"`{name}`" in section("Players") for name in SeatChange._fields)
    assert all(f'`"{level}"`' in table("Players")["player"] for level in LEVELS)
    assert tuple(table("Turns")) == Mark._fields
    assert all(f'"{sign}"' in table("Players")["sign"] for sign in SIGNS)
    assert str(LONGEST_NAME) in table("Players")["name"]
    assert seats.PLAYER.fullmatch("a" * 20)
    assert not seats.PLAYER.fullmatch("a" * 21)
    assert all(f'"{name}"' in table("Members")["branch"] for name in Branch._fields)


def test_every_way_to_take_back_is_described() -> None:
    assert tuple(table("The log")) == WAYS


def test_the_limits_are_those_of_the_program() -> None:
    assert f"{BIGGEST_FILE:,} bytes" in section("The file")
    assert f"at most {MOST_ENTRIES:,} entries" in section("The log")
    assert f"up to {MOST_WORDS} texts" in table("Programs")["run"]
    assert f"1 to {MOST_SECONDS}" in table("Programs")["seconds"]


def test_every_version_is_described() -> None:
    rows = re.findall(r"^\| (\d+) \|", section("Versions"), re.MULTILINE)
    assert rows == [str(version) for version in range(1, VERSION + 1)]
    assert f"describes version {VERSION} of" in TEXT


def test_the_members_of_version_1_are_described() -> None:
    row = next(line for line in section("Versions").splitlines() if line.startswith("| 1 |"))
    found = {member for path in FIXTURES if (save := read_document(path))["version"] == 1 for member in save}
    assert set(WORD.findall(row)) == found


def test_the_name_of_a_game_of_version_1_is_made_as_described() -> None:
    document = read_document(TESTS / "saves" / "1" / "first-people.co2game")
    text = json.dumps(document, sort_keys=True, separators=(", ", ": "), ensure_ascii=True)
    assert Session.load(document).id == hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def test_the_example_means_what_is_said_about_it() -> None:
    example, said = section("The log").split("```json\n")[1].split("```\n")
    counted = reader.actions({"log": json.loads(example)})
    assert (
        [action["do"] for action in counted] == WORD.findall(said)[:3] == ["propose", "decline", "end_turn"]
    )


def test_the_lines_of_a_journal_are_described(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "game.co2journal", Session.new(GameOptions(players=2)))
    journal.begin()
    journal.close()
    head, save, closed = reader.lines(journal.path.read_bytes())
    first = next(line for line in section("Journals").splitlines() if line.startswith("| the first |"))
    assert f'"journal": {JOURNAL_VERSION}' in first
    assert all(f"`{member}`" in first for member in (*SHOWN, *head) if member != "journal")
    assert (save["log"], [turn["after"] for turn in save["turns"]]) == ([], [0])
    assert closed == {"closed": 0}


def test_every_link_leads_somewhere() -> None:
    docs = TESTS.parent / "docs"
    for name, anchor in re.findall(r"\]\(([a-z.-]*)#([a-z0-9-]+)\)", TEXT):
        text = (docs / name).read_text(encoding="utf-8") if name else TEXT
        headings = [
            line.lstrip("# ").lower().replace(" ", "-") for line in text.splitlines() if line[:1] == "#"
        ]
        assert anchor in headings, (name, anchor)
