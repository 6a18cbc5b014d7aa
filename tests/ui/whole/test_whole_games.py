"""Whole games at the window: every action goes through a piece, a button, a menu or an editor.

The same actions are played without a window afterwards, and both games have to be the same in the end. On the
way the board is compared with one that is built from scratch, and the models may only tell of what differs.
"""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from co2desk.session.seats import SIGNS, Seat
from co2desk.ui.app import PIXMAP_KILOBYTES
from co2desk.ui.models.places import NOBODY
from tests.ui.board_check import assert_board_is_true
from tests.ui.screen import NAMES, Screen
from tests.ui.steady_player import steady
from tests.ui.whole.whole_game import SMALL, Listener, assert_whole_game, play_at_the_window
from tests.ui.whole.window_player import CLICK, DRAG, PICK_UP, PROMPT, AtTheWindow


@pytest.fixture(autouse=True)
def pictures_are_kept(app: QApplication) -> None:
    """As in the program: else pictures get lost for want of room, and one that is out of date never shows."""
    QPixmapCache.setCacheLimit(PIXMAP_KILOBYTES)


def test_two_people_play_a_whole_game_at_the_window(screen: Screen) -> None:
    """Issue 4: drags, clicks and the prompt bar in turn, covers answered, from first action to result."""
    screen.new(players=2, seed=20, painted=True)
    hands = play_at_the_window(screen, steady(20 * 16))
    assert hands.used == {DRAG, CLICK, PICK_UP, PROMPT}
    assert_whole_game(screen, screen.controller.session)


def test_five_people_play_a_whole_game_with_draft_and_auction(screen: Screen) -> None:
    """16.2, 16.3: cards are kept, bids made and paid, start players appointed, all by widgets."""
    screen.new(players=5, seed=42, variants={"draft": True, "auction": True}, painted=True)
    play_at_the_window(screen, steady(42), every=4)
    session = screen.controller.session
    assert {"keep_card", "bid", "pass", "pay_bid", "appoint"} <= {action.kind for action in session.actions}
    assert_whole_game(screen, session)


def test_one_person_plays_a_whole_game_alone(screen: Screen) -> None:
    """16.4: the start projects are laid out by hand; no cover ever comes."""
    covers: list[int] = []
    screen.window.parts.controller.covered.connect(covers.append)
    screen.new(players=1, seed=2, painted=True)
    play_at_the_window(screen, steady(2), every=2)
    assert not covers
    assert_whole_game(screen, screen.controller.session)


def test_computer_players_move_by_themselves(screen: Screen) -> None:
    """A person among computer players only ever acts for the own seat, and is always asked in the end."""
    seats = [Seat(NAMES[0], SIGNS[0]), Seat(NAMES[1], SIGNS[1], "steady"), Seat(NAMES[2], SIGNS[2], "random")]
    screen.new(players=3, seed=5, seats=seats, painted=True)
    screen.window.resize(*SMALL)
    controller, hands, choose = screen.controller, AtTheWindow(screen), steady(5)
    listener = Listener(screen)
    mine = 0
    while not controller.is_over:
        screen.wait_until(lambda: controller.is_over or controller.is_my_decision)
        if controller.is_my_decision:
            hands.do(choose(controller.game))
            mine += 1
    listener.check()
    assert_board_is_true(screen, pictures=True)
    assert 0 < mine < len(controller.session.actions)
    assert_whole_game(screen, controller.session)


def test_what_shows_more_than_its_own_place_is_painted_anew(screen: Screen) -> None:
    """Nothing but the model changes, so whatever is not painted again keeps its old picture: a track shows
    the crane of its plants, the scientists at the seat show whose they are."""
    screen.new(players=3, seed=2, painted=True)
    screen.sit_down()
    model, table = screen.controller.model, screen.table.copy()
    first = screen.controller.seat
    for seat in ((first + 1) % 3, NOBODY, first):
        model.update(table, seat)
        assert_board_is_true(screen, pictures=True)
    for energy, stack in enumerate(table.plant_stack):
        table.plant_stack[energy] = stack[-1:]  # the dearest of all
    model.update(table, first)
    assert_board_is_true(screen, pictures=True)
