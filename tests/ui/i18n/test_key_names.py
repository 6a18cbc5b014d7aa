"""Tool tips name keys as the menus do: as Qt does in the language of the window."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from collect_texts import all_texts
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from co2desk.ui.history.bar import HistoryBar
from co2desk.ui.widgets.shortcuts import key_name
from tests.ui.screen import Screen

GERMAN_KEYS = {
    "Ctrl": "Strg",
    "Left": "Links",
    "Right": "Rechts",
    "PgUp": "Bild auf",
    "PgDown": "Bild ab",
    "Home": "Pos1",
    "End": "Ende",
    "Space": "Leertaste",
    "Esc": "Esc",
}


class GermanKeys(QTranslator):
    """Qt's own catalogue of another language, as far as it names keys."""

    def translate(self, context: str, text: str, note: str | None = None, count: int = -1) -> str | None:
        return GERMAN_KEYS.get(text) if context == "QShortcut" else None

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture
def german_keys(app: QApplication) -> Iterator[None]:
    translator = GermanKeys()
    app.installTranslator(translator)
    yield
    app.removeTranslator(translator)


def test_no_text_names_a_key_itself() -> None:
    """A translator would have to guess what Qt calls it, and menus would name it otherwise."""
    named = re.compile(r"\b(?:Ctrl|Alt|Shift)\b|\((?:Home|End|Left|Right|Space|Escape|Page \w+|\+.*|F\d+)\)")
    assert [text.source for text in all_texts() if named.search(text.source)] == []


def test_the_history_bar_names_its_keys_as_qt_does(screen: Screen, german_keys: None) -> None:
    """Every button, to those who see it and to those who hear it."""
    screen.new(players=2)
    screen.settle()
    bar = screen.game_view.history
    expected = {
        bar.first: "Go to the beginning (Pos1)",
        bar.decade_back: "Previous decade (Bild auf)",
        bar.turn_back: "Previous turn (Strg+Links)",
        bar.back: "Previous step (Links)",
        bar.forth: "Next step (Rechts)",
        bar.turn_forth: "Next turn (Strg+Rechts)",
        bar.decade_forth: "Next decade (Bild ab)",
        bar.last: "Go to the end (Ende)",
        bar.play: "Play (Leertaste)",
    }
    bar.retranslate()
    bar._name_play()
    assert {button: button.toolTip() for button in expected} == expected
    assert {button: button.accessibleName() for button in expected} == expected
    assert bar.leave.toolTip() == "Back to the current position (Esc)"
    assert bar.speed.toolTip() == "Replay speed (faster: +, slower: -)"


def test_every_key_of_the_history_bar_is_the_one_that_works(screen: Screen) -> None:
    """The names are made from the table of keys itself."""
    screen.new(players=2)
    bar: HistoryBar = screen.game_view.history
    assert bar.keys.meanings[Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier] == bar.to_previous_turn
    assert bar.keys.name_of(bar.to_previous_turn) == "Ctrl+Left"


def test_the_log_and_the_menu_name_the_same_key(screen: Screen, german_keys: None) -> None:
    """Alt+Left in English: the way into the past."""
    screen.new(players=2)
    log, shortcut = screen.game_view.log, screen.window.menus.past.shortcut()
    log.retranslate()
    key = shortcut.toString(QKeySequence.SequenceFormat.NativeText)
    assert key == "Alt+Links"
    assert f"({key})" in log.look_back.toolTip()
    assert log.newest.toolTip() == f"Go to the newest line ({key_name(Qt.Key.Key_End)})"
    assert "(Ende)" in log.newest.toolTip()
