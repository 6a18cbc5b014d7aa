"""No button is down: the mouse shows what could be taken or clicked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent

from co2desk.ui.board.gestures.gesture import Gesture
from co2desk.ui.models.places import PlaceKey


class Hover(Gesture):
    """What the mouse does while it does nothing else."""

    def start(self, event: QMouseEvent) -> None:
        self.move(event)

    def move(self, event: QMouseEvent) -> Gesture:
        key = self.context.key_at(event.position())
        if self.context.point_at(key):
            self._show_cursor(key)
        return self

    def ends_with(self, button: Qt.MouseButton) -> bool:
        return False

    def end(self, event: QMouseEvent) -> None:
        """Never by a button: it goes on until the mouse leaves the board."""

    def cancel(self) -> None:
        """The mouse has left the board."""
        if self.context.point_at(None) and self.context.dragged is None:
            self._show_cursor(None)

    def _show_cursor(self, key: PlaceKey | None) -> None:
        moves, viewport = self.context.moves, self.context.view.viewport()
        if key is None or not moves.can_click(key):
            viewport.unsetCursor()
        elif moves.can_drag(key):
            viewport.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            viewport.setCursor(Qt.CursorShape.PointingHandCursor)
