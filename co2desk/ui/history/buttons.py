"""The buttons of the history bar, with drawn signs: one arrowhead is a step, two a turn, three a decade."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolButton

FAINT = 0.35  # a button that leads nowhere


class Way(NamedTuple):
    """Where a button leads. One with a bar goes as far as it can."""

    heads: int
    forward: bool
    bar: bool = False


BEGINNING, DECADE_BACK, TURN_BACK, STEP_BACK = (
    Way(1, False, bar=True),
    Way(3, False),
    Way(2, False),
    Way(1, False),
)
STEP_FORTH, TURN_FORTH, DECADE_FORTH, END = Way(1, True), Way(2, True), Way(3, True), Way(1, True, bar=True)


class WayButton(QToolButton):
    """It takes no focus: every way has keys, and the space bar belongs to the replay."""

    def __init__(self, way: Way) -> None:
        super().__init__()
        self.way = way
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoRepeat(not way.bar)

    def side(self) -> int:
        return self.fontMetrics().height()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        side = self.side()
        return QSize(round(side * 1.75), round(side * 1.75))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else FAINT)
        self.draw(painter, QRectF(self.rect()).center())
        painter.end()

    def ink(self) -> QColor:
        return self.palette().windowText().color()

    def draw(self, painter: QPainter, middle: QPointF) -> None:
        """Arrowheads side by side, centred, and the bar where they lead."""
        high = self.side() * 0.30
        wide, gap = high * 0.85, self.side() * 0.30
        ahead = 1 if self.way.forward else -1
        stroke = max(1.6, self.side() * 0.10)
        painter.setPen(
            QPen(
                self.ink(), stroke, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            )
        )
        strokes = self.way.heads + self.way.bar
        first = middle.x() - ahead * (wide + (strokes - 1) * gap) / 2
        for number in range(self.way.heads):
            tail = first + ahead * number * gap
            painter.drawPolyline(
                [
                    QPointF(tail, middle.y() - high),
                    QPointF(tail + ahead * wide, middle.y()),
                    QPointF(tail, middle.y() + high),
                ]
            )
        if self.way.bar:
            x = first + ahead * (wide + gap)
            painter.drawLine(QPointF(x, middle.y() - high), QPointF(x, middle.y() + high))


def name_button(button: WayButton, name: str) -> None:
    """To those who see the button and to those who hear it."""
    button.setToolTip(name)
    button.setAccessibleName(name)


class PlayButton(WayButton):
    """Plays while it is down: a triangle to begin, two bars to stop."""

    def __init__(self) -> None:
        super().__init__(Way(1, True))
        self.setAutoRepeat(False)
        self.setCheckable(True)

    def ink(self) -> QColor:
        return self.palette().highlightedText().color()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        side = self.side()
        return QSize(round(side * 2.2), round(side * 1.75))

    def draw(self, painter: QPainter, middle: QPointF) -> None:
        size = self.side() * 0.36
        painter.setBrush(self.ink())
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            for left in (-size * 0.85, size * 0.25):
                painter.drawRoundedRect(
                    QRectF(middle.x() + left, middle.y() - size, size * 0.6, 2 * size), 1.5, 1.5
                )
            return
        painter.setPen(
            QPen(self.ink(), 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.drawPolygon(
            [
                QPointF(middle.x() - size * 0.7, middle.y() - size),
                QPointF(middle.x() + size, middle.y()),
                QPointF(middle.x() - size * 0.7, middle.y() + size),
            ]
        )
