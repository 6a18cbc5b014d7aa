"""Charts of one game below each other: they share their steps, their pointer and their room at the sides."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from co2desk.ui.panels.chart import LEFT, MOST_TICKS, ChartWidget
from co2desk.ui.panels.chart_scale import Note, ticks
from co2desk.ui.theme import LABEL, color

RING = 4.5
NEAR = 7  # pixels: a click as near to a marked step means this step
EDGE = 6  # pixels above the first and below the last line of a plot that carries no words there


class StoryChart(ChartWidget):
    """The first chart of a column names the decades, the last one the steps.

    `low` is where its scale begins: a level that never falls below 400 would else be a line near the top.
    """

    low = 0
    peers: Sequence[StoryChart] = ()

    def _renew(self) -> None:
        super()._renew()
        values = [value for curve in self.curves for value in curve.values]
        high = max([self.low + 1, *values, *(limit.value for limit in self.limits)])
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
        above = line + 5 if column[0] is self else EDGE
        below = line + 6 if column[-1] is self else EDGE
        self.plot = QRectF(self.rect()).adjusted(left, above, -right, -below)
        self._still = None
        self.update()

    sides = (0.0, 0.0)  # the room that the scale and the last values need

    def up(self, value: float) -> float:
        return min(super().up(value), self.plot.bottom())

    def step_at(self, x: float) -> int:
        """The step under the pointer; a marked one is easier to hit."""
        marked = sorted((abs(self.across(note.step) - x), note.step) for note in self.notes)
        return marked[0][1] if marked and marked[0][0] <= NEAR else super().step_at(x)

    def _paint_notes(self, painter: QPainter) -> None:
        """A ring at each marked step, and its words wherever they cover nothing else."""
        bold = self.type.font(LABEL, bold=True)
        taken: list[QRectF] = []
        for note in self.notes:
            centre = self.at(self.curves[0], note.step)
            painter.setPen(QPen(color(self.look.danger), 2))
            painter.setBrush(color(self.look.panel))
            painter.drawEllipse(centre, RING, RING)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        for note in self.notes:
            for room in self._rooms(note, QFontMetricsF(bold)):
                if not any(room.intersects(other) for other in taken):
                    taken.append(room)
                    painter.fillRect(room, color(self.look.panel, 0.7))
                    self._write(painter, room, LEFT, bold, self.look.danger, note.text)
                    break

    def _rooms(self, note: Note, size: QFontMetricsF) -> list[QRectF]:
        """Places for the words of a note inside the plot, the best first: right of the ring, then left."""
        centre = self.at(self.curves[0], note.step)
        room = QRectF(0, 0, size.horizontalAdvance(note.text) + 2, size.height())
        found = []
        for x in (centre.x() + RING + 3, centre.x() - RING - 3 - room.width()):
            for y in (centre.y() - room.height() / 2, centre.y() + 2, centre.y() - 2 - room.height()):
                place = QRectF(QPointF(x, y), room.size())
                if self.plot.adjusted(0, -EDGE, 0, EDGE).contains(place):
                    found.append(place)
        return found
