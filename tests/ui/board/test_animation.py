"""Pieces that travel: as fast as somebody likes, ended by any input, and never the truth (product 6)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from co2desk.engine.table.actions import END_TURN, move_scientist
from co2desk.engine.table.events import CepBought, ProjectReturned, ScientistMoved
from co2desk.engine.table.ids import HAND
from co2desk.session.seats import SIGNS, Seat
from co2desk.ui.board.animation import GLOW_MS, MILLISECONDS
from co2desk.ui.models import places as at
from co2desk.ui.preferences import FAST, NORMAL, OFF, SLOW
from tests.engine.random_play import choose
from tests.ui.board_check import assert_board_is_true
from tests.ui.screen import NAMES, Screen
from tests.ui.steady_player import steady

pytestmark = pytest.mark.shared_window

LEFT = Qt.MouseButton.LeftButton
SPACE = 6  # Europe, the money space
QUICK = 30  # milliseconds of a flight, where there are many


def begin(screen: Screen, speed: str, **options: Any) -> None:
    screen.new(players=2, seed=3, **options)
    screen.sit_down()
    screen.controller.preferences.set("animation", speed)


def propose(screen: Screen) -> None:
    """Something that travels: a project tile from its stack to a space."""
    screen.drag(at.projects(screen.table.agenda[2][0]), at.space(SPACE))


def is_shown(screen: Screen) -> bool:
    """Does the board show the project?"""
    shown: bool = screen.game_view.board.items_by_key[at.space(SPACE)].value.energy >= 0
    return shown


# --- speed ----------------------------------------------------------------------------------------------


def test_without_animation_the_board_shows_everything_at_once(screen: Screen) -> None:
    """The preference "off": nothing moves, nothing waits."""
    begin(screen, OFF)
    propose(screen)
    assert not screen.game_view.animator.is_running
    assert not screen.flyers()
    assert is_shown(screen)
    assert_board_is_true(screen)


@pytest.mark.parametrize("speed", [FAST, NORMAL, SLOW])
def test_a_piece_travels_and_then_the_board_shows_how_it_is(screen: Screen, speed: str) -> None:
    """The model knows at once, the board follows when the piece has arrived; by itself."""
    begin(screen, speed)
    propose(screen)
    assert screen.game_view.animator.is_running
    assert len(screen.flyers()) == 1
    assert screen.table.space_energy[SPACE] >= 0
    assert not is_shown(screen)
    assert not screen.controller.moves.legal
    screen.wait_until(lambda: not screen.game_view.animator.is_running, 5 * MILLISECONDS[SLOW])
    assert not screen.flyers()
    assert screen.controller.moves.legal
    assert_board_is_true(screen)


def test_every_speed_is_slower_than_the_one_before() -> None:
    """Off, fast, normal, slow."""
    assert 0 == MILLISECONDS[OFF] < MILLISECONDS[FAST] < MILLISECONDS[NORMAL] < MILLISECONDS[SLOW]


def test_what_is_new_glows_only_for_a_moment(screen: Screen) -> None:
    """Visual direction: a short glow; without animation none."""
    begin(screen, FAST)
    propose(screen)
    screen.game_view.animator.finish()
    item = screen.game_view.board.items_by_key[at.space(SPACE)]
    assert item.is_new
    screen.wait_until(lambda: not item.is_new, 3 * GLOW_MS)


# --- ended by any input ---------------------------------------------------------------------------------


def press(where: Callable[[Screen], QWidget], at: QPoint | None = None) -> Callable[[Screen], None]:
    return lambda screen: QTest.mousePress(where(screen), LEFT, pos=at or QPoint(5, 5))


def key(which: Qt.Key, where: Callable[[Screen], QWidget] | None = None) -> Callable[[Screen], None]:
    def pressed(screen: Screen) -> None:
        if where is not None:
            where(screen).setFocus()
        QTest.keyPress(screen.window.windowHandle(), which)

    return pressed


INPUTS: dict[str, Callable[[Screen], None]] = {
    "press on the board": press(lambda screen: screen.game_view.view.viewport()),
    "press on the prompt bar": press(lambda screen: screen.game_view.prompt),
    "press on the forecast": press(lambda screen: screen.game_view.forecast.view.viewport()),
    "press on the menu bar": press(lambda screen: screen.window.menuBar(), QPoint(900, 5)),
    "arrow key": key(Qt.Key.Key_Right, lambda screen: screen.game_view.view),
    "letter": key(Qt.Key.Key_A, lambda screen: screen.game_view.view),
    "space bar": key(Qt.Key.Key_Space, lambda screen: screen.game_view.view),
    "Escape": key(Qt.Key.Key_Escape, lambda screen: screen.game_view.view),
    "Tab": key(Qt.Key.Key_Tab, lambda screen: screen.game_view.view),
    "key in the forecast": key(Qt.Key.Key_Down, lambda screen: screen.game_view.forecast.view),
    "key with the focus nowhere": key(Qt.Key.Key_Return),
    "shortcut": lambda screen: QTest.keyPress(
        screen.window.windowHandle(), Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier
    ),
}


@pytest.mark.parametrize("name", INPUTS)
def test_any_input_ends_a_running_animation(screen: Screen, name: str) -> None:
    """Product 6: whatever somebody does, wherever; the board then shows the model."""
    begin(screen, SLOW)
    propose(screen)
    assert screen.game_view.animator.is_running
    INPUTS[name](screen)
    assert not screen.game_view.animator.is_running
    assert not screen.flyers()
    assert_board_is_true(screen)


@pytest.mark.parametrize("which", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_that_ends_it_does_not_answer_the_next_question(screen: Screen, which: Qt.Key) -> None:
    begin(screen, SLOW)
    propose(screen)
    steps = len(screen.controller.session.actions)
    key(which)(screen)
    assert not screen.game_view.animator.is_running
    assert len(screen.controller.session.actions) == steps
    assert QApplication.activePopupWidget() is None
    assert screen.controller.is_my_decision


def test_a_mouse_that_only_moves_does_not_end_it(screen: Screen) -> None:
    """Looking on is no input."""
    begin(screen, SLOW)
    propose(screen)
    QTest.mouseMove(screen.game_view.view.viewport(), QPoint(50, 50))
    screen.app.processEvents()
    assert screen.game_view.animator.is_running
    screen.game_view.animator.finish()


def test_the_next_action_can_be_taken_while_a_piece_still_flies(screen: Screen) -> None:
    """The press that ends the animation is already the next one's: nobody waits for a picture."""
    begin(screen, SLOW)
    propose(screen)
    assert screen.game_view.animator.is_running
    screen.drag(at.scientist(0), at.space(SPACE))
    assert screen.controller.session.actions[-1] == move_scientist(HAND, SPACE)
    screen.game_view.animator.finish()
    assert_board_is_true(screen)


