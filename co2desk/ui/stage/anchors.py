"""Where the stage may lie: over a part of the board that it does not tell of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QWidget

from co2desk.ui.board.geometry import BAND_HEIGHT, BAND_Y, BOTTOM_Y, REGION_HEIGHT, TOP_Y
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.board.view import BoardView
from co2desk.ui.models.places import PlaceKey, PlaceKind

ROWS = ((BAND_Y, BAND_HEIGHT), (BOTTOM_Y, REGION_HEIGHT), (TOP_Y, REGION_HEIGHT))  # the best first


def anchors(board: BoardScene, view: BoardView, parent: QWidget, places: Sequence[PlaceKey]) -> list[QRect]:
    """The rows of the board, as wide as its regions, in the coordinates of the parent; those with the fewest
    lit places first."""
    regions = [
        item.mapRectToScene(item.area)
        for key, item in board.items_by_key.items()
        if key.kind is PlaceKind.REGION
    ]
    left, right = min(area.left() for area in regions), max(area.right() for area in regions)
    areas = [
        item.mapRectToScene(item.area)
        for item in (board.items_by_key.get(key) for key in dict.fromkeys(places))
        if item is not None
    ]
    rows = [QRectF(left, y, right - left, high) for y, high in ROWS]
    rows.sort(key=lambda row: sum(row.intersects(area) for area in areas))
    return [to_parent(row, view, parent) for row in rows]


def to_parent(area: QRectF, view: BoardView, parent: QWidget) -> QRect:
    seen = view.mapFromScene(area).boundingRect()
    seen.moveTopLeft(view.viewport().mapTo(parent, seen.topLeft()))
    return seen
