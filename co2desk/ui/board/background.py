"""What lies behind everything: a sky whose light follows the CO₂ level, and the world below it."""

from __future__ import annotations

from functools import cache
from math import radians

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from co2desk.ui.board.geometry import HEIGHT, WIDTH
from co2desk.ui.theme.look import Look, color, sky_at
from co2desk.ui.theme.outlines import WORLD, fitting_outline

STEPS = 50  # states of the air that look different: one for each step of the CO₂ track
WORLD_ROOM = QRectF(4, 12, WIDTH - 8, 604)
LAND, COAST, LINES = 0.07, 0.14, 0.05  # how much ink
PARALLELS, MERIDIANS = range(-60, 90, 30), range(-150, 180, 30)  # degrees


def band(air: float) -> int:
    """The state of the air as a step: the sky is painted again only when it changes."""
    return round(max(0.0, min(air, 1.0)) * STEPS)


def paint_background(painter: QPainter, rect: QRectF, look: Look, air: float) -> None:
    """The part of it inside a rectangle."""
    zenith, horizon = sky_at(look, air)
    light = QLinearGradient(0, 0, 0, HEIGHT)
    light.setColorAt(0, color(zenith))
    light.setColorAt(1, color(horizon))
    painter.fillRect(rect, light)
    glow = QRadialGradient(QPointF(WIDTH / 2, HEIGHT), WIDTH * 0.6)
    glow.setColorAt(0, color(horizon, 0.55))
    glow.setColorAt(1, color(horizon, 0))
    painter.fillRect(rect, glow)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_thin(look, LINES))
    painter.drawPath(_grid())
    painter.setBrush(color(look.ink, LAND))
    painter.setPen(_thin(look, COAST))
    for land in lands():
        if land.controlPointRect().intersects(rect):
            painter.drawPath(land)


def _thin(look: Look, ink: float) -> QPen:
    """One pixel at any size of the board: Qt fills wider lines as shapes, which takes forty times as long."""
    pen = QPen(color(look.ink, ink), 1)
    pen.setCosmetic(True)
    return pen


@cache
def lands() -> tuple[QPainterPath, ...]:
    """Continents and islands, each with its lakes: one by one they are painted in half the time."""
    found: list[QPainterPath] = []
    for shore in fitting_outline(WORLD, WORLD_ROOM).toSubpathPolygons():
        around = next((land for land in found if land.contains(shore.first())), None)
        if around is None:
            around = QPainterPath()
            found.append(around)
        around.addPolygon(shore)
    return tuple(found)


@cache
def _grid() -> QPainterPath:
    """Parallels and meridians, as wide apart as in the projection of the world."""
    path = QPainterPath()
    middle, unit = WORLD_ROOM.center(), WORLD_ROOM.width() / (2 * _east(180, 0))
    for lat in PARALLELS:
        y = middle.y() - radians(lat) * unit + 40
        path.moveTo(middle.x() - _east(180, lat) * unit, y)
        path.lineTo(middle.x() + _east(180, lat) * unit, y)
    for lon in MERIDIANS:
        curve = [
            QPointF(middle.x() + _east(lon, lat) * unit, middle.y() - radians(lat) * unit + 40)
            for lat in range(-75, 80, 5)
        ]
        path.addPolygon(QPolygonF(curve))
    return path


def _east(lon: float, lat: float) -> float:
    """How far east a point lies in the Natural Earth projection."""
    p2 = radians(lat) ** 2
    return radians(lon) * (0.8707 - 0.131979 * p2 + p2 * p2 * -0.013791)
