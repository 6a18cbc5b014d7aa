"""Keys and clicks while others move: the space bar pauses, Escape skips, a click on the board hurries."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
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

from co2desk.ui.play.teller_row import PAUSE_KEY, SKIP_KEY
from co2desk.ui.stage.storyteller import Storyteller
from co2desk.ui.widgets.keyboard import ENTER

WRITING = (QLineEdit, QAbstractSpinBox, QPlainTextEdit, QTextEdit)
PRESSED = (QAbstractButton, QComboBox)  # keys mean these: whoever is there came by the Tab key
PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)


class StageKeys(QObject):
    """Listens to the whole program, and answers for one window while there is something to follow."""

    def __init__(self, storyteller: Storyteller, screen: QWidget, board: QWidget) -> None:
        super().__init__(screen)
        self.storyteller, self.screen, self.board = storyteller, screen, board
        storyteller.listening.connect(self._listen)

    def _listen(self, on: bool) -> None:
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
            if on:
                app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        kind = event.type()
        if kind not in KEYS and kind != QEvent.Type.MouseButtonPress:
            return False
        if not isinstance(watched, QWidget) or not self._answers_for(watched):
            return False
        if not isinstance(event, QKeyEvent):
            return self._click(watched)
        call = self._meaning(watched, event)
        if call is None:
            return False
        event.accept()  # a shortcut of the window would come first, were it not claimed
        if kind == QEvent.Type.KeyPress and not event.isAutoRepeat():
            call()
        return True

    def _answers_for(self, watched: QWidget) -> bool:
        """Not for dialogs and menus, and not while somebody looks at the past."""
        is_here = watched.window() is self.screen.window() and self.screen.isVisible()
        return is_here and not self.storyteller.controller.held

    def _click(self, watched: QWidget) -> bool:
        """A click on the board says: go on."""
        if self.storyteller.is_telling and self.board.isAncestorOf(watched):
            self.storyteller.hurry()
        return False

    def _meaning(self, watched: QWidget, event: QKeyEvent) -> Callable[[], None] | None:
        teller = self.storyteller
        if event.modifiers() not in PLAIN or isinstance(watched, WRITING):
            return None
        key = event.key()
        if teller.stage.is_result:
            wanted = watched is teller.stage.go_on or not isinstance(watched, PRESSED)
            return teller.go_on if key == SKIP_KEY or (wanted and key in (PAUSE_KEY, *ENTER)) else None
        if key == PAUSE_KEY:
            return None if isinstance(watched, PRESSED) else teller.toggle_pause
        return teller.skip if key == SKIP_KEY else None
