"""Hint: the best moves of the person who decides, by key, button and mouse, and only as long as they hold."""

from __future__ import annotations

from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from co2desk.lessons import Guide, begin_chapter, load_lessons
from co2desk.protocol.player import Choice
from co2desk.session.seats import Seat
from co2desk.ui.advice.hints import FAILED, NONE, THINKING, TOLD
from co2desk.ui.players.thinker import ENDED, Failure
from co2desk.ui.row_list.view import Role
from co2desk.ui.widgets.why_box import what_points_are
from tests.ui.screen import Screen

pytestmark = pytest.mark.shared_window

QWIDGETSIZE_MAX = 2**24 - 1  # Qt's own: no bound
SEATS = [Seat("Anna"), Seat("Robo", "star", "steady")]


@pytest.fixture
def playing(screen: Screen) -> Screen:
    """A person has to begin with a region, or takes a turn; a computer player waits."""
    screen.new(players=2, seed=6, seats=SEATS, practice=True)
    screen.wait_until(lambda: screen.controller.is_my_decision)
    return screen


def told(screen: Screen) -> tuple[Choice, ...]:
    screen.wait_until(lambda: screen.game_view.hints.state == TOLD)
    return screen.game_view.hints.moves


def test_a_key_tells_the_best_moves_and_shows_the_first_one_on_the_board(playing: Screen) -> None:
    game_view = playing.game_view
    playing.key(Qt.Key.Key_F3)
    moves = told(playing)
    advice = game_view.advice
    assert game_view.side.currentWidget() is advice
    assert 1 <= len(moves) <= 3
    shown = advice.view.currentIndex().data(Role.SHOWN)
    assert shown.row.key == ("hint", 0)
    speaker, controller = playing.controller.speaker, playing.controller
    assert shown.row.title == speaker.action(moves[0].action, playing.table, controller.game.decision)
    assert shown.row.body != ""
    assert set(shown.places) == set(controller.moves.places_of(moves[0].action)) != set()
    assert playing.marked("pointed") == set(shown.places)


def test_the_figures_of_a_hint_are_explained_where_there_are_any(playing: Screen) -> None:
    """“Less danger of losing: 2 points” means nothing to a stranger."""
    hints, rows = playing.game_view.hints, playing.game_view.advice.rows
    action = playing.controller.moves.legal[0]
    for reason, is_explained in (({"code": "forced"}, False), ({"code": "money", "points": 2.0}, True)):
        playing.key(Qt.Key.Key_F3)
        told(playing)
        hints._told((Choice(action, reasons=(reason,)),))
        assert (what_points_are() in [row.sentence for row in rows.rows]) == is_explained
        hints.forget()


def test_enter_proposes_the_move_by_the_one_way_in(playing: Screen) -> None:
    """With the warnings of any other way."""
    playing.push(playing.game_view.prompt.hint)
    best = told(playing)[0]
    with mock.patch.object(playing.game_view.proposals.adviser, "warnings", return_value=["Mind!"]):
        playing.key(Qt.Key.Key_Return)
    pending = playing.game_view.proposals.pending
    assert pending is not None
    assert pending.action == best.action
    playing.push(playing.button("do_it"))
    assert best.action in playing.controller.session.actions


def test_the_button_below_takes_the_chosen_move(playing: Screen) -> None:
    advice = playing.game_view.advice
    assert not advice.take.isEnabled()
    playing.key(Qt.Key.Key_F3)
    moves = told(playing)
    last = advice.rows.row_of(("hint", len(moves) - 1))
    place = advice.view.visualRect(advice.rows.index(last)).center()
    QTest.mouseClick(advice.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    playing.push(advice.take)
    if playing.game_view.proposals.pending is not None:
        playing.push(playing.button("do_it"))
    assert moves[-1].action in playing.controller.session.actions


def test_whatever_changes_the_position_ends_the_thought_and_takes_the_hint_away(playing: Screen) -> None:
    controller, hints = playing.controller, playing.game_view.hints
    playing.game_view.show_hint()
    assert hints.state == THINKING
    playing.submit(controller.moves.legal[0])
    assert hints.state == NONE
    playing.wait_until(lambda: controller.is_my_decision)
    playing.key(Qt.Key.Key_F3)
    told(playing)
    controller.undo(1)
    assert hints.state == NONE
    assert hints.moves == ()
    assert playing.game_view.advice.rows.row_of(("hint", 0)) < 0


def test_a_hint_is_for_the_person_who_decides(screen: Screen) -> None:
    """It is gone before the next one sits down, and a computer player gets none."""
    screen.new(players=2, seed=6)
    screen.sit_down()
    controller = screen.controller
    screen.key(Qt.Key.Key_F3)
    told(screen)
    first = controller.seat
    while controller.seat == first:
        screen.submit(controller.moves.legal[-1])
    assert controller.is_covered
    advice = screen.game_view.advice
    assert advice.rows.rowCount() == 0
    assert not screen.window.menus.hint.isEnabled()
    assert not screen.game_view.prompt.hint.isEnabled()
    screen.game_view.show_hint()
    assert screen.game_view.hints.state == NONE


def test_a_hint_that_cannot_be_found_says_so_and_can_be_asked_for_again(playing: Screen) -> None:
    computers, hints = playing.controller.computers, playing.game_view.hints
    with mock.patch.object(computers, "advise"):
        playing.game_view.show_hint()
    computers.advice_failed.emit(Failure(ENDED))
    assert hints.state == FAILED
    rows = [shown.sentence for shown in playing.game_view.advice.rows.rows]
    assert "No hint: the program that looks for one has failed." in rows
    playing.key(Qt.Key.Key_F3)
    assert told(playing)


def test_long_words_about_advice_are_scrolled_by_page(playing: Screen) -> None:
    """In a small window with large text there is no room for all of them."""
    advice = playing.game_view.advice
    playing.game_view.side.setCurrentWidget(advice)
    advice.explained.setMaximumHeight(30)
    playing.settle()
    bar = advice.explained.verticalScrollBar()
    try:
        assert bar.maximum() > 0
        QTest.keyClick(advice.hint, Qt.Key.Key_PageDown)
        assert bar.value() > 0
        for _ in range(bar.maximum()):
            QTest.keyClick(advice.hint, Qt.Key.Key_PageUp)
        assert bar.value() == 0
    finally:
        advice.explained.setMaximumHeight(QWIDGETSIZE_MAX)


def test_a_hint_is_told_for_what_a_person_decides_for_the_team(screen: Screen) -> None:
    """The reduction is a computer partner’s to decide, and a person answers."""
    (chapter,) = [chapter for chapter in load_lessons()[1].chapters if chapter.key == "second_chance.decade"]
    session = begin_chapter(chapter)
    guide = Guide(chapter, session)
    while not guide.step.code.endswith(".reduce"):
        guide.play_step()
    screen.lay(session, [Seat("Robo", "star", "steady"), Seat("Anna")])
    controller = screen.controller
    assert controller.is_my_decision
    assert controller.game.decision.player != controller.seat
    screen.push(screen.game_view.prompt.hint)
    moves = told(screen)
    shown = screen.game_view.advice.view.currentIndex().data(Role.SHOWN)
    assert shown.row.title == controller.speaker.action(
        moves[0].action, screen.table, controller.game.decision
    )