# --- others wait for it ---------------------------------------------------------------------------------


def test_a_computer_player_waits_until_the_pieces_have_arrived(screen: Screen) -> None:
    """Architecture: its answer enters when the board has caught up, one action after the other."""
    seats = [Seat(NAMES[0], SIGNS[0]), Seat(NAMES[1], SIGNS[1], "steady")]
    screen.new(players=2, seed=3, seats=seats)
    controller, animator = screen.controller, screen.game_view.animator
    controller.preferences.set("animation", SLOW)
    screen.wait_until(lambda: controller.is_my_decision)
    bot = steady(1)
    while controller.is_my_decision:
        screen.submit(bot(controller.game))
        if controller.is_my_decision or not animator.is_running:
            animator.finish()
    while not controller.is_my_decision:
        played = list(controller.session.actions)
        if animator.is_running:
            screen.settle()
            assert controller.session.actions == played
            animator.finish()
        screen.settle()
    assert_board_is_true(screen)


def test_the_cover_comes_before_the_pieces_arrive(screen: Screen) -> None:
    """Hot-seat: the next player may sit down at once; that ends the animation."""
    begin(screen, OFF)
    while screen.controller.game.why_not(END_TURN) is not None:
        screen.submit(steady(1)(screen.controller.game))
    screen.controller.preferences.set("animation", SLOW)
    seat = screen.controller.seat
    screen.submit(END_TURN)
    assert screen.game_view.cover.isVisible()
    screen.sit_down()
    assert not screen.game_view.animator.is_running
    assert screen.controller.seat == 1 - seat
    assert_board_is_true(screen)


