"""Who plays a seat may change in the middle of a game, and may be another program: a save knows both."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.table.events import SeatTakenOver
from co2desk.session import GameOptions, Session, saves
from co2desk.session.journal import Journal, read_journal
from co2desk.session.opening import Damaged, Whole, open_file
from co2desk.session.programs import can_run, programs_to_json, with_programs
from co2desk.session.seat_changes import MOST_CHANGES, SeatChange
from co2desk.session.seats import PERSON, PROGRAM, Program, Seat
from co2desk.session.setup import GameSetup
from co2desk.session.story import story
from co2desk.session.takebacks import PRACTICE, take_backs

BOT = Program(("/usr/bin/python3", "/home/zoë/bot.py", "--level", "3"), 45)
SEATS = (Seat("Anna"), Seat("Bob", "star", "steady"), Seat("C", "square", PROGRAM, program=BOT))


@pytest.fixture
def session() -> Session:
    found = Session.new(GameOptions(players=3, seed=5))
    found.seats = SEATS
    return found


def play(session: Session, actions: int) -> None:
    for _ in range(actions):
        session.play(session.game.legal()[0])


def hand_over(session: Session, number: int, player: str) -> None:
    before = session.seats[number]
    session.seat(number, Seat(before.name, before.sign, player))


# --- the session --------------------------------------------------------------------------------


def test_a_seat_that_is_taken_over_is_remembered_with_its_place_in_the_log(session: Session) -> None:
    play(session, 3)
    hand_over(session, 0, "strong")
    play(session, 2)
    hand_over(session, 0, PERSON)
    assert [seat.player for seat in session.seats] == [PERSON, "steady", PROGRAM]
    assert session.seat_changes == [SeatChange(3, 0, "strong"), SeatChange(5, 0, PERSON)]


def test_another_language_or_another_program_is_no_change_of_the_player(session: Session) -> None:
    session.seat(0, Seat("Anna", language="pl"))
    session.seat(2, Seat("C", "square", PROGRAM, program=Program(("other",))))
    assert session.seat_changes == []
    assert session.seats[0].language == "pl"
    assert session.seats[2].program == Program(("other",))


def test_the_log_on_the_screen_tells_it_where_it_happened(session: Session) -> None:
    hand_over(session, 0, "strong")
    play(session, 2)
    hand_over(session, 0, PERSON)
    hand_over(session, 1, PROGRAM)
    play(session, 2)
    before, steps = story(session)
    assert before[-1] == SeatTakenOver(0, "computer")
    assert steps[1][-2:] == [SeatTakenOver(0, "person"), SeatTakenOver(1, "program")]
    assert not any(isinstance(event, SeatTakenOver) for event in steps[0] + steps[2] + steps[3])


def test_what_is_undone_takes_no_seat_back_and_its_line_moves_along(session: Session) -> None:
    play(session, 4)
    hand_over(session, 0, "strong")
    play(session, 1)
    session.undo(3, PRACTICE)
    play(session, 3)
    assert session.seats[0].player == "strong"
    assert session.seats_taken_over == [(2, SeatChange(4, 0, "strong"))]
    assert SeatTakenOver(0, "computer") in story(session)[1][1]


def test_a_branch_knows_who_took_over_before_it(session: Session) -> None:
    play(session, 2)
    hand_over(session, 0, "strong")
    play(session, 1)
    session.undo(1)
    play(session, 3)
    hand_over(session, 1, PERSON)
    branch = session.branched(3)
    assert branch.seat_changes == [SeatChange(2, 0, "strong")]
    assert branch.seats == session.seats
    assert Session.load(branch.save()).seat_changes == branch.seat_changes


def test_a_log_that_becomes_too_long_keeps_the_changes(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It forgets what was undone, and the numbers of its entries change."""
    play(session, 3)
    session.undo(2)
    play(session, 1)
    hand_over(session, 0, "strong")
    monkeypatch.setattr(saves, "MOST_ENTRIES", 6)
    play(session, 3)
    assert len(session.log) == 5
    assert session.seat_changes == [SeatChange(2, 0, "strong")]


