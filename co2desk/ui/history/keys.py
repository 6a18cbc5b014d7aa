"""The keys of the history: they work wherever the focus is in the window, except where somebody writes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from co2desk.ui.widgets.shortcuts import key_name

WRITING = (QLineEdit, QAbstractSpinBox, QPlainTextEdit, QTextEdit)
PRESSED = (QAbstractButton, QComboBox)  # the space bar means these: whoever is there came by the Tab key
# A digit pad sends its own modifier, and some keyboards need Shift for a plus.
ALWAYS_THERE = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier

Meanings = dict[tuple[int, Qt.KeyboardModifier], Callable[[], None]]


class HistoryKeys(QObject):
    """Listens to the whole program while it is on, and answers for one window."""

    def __init__(self, bar: QWidget, meanings: Meanings) -> None:
        super().__init__(bar)
        self.bar = bar
        self.meanings = meanings

    def name_of(self, call: Callable[[], None]) -> str:
        """The keys that mean a call."""
        key, modifier = next(keys for keys, meant in self.meanings.items() if meant == call)
        return key_name(QKeyCombination(modifier, Qt.Key(key)))

    def listen(self, on: bool) -> None:
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
            if on:
                app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        kind = event.type()
        if kind not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return False
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget):
            return False
        call = self._meaning(watched, event)
        if call is None:
            return False
        event.accept()  # a shortcut of the window would come first, were it not claimed
        if kind == QEvent.Type.KeyPress:
            call()
        return True

    def _meaning(self, watched: QWidget, event: QKeyEvent) -> Callable[[], None] | None:
        if watched.window() is not self.bar.window() or isinstance(watched, WRITING):
            return None
        if event.key() == Qt.Key.Key_Space and isinstance(watched, PRESSED):
            return None
        return self.meanings.get((event.key(), event.modifiers() & ~ALWAYS_THERE))
