"""The planet in danger, seen from space: continents with embers and green, under the sky of the board.

It stands behind pages on which no game lies. It is painted once for a size and a look, because buttons above
it are painted again whenever the mouse passes.
"""

from __future__ import annotations

from bisect import bisect
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import cos, degrees, hypot, pi, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPixmap, QPolygonF, QRadialGradient

from co2desk.ui.theme.look import DANGER, Look, color, mixed, sky_at
from co2desk.ui.theme.outlines import WORLD, outline

AIR, CLEAR = 0.87, 0.1  # as on a board not far from the end, and on one where all has gone well
# The outline of the world is in the Natural Earth projection: its unit, and where its middle lies.
UNIT, MIDDLE = 397.0, (926.4, 547.0)
FROM = (-24.0, 14.0)  # the point of the earth above which one looks down: degrees east and north
POLE = 90  # degrees
# The radius, in widths and in heights of the page, whichever is more; the room above it, in heights.
WIDE, HIGH, ABOVE = 0.43, 0.7, 0.09
GOLDEN = pi * (3 - 5**0.5)  # the angle that spreads points evenly
MOST_PICTURES = 5
BLACK, WHITE = "#000000", "#ffffff"
# Where plants stand, in degrees east and north, with their reach in radii of the planet.
BURNING = (
    (-84, 40, 0.17),
    (-101, 33, 0.12),
    (-68, 5, 0.07),
    (14, 51, 0.12),
    (34, 50, 0.1),
    (46, 30, 0.13),
    (29, -24, 0.1),
    (7, 8, 0.08),
)
GREEN = ((-112, 57, 0.14), (-62, -6, 0.13), (16, 64, 0.07), (22, 1, 0.09), (-8, 41, 0.04))
SPARKS, STARS = 26, 90
# Seas between continents, which the outline of the world leaves out, in the same degrees.
# fmt: off
SEAS = (
    (
        (-5.3, 36), (-2, 36.8), (0, 38.5), (0.5, 40.5), (3.2, 42.3), (4.5, 43.4), (7.5, 43.8), (9, 44.3),
        (10.3, 43.5), (12.3, 41.7), (15.6, 40), (16, 38.2), (17, 39.2), (18.4, 40), (16, 41.7), (13.6, 43.6),
        (12.4, 45.3), (13.7, 45.6), (15.5, 43.8), (19.4, 41.8), (19.5, 40), (21, 38.5), (22.5, 36.6),
        (24, 37.8), (23, 40.3), (26, 40.8), (27, 38.5), (28, 36.7), (30.6, 36.8), (32.5, 36.1), (36, 36.8),
        (35.8, 34.5), (34.4, 31.5), (32, 31.2), (29, 30.9), (25, 31.7), (23, 32.6), (20, 31), (19, 30.3),
        (15.5, 32.2), (11, 33.4), (10.6, 34.4), (11, 37), (9, 37.3), (3, 36.9), (-2, 35.2), (-5.3, 35.8),
    ),
    (
        (28, 43), (30.5, 46), (33, 45.5), (36.5, 45.3), (39, 44), (41.5, 42), (40, 41), (36, 41.4),
        (31, 41.2), (28.5, 41.5),
    ),
)
# fmt: on

_pictures: OrderedDict[tuple[int, int, float, float, str, bool], QPixmap] = OrderedDict()


def draw_planet(painter: QPainter, size: QSize, look: Look, air: float = AIR) -> None:
    """Over a whole page, from its upper left corner. It burns where the air is bad, and else it is green."""
    ratio = painter.device().devicePixelRatioF()
    key = (size.width(), size.height(), ratio, air, look.name, look.dark)
    if key not in _pictures:
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        brush = QPainter(picture)
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint(brush, QRectF(0, 0, size.width(), size.height()), look, air)
        brush.end()
        _pictures[key] = picture
        if len(_pictures) > MOST_PICTURES:
            _pictures.popitem(last=False)
    _pictures.move_to_end(key)
    painter.drawPixmap(0, 0, _pictures[key])


