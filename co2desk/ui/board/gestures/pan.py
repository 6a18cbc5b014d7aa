"""The board itself is pulled along; a click when it did not move."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from co2desk.ui.board.gestures.click import click
from co2desk.ui.board.gestures.context import GestureContext
from co2desk.ui.board.gestures.gesture import Gesture
from co2desk.ui.models.places import PlaceKey


class Pan(Gesture):
    def __init__(self, context: GestureContext, key: PlaceKey | None) -> None:
        super().__init__(context)
        self.key = key  # what lies under the mouse
        self._origin = QPointF()
        self._last = QPoint()

    def start(self, event: QMouseEvent) -> None:
        self._origin = event.position()
        self._last = event.position().toPoint()

    def move(self, event: QMouseEvent) -> Gesture:
        view, now = self.context.view, event.position().toPoint()
        step = now - self._last
        if not view.fits:
            self._last = now
            across, down = view.horizontalScrollBar(), view.verticalScrollBar()
            across.setValue(across.value() - step.x())
            down.setValue(down.value() - step.y())
        return self

    def end(self, event: QMouseEvent) -> None:
        moved = (event.position() - self._origin).manhattanLength() >= QApplication.startDragDistance()
        if not moved and event.button() == Qt.MouseButton.LeftButton:
            click(self.context, self.key, event.globalPosition().toPoint())
