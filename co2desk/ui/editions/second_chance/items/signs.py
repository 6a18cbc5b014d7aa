"""Small signs that appear in several places of Second Chance, so that one sees what belongs together."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen, QPolygonF

from co2desk.engine.editions.second_chance.setting import SecondChanceSetting
from co2desk.engine.table.kit import SecondChanceKit
from co2desk.ui.board.items.draw import Pen
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.editions.second_chance.words.labels import SecondLabels
from co2desk.ui.theme.look import color

STROKE, STROKE_GAP = 2.6, 2.2  # of the sign of a level
HALF, LAST = "half", "last"  # spaces of a knowledge track that goals ask for


def words_of(item: PlaceItem) -> SecondLabels:
    """The words on this edition's board."""
    return cast(SecondLabels, item.board.words)


def setting_of(item: PlaceItem) -> SecondChanceSetting:
    """The setting of the game on the board."""
    return cast(SecondChanceSetting, item.board.setting)


def kit_of(item: PlaceItem) -> SecondChanceKit:
    return setting_of(item).kit


def draw_level(pen: Pen, area: QRectF, level: int) -> None:
    """The level of a project or a plant: a dark tab with as many strokes, which can be read at any size."""
    pen.box(area, pen.look.card_ink, pen.look.card, 3, 1)
    wide, high = STROKE, area.height() - 7
    left = area.center().x() - (level * wide + (level - 1) * STROKE_GAP) / 2
    for number in range(level):
        x = left + number * (wide + STROKE_GAP)
        pen.painter.fillRect(QRectF(x, area.center().y() - high / 2, wide, high), color(pen.look.card))


def draw_reach(pen: Pen, area: QRectF, mark: str, ink: str) -> None:
    """How far along a track: a circle half full, or full."""
    painter = pen.painter
    painter.setPen(QPen(color(ink), 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush if mark == HALF else color(ink))
    painter.drawEllipse(area)
    if mark == HALF:
        painter.setBrush(color(ink))
        painter.drawPie(area, 90 * 16, 180 * 16)


def draw_foundation(pen: Pen, area: QRectF, sign: str) -> None:
    """Whose infrastructure it is: the sign on a plate with a step below."""
    step = area.height() * 0.16
    pen.box(QRectF(area.left(), area.bottom() - step, area.width(), step), pen.look.card_soft, "", 1)
    plate = area.adjusted(area.width() * 0.08, 0, -area.width() * 0.08, -step)
    pen.box(plate, pen.look.card, pen.look.card_soft, 2.5, 1)
    inset = plate.width() * 0.14
    side = min(plate.width(), plate.height()) - 2 * inset
    spot = QRectF(0, 0, side, side)
    spot.moveCenter(plate.center())
    pen.sign(sign, spot)


def draw_tick(pen: Pen, area: QRectF, ink: str) -> None:
    pen.painter.setPen(
        QPen(
            color(ink),
            area.height() * 0.16,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    pen.painter.setBrush(Qt.BrushStyle.NoBrush)
    x, y, w, h = area.left(), area.top(), area.width(), area.height()
    points = [QPointF(x + w * 0.1, y + h * 0.55), QPointF(x + w * 0.4, y + h * 0.85)]
    pen.painter.drawPolyline(QPolygonF([*points, QPointF(x + w * 0.92, y + h * 0.18)]))