def _paint(painter: QPainter, page: QRectF, look: Look, air: float) -> None:
    zenith, horizon = sky_at(look, air)
    radius = max(page.width() * WIDE, page.height() * HIGH)
    middle = QPointF(page.center().x(), page.height() * ABOVE + radius)
    _sky(painter, page, look, zenith, horizon)
    _halo(painter, middle, radius, horizon)
    globe = QPainterPath()
    globe.addEllipse(middle, radius, radius)
    painter.fillPath(globe, color(_water(look)))
    painter.save()
    painter.setClipPath(globe)
    _land(painter, middle, radius, look, burns=air >= DANGER)
    _shadow(painter, middle, radius, look, horizon)
    painter.restore()


def _water(look: Look) -> str:
    """Still as under a clear sky."""
    clear = look.sky[0]
    return mixed(clear.zenith, clear.horizon, 0.3 if look.dark else 0.9)


def _sky(painter: QPainter, page: QRectF, look: Look, zenith: str, horizon: str) -> None:
    light = QLinearGradient(0, 0, 0, page.height())
    light.setColorAt(0, color(zenith))
    light.setColorAt(1, color(mixed(zenith, horizon, 0.7)))
    painter.fillRect(page, light)
    if not look.dark:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(1, STARS + 1):
        x, y = (number * 0.618034) % 1, (number * number * 0.1327) % 1
        painter.setBrush(color(look.ink, 0.12 + 0.3 * ((number * 7) % 5) / 5))
        painter.drawEllipse(QPointF(x * page.width(), y * page.height()), 1, 1)


