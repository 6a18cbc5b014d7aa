"""Every entry of the menus has a key, on every system, and no two entries have the same one."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from co2desk.ui.widgets import shortcuts
from co2desk.ui.widgets.shortcuts import means, standard_keys
from co2desk.ui.window.menus import Menus
from tests.ui.screen import Screen

Key = QKeySequence.StandardKey

# Qt's own tables, of the keys that co2desk asks for: what `QKeySequence.keyBindings` says in Qt 6.11 for
# Windows, and what Qt's source has for macOS, where Ctrl is the command key.
TABLES: dict[str, dict[QKeySequence.StandardKey, tuple[str, ...]]] = {
    "Windows": {
        Key.New: ("Ctrl+N", "New"),
        Key.Open: ("Ctrl+O", "Open"),
        Key.Save: ("Ctrl+S", "Save"),
        Key.Undo: ("Ctrl+Z", "Alt+Backspace", "Undo"),
        Key.ZoomIn: ("Ctrl++", "Zoom In"),
        Key.ZoomOut: ("Ctrl+-", "Zoom Out"),
        Key.Quit: (),
    },
    "macOS": {
        Key.New: ("Ctrl+N", "New"),
        Key.Open: ("Ctrl+O", "Open"),
        Key.Save: ("Ctrl+S", "Save"),
        Key.Undo: ("Ctrl+Z", "Undo"),
        Key.ZoomIn: ("Ctrl++", "Zoom In"),
        Key.ZoomOut: ("Ctrl+-", "Zoom Out"),
        Key.Quit: ("Ctrl+Q",),
    },
}
# Those that the system takes for itself, before any program sees them.
TAKEN = {
    "Windows": ("Alt+Tab", "Alt+F4", "Alt+Space", "Ctrl+Esc", "Ctrl+Shift+Esc", "Meta+L", "Meta+D"),
    "macOS": ("Ctrl+Tab", "Ctrl+H", "Ctrl+M", "Ctrl+Space", "Ctrl+Shift+3", "Ctrl+Shift+4", "F11"),
}


class WithTable(QKeySequence):
    """Stands in for the class whose table it is."""

    table: ClassVar[dict[QKeySequence.StandardKey, tuple[str, ...]]] = {}

    @staticmethod
    def keyBindings(key: QKeySequence.StandardKey) -> list[QKeySequence]:  # noqa: N802 - Qt's name
        return [QKeySequence(text) for text in WithTable.table[key]]


@pytest.fixture(params=TABLES)
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(WithTable, "table", TABLES[request.param])
    monkeypatch.setattr(shortcuts, "QKeySequence", WithTable)
    name: str = request.param
    return name


def entries(menus: Menus) -> list[QAction]:
    """All but those of the two menus that are filled when they open."""
    return [entry for entry in vars(menus).values() if isinstance(entry, QAction)]


def test_every_entry_has_a_key_that_the_system_leaves_to_it(screen: Screen, system: str) -> None:
    found = entries(Menus(screen.window))
    assert len(found) > 20
    taken = {QKeySequence(text) for text in TAKEN[system]}
    without = [entry.text() for entry in found if not set(entry.shortcuts()) - taken]
    assert without == []


def test_no_two_entries_have_the_same_key(screen: Screen, system: str) -> None:
    menus = Menus(screen.window)
    regions = [QKeySequence(f"Ctrl+{number}") for number in range(1, 7)]
    keys = [key.toString() for entry in entries(menus) for key in entry.shortcuts()]
    counted = Counter([*keys, *(key.toString() for key in regions)])
    assert [key for key, count in counted.items() if count > 1] == []


def test_ctrl_q_quits_everywhere(app: QApplication, system: str) -> None:
    assert QKeySequence("Ctrl+Q") in standard_keys(Key.Quit)
    pressed = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert means(pressed, Key.Quit)
    assert not means(pressed, Key.Save)


def test_here_every_standard_key_exists_too(app: QApplication) -> None:
    for meaning in TABLES["Windows"]:
        assert standard_keys(meaning)
