"""Lights the places of the board that a lesson speaks of. It lies over them and takes no mouse."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from co2desk.ui.board.scene import BoardScene
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.theme.look import color

ABOVE = 9_000  # everything that lies on the board; below what is dragged
OUT, GLOW, LINE, RADIUS = 5.0, 9.0, 3.0, 11.0


class Spotlight(QGraphicsItem):
    def __init__(self, board: BoardScene) -> None:
        super().__init__()
        self.board = board
        self.keys: Sequence[PlaceKey] = ()
        self.setZValue(ABOVE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        board.addItem(self)

    def light(self, keys: Sequence[PlaceKey]) -> None:
        self.keys = keys
        self.setVisible(bool(keys))  # or Qt would ask it in every repaint, and wherever the mouse goes
        self.update()

    def places(self) -> list[QRectF]:
        """Where the lit places are now; cards in a hand move."""
        items = (self.board.items_by_key.get(key) for key in self.keys)
        return [
            item.mapRectToScene(item.area).adjusted(-OUT, -OUT, OUT, OUT)
            for item in items
            if item is not None and item.isVisible()
        ]

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        return self.board.sceneRect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look = self.board.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for place in self.places():
            for ink, width in ((color(look.chosen, 0.35), GLOW), (color(look.chosen), LINE)):
                painter.setPen(QPen(ink, width))
                painter.drawRoundedRect(place, RADIUS, RADIUS)

    def contains(self, point: object) -> bool:
        """The mouse goes through."""
        return False
