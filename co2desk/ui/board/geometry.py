"""The measures that the boards of both editions share. Units are pixels of a window of 1600 x 1000.

The board fills a rectangle of 1280 x 800: instruments on the left, the regions around summits and market in
the middle, tracks and stacks on the right, everybody's open goods below, and the seat at the screen at the
bottom.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF

WIDTH, HEIGHT = 1280.0, 800.0
EDGE, GAP = 8.0, 8.0
SCENE = QRectF(0, 0, WIDTH, HEIGHT)

LEFT_WIDTH = 96.0
MIDDLE_X, REGION_WIDTH = 112.0, 274.0
RIGHT_X, RIGHT_WIDTH = 958.0, 314.0
TOP_Y, REGION_HEIGHT = 8.0, 226.0
BAND_Y, BAND_HEIGHT = 242.0, 134.0
BOTTOM_Y = 384.0
PLAYERS_Y = 644.0
SEAT_Y, SEAT_HEIGHT = 697.0, 97.0
MARKET_WIDTH = 190.0

REGION_PLACES = {
    "north_america": (0, TOP_Y),
    "europe": (1, TOP_Y),
    "asia": (2, TOP_Y),
    "south_america": (0, BOTTOM_Y),
    "africa": (1, BOTTOM_Y),
    "oceania": (2, BOTTOM_Y),
}


def region_rect(name: str) -> QRectF:
    column, y = REGION_PLACES[name]
    return QRectF(MIDDLE_X + column * (REGION_WIDTH + GAP), y, REGION_WIDTH, REGION_HEIGHT)
