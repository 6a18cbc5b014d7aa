"""A program that plays a seat: asked, heard, and ended, whatever it does."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from co2desk.protocol.asking import CANNOT_PLAY, NOT_LEGAL, REFUSED, UNREADABLE
from co2desk.protocol.player import Choice
from co2desk.session import GameOptions, Session
from co2desk.session.seats import Program
from co2desk.ui.players.command_line import built_in, other
from co2desk.ui.players.process import wait_for_ends
from co2desk.ui.players.program_thinker import ProgramThinker
from co2desk.ui.players.thinker import ENDED, NOT_STARTED, SILENT, Failure
from tests.ui.players.playing import is_running, process_of, program, until

pytestmark = pytest.mark.slow


class Listener:
    """Hears what comes of a thinker."""

    def __init__(self, thinker: ProgramThinker) -> None:
        self.thinker = thinker
        self.heard: list[Choice | Failure] = []
        thinker.chosen.connect(self.heard.append)
        thinker.failed.connect(self.heard.append)

    def ask(self, session: Session) -> Choice | Failure:
        self.thinker.ask(session, "a game")
        count = len(self.heard)
        until(lambda: len(self.heard) > count)
        return self.heard[-1]


Seated = Callable[[Program], Listener]


@pytest.fixture
def session() -> Session:
    return Session.new(GameOptions(players=2, seed=4))


@pytest.fixture
def seated(app: QApplication) -> Iterator[Seated]:
    """A program at the table; no process of it is left after the test."""
    thinkers: list[ProgramThinker] = []

    def seat(chosen: Program) -> Listener:
        thinkers.append(ProgramThinker(other(chosen), "first"))
        return Listener(thinkers[-1])

    yield seat
    for thinker in thinkers:
        thinker.end()
    wait_for_ends()


def test_the_built_in_player_answers_and_keeps_its_process(app: QApplication, session: Session) -> None:
    thinker = ProgramThinker(built_in("steady"), "first")
    listener = Listener(thinker)
    processes = set()
    for _ in range(5):
        choice = listener.ask(session)
        assert isinstance(choice, Choice)
        session.play(choice.action)
        processes.add(process_of(thinker))
    assert len(processes) == 1
    thinker.end()
    wait_for_ends()
    assert not is_running(processes.pop())
    assert process_of(thinker) == 0


def test_another_program_answers_and_says_why(seated: Seated, session: Session) -> None:
    listener = seated(program("reasons"))
    expected = Choice(session.game.legal()[0], ({"code": "planet", "points": 2},))
    assert [listener.ask(session), listener.ask(session)] == [expected, expected]


@pytest.mark.parametrize(
    ("how", "code", "detail"),
    [
        ("no_player", CANNOT_PLAY, "referee"),
        ("other_edition", CANNOT_PLAY, "second_chance"),
        ("dies", ENDED, "I have lost my way"),
        ("gone_at_once", ENDED, "(0)"),
        ("nonsense", UNREADABLE, "I play solar!"),
        ("wrong_id", UNREADABLE, "-7"),
        ("illegal", NOT_LEGAL, "pass"),
        ("error", REFUSED, "no_idea"),
        ("endless", UNREADABLE, "xxx'… ("),
        ("long_line", UNREADABLE, "… (1048"),
    ],
)
def test_whatever_a_program_does_is_told_and_ends_it(
    seated: Seated, session: Session, how: str, code: str, detail: str
) -> None:
    listener = seated(program(how))
    failure = listener.ask(session)
    assert isinstance(failure, Failure)
    assert failure.code == code
    assert detail in failure.detail
    assert len(failure.detail) <= 500
    assert process_of(listener.thinker) == 0
    assert len(listener.heard) == 1


def test_a_program_that_cannot_be_started_is_told(seated: Seated, session: Session, tmp_path: Path) -> None:
    for file in (tmp_path / "nowhere", tmp_path):
        failure = seated(Program((str(file),))).ask(session)
        assert isinstance(failure, Failure)
        assert failure.code == NOT_STARTED
        assert failure.detail


def test_a_silent_program_is_waited_for_as_long_as_it_was_said(
    seated: Seated, session: Session, tmp_path: Path
) -> None:
    file = tmp_path / "process"
    listener = seated(program("silent", file, seconds=1))
    failure = listener.ask(session)
    assert isinstance(failure, Failure)
    assert (failure.code, failure.seconds) == (SILENT, 1)
    if file.exists():  # a slow computer may not have come so far
        until(lambda: not is_running(int(file.read_text(encoding="ascii"))))


def test_a_thought_that_is_dropped_is_ended_at_once_and_never_heard(
    seated: Seated, session: Session, tmp_path: Path
) -> None:
    file = tmp_path / "process"
    listener = seated(program("silent", file))
    listener.thinker.ask(session, "a game")
    until(lambda: file.exists() and file.read_text(encoding="ascii") != "")
    process = int(file.read_text(encoding="ascii"))
    assert process == process_of(listener.thinker)
    listener.thinker.drop()
    assert process_of(listener.thinker) == 0
    until(lambda: not is_running(process))
    assert listener.heard == []


def test_a_player_that_does_not_think_is_not_ended_by_dropping_a_thought(
    seated: Seated, session: Session
) -> None:
    """What it has planned is kept."""
    listener = seated(program("good"))
    assert isinstance(listener.ask(session), Choice)
    process = process_of(listener.thinker)
    listener.thinker.drop()
    assert process_of(listener.thinker) == process
    assert is_running(process)


def test_after_a_failure_the_next_question_starts_the_program_again(seated: Seated, session: Session) -> None:
    listener = seated(program("dies"))
    for _ in range(2):
        failure = listener.ask(session)
        assert isinstance(failure, Failure)
        assert failure.code == ENDED


def test_a_program_that_fails_before_it_is_asked_troubles_nobody(seated: Seated, session: Session) -> None:
    listener = seated(program("gone_at_once"))
    listener.thinker.start()
    until(lambda: process_of(listener.thinker) == 0)
    assert listener.heard == []


def test_a_line_that_nobody_asked_for_ends_the_program(seated: Seated, session: Session) -> None:
    listener = seated(program("talkative"))
    assert isinstance(listener.ask(session), Choice)
    until(lambda: process_of(listener.thinker) == 0)
    assert len(listener.heard) == 1


def test_a_program_of_ours_that_is_no_player_is_told(seated: Seated, session: Session) -> None:
    failure = seated(Program((sys.executable, "-m", "co2desk", "engine"))).ask(session)
    assert isinstance(failure, Failure)
    assert failure.code == CANNOT_PLAY
