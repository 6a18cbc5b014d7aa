"""Small drawings of the forecast: arrows and marks, told apart by shape, and the bar of the CO₂ level."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from co2desk.ui.row_list.rows import ALERT, ART, DONE, ENERGY, LEADS, NOBODY, OPEN, SIGN, Icon, Meter
from co2desk.ui.theme.art import ART as PICTURES
from co2desk.ui.theme.art import draw_energy
from co2desk.ui.theme.companies import place_crest
from co2desk.ui.theme.look import Look, color

CENTRE = Qt.AlignmentFlag.AlignCenter
HEADROOM = 1.1  # the bar goes on behind the level at which the planet is lost
INKS = {"cep": "cep"}  # drawings with a colour of their own; all others take the ink of words


def draw_icon(painter: QPainter, icon: Icon, spot: QRectF, look: Look) -> None:
    """What stands in front of a line."""
    if icon.kind == SIGN:
        place_crest(painter, icon.name, spot, look)
    elif icon.kind == ENERGY:
        draw_energy(painter, icon.name, spot, look)
    elif icon.kind == ART:
        PICTURES.draw(painter, icon.name, spot, getattr(look, INKS.get(icon.name, "ink_soft")))
    else:
        MARKS[icon.name](painter, spot.adjusted(1, 1, -1, -1), look)


def draw_done(painter: QPainter, spot: QRectF, look: Look) -> None:
    """A tick in a ring."""
    stroke = spot.width() * 0.11
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(color(look.safe), stroke)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawEllipse(spot.adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2))
    painter.drawPolyline(at(spot, (0.3, 0.52), (0.45, 0.67), (0.71, 0.36)))


def draw_open(painter: QPainter, spot: QRectF, look: Look) -> None:
    """An empty ring."""
    stroke = spot.width() * 0.11
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(look.ink_soft), stroke))
    painter.drawEllipse(spot.adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2))


def draw_alert(painter: QPainter, spot: QRectF, look: Look) -> None:
    """A triangle with an exclamation mark."""
    pen = QPen(color(look.danger), spot.width() * 0.12)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(color(look.danger))
    painter.drawPolygon(at(spot, (0.5, 0.12), (0.94, 0.88), (0.06, 0.88)))
    pen = QPen(color(look.panel), spot.width() * 0.12)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline(at(spot, (0.5, 0.38), (0.5, 0.6)))
    painter.drawPoint(at(spot, (0.5, 0.79)).at(0))


def draw_nobody(painter: QPainter, spot: QRectF, look: Look) -> None:
    """A dash where a sign would stand."""
    pen = QPen(color(look.ink_soft), spot.width() * 0.14)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline(at(spot, (0.25, 0.5), (0.75, 0.5)))


def draw_leads(painter: QPainter, spot: QRectF, look: Look) -> None:
    """The frame that a leading figure stands in: square, because rings say something else."""
    inset = spot.height() * 0.06
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(look.ink), 1.5))
    painter.drawRoundedRect(spot.adjusted(inset, inset, -inset, -inset), 4, 4)


MARKS = {
    DONE: draw_done,
    OPEN: draw_open,
    ALERT: draw_alert,
    NOBODY: draw_nobody,
    LEADS: draw_leads,
}


def draw_change(painter: QPainter, spot: QRectF, ink: str) -> None:
    """A solid arrow: this is how it would be after the move."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(ink))
    shape = ((0.05, 0.38), (0.5, 0.38), (0.5, 0.14), (0.96, 0.5), (0.5, 0.86), (0.5, 0.62), (0.05, 0.62))
    painter.drawPolygon(at(spot, *shape))


def draw_course(painter: QPainter, spot: QRectF, ink: str) -> None:
    """A thin arrow: the way the level goes."""
    pen = QPen(color(ink), max(1.5, spot.height() * 0.1))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(at(spot, (0.08, 0.5), (0.92, 0.5)))
    painter.drawPolyline(at(spot, (0.66, 0.26), (0.92, 0.5), (0.66, 0.74)))


def at(spot: QRectF, *shares: tuple[float, float]) -> QPolygonF:
    """Points by their share of a rectangle."""
    return QPolygonF([QPointF(spot.x() + x * spot.width(), spot.y() + y * spot.height()) for x, y in shares])


# --- the bar ------------------------------------------------------------------------------------------


def most_of(meters: Sequence[Meter]) -> float:
    """Where the bar ends, the same for all that are compared."""
    first = meters[0].first  # where the bars begin is the same in a whole game
    return max(
        first + max((meter.loss - first) * HEADROOM, (meter.highest - first) * 1.03) for meter in meters
    )


def bar_height(label: QFont | None, scale: float) -> float:
    """The room that a bar and the labels of its marks need."""
    return (6 + 10 + 3) * scale + (QFontMetricsF(label).height() if label else 0)


def draw_bar(
    painter: QPainter, room: QRectF, meter: Meter, most: float, look: Look, label: QFont | None, scale: float
) -> None:
    """What there is now is solid, what may come is hatched between its ends, what is expected a wedge above.
    Disasters begin at a dashed mark, the planet is lost at a double one, as everywhere in the window."""
    bar = QRectF(room.left(), room.top() + 6 * scale, room.width(), 10 * scale)

    def x(ppm: float) -> float:
        return bar.left() + bar.width() * max(0.0, ppm - meter.first) / (most - meter.first)

    corner = bar.height() / 2
    painter.setPen(QPen(color(look.panel_line), 1))
    painter.setBrush(color(look.socket))
    painter.drawRoundedRect(bar, corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(look.ink_soft))
    painter.drawRoundedRect(QRectF(bar.topLeft(), QPointF(x(meter.now), bar.bottom())), corner, corner)
    if meter.rises:
        span = QRectF(QPointF(x(meter.lowest), bar.top()), QPointF(x(meter.highest), bar.bottom()))
        painter.setBrush(QBrush(color(look.forced), Qt.BrushStyle.BDiagPattern))
        painter.setPen(QPen(color(look.forced), 1.5))
        painter.drawRect(span)
        wedge = QRectF(x(meter.expected) - 4 * scale, bar.top() - 6 * scale, 8 * scale, 6 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(look.ink))
        painter.drawPolygon(at(wedge, (0, 0), (1, 0), (0.5, 1)))
    for level, ink, double in ((meter.danger, look.forced, False), (meter.loss, look.danger, True)):
        if level is None:
            continue
        painter.setPen(QPen(color(ink), 1.5, Qt.PenStyle.SolidLine if double else Qt.PenStyle.DashLine))
        for shift in (-1.5, 1.5) if double else (0.0,):
            place = x(level) + shift
            painter.drawLine(QPointF(place, bar.top() - 2 * scale), QPointF(place, bar.bottom() + 3 * scale))
        if label is not None:
            painter.setFont(label)
            painter.setPen(color(ink))
            high = QFontMetricsF(label).height()
            painter.drawText(QRectF(x(level) - 50, bar.bottom() + 3 * scale, 100, high), CENTRE, f"{level}")
