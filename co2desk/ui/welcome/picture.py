"""What the game is about, in one picture: three steps to a green plant, or smoke, and the CO₂ level."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.theme.art import ART, draw_energy
from co2desk.ui.theme.look import Look, color

WIDE, HIGH = 760.0, 210.0  # in units of the picture, which grows and shrinks with its room
TILE = 92.0
STEPS = (60.0, 240.0, 420.0)  # where the tiles of the three steps begin
ROW, SMOKE_ROW = 18.0, 128.0
GLASS = QRectF(650, 14, 34, 182)
LOST, SAFE = 0.18, 0.62  # of the glass, from above: where the planet is lost, and how high it stands


class Picture(QWidget):
    """No words: it is the same in every language."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(110)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(round(WIDE), round(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter, look = QPainter(self), self.appearance.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        scale = min(self.width() / WIDE, self.height() / HIGH)
        painter.translate((self.width() - WIDE * scale) / 2, (self.height() - HIGH * scale) / 2)
        painter.scale(scale, scale)
        self._steps(painter, look)
        self._glass(painter, look)
        painter.end()

    def _steps(self, painter: QPainter, look: Look) -> None:
        """A project, its permit, the plant; and what comes where there is none."""
        for number, left in enumerate(STEPS):
            tile = QRectF(left, ROW, TILE, TILE)
            painter.setPen(QPen(color(look.card_line), 2))
            painter.setBrush(color(look.card))
            painter.drawRoundedRect(tile, 12, 12)
            inside = tile.adjusted(18, 18, -18, -18)
            if number == len(STEPS) - 1:
                ART.draw(painter, "plant_solar", tile.adjusted(8, 8, -8, -8), look.lush)
            else:
                draw_energy(painter, "solar", inside, look)
            if number == 1:
                painter.setPen(QPen(color(look.card), 3))
                painter.setBrush(color(look.cep))
                painter.drawEllipse(QRectF(tile.right() - 34, tile.bottom() - 34, 42, 42))
                ART.draw(painter, "cep", QRectF(tile.right() - 27, tile.bottom() - 27, 28, 28), look.cep_ink)
            if number:
                self._arrow(painter, color(look.ink), left - 62, tile.center().y())
        points = QRectF(STEPS[-1] + TILE + 16, ROW + 24, 44, 44)
        ART.draw(painter, "vp", points, look.money)
        for number, fossil in enumerate(("coal", "oil", "gas")):
            left = 250 + number * 76
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(look.fossil))
            painter.drawRoundedRect(QRectF(left, SMOKE_ROW, 58, 62), 9, 9)
            ART.draw(painter, fossil, QRectF(left + 12, SMOKE_ROW + 20, 34, 34), look.fossil_ink)
            ART.draw(painter, "smoke", QRectF(left + 14, SMOKE_ROW - 6, 30, 26), look.fossil_ink)
        self._arrow(painter, color(look.danger), 500, SMOKE_ROW + 31, 118)

    def _arrow(self, painter: QPainter, ink: QColor, left: float, middle: float, length: float = 40) -> None:
        painter.setPen(
            QPen(ink, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawLine(QPointF(left, middle), QPointF(left + length, middle))
        head = QPainterPath(QPointF(left + length - 12, middle - 10))
        head.lineTo(left + length, middle)
        head.lineTo(left + length - 12, middle + 10)
        painter.drawPath(head)

    def _glass(self, painter: QPainter, look: Look) -> None:
        """How much CO₂ the air holds, and the mark at which all is lost."""
        painter.setPen(QPen(color(look.ink), 3))
        painter.setBrush(color(look.socket))
        painter.drawRoundedRect(GLASS, 16, 16)
        level = GLASS.adjusted(5, GLASS.height() * SAFE, -5, -5)
        air = QLinearGradient(level.topLeft(), level.bottomLeft())
        air.setColorAt(0, color(look.money))
        air.setColorAt(1, color(look.safe))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(air)
        painter.drawRoundedRect(level, 11, 11)
        lost = GLASS.top() + GLASS.height() * LOST
        painter.setPen(QPen(color(look.danger), 4))
        painter.drawLine(QPointF(GLASS.left() - 12, lost), QPointF(GLASS.right() + 12, lost))
        figure = painter.font()
        figure.setPixelSize(20)
        figure.setBold(True)
        painter.setFont(figure)
        painter.setPen(color(look.danger))
        beside = QRectF(GLASS.right() + 16, lost - 16, 60, 32)
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, "500")
