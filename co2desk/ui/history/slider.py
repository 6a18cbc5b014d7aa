"""The slider of the history bar. Its groove tells the game: decades, turns, and how the CO₂ level stood."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip

from co2desk.session.seats import Seat
from co2desk.session.steps import Steps
from co2desk.ui.theme.look import LABEL, Look, Type, color, mixed

HIGH = 37  # pixels at a text size of 100 %
EDGE = 5  # room for half of the handle
STRIP = 6  # the turns, below the level
HANDLE = 7
TO_COME = 0.45  # what comes after the step that is shown is paler
ROUND = 6


class HistorySlider(QSlider):
    """A press goes to the step under the pointer, wherever it is."""

    def __init__(self, look: Look, type_: Type) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.look, self.type = look, type_
        self.steps: Steps | None = None
        self.seats: tuple[Seat, ...] = ()
        self.tell: Callable[[int], str] = str  # a step in words
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_game(self, steps: Steps, seats: Sequence[Seat]) -> None:
        self.steps, self.seats = steps, tuple(seats)
        self.setRange(0, steps.last)
        self.update()

    def forget(self) -> None:
        """Nothing of a game stays."""
        self.steps = None
        self.tell = str
        with QSignalBlocker(self):
            self.setRange(0, 0)

    def set_look(self, look: Look, type_: Type) -> None:
        self.look, self.type = look, type_
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(round(320 * self.type.scale), round(HIGH * self.type.scale))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(round(160 * self.type.scale), round(HIGH * self.type.scale))

    # --- steps and pixels --------------------------------------------------------------------------------

    @property
    def groove(self) -> QRectF:
        return QRectF(self.rect()).adjusted(EDGE, 1, -EDGE, -1)

    def x_of(self, step: float) -> float:
        """Asked for every turn of the game, so without `groove`."""
        return EDGE + (self.width() - 2 * EDGE) * step / max(1, self.maximum())

    def step_at(self, x: float) -> int:
        groove = self.groove
        share = (x - groove.left()) / max(1.0, groove.width())
        return round(max(0.0, min(share, 1.0)) * self.maximum())

    # --- mouse -------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self.step_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self.isSliderDown():
            self.setSliderPosition(self.step_at(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(False)
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Whoever rests on the groove reads which step lies there."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.steps is not None:
            QToolTip.showText(event.globalPos(), self.tell(self.step_at(event.pos().x())), self)
            return True
        return super().event(event)

    # --- painting ----------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove = self.groove
        outline = QPainterPath()
        outline.addRoundedRect(groove, ROUND, ROUND)
        painter.fillPath(outline, color(self.look.socket))
        if self.steps is not None:
            painter.save()
            painter.setClipPath(outline)
            self._draw_game(painter, self.steps, groove)
            painter.restore()
        focused = self.hasFocus()
        painter.setPen(
            QPen(color(self.look.accent if focused else self.look.panel_line), 2 if focused else 1.2)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)
        self._draw_handle(painter, groove)
        painter.end()

    def _draw_game(self, painter: QPainter, steps: Steps, groove: QRectF) -> None:
        strip = QRectF(groove)
        strip.setTop(groove.bottom() - STRIP * self.type.scale)
        level = QRectF(groove)
        level.setBottom(strip.top())
        self._draw_decades(painter, steps, groove)
        self._draw_level(painter, steps, level)
        self._draw_turns(painter, steps, strip)
        to_come = QRectF(groove)
        to_come.setLeft(self.x_of(self.value()))
        painter.fillRect(to_come, color(self.look.panel, TO_COME))
        self._name_decades(painter, steps, level)

    def _draw_decades(self, painter: QPainter, steps: Steps, groove: QRectF) -> None:
        """Every other decade has a ground of its own, and each begins with a line."""
        ends = [*(start.step for start in steps.decades), steps.last]
        for number, (first, last) in enumerate(pairwise(ends)):
            band = QRectF(groove)
            band.setLeft(self.x_of(first))
            band.setRight(self.x_of(last))
            if number % 2:
                painter.fillRect(band, color(mixed(self.look.socket, self.look.panel_line, 0.45)))
            if number:
                painter.fillRect(
                    QRectF(band.left() - 0.6, band.top(), 1.2, band.height()), color(self.look.ink_soft)
                )

    def _name_decades(self, painter: QPainter, steps: Steps, room: QRectF) -> None:
        painter.setFont(self.type.font(LABEL, bold=True))
        painter.setPen(color(self.look.ink))
        metrics = painter.fontMetrics()
        ends = [*(start.step for start in steps.decades), steps.last]
        for start, last in zip(steps.decades, ends[1:], strict=True):
            name, left = f"{start.decade}", self.x_of(start.step) + 5
            if left + metrics.horizontalAdvance(name) < self.x_of(last):
                painter.drawText(QPointF(left, room.top() + metrics.ascent()), name)

    def _draw_level(self, painter: QPainter, steps: Steps, room: QRectF) -> None:
        """The level as a ground that rises and falls; from the danger line on it is a warning one."""
        least, most = min(steps.ppm), max(steps.ppm)
        span = max(1, most - least)
        high = room.height() - 4

        def y_of(ppm: float) -> float:
            return room.bottom() - high * (0.15 + 0.85 * (ppm - least) / span)

        points = [QPointF(self.x_of(0), y_of(steps.ppm[0]))]
        for step, (was, now) in enumerate(pairwise(steps.ppm), start=1):
            if was != now:
                points += (QPointF(self.x_of(step), y_of(was)), QPointF(self.x_of(step), y_of(now)))
        points.append(QPointF(self.x_of(steps.last), y_of(steps.ppm[-1])))
        ground = QPolygonF(
            [*points, QPointF(room.right(), room.bottom()), QPointF(room.left(), room.bottom())]
        )
        for ink, part in self._zones(steps, room, y_of):
            painter.save()
            painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(ink, 0.26))
            painter.drawPolygon(ground)
            painter.setPen(QPen(color(ink), 1.6))
            painter.drawPolyline(points)
            painter.restore()

    def _zones(self, steps: Steps, room: QRectF, y_of: Callable[[float], float]) -> list[tuple[str, QRectF]]:
        """Below the danger line and above it; where disasters are none, all of it is below."""
        limit = y_of(steps.danger) if steps.danger else room.top()
        line = max(room.top(), min(limit, room.bottom()))
        below, above = QRectF(room), QRectF(room)
        below.setTop(line)
        above.setBottom(line)
        return [(self.look.accent, below), (self.look.danger, above)]

    def _draw_turns(self, painter: QPainter, steps: Steps, strip: QRectF) -> None:
        """One piece for each turn, in the colour of its player; what lies between turns stays empty."""
        ends = [*(turn.step for turn in steps.turns), steps.last]
        for turn, last in zip(steps.turns, ends[1:], strict=True):
            if 0 <= turn.player < len(self.seats) and last > turn.step:
                left, right = self.x_of(turn.step), self.x_of(last)
                gap = 1.0 if right - left > 3 else 0.0
                piece = QRectF(left, strip.top(), right - left - gap, strip.height())
                painter.fillRect(piece, color(self.look.signs[self.seats[turn.player].sign][0]))

    def _draw_handle(self, painter: QPainter, groove: QRectF) -> None:
        middle = self.x_of(self.value())
        handle = QRectF(middle - HANDLE / 2, groove.top() - 0.5, HANDLE, groove.height() + 1)
        painter.setPen(QPen(color(self.look.panel), 1.5))
        painter.setBrush(color(self.look.accent))
        painter.drawRoundedRect(handle, HANDLE / 2, HANDLE / 2)
