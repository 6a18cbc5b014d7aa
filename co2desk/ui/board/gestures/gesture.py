"""The base of all gestures."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent

from co2desk.ui.board.gestures.context import GestureContext


class Gesture:
    """Begins with `start`, follows the mouse with `move`, and ends with either `end` or `cancel`."""

    def __init__(self, context: GestureContext) -> None:
        self.context = context

    def start(self, event: QMouseEvent) -> None:
        raise NotImplementedError

    def move(self, event: QMouseEvent) -> Gesture:
        """Returns the gesture that goes on: this one, or the one it has become."""
        raise NotImplementedError

    def ends_with(self, button: Qt.MouseButton) -> bool:
        """Does it end when this button is let go?"""
        return True

    def end(self, event: QMouseEvent) -> None:
        raise NotImplementedError

    def cancel(self) -> None:
        """Put everything back as it was before the gesture."""