def test_a_table_that_cannot_decide_forgets_its_first_changes(session: Session) -> None:
    for _ in range(MOST_CHANGES):
        hand_over(session, 0, "strong")
        hand_over(session, 0, PERSON)
    assert len(session.seat_changes) == MOST_CHANGES
    assert Session.load(session.save()).seat_changes == session.seat_changes


# --- saves and journals -------------------------------------------------------------------------


def test_a_save_keeps_programs_and_changes(session: Session) -> None:
    play(session, 3)
    hand_over(session, 0, "expert")
    again = Session.load(json.loads(json.dumps(session.save())))
    assert again.seats == session.seats
    assert again.seats[2].program == BOT
    assert again.seat_changes == session.seat_changes


def test_a_save_without_them_has_no_members_for_them(session: Session) -> None:
    session.seats = (*SEATS[:2], Seat("C", "square"))
    assert {"programs", "seat_changes"}.isdisjoint(session.save())


def test_the_players_of_a_save_are_as_earlier_versions_know_them(session: Session) -> None:
    """They accept no other members there, and give a substitute to a player they do not know."""
    players = session.save()["players"]
    assert [set(player) for player in players] == [{"name", "sign", "player", "language"}] * 3
    assert players[2]["player"] == "program"


def test_a_journal_keeps_them_at_once(session: Session, tmp_path: Path) -> None:
    """A game that was cut off knows who played."""
    journal = Journal(tmp_path / "game.co2journal", session)
    journal.begin()
    play(session, 1)
    journal.record()
    hand_over(session, 0, "beginner")
    journal.record()
    journal.abandon()
    again = Session.load(read_journal(journal.path).document)
    assert again.seats == session.seats
    assert again.seat_changes == [SeatChange(1, 0, "beginner")]


def test_a_setup_keeps_programs() -> None:
    setup = GameSetup(GameOptions(players=3), SEATS)
    assert GameSetup.from_json(json.loads(json.dumps(setup.to_json()))) == setup


def test_a_change_after_the_end_of_a_damaged_log_is_left_out(session: Session, tmp_path: Path) -> None:
    play(session, 4)
    hand_over(session, 0, "strong")
    play(session, 4)
    hand_over(session, 0, PERSON)
    document = session.save()
    document["log"][6] = {"do": "fly"}
    path = tmp_path / "game.co2game"
    path.write_text(json.dumps(document), encoding="utf-8")
    found = open_file(path)
    assert isinstance(found, Damaged)
    assert found.session.seat_changes == [SeatChange(4, 0, "strong")]


def test_a_program_of_a_seat_that_is_not_its_own_is_played_by_a_substitute(session: Session) -> None:
    """Of a newer version's save only the position is used, and no program."""
    document = session.save()
    del document["programs"]
    assert Session.load(document).seats[2] == Seat("C", "square", PROGRAM)
    newer = Session.open_position({**session.save(), "version": 99})
    assert newer.seats[2].program is None


