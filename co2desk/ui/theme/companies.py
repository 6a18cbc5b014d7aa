"""Companies with a face: the crest of a player, the flag on a region, the face of a scientist."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from co2desk.ui.theme.art import ART, fitted, renderer
from co2desk.ui.theme.look import Look, color, mixed

MOST_CRESTS = 200  # that are kept: of five players, in some sizes and looks
BLACK, WHITE, SOOT = "#000000", "#ffffff", "#22252a"


def draw_crest(painter: QPainter, sign: str, target: QRectF, look: Look) -> None:
    """A shield in two tones of the player's colour, with the sign on it."""
    _paint_crest(painter, sign, target, *look.signs[sign])


def _paint_crest(painter: QPainter, sign: str, target: QRectF, piece: str, edge: str) -> None:
    shield = _shield(target)
    painter.setPen(QPen(color(edge), max(1.0, target.width() * 0.05)))
    painter.setBrush(color(piece))
    painter.drawPath(shield)
    half = QPainterPath()
    half.addRect(QRectF(target.center().x(), target.top(), target.width() / 2, target.height()))
    painter.fillPath(shield.intersected(half), color(BLACK, 0.16))
    side = target.width() * 0.56
    middle = QPointF(target.center().x(), target.top() + target.height() * 0.46)
    ART.draw(painter, sign, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), edge)


def _shield(box: QRectF) -> QPainterPath:
    path = QPainterPath(box.topLeft() + QPointF(0, box.height() * 0.06))
    middle, low = box.center().x(), box.top() + box.height() * 0.5
    path.quadTo(
        QPointF(box.left() + box.width() * 0.3, box.top() + box.height() * 0.1), QPointF(middle, box.top())
    )
    path.quadTo(
        QPointF(box.right() - box.width() * 0.3, box.top() + box.height() * 0.1),
        box.topRight() + QPointF(0, box.height() * 0.06),
    )
    path.lineTo(box.right(), low)
    path.cubicTo(
        QPointF(box.right(), low + box.height() * 0.25),
        QPointF(middle + box.width() * 0.2, box.bottom() - box.height() * 0.06),
        QPointF(middle, box.bottom()),
    )
    path.cubicTo(
        QPointF(middle - box.width() * 0.2, box.bottom() - box.height() * 0.06),
        QPointF(box.left(), low + box.height() * 0.25),
        QPointF(box.left(), low),
    )
    path.closeSubpath()
    return path


def draw_flag(painter: QPainter, sign: str, target: QRectF, look: Look) -> None:
    """The flag of whoever controls a region: a cloth in the wind with the sign on it."""
    piece, edge = look.signs[sign]
    pole = QRectF(target.left() + 1, target.top(), target.width() * 0.09, target.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(look.ink))
    painter.drawRoundedRect(pole, 1.5, 1.5)
    cloth = QRectF(pole.right(), target.top() + 1, target.right() - pole.right(), target.height() * 0.76)
    wave = cloth.height() * 0.1
    path = QPainterPath(cloth.topLeft())
    third = cloth.width() / 3
    path.cubicTo(
        cloth.topLeft() + QPointF(third, wave * 1.6),
        cloth.topLeft() + QPointF(2 * third, -wave),
        cloth.topRight() + QPointF(0, wave),
    )
    path.lineTo(cloth.bottomRight() + QPointF(0, wave))
    path.cubicTo(
        cloth.bottomLeft() + QPointF(2 * third, -wave),
        cloth.bottomLeft() + QPointF(third, wave * 1.6),
        cloth.bottomLeft(),
    )
    path.closeSubpath()
    painter.setPen(QPen(color(edge), 1.2))
    painter.setBrush(color(piece))
    painter.drawPath(path)
    side = cloth.height() * 0.62
    middle = cloth.center() + QPointF(0, wave * 0.5)
    ART.draw(painter, sign, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), edge)


def draw_face(painter: QPainter, bust: QRectF, piece: str) -> None:
    """The head of a scientist: skin, hair and glasses over the silhouette."""
    size = fitted(renderer("scientist", piece).viewBoxF().size(), bust.size())
    unit = size.width() / 64
    left, top = bust.center().x() - size.width() / 2, bust.center().y() - size.height() / 2
    painter.save()
    painter.translate(left, top)
    painter.scale(unit, unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(mixed(piece, "#f6e3c8", 0.78)))
    painter.drawEllipse(QPointF(32, 17), 12, 12.5)
    hair = QPainterPath(QPointF(19.5, 18))
    hair.cubicTo(QPointF(18, 0), QPointF(46, 0), QPointF(44.5, 18))
    hair.cubicTo(QPointF(41, 10), QPointF(36, 10), QPointF(30, 10.5))
    hair.cubicTo(QPointF(24, 11), QPointF(22, 13), QPointF(19.5, 18))
    painter.setBrush(color(SOOT))
    painter.drawPath(hair)
    painter.setPen(QPen(color(SOOT), 2.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(26.8, 18.5), 4, 4)
    painter.drawEllipse(QPointF(37.2, 18.5), 4, 4)
    painter.restore()


def crest_pixmap(sign: str, size: int, look: Look, ratio: float = 1.0) -> QPixmap:
    """The crest of a player for bars, lists and labels."""
    picture = QPixmap(_painted_crest(sign, max(1, round(size * ratio)), *look.signs[sign]))
    picture.setDevicePixelRatio(ratio)
    return picture


def place_crest(painter: QPainter, sign: str, spot: QRectF, look: Look) -> None:
    """The crest of a player before a name. Lists paint it with every line, so it is copied."""
    side = max(1, round(spot.height() * painter.deviceTransform().m11()))
    picture = _painted_crest(sign, side, *look.signs[sign])
    painter.drawPixmap(spot, picture, QRectF(picture.rect()))


def crests_in_a_row(signs: Sequence[str], size: int, look: Look, ratio: float = 1.0) -> QPixmap:
    """Of several players, such as those who share a victory; a null picture for nobody."""
    if not signs:
        return QPixmap()
    picture = QPixmap(QSize(size * len(signs), size) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        for number, sign in enumerate(signs):
            place_crest(painter, sign, QRectF(number * size, 0, size, size), look)
    return picture


@lru_cache(maxsize=MOST_CRESTS)
def _painted_crest(sign: str, side: int, piece: str, edge: str) -> QPixmap:
    """A shield in two tones takes a millisecond."""
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    target = QRectF(side * 0.08, side * 0.02, side * 0.84, side * 0.95)
    _paint_crest(painter, sign, target, piece, edge)
    painter.end()
    return picture
