"""The sign of sound: a loudspeaker with waves, or crossed out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap, QPolygonF

from co2desk.ui.theme.look import Look, color

SIDE = 64
CONE = ((8, 24), (20, 24), (36, 10), (36, 54), (20, 40), (8, 40))


def sound_icon(is_on: bool, look: Look) -> QIcon:
    picture = QPixmap(SIDE, SIDE)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink = color(look.ink if is_on else look.ink_soft)
    painter.setPen(QPen(ink, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in CONE]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    if is_on:
        for reach in (9, 19):
            painter.drawArc(QRectF(38 - reach, 32 - reach, 2 * reach, 2 * reach), -45 * 16, 90 * 16)
    else:
        painter.drawLine(QPointF(44, 24), QPointF(58, 40))
        painter.drawLine(QPointF(58, 24), QPointF(44, 40))
    painter.end()
    return QIcon(picture)
