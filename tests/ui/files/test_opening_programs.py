"""A saved game may name a program that plays. It is never started because a file says so."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from co2desk.bots.levels import DEFAULT_LEVEL
from co2desk.session import GameOptions, Session
from co2desk.session.documents import read_document, readable, write_atomically
from co2desk.session.seats import PROGRAM, Program, Seat
from co2desk.ui.files.names import SUFFIX
from co2desk.ui.players.words import player_name
from co2desk.ui.widgets import message_box
from tests.ui.files.message_boxes import MessageBoxes
from tests.ui.players.playing import program, until
from tests.ui.screen import Screen

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("player_processes")]


@pytest.fixture
def diary(tmp_path: Path) -> Path:
    """What the program of the saved game writes down as soon as it runs."""
    return tmp_path / "diary"


@pytest.fixture
def file(tmp_path: Path, diary: Path) -> Path:
    """A game from a stranger, in which it is a program's turn."""
    session = Session.new(GameOptions(players=2, seed=3))
    bot = Seat("Bot", "star", PROGRAM, program=program("diary", diary))
    session.seats = (bot, Seat("Zoë", "disc"))
    assert session.game.to_act == 0
    path = tmp_path / f"stranger{SUFFIX}"
    write_atomically(path, readable(session.save()))
    return path


def test_whoever_opens_it_is_told_what_would_run_and_the_computer_is_the_first_choice(
    screen: Screen, file: Path, diary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def ask(parent: object, sentence: str, choices: Sequence[str], details: str = "") -> int:
        assert not diary.exists()
        asked.append((sentence, choices, details))
        return 0

    monkeypatch.setattr(message_box, "ask", ask)
    assert screen.window.open_from(file)
    ((sentence, choices, details),) = asked
    assert "Bot" in sentence
    assert choices[0] == player_name(DEFAULT_LEVEL)
    assert all(word in details for word in program("diary", diary).run)
    controller = screen.controller
    assert controller.seats[0] == Seat("Bot", "star", DEFAULT_LEVEL)
    until(lambda: controller.is_my_decision)
    assert not diary.exists()
    id_ = controller.session.id
    assert "programs" not in screen.window.autosave.library.read(id_).document


def test_whoever_knows_the_program_lets_it_run(
    screen: Screen, file: Path, diary: Path, boxes: MessageBoxes
) -> None:
    boxes.answer = 1
    assert screen.window.open_from(file)
    until(lambda: screen.controller.is_my_decision)
    questions = diary.read_text(encoding="utf-8").count('"cmd":"choose"')
    assert questions == len(screen.controller.session.actions) > 0


def test_whoever_cancels_opens_nothing_and_the_game_is_free_for_others(
    screen: Screen, file: Path, diary: Path, boxes: MessageBoxes
) -> None:
    boxes.answer = message_box.CANCELLED
    assert not screen.window.open_from(file)
    QTest.qWait(50)
    assert not diary.exists()
    assert screen.window.controller is None
    id_ = Session.load(read_document(file)).id
    assert not screen.window.autosave.library.is_taken(id_)


def test_it_is_asked_again_when_the_game_is_continued(
    screen: Screen, file: Path, diary: Path, boxes: MessageBoxes
) -> None:
    """Also a game of this computer may have come from somewhere else."""
    boxes.answer = 1
    assert screen.window.open_from(file)
    until(lambda: screen.controller.is_my_decision)
    id_ = screen.controller.session.id
    screen.new(players=2, seed=5)
    boxes.clear()
    boxes.answer = 0
    screen.window.continue_game(id_)
    assert len(boxes) == 1
    assert screen.controller.session.id == id_
    assert screen.controller.seats[0].player == DEFAULT_LEVEL


def test_a_branch_of_the_game_on_the_table_goes_on_with_its_program(
    screen: Screen, file: Path, boxes: MessageBoxes
) -> None:
    """It runs already, and nobody else has named it."""
    boxes.answer = 1
    assert screen.window.open_from(file)
    until(lambda: screen.controller.is_my_decision)
    boxes.clear()
    assert screen.window.parts.files.open_branch(1)
    assert boxes == []
    assert screen.controller.seats[0].program is not None


def test_each_program_of_a_game_is_asked_about(screen: Screen, tmp_path: Path, boxes: MessageBoxes) -> None:
    session = Session.new(GameOptions(players=3, seed=3))
    signs = ("disc", "star", "square")
    session.seats = tuple(Seat(sign, sign, PROGRAM, program=Program((f"/no/{sign}",))) for sign in signs)
    path = tmp_path / f"three{SUFFIX}"
    write_atomically(path, readable(session.save()))
    boxes.answer = 0
    assert screen.window.open_from(path)
    assert len(boxes) == 3
    assert [word for word in boxes.words if word.startswith("/no/")] == [f"/no/{sign}" for sign in signs]
