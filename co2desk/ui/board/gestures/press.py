"""The button goes down on a piece: a click when it is let go there, a drag when the piece is pulled away."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from co2desk.ui.board.gestures.click import click
from co2desk.ui.board.gestures.context import GestureContext
from co2desk.ui.board.gestures.drag import Drag
from co2desk.ui.board.gestures.gesture import Gesture
from co2desk.ui.models.places import PlaceKey


class Press(Gesture):
    def __init__(self, context: GestureContext, key: PlaceKey) -> None:
        super().__init__(context)
        self.key = key
        self._origin = QPointF()

    def start(self, event: QMouseEvent) -> None:
        self._origin = event.position()

    def move(self, event: QMouseEvent) -> Gesture:
        if (event.position() - self._origin).manhattanLength() < QApplication.startDragDistance():
            return self
        if not self.context.moves.can_drag(self.key):
            self.context.pulled.emit(self.key)  # whatever was half chosen may give way
        if not self.context.moves.can_drag(self.key):
            return self
        drag = Drag(self.context, self.key)
        drag.start(event)
        return drag

    def ends_with(self, button: Qt.MouseButton) -> bool:
        return button == Qt.MouseButton.LeftButton

    def end(self, event: QMouseEvent) -> None:
        where = event.globalPosition().toPoint()
        if self.context.key_at(event.position()) == self.key:
            click(self.context, self.key, where)
        else:  # a piece that cannot be taken was pulled away: that is no click on it
            self.context.impossible.emit(self.key, None, where)