def _halo(painter: QPainter, middle: QPointF, radius: float, horizon: str) -> None:
    """The air around the planet, which the fire lights."""
    reach = radius * 1.16
    light = QRadialGradient(middle, reach)
    edge = radius / reach
    light.setColorAt(0, color(horizon, 0))
    light.setColorAt(edge - 0.01, color(horizon, 0.95))
    light.setColorAt(edge + 0.03, color(horizon, 0.5))
    light.setColorAt(1, color(horizon, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(middle, reach, reach)


def _land(painter: QPainter, middle: QPointF, radius: float, look: Look, burns: bool) -> None:
    def placed(points: Iterable[Sequence[float]]) -> QPolygonF:
        return QPolygonF([middle + QPointF(point[0], point[1]) * radius for point in points])

    land, seas = QPainterPath(), [placed(seen(*place) for place in sea) for sea in SEAS]
    land.setFillRule(Qt.FillRule.WindingFill)
    shores = [placed(shore) for shore in _shores()]
    for shore in shores:
        land.addPolygon(shore)
        land.closeSubpath()
    painter.fillPath(land, color(look.land))
    painter.save()
    painter.setClipPath(land, Qt.ClipOperation.IntersectClip)
    for east, north, reach in GREEN:
        _glow(painter, middle, radius, (east, north), reach * 1.5, look.lush)
    for east, north, reach in BURNING:
        _glow(painter, middle, radius, (east, north), reach * 1.7, look.ember if burns else look.lush)
    painter.setBrush(color(_water(look)))
    for sea in seas:
        painter.drawPolygon(sea)
    painter.setBrush(color(look.land))
    for shore in shores:
        if any(sea.containsPoint(shore.first(), Qt.FillRule.WindingFill) for sea in seas):
            painter.drawPolygon(shore)  # an island
    painter.restore()
    for east, north, reach in BURNING if burns else ():
        _sparks(painter, middle, radius, (east, north), reach, look)
    painter.strokePath(land, color(look.ink, 0.16))


def _glow(
    painter: QPainter, middle: QPointF, radius: float, place: tuple[float, float], reach: float, shade: str
) -> None:
    x, y, _ = seen(*place)
    centre, wide = middle + QPointF(x, y) * radius, reach * radius
    light = QRadialGradient(centre, wide)
    light.setColorAt(0, color(shade))
    light.setColorAt(0.5, color(shade, 0.75))
    light.setColorAt(1, color(shade, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(centre, wide, wide)


def _sparks(
    painter: QPainter,
    middle: QPointF,
    radius: float,
    place: tuple[float, float],
    reach: float,
    look: Look,
) -> None:
    """Fires, the brightest in the middle: dots, so that they are told apart from green without colours."""
    x, y, _ = seen(*place)
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(1, SPARKS + 1):
        away, turn = reach * 0.8 * (number / SPARKS) ** 0.6, number * GOLDEN
        spot = middle + QPointF(x + cos(turn) * away, y + sin(turn) * away) * radius
        size = radius * (0.0052 - 0.0035 * number / SPARKS)
        painter.setBrush(color(look.forced, 0.28))
        painter.drawEllipse(spot, size * 2.4, size * 2.4)
        painter.setBrush(color(mixed(look.forced, look.danger, number / SPARKS)))
        painter.drawEllipse(spot, size, size)


def _shadow(painter: QPainter, middle: QPointF, radius: float, look: Look, horizon: str) -> None:
    """The night side, and the thin air at the edge."""
    deep = 0.6 if look.dark else 0.2
    light = QRadialGradient(middle - QPointF(radius * 0.2, radius * 0.5), radius * 1.5)
    light.setColorAt(0.35, color(BLACK, 0))
    light.setColorAt(1, color(BLACK, deep))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(middle, radius, radius)
    edge = QRadialGradient(middle, radius)
    edge.setColorAt(0.9, color(horizon, 0))
    edge.setColorAt(1, color(mixed(horizon, WHITE, 0.25), 0.6))
    painter.setBrush(edge)
    painter.drawEllipse(middle, radius, radius)


# --- the shape of the earth ---------------------------------------------------------------------------------


def seen(east: float, north: float) -> tuple[float, float, float]:
    """Where a point is on the planet, in radii from its middle; the third number is below zero behind it."""
    away, height, up = radians(east - FROM[0]), radians(north), radians(FROM[1])
    return (
        cos(height) * sin(away),
        -(cos(up) * sin(height) - sin(up) * cos(height) * cos(away)),
        sin(up) * sin(height) + cos(up) * cos(height) * cos(away),
    )


@cache
def _shores() -> tuple[tuple[tuple[float, float], ...], ...]:
    """The land that can be seen. What lies behind the edge is drawn at the edge."""
    found = []
    for shore in outline(WORLD).toSubpathPolygons():
        points = [seen(*_degrees(point.x(), point.y())) for point in shore.toList()]
        if any(front > 0 for *_, front in points):
            found.append(tuple(_at_most_the_edge(points)))
    return tuple(found)


def _at_most_the_edge(points: list[tuple[float, float, float]]) -> Iterator[tuple[float, float]]:
    for x, y, front in points:
        away = hypot(x, y) or 1.0
        yield (x, y) if front > 0 else (x / away, y / away)


def _degrees(x: float, y: float) -> tuple[float, float]:
    """East and north of a point of the outline."""
    height = (MIDDLE[1] - y) / UNIT
    heights = _heights()
    above = min(max(bisect(heights, height), 1), len(heights) - 1)
    share = (height - heights[above - 1]) / (heights[above] - heights[above - 1])
    north = above - 1 + share - POLE
    p2 = radians(north) ** 2
    p4 = p2 * p2
    wide = 0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4))
    return degrees((x - MIDDLE[0]) / UNIT / wide), north


@cache
def _heights() -> tuple[float, ...]:
    """How high each parallel lies in the projection, from pole to pole: it has no inverse."""
    heights = []
    for degree in range(-POLE, POLE + 1):
        north = radians(degree)
        p2 = north * north
        p4 = p2 * p2
        heights.append(
            north * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)))
        )
    return tuple(heights)
