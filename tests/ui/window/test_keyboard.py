"""After a choice the keyboard is where the next one is, however the choice was made; never on Undo."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton

from co2desk.engine.table import actions as act
from co2desk.ui.models import places as at
from co2desk.ui.play import pace
from co2desk.ui.preferences import FAST
from tests.ui.board import tables
from tests.ui.first_screen import prepared
from tests.ui.screen import Screen
from tests.ui.stage.scenes import before_scene

QUICK = 20  # milliseconds of a beat


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_after_a_choice_the_keyboard_is_at_the_next_one(screen: Screen, key: Qt.Key) -> None:
    """Never on Undo; and each of the three keys presses."""
    screen.controller.preferences.set("covers", False)
    screen.new(players=2, variants={"draft": True})
    prompt = screen.game_view.prompt
    for _ in range(3):
        first = screen.buttons()[0]
        assert isinstance(first, QPushButton)
        first.setFocus()
        before = screen.fingerprint
        screen.key(key)
        assert screen.fingerprint != before
        focus = screen.window.focusWidget()
        assert focus in screen.buttons()
        assert focus is not prompt.undo


def test_enter_opens_the_menu_of_a_group(screen: Screen) -> None:
    screen.new(players=2)
    screen.sit_down()
    button = next(b for b in screen.buttons() if isinstance(b, QToolButton) and b.menu() is not None)
    button.setFocus()
    opened: list[bool] = []
    menu = button.menu()
    menu.aboutToShow.connect(lambda: opened.append(True))
    QTimer.singleShot(300, menu, menu.close)  # it keeps everything else waiting
    screen.key(Qt.Key.Key_Return)
    assert opened == [True]


SECOND: dict[str, Any] = {"edition": "second_chance", "variants": {"mode": "competitive"}}


def is_at_a_choice(screen: Screen) -> bool:
    focus = screen.window.focusWidget()
    return focus in screen.buttons() and focus.isEnabled()


@pytest.mark.parametrize("options", [{}, SECOND], ids=["first", "second chance"])
def test_a_turn_is_played_by_enter_alone_until_it_can_end(screen: Screen, options: dict[str, Any]) -> None:
    """After the main action its groups are closed: the keyboard is at the first one that is open."""
    screen.controller.preferences.set("covers", False)
    screen.new(players=2, **options)
    for _ in range(12):
        if screen.asked[0] == "turn" and screen.table.mandatory_done:
            break
        assert is_at_a_choice(screen), screen.asked
        screen.key(Qt.Key.Key_Return)
    assert screen.table.mandatory_done
    assert not screen.buttons()[0].isEnabled()
    assert is_at_a_choice(screen)


def test_a_game_begins_with_the_keyboard_at_its_first_choice(screen: Screen) -> None:
    """Also after a look at the start page: there Undo would be the first button that Qt finds."""
    screen.controller.preferences.set("covers", False)
    screen.window.start.setFocus()
    screen.new(players=2)
    assert is_at_a_choice(screen)
    screen.submit(screen.controller.moves.legal[0])
    screen.settle()
    screen.window.show_start()
    screen.settle()
    screen.window.show_game()
    screen.settle()
    assert screen.game_view.prompt.undo.isEnabled()
    assert is_at_a_choice(screen)


def test_after_the_cover_the_keyboard_is_at_the_first_choice(screen: Screen) -> None:
    screen.new(players=2)
    assert screen.game_view.cover.isVisible()
    while screen.game_view.cover.isVisible():
        screen.key(Qt.Key.Key_Return)
    assert is_at_a_choice(screen)


def test_after_a_scene_the_keyboard_is_at_the_next_choice(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What had it when the result came is gone by then."""
    monkeypatch.setitem(pace.MOVE_MS, FAST, QUICK)
    session, action = before_scene("decade", players=2, at_end=True)
    screen.controller.preferences.set("covers", False)
    screen.lay(session)
    screen.window.show_game()
    screen.controller.preferences.set("pace", FAST)
    screen.submit(action)
    screen.wait_until(lambda: screen.game_view.stage.is_result)
    assert screen.window.focusWidget() is screen.game_view.stage.go_on
    screen.key(Qt.Key.Key_Return)
    screen.wait_until(lambda: screen.controller.is_my_decision and not screen.game_view.stage.isVisible())
    assert is_at_a_choice(screen)


def test_after_a_choice_on_the_board_the_keyboard_is_at_the_next_one(screen: Screen) -> None:
    session, stage = prepared()
    tables.some_money(session, stage)
    screen.lay(session)
    screen.game_view.view.setFocus()  # as a click on the board does
    screen.use(at.MARKET, grip=False)
    assert screen.controller.session.actions[-1] == act.BUY_CEP
    assert is_at_a_choice(screen)


def test_a_key_that_is_still_held_answers_only_one_question(screen: Screen) -> None:
    screen.controller.preferences.set("covers", False)
    screen.new(players=2, variants={"draft": True})
    screen.key(Qt.Key.Key_Return)
    before = screen.fingerprint
    for _ in range(3):
        held = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
        )
        QApplication.sendEvent(screen.window.focusWidget(), held)
        screen.settle()
    assert screen.fingerprint == before
    screen.key(Qt.Key.Key_Return)
    assert screen.fingerprint != before
