"""Lights the places of the board that a lesson speaks of. It lies over them and takes no mouse.

Pieces lie close to each other: the ring keeps to the gap between them, and its glow never covers a neighbour.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from co2desk.ui.board.scene import BoardScene
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.theme.look import color

ABOVE = 9_000  # everything that lies on the board; below what is dragged
OUT, LINE, RADIUS = 0.5, 3.0, 9.0  # of the ring: no gap is narrower than two units
GLOW = 14.0


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
        return [area.adjusted(-OUT, -OUT, OUT, OUT) for area in self._lit_areas()]

    def _lit_areas(self) -> list[QRectF]:
        items = (self.board.items_by_key.get(key) for key in self.keys)
        return [item.mapRectToScene(item.area) for item in items if item is not None and item.isVisible()]

    def free_around(self, area: QRectF) -> QPainterPath:
        """Where light of a place may fall: on itself, on what it lies on, but on none of its neighbours."""
        reach = OUT + GLOW / 2
        around = QPainterPath()
        around.addRect(area.adjusted(-reach, -reach, reach, reach))
        for item in self.board.items_by_key.values():
            other = item.mapRectToScene(item.area)
            if not item.isVisible() or not around.boundingRect().intersects(other):
                continue
            if not area.contains(other) and not other.contains(area):
                neighbour = QPainterPath()
                neighbour.addRect(other)
                around = around.subtracted(neighbour)
        return around

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        return self.board.sceneRect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        look = self.board.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for area in self._lit_areas():
            place = area.adjusted(-OUT, -OUT, OUT, OUT)
            painter.save()
            painter.setClipPath(self.free_around(area), Qt.ClipOperation.IntersectClip)
            for ink, width in ((color(look.chosen, 0.4), GLOW), (color(look.chosen), LINE)):
                painter.setPen(QPen(ink, width))
                painter.drawRoundedRect(place, RADIUS, RADIUS)
            painter.restore()

    def contains(self, point: object) -> bool:
        """The mouse goes through."""
        return False