@pytest.mark.parametrize(
    ("programs", "where"),
    [
        ([], "programs"),
        ({"3": {"run": ["x"], "seconds": 9}}, "programs.3"),
        ({"0": {"run": ["x"], "seconds": 9}}, "programs.0"),
        ({"2": ["x"]}, "programs.2"),
        ({"2": {"run": ["x"]}}, "programs.2"),
        ({"2": {"run": ["x"], "seconds": 9, "shell": True}}, "programs.2"),
        ({"2": {"run": "x", "seconds": 9}}, "programs.2.run"),
        ({"2": {"run": [], "seconds": 9}}, "programs.2.run"),
        ({"2": {"run": [""], "seconds": 9}}, "programs.2.run"),
        ({"2": {"run": ["x", ""], "seconds": 9}}, "programs.2.run"),
        ({"2": {"run": ["x", 1], "seconds": 9}}, "programs.2.run"),
        ({"2": {"run": ["x"] * 41, "seconds": 9}}, "programs.2.run"),
        ({"2": {"run": ["x" * 1001], "seconds": 9}}, "programs.2.run"),
        ({"2": {"run": ["x\0y"], "seconds": 9}}, "programs.2.run"),
        ({"2": {"run": ["x\ny"], "seconds": 9}}, "programs.2.run"),
        ({"2": {"run": ["x\u202ey"], "seconds": 9}}, "programs.2.run"),
        ({"2": {"run": ["x"], "seconds": 0}}, "programs.2.seconds"),
        ({"2": {"run": ["x"], "seconds": 3601}}, "programs.2.seconds"),
        ({"2": {"run": ["x"], "seconds": True}}, "programs.2.seconds"),
    ],
)
def test_a_wrong_program_is_named(session: Session, programs: Any, where: str) -> None:
    with pytest.raises(BadDocumentError) as caught:
        Session.load({**session.save(), "programs": programs})
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({}, "seat_changes"),
        ([{"after": 0, "seat": 0, "player": "x"}] * (MOST_CHANGES + 1), "seat_changes"),
        ([7], "seat_changes[0]"),
        ([{"after": 0, "seat": 0}], "seat_changes[0]"),
        ([{"after": "0", "seat": 0, "player": "x"}], "seat_changes[0].after"),
        ([{"after": -1, "seat": 0, "player": "x"}], "seat_changes[0].after"),
        ([{"after": 20_001, "seat": 0, "player": "x"}], "seat_changes[0].after"),
        (
            [{"after": 2, "seat": 0, "player": "x"}, {"after": 1, "seat": 0, "player": "x"}],
            "seat_changes[1].after",
        ),
        ([{"after": 0, "seat": 3, "player": "x"}], "seat_changes[0].seat"),
        ([{"after": 0, "seat": False, "player": "x"}], "seat_changes[0].seat"),
        ([{"after": 0, "seat": 0, "player": "Genius 2.0"}], "seat_changes[0].player"),
        ([{"after": 0, "seat": 0, "player": None}], "seat_changes[0].player"),
    ],
)
def test_a_wrong_change_is_named(session: Session, changes: Any, where: str) -> None:
    play(session, 3)
    with pytest.raises(BadDocumentError) as caught:
        Session.load({**session.save(), "seat_changes": changes})
    assert caught.value.where == where


def test_programs_are_written_as_they_are_read() -> None:
    bare = tuple(Seat(seat.name, seat.sign, seat.player) for seat in SEATS)
    assert with_programs(bare, programs_to_json(SEATS)) == SEATS
    assert programs_to_json(bare) is None
    assert can_run(BOT.run)


def test_an_opened_file_starts_nothing_by_itself(session: Session, tmp_path: Path) -> None:
    """Whoever shows the game asks; here it is only read."""
    canary = tmp_path / "started"
    touch = Program(("/usr/bin/touch", str(canary)))
    session.seats = (*SEATS[:2], Seat("C", "square", PROGRAM, program=touch))
    path = tmp_path / "game.co2game"
    path.write_text(json.dumps(session.save()), encoding="utf-8")
    found = open_file(path)
    assert isinstance(found, Whole)
    assert found.session.seats[2].program == touch
    assert not canary.exists()


@pytest.mark.parametrize(
    ("undos", "left"), [((), []), ((1,), [2]), ((2, 1), [1, 3]), ((1, 3, 1), [2, 2, 4]), ((1, 5), [0, 0])]
)
def test_take_backs_count_what_is_left(session: Session, undos: tuple[int, ...], left: list[int]) -> None:
    """Of three more actions each; also where a later one has gone back further."""
    for count in undos:
        play(session, 3)
        session.undo(count)
    assert [step for step, _ in take_backs(session.log)] == left
