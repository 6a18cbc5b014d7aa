"""The menus of the window: what needs a game, what asks first, and the goal that anybody may discard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QWidget

from co2desk.engine.table import actions as act
from co2desk.session.seats import Seat
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.models import places as at
from co2desk.ui.window.main_window import MainWindow
from tests.ui.first_screen import ANNA, BRUNO, SOLAR, prepared
from tests.ui.screen import Screen

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def needing_a_game(window: MainWindow) -> list[QAction]:
    return [
        window.menus.again,
        window.menus.save,
        window.menus.fit,
        window.menus.zoom_in,
        window.menus.zoom_out,
        window.menus.side,
        window.menus.rules,
        window.menus.what,
        window.menus.region.menuAction(),
        window.menus.cash.menuAction(),
        window.menus.seats.menuAction(),
    ]


def test_what_needs_a_game_is_closed_without_one(screen: Screen) -> None:
    """And keys do nothing: there is nothing to do it with."""
    window = screen.window
    assert not any(action.isEnabled() for action in needing_a_game(window))
    assert not window.menus.result.isEnabled()
    for key in (Qt.Key.Key_F5, Qt.Key.Key_F2, Qt.Key.Key_F9):
        screen.key(key)
    assert QApplication.activeModalWidget() is None
    screen.new(players=2)
    screen.sit_down()
    assert all(action.isEnabled() for action in needing_a_game(window))
    assert not window.menus.result.isEnabled()


def test_after_the_game_its_result_can_be_seen_and_nothing_be_done(screen: Screen) -> None:
    """15: Ctrl+R opens the result again; the list of actions and the company goals are closed."""
    session, stage = prepared()
    stage.table.mandatory_done = 1
    stage.lobby(ANNA)
    stage.last_turn()
    stage.table.decade = stage.table.setting.decades
    screen.controller.preferences.set("warn_before_end", False)
    screen.lay(session)
    screen.push(screen.button("end_turn"))
    window = screen.window
    (dialog,) = window.findChildren(EndDialog)
    dialog.close()
    screen.settle()
    assert window.menus.result.isEnabled()
    assert not window.menus.what.isEnabled()
    assert not window.menus.cash.isEnabled()
    screen.key(Qt.Key.Key_R, CTRL)
    assert len(window.findChildren(EndDialog)) == 1


# --- looking -----------------------------------------------------------------------------------------------


def test_keys_show_and_hide_the_side_and_fill_the_screen(screen: Screen) -> None:
    """F9 and F11, there and back; the board takes the room."""
    screen.new(players=2)
    screen.sit_down()
    width = screen.game_view.view.width()
    screen.key(Qt.Key.Key_F9)
    assert not screen.game_view.side.isVisible()
    assert screen.game_view.view.width() > width
    screen.key(Qt.Key.Key_F9)
    assert screen.game_view.side.isVisible()
    screen.key(Qt.Key.Key_F11)
    assert screen.window.isFullScreen()
    screen.key(Qt.Key.Key_F11)
    assert not screen.window.isFullScreen()


def in_dialog(act_there: Callable[[QWidget], None]) -> list[str]:
    """Do something in the dialog that is about to open; returns its title, once it has."""
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            QTimer.singleShot(20, look)
            return
        seen.append(dialog.windowTitle())
        act_there(dialog)

    QTimer.singleShot(20, look)
    return seen


@pytest.mark.parametrize(
    ("key", "modifier"),
    [(Qt.Key.Key_F2, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_Comma, CTRL), (Qt.Key.Key_N, CTRL)],
)
def test_keys_open_the_dialogs_and_escape_closes_them(
    screen: Screen, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    """The readings of the game, the settings, a new game; looking at them changes nothing."""
    screen.new(players=2)
    screen.sit_down()
    before = screen.fingerprint
    seen = in_dialog(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    screen.key(key, modifier)
    assert len(seen) == 1
    assert seen[0]
    assert screen.fingerprint == before


# --- leaving a game ----------------------------------------------------------------------------------------


def test_a_running_game_is_left_without_a_question_and_found_again(screen: Screen) -> None:
    """It is kept: the list of games offers it, exactly as it was."""
    screen.new(players=2)
    screen.sit_down()
    screen.drag(at.projects(screen.table.agenda[2][0]), at.space(7))
    before = screen.fingerprint
    screen.key(Qt.Key.Key_N, CTRL | SHIFT)
    assert QApplication.activeModalWidget() is None
    assert screen.controller.session.actions == []
    screen.sit_down()
    screen.key(Qt.Key.Key_L, CTRL)
    assert screen.window.pages.currentWidget() is screen.window.start
    first, second = screen.window.autosave.library.games()
    assert (first.entries, second.entries) == (0, 1)
    screen.window.start.continue_game.emit(second.id)
    screen.settle()
    assert screen.window.is_in_game
    assert screen.fingerprint == before


def test_a_saved_game_is_opened_where_it_was_left(screen: Screen, tmp_path: Path) -> None:
    """In the middle of a decision of somebody else (9.4): the same position, the same people, the same
    question."""
    screen.new(players=2)
    screen.sit_down()
    screen.drag(at.projects(screen.table.agenda[2][0]), at.space(8))
    assert screen.asked[0] == "research_grant"
    before, seats = screen.fingerprint, screen.controller.seats
    file = tmp_path / "evening.co2game"
    assert screen.window.parts.files.save_to(file)
    screen.key(Qt.Key.Key_N, CTRL | SHIFT)
    assert screen.fingerprint != before
    assert screen.window.open_from(file)
    screen.settle()
    screen.sit_down()
    assert (screen.fingerprint, screen.controller.seats) == (before, seats)
    screen.drag(at.pool(0), at.SEAT)
    assert screen.controller.session.actions[-1] == act.RECRUIT


def test_a_file_that_is_no_game_is_told_and_the_running_game_stays(screen: Screen, tmp_path: Path) -> None:
    """Whatever is in it, the sentence names the file and nothing is lost."""
    screen.new(players=2)
    before = screen.fingerprint
    file = tmp_path / "odd.co2game"
    told: list[str] = []

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        told.append(dialog.text())
        dialog.accept()

    contents = (b"", b"no game", b"{}", b'{"format": "co2game", "version": 1}', b"[" * 100_000, b"\xff\xfe")
    for content in contents:
        file.write_bytes(content)
        in_dialog(read)
        assert not screen.window.open_from(file)
        assert "odd.co2game" in told.pop()
        assert screen.fingerprint == before


# --- the company goal --------------------------------------------------------------------------------------


def goals(screen: Screen) -> QMenu:
    menu = screen.window.menus.cash
    menu.popup(screen.window.mapToGlobal(QPoint(50, 50)))
    screen.settle()
    return menu


def test_anybody_may_discard_the_company_goal_in_another_ones_turn(screen: Screen) -> None:
    """13.3, G-41, DP-24: Bruno takes $8 while Anna is on turn. It is asked once, Anna goes on afterwards, and
    Bruno has no goal to discard any more."""
    session, _ = prepared()
    screen.lay(session)
    menu = goals(screen)
    assert [(entry.text(), entry.isEnabled()) for entry in menu.actions()] == [
        ("Anna", True),
        ("Bruno", True),
    ]
    screen.choose_entry(menu, menu.actions()[BRUNO])
    assert screen.labels() == ["Bruno permanently discards the company goal for $8."]
    screen.push(screen.button("do_it"))
    assert screen.controller.session.actions == [act.cash_company_goal(BRUNO)]
    assert screen.table.money[BRUNO] == 8
    assert screen.asked == ("turn", ANNA)
    assert screen.controller.seat == ANNA
    screen.drag(at.projects(SOLAR), at.space(7))
    menu = goals(screen)
    assert [entry.isEnabled() for entry in menu.actions()] == [True, False]
    menu.close()


def test_nobody_discards_the_goal_of_a_computer_player(screen: Screen) -> None:
    """Its goal is its own business."""
    session, _ = prepared()
    screen.lay(session, (Seat("Anna", "disc"), Seat("Ada", "square", "steady")))
    menu = goals(screen)
    assert [entry.isEnabled() for entry in menu.actions()] == [True, False]
    menu.close()


def test_no_goal_is_discarded_while_the_screen_waits_for_somebody(screen: Screen) -> None:
    """Nobody is there to be asked."""
    screen.new(players=2)
    assert screen.game_view.cover.isVisible()
    menu = goals(screen)
    assert [entry.isEnabled() for entry in menu.actions()] == [False, False]
    menu.close()