# --- no harm --------------------------------------------------------------------------------------------


def test_another_game_may_begin_in_the_middle_of_it(screen: Screen) -> None:
    """Nothing of the old game arrives in the new one."""
    begin(screen, NORMAL)
    propose(screen)
    assert screen.game_view.animator.is_running
    screen.new(players=4, seed=5)
    assert not screen.game_view.animator.is_running
    assert not screen.flyers()
    assert not screen.controller.busy
    assert_board_is_true(screen)
    QTest.qWait(MILLISECONDS[NORMAL] + 100)  # longer than the old piece would have flown
    assert_board_is_true(screen)
    screen.sit_down()
    assert screen.controller.is_my_decision


def test_the_glow_of_an_old_game_does_not_reach_the_new_one(screen: Screen) -> None:
    """Its items are gone when their glow would fade."""
    begin(screen, FAST)
    propose(screen)
    screen.game_view.animator.finish()
    screen.new(players=3, seed=5)
    QTest.qWait(GLOW_MS + 100)
    assert not any(item.is_new for item in screen.game_view.board.items_by_key.values())


def test_a_refused_piece_glides_home_and_is_gone(screen: Screen) -> None:
    """Its flight changes nothing and holds nothing up."""
    begin(screen, NORMAL)
    screen.drag(at.projects(screen.table.agenda[2][0]), at.CO2)
    assert len(screen.flyers()) == 1
    assert not screen.game_view.animator.is_running
    screen.wait_until(lambda: not screen.flyers())
    assert_board_is_true(screen)


def test_the_speed_may_change_while_a_piece_flies(screen: Screen) -> None:
    """Switched off in the middle: the board is right in the end, and nothing is left to be ended."""
    begin(screen, NORMAL)
    propose(screen)
    screen.controller.preferences.set("animation", OFF)
    screen.wait_until(lambda: not screen.game_view.animator.is_running)
    assert_board_is_true(screen)
    screen.game_view.animator.finish()  # as before the next action
    assert_board_is_true(screen)


def test_a_wrong_animation_leaves_a_right_board(screen: Screen) -> None:
    """Pieces are shown on journeys that they never made; in the end everything stands where it is."""
    begin(screen, OFF)
    propose(screen)
    screen.drag(at.scientist(0), at.space(SPACE))
    screen.controller.preferences.set("animation", FAST)
    animator, me = screen.game_view.animator, screen.controller.seat
    invented = [
        ScientistMoved(me, SPACE, HAND),
        CepBought(me, 3),
        ScientistMoved(me, HAND, SPACE + 1),
        ProjectReturned(screen.table.space_energy[SPACE], SPACE),
    ]
    for rest in (True, False):
        animator.hold()
        animator.run(invented, screen.table)
        assert animator.is_running
        if rest:
            screen.wait_until(lambda: not animator.is_running, 20 * MILLISECONDS[SLOW])
        animator.finish()
        assert_board_is_true(screen)


@pytest.mark.parametrize("seed", [1, 2])
def test_the_board_is_true_after_every_animated_step(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """A wrong animation can never leave a wrong board, wherever in its course it is ended."""
    monkeypatch.setitem(MILLISECONDS, FAST, QUICK)
    screen.new(players=2 + seed, seed=seed)
    screen.sit_down()
    controller, animator, chance = screen.controller, screen.game_view.animator, Random(seed)
    controller.preferences.set("animation", FAST)
    for _ in range(35):
        screen.submit(choose(controller.game, "scholar", chance))
        if chance.random() < 0.1:
            screen.wait_until(lambda: not animator.is_running, 20 * MILLISECONDS[SLOW])
        elif chance.random() < 0.3:
            QTest.qWait(chance.randrange(2 * QUICK))
        animator.finish()
        assert_board_is_true(screen)
        if controller.is_over:
            break
        screen.sit_down()
        assert_board_is_true(screen)
