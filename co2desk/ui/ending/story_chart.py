"""Charts of one game below each other: they share their steps, their pointer and their room at the sides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from co2desk.ui.charts.chart import LEFT, MOST_TICKS, RIGHT, ChartWidget
from co2desk.ui.charts.scale import Limit, Note, ticks
from co2desk.ui.theme.look import LABEL, color, mixed

RING = 4.5
NEAR = 7  # pixels: a click as near to a marked step means this step
EDGE = 6  # pixels between words and what they stand beside


class StoryChart(ChartWidget):
    """The first chart of a column names the decades, the last one the steps.

    `low` is where its scale begins: a level that never falls below 400 would else be a line near the top.
    """

    low = 0
    peers: Sequence[StoryChart] = ()
    sides = (0.0, 0.0)  # the room that the scale and the last values need
    _taken: list[QRectF]  # what has been written and drawn over the lines

    def _renew(self) -> None:
        super()._renew()
        values = [value for curve in self.curves for value in curve.values]
        high = max([self.low + 1, *values, *(limit.value + 1 for limit in self.limits)])
        most = min(MOST_TICKS, int(self.plot.height() / self._label_size.height()))
        self.scale = ticks(min([self.low, *values]), high, most)
        self._names = 0.0  # each chart has its title
        words = max(self._label_size.horizontalAdvance(f"{tick}") for tick in self.scale)
        ends = [self._text_size.horizontalAdvance(f"{curve.values[-1]}") for curve in self.curves]
        self.sides = words + 10, self._sign + 15 + max(ends, default=0)
        for chart in self.peers or (self,):
            chart._align()

    def _align(self) -> None:
        """As much room at the sides as the widest of the column needs."""
        column = self.peers or (self,)
        left, right = (max(chart.sides[side] for chart in column) for side in (0, 1))
        line = self._label_size.height()
        edge = self._text_size.height() / 2  # the last value stands beside the line
        above = line + 5 if column[0] is self else edge
        below = line + 6 if column[-1] is self else edge
        self.plot = QRectF(self.rect()).adjusted(left, above, -right, -below)
        self._still = None
        self.update()

    def up(self, value: float) -> float:
        return min(super().up(value), self.plot.bottom())

    def step_at(self, x: float) -> int:
        """The step under the pointer; a marked one is easier to hit."""
        marked = sorted((abs(self.across(note.step) - x), note.step) for note in self.notes)
        return marked[0][1] if marked and marked[0][0] <= NEAR else super().step_at(x)

    def _paint_grid(self, painter: QPainter) -> None:
        """The steps stand once, below the last chart."""
        self._taken = []
        if (self.peers or (self,))[-1] is self:
            super()._paint_grid(painter)
            return
        faint = mixed(self.look.panel, self.look.ink_soft, 0.25)
        high, base = self._label_size.height(), 0 if 0 in self.scale else self.scale[0]
        for tick in self.scale:
            y = self.up(tick)
            painter.setPen(QPen(color(self.look.ink_soft if tick == base else faint), 1))
            painter.drawLine(QPointF(self.plot.left(), y), QPointF(self.plot.right(), y))
            room = QRectF(0, y - high / 2, self.plot.left() - EDGE, high)
            self._write(painter, room, RIGHT, self._label, self.look.ink_soft, f"{tick}")

    def _paint_marks(self, painter: QPainter) -> None:
        """The lines of the decades; their names stand once, above the first chart."""
        if (self.peers or (self,))[0] is self:
            super()._paint_marks(painter)
            return
        painter.setPen(QPen(color(self.look.ink_soft), 1, Qt.PenStyle.DotLine))
        for mark in self.marks:
            x = self.across(mark.step)
            painter.drawLine(QPointF(x, self.plot.top() - 3), QPointF(x, self.plot.bottom()))

    def _paint_limit(self, painter: QPainter, limit: Limit) -> None:
        """Its words stand in the longest decade: between two ends of decades the level is calm."""
        super()._paint_limit(painter, limit._replace(text=""))
        self._taken.append(QRectF(self.plot.left(), self.up(limit.value) - 2, self.plot.width(), 4))
        places = [self.across(step) for step in (*(mark.step for mark in self.marks), self.steps - 1)]
        left, right = max(pairwise(places), key=lambda span: span[1] - span[0])
        wide, high = self._label_size.horizontalAdvance(limit.text) + 2, self._label_size.height()
        room = QRectF(left + EDGE, self.up(limit.value) - high - 3, wide, high)
        if room.right() < right - EDGE:
            self._taken.append(room)
            self._write(painter, room, LEFT, self._label, self.look.danger, limit.text)

    def _paint_notes(self, painter: QPainter) -> None:
        """A ring at each marked step, and its words if they find a place where they cover nothing."""
        bold = self.type.font(LABEL, bold=True)
        for note in self.notes:
            centre = self.at(self.curves[0], note.step)
            self._taken.append(QRectF(centre.x() - RING, centre.y() - RING, 2 * RING, 2 * RING))
            painter.setPen(QPen(color(self.look.danger), 2))
            painter.setBrush(color(self.look.panel))
            painter.drawEllipse(centre, RING, RING)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        for note in self.notes:
            free = (room for room in self._rooms(note, QFontMetricsF(bold)) if self._is_free(room))
            if (room := next(free, None)) is not None:
                self._taken.append(room)
                self._write(painter, room, LEFT, bold, self.look.danger, note.text)

    def _rooms(self, note: Note, size: QFontMetricsF) -> list[QRectF]:
        """Places for the words of a note inside the plot, beside its ring; the best first."""
        centre = self.at(self.curves[0], note.step)
        room = QRectF(0, 0, size.horizontalAdvance(note.text) + 2, size.height())
        found = [
            QRectF(QPointF(x, y), room.size())
            for x in (centre.x() + RING + 3, centre.x() - RING - 3 - room.width())
            for y in (centre.y() + 2, centre.y() - 2 - room.height(), centre.y() - room.height() / 2)
        ]
        return [place for place in found if self.plot.adjusted(0, -EDGE, 0, EDGE).contains(place)]

    def _is_free(self, room: QRectF) -> bool:
        """Neither other words nor a ring nor the line."""
        if any(room.intersects(other) for other in self._taken):
            return False
        first, last = (super(StoryChart, self).step_at(x) for x in (room.left(), room.right()))
        heights = [self.up(value) for value in self.curves[0].values[first : last + 1]]
        return max(heights) < room.top() or min(heights) > room.bottom()
