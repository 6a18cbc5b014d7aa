"""Why? A computer player's reasons, beside its line in the log: by mouse, by key, and never a secret."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any
from unittest import mock

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from co2desk.protocol.player import Choice
from co2desk.session.seats import Seat
from co2desk.ui.controller import Controller
from co2desk.ui.log.model import Role
from co2desk.ui.players.why import points_of, why
from co2desk.ui.widgets.why_box import Why
from tests.ui import thinking
from tests.ui.screen import Screen
from tests.ui.steady_player import steady

pytestmark = pytest.mark.shared_window

ANNA, BOT = 0, 1
SEATS = [Seat("Anna"), Seat("Robo", "star", "steady")]
REASONS = (
    {"code": "company_goal", "points": 7.4, "secret": True},
    {"code": "planet", "points": 5.6},
    {"code": "money", "points": 1.2},
    {"code": "tech", "points": 0.9},
)
TOLD = ("Less danger to the planet: 6 points", "More money: 1 point")


@pytest.fixture
def played(screen: Screen) -> Iterator[Screen]:
    """A person has played a turn, and a computer player has answered, with its reasons."""
    with mock.patch.object(thinking, "Choice", partial(Choice, reasons=REASONS)):
        screen.new(players=2, seed=6, seats=SEATS, practice=True)
        controller = screen.controller
        while not controller.choices or not controller.is_my_decision:
            if controller.is_my_decision:
                screen.submit(steady(1)(controller.game))
            screen.settle()
        yield screen


def explained(screen: Screen) -> list[QModelIndex]:
    """The lines that have reasons."""
    lines = screen.game_view.log.lines
    rows = (lines.index(row, 0) for row in range(lines.rowCount()))
    return [row for row in rows if row.data(Role.WHY) is not None]


def open_log(screen: Screen) -> Any:
    screen.game_view.side.setCurrentWidget(screen.game_view.log)
    screen.settle()
    return screen.game_view.log


def test_each_action_of_a_computer_player_has_its_reasons_in_one_line(played: Screen) -> None:
    """And no other line has any."""
    lines = explained(played)
    steps = [line.data(Role.STEP) for line in lines]
    assert steps == sorted(played.controller.choices)
    assert all(played.controller.session.decider(step - 1) == BOT for step in steps)
    assert {line.data(Role.WHY) for line in lines} == {Why("Robo", TOLD, True)}


def test_a_click_on_the_line_tells_why_and_another_line_takes_it_away(played: Screen) -> None:
    log = open_log(played)
    log.view.scrollTo(explained(played)[-1])
    place = log.view.visualRect(explained(played)[-1]).center()
    QTest.mouseClick(log.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    played.settle()
    assert log.why.isVisible()
    assert log.why.heading.text() == "Why, Robo?"
    assert log.why.reasons.text() == "• Less danger to the planet: 6 points\n• More money: 1 point"
    assert log.why.note.isVisible()
    log.view.setCurrentIndex(log.lines.index(0, 0))
    assert not log.why.isVisible()
    assert log.why.reasons.text() == ""


def test_a_key_tells_why_the_last_move_was_made(played: Screen) -> None:
    """F4, from wherever one is; the arrow keys go on from there."""
    played.game_view.side.setCurrentIndex(0)
    played.key(Qt.Key.Key_F4)
    log = played.game_view.log
    assert played.game_view.side.currentWidget() is log
    assert log.view.hasFocus()
    assert log.view.currentIndex() == explained(played)[-1]
    assert log.why.isVisible()


def test_the_menu_of_a_line_tells_why_and_goes_to_its_step(played: Screen) -> None:
    log = open_log(played)
    for line, known in ((explained(played)[0], True), (log.lines.index(0, 0), False)):
        log.view.scrollTo(line)
        log.view.customContextMenuRequested.emit(log.view.visualRect(line).center())
        menu = next(menu for menu in log.view.findChildren(QMenu) if menu.isVisible())
        reason, there = menu.actions()
        assert (reason.text(), reason.isEnabled()) == ("Why this move?", known)
        (reason if known else there).trigger()
        menu.close()
        played.settle()
        if known:
            assert log.why.isVisible()
    assert played.game_view.history.is_open


def test_what_is_undone_has_no_reasons_until_it_is_done_again(played: Screen) -> None:
    controller = played.controller
    known = sorted(controller.choices)
    played_so_far = len(controller.session.actions)
    controller.computers.end()
    controller.undo(played_so_far - known[0])
    assert controller.why(known[0]) is not None
    assert controller.why(known[-1]) is None
    controller.redo(played_so_far - known[0])
    assert controller.why(known[-1]) is not None


def test_an_action_in_the_place_of_another_has_not_its_reasons(played: Screen) -> None:
    """A person has taken the seat over, and does something else."""
    controller = played.controller
    step = min(controller.choices)
    controller.set_player(BOT, "person")
    controller.undo(len(controller.session.actions) - step + 1)
    played.sit_down()
    other = next(action for action in controller.game.legal() if action != controller.choices[step].action)
    controller.submit(other)
    assert controller.why(step) is None
    assert max(controller.choices) <= step


def test_since_the_last_turn_says_why(played: Screen) -> None:
    """Below what a computer player did, on the page that the next person reads."""
    lines = [line.text for line in played.controller.log.since(0, ANNA)]
    assert "Why? Less danger to the planet: 6 points; More money: 1 point" in lines


# --- secrets ------------------------------------------------------------------------------------------------


def test_secret_reasons_are_told_when_the_game_is_over(played: Screen) -> None:
    """G-40: a company goal is secret until it is scored."""
    controller = played.controller
    choice, speaker = Choice(controller.session.actions[0], REASONS), controller.speaker
    during, after = (why(choice, speaker, "Robo", over) for over in (False, True))
    assert during is not None
    assert after is not None
    assert during.reasons == TOLD
    assert after.reasons == ("The company goal: 7 points", "Less danger to the planet: 6 points")


def test_nobody_can_see_whether_there_is_a_secret_reason(played: Screen) -> None:
    """With and without one, the same is told."""
    controller = played.controller
    action, unclear = controller.session.actions[0], {"code": "unclear"}
    told = {
        why(Choice(action, reasons), controller.speaker, "Robo", False)
        for reasons in ((unclear,), (REASONS[0], unclear))
    }
    assert told == {Why("Robo", ("Nothing on the board speaks clearly for it.",), False)}


def test_another_program_may_give_reasons_of_its_own(played: Screen) -> None:
    """Words that only it knows are shown as they are; numbers that are none do no harm."""
    controller = played.controller
    said = ({"code": "my_<b>plan</b>", "points": 3}, {"code": "money", "points": "many"})
    found = why(Choice(controller.session.actions[0], said), controller.speaker, "Robo", False)
    assert found is not None
    assert found.reasons == ("my <b>plan</b>: 3 points", "More money: 0 points")
    assert [points_of({"points": value}) for value in (float("nan"), float("inf"), None, 2.5)] == [
        0,
        0,
        0,
        2.5,
    ]
    assert controller.why(0) is None


def test_a_seat_without_reasons_has_none(screen: Screen) -> None:
    """A random player, or a program that says nothing."""
    screen.new(players=1, seed=6, seats=[Seat("Robo", "star", "random")])
    controller: Controller = screen.controller
    screen.wait_until(lambda: len(controller.session.actions) > 3)
    assert explained(screen) == []
    assert not screen.window.menus.why.isEnabled()
