"""The measures that the boards of both editions share. Units are pixels of a window of 1600 x 1000.

The board fills a rectangle of 1280 x 800: instruments on the left, the regions around summits and market in
the middle, tracks and stacks on the right, everybody's open goods below, and the seat at the screen at the
bottom. An edition says how wide the instruments are; the regions share what is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

WIDTH, HEIGHT = 1280.0, 800.0
EDGE, GAP = 8.0, 8.0
SCENE = QRectF(0, 0, WIDTH, HEIGHT)

RIGHT_X, RIGHT_WIDTH = 958.0, 314.0
TOP_Y, REGION_HEIGHT = 8.0, 226.0
BAND_Y, BAND_HEIGHT = 242.0, 134.0
BOTTOM_Y = 384.0
TABLE_END = 610.0  # regions, instruments and stacks end here
SCORE_Y = 614.0
PLAYERS_Y, PLAYERS_HEIGHT = 643.0, 53.0
SEAT_Y, SEAT_HEIGHT = 699.0, 97.0
MARKET_WIDTH = 190.0

REGION_PLACES = {
    "north_america": (0, TOP_Y),
    "europe": (1, TOP_Y),
    "asia": (2, TOP_Y),
    "south_america": (0, BOTTOM_Y),
    "africa": (1, BOTTOM_Y),
    "oceania": (2, BOTTOM_Y),
}


class Grid(NamedTuple):
    """The columns of a board."""

    left_width: float
    region_width: float

    @property
    def middle_x(self) -> float:
        return EDGE + self.left_width + GAP

    @property
    def middle_width(self) -> float:
        return 3 * self.region_width + 2 * GAP

    def region(self, name: str) -> QRectF:
        column, y = REGION_PLACES[name]
        return QRectF(self.middle_x + column * (self.region_width + GAP), y, self.region_width, REGION_HEIGHT)


def cells(area: QRectF, columns: int, rows: int = 1, gap: float = 3.0) -> Sequence[QRectF]:
    """An area divided into equal cells, row by row."""
    width = (area.width() - (columns - 1) * gap) / columns
    height = (area.height() - (rows - 1) * gap) / rows
    return [
        QRectF(area.left() + column * (width + gap), area.top() + row * (height + gap), width, height)
        for row in range(rows)
        for column in range(columns)
    ]
