"""The continent of a region: embers and smog where fossil plants stand, green where green ones do.

It lies behind text, so all of it stays in a narrow band of lightness (see `Look`). It is painted once for a
state, a size and a look, because the panel below it is painted again with every ring around it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QRadialGradient, QTransform

from co2desk.ui.board.items.draw import Pen
from co2desk.ui.theme.look import Look, color, mixed
from co2desk.ui.theme.outlines import fitting_outline, spots

GREEN = -1  # of a slot with a green plant; with a fossil plant its ppm, 0 without a plant
LARGER = 1.1  # than the panel: the coast may leave it
REACH = 0.46  # of the continent, around a plant
MOST_PIXELS = 3_000_000  # of pictures that are kept: about fifty, or two of a board that is zoomed in
GOLDEN = pi * (3 - 5**0.5)  # the angle that spreads points evenly

Key = tuple[str, tuple[int, ...], float, float, float, str, bool]
_pictures: OrderedDict[Key, QPixmap] = OrderedDict()


def draw_continent(pen: Pen, area: QRectF, name: str, plants: Sequence[int], radius: float) -> None:
    """`plants`: one number for each demand slot."""
    painter, look = pen.painter, pen.look
    ratio, to_pixels = painter.device().devicePixelRatioF(), painter.combinedTransform()
    pixels = to_pixels.mapRect(area).toAlignedRect()
    place = to_pixels * QTransform.fromTranslate(-pixels.left(), -pixels.top())
    scale, left, top = (round(part, 3) for part in (place.m11(), place.dx(), place.dy()))
    key = (name, tuple(plants), scale, left, top, look.name, look.dark)
    if key not in _pictures:
        _pictures[key] = _painted(area, pixels.size(), place, name, plants, look, radius)
        while len(_pictures) > 1 and sum(map(_pixels, _pictures.values())) > MOST_PIXELS:
            _pictures.popitem(last=False)
    _pictures.move_to_end(key)
    _pictures[key].setDevicePixelRatio(ratio)
    painter.save()
    painter.resetTransform()  # pixel by pixel: scaled pictures take ten times as long
    painter.drawPixmap(QPointF(pixels.topLeft()) / ratio, _pictures[key])
    painter.restore()


def _pixels(picture: QPixmap) -> int:
    return picture.width() * picture.height()


def _painted(
    area: QRectF,
    pixels: QSize,
    place: QTransform,
    name: str,
    plants: Sequence[int],
    look: Look,
    radius: float,
) -> QPixmap:
    """`place`: where the area lies in the picture."""
    picture = QPixmap(pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(place)
    panel, land = QPainterPath(), _land(name, area)
    panel.addRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)
    painter.setClipPath(panel)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(look.land))
    painter.drawPath(land)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)  # only on the land
    box = land.boundingRect()
    reach = REACH * max(box.width(), box.height())
    for spot, plant in zip(spots(name, len(plants)), plants, strict=True):
        if plant:
            centre = QPointF(box.left() + spot[0] * box.width(), box.top() + spot[1] * box.height())
            _glow(painter, centre, reach, look.lush if plant == GREEN else look.ember)
            _specks(painter, centre, reach, plant, look)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(mixed(look.land, look.ink, 0.3), 0.6), 1))
    painter.drawPath(land)
    painter.end()
    return picture


def _land(name: str, area: QRectF) -> QPainterPath:
    room = QRectF(0, 0, area.width() * LARGER, area.height() * LARGER)
    room.moveCenter(area.center())
    return fitting_outline(name, room)


def _glow(painter: QPainter, centre: QPointF, reach: float, shade: str) -> None:
    light = QRadialGradient(centre, reach)
    light.setColorAt(0, color(shade))
    light.setColorAt(0.5, color(shade, 0.75))
    light.setColorAt(1, color(shade, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach), light)


def _specks(painter: QPainter, centre: QPointF, reach: float, plant: int, look: Look) -> None:
    """Sparks around a fossil plant, one for ten ppm and more; trees around a green one. They tell both apart
    without their colours: sparks are dots, trees are strokes."""
    count = 8 if plant == GREEN else plant // 4
    for number in range(1, count + 1):
        away, turn = reach * 0.62 * (number / count) ** 0.5, number * GOLDEN
        at = centre + QPointF(cos(turn), sin(turn)) * away
        if plant == GREEN:
            painter.setPen(QPen(color(mixed(look.lush, look.safe, 0.4)), 1.4))
            painter.drawLine(at, at + QPointF(0, -5))
            painter.drawLine(at + QPointF(-2.4, -1.6), at + QPointF(0, -4.2))
            painter.drawLine(at + QPointF(2.4, -1.6), at + QPointF(0, -4.2))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(mixed(look.ember, look.forced, 0.45)))
            painter.drawEllipse(at, 1.5, 1.5)
