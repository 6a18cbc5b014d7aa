"""Any input ends a running animation: nobody has to wait for pieces that travel."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from co2desk.ui.board.animation import Animator
from co2desk.ui.stage.storyteller import Storyteller
from co2desk.ui.widgets.keyboard import is_plain_enter

INPUT = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
    QEvent.Type.KeyPress,
    QEvent.Type.ShortcutOverride,  # a shortcut never becomes a key press
)


class Impatience(QObject):
    """Hears every input of the program while pieces travel, wherever it goes."""

    def __init__(self, app: QApplication, animator: Animator, storyteller: Storyteller) -> None:
        super().__init__(storyteller)
        self.app, self.animator, self.storyteller = app, animator, storyteller
        animator.began.connect(self._listen)
        animator.ended.connect(self._stop_listening)

    def _listen(self) -> None:
        self.app.installEventFilter(self)

    def _stop_listening(self) -> None:
        self.app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """`StageKeys` hears what is told step by step. Enter does nothing else: the keyboard is at the next
        choice already, and nobody has read it."""
        is_plain = self.animator.is_running and not self.storyteller.is_telling
        if not (event.type() in INPUT and isinstance(watched, QWidget) and is_plain):
            return super().eventFilter(watched, event)
        is_enter = isinstance(event, QKeyEvent) and is_plain_enter(event)
        if not is_enter or event.type() == QEvent.Type.KeyPress:  # before it, Enter only announces itself
            self.animator.finish()
        return is_enter or super().eventFilter(watched, event)
