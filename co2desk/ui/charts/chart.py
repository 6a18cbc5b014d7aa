"""Curves over the steps of a game: points, the CO₂ level, expertise.

A curve is told apart by its sign as well as by its colour: on the line, at its end and in the reading at the
pointer. The picture without the pointer is kept, so that following the mouse costs next to nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from co2desk.text.figures import figure
from co2desk.ui.charts.scale import Curve, Limit, Mark, Note, contrast, spread, ticks
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.theme.art import ART
from co2desk.ui.theme.look import LABEL, TEXT, Look, Type, color, mixed
from co2desk.ui.widgets.keyboard import ENTER

NOWHERE = -1  # no step is pointed at
LEAST_CONTRAST = 3.0  # of a line against its ground
SIGN_EVERY = 130  # pixels between two signs on a line
VALUES_FROM, NAMES_FROM = 360, 560  # pixels: a wider chart shows the last values, and names, where curves end
PAGE = 10  # steps
MOST_TICKS = 7
LEFT, RIGHT, CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class ChartWidget(Retranslated, QWidget):
    """Give it curves of equal length. `step_pointed` carries -1 when the pointer has left."""

    step_pointed = Signal(int)
    step_chosen = Signal(int)

    def __init__(self, look: Look, type_: Type, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = ""
        self.curves: tuple[Curve, ...] = ()
        self.marks: tuple[Mark, ...] = ()
        self.limits: tuple[Limit, ...] = ()
        self.notes: tuple[Note, ...] = ()
        self.pointed = NOWHERE
        self._still: QPixmap | None = None  # everything but the pointer
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.restyle(look, type_)

    def show_curves(
        self,
        title: str,
        curves: Sequence[Curve],
        marks: Sequence[Mark] = (),
        limits: Sequence[Limit] = (),
        notes: Sequence[Note] = (),
    ) -> None:
        self.title, self.marks = title, tuple(marks)
        self.curves = tuple(curve for curve in curves if len(curve.values))
        self.limits, self.notes = tuple(limits), tuple(notes)
        self.pointed = min(self.pointed, self.steps - 1)
        self.retranslate()

    def restyle(self, look: Look, type_: Type) -> None:
        self.look, self.type = look, type_
        self._label, self._text = type_.font(LABEL), type_.font(TEXT)
        self._label_size, self._text_size = QFontMetricsF(self._label), QFontMetricsF(self._text)
        self._sign = round(self._text_size.height() * 0.8)
        self._renew()

    def retranslate(self) -> None:
        self.setAccessibleName(self.title)
        self.setAccessibleDescription(self.summary())
        self._renew()

    @property
    def steps(self) -> int:
        return len(self.curves[0].values) if self.curves else 0

    def summary(self) -> str:
        """The curves in words, for those who do not see them."""
        if not self.steps:
            #: In the place of a curve, before the first step.
            return translate("ChartWidget", "Nothing to show yet.")
        sentence = translate(
            "ChartWidget", "{name}: {first} at the start, {last} now, lowest {low}, highest {high}."
        )
        return "\n".join(
            sentence.format(name=name, first=v[0], last=v[-1], low=min(v), high=max(v))
            for name, v, _ in self.curves
        )

    def reading(self, step: int) -> str:
        """The values at a step in words."""
        line = translate("ChartWidget", "{name}: {value}")
        values = [line.format(name=curve.name, value=curve.values[step]) for curve in self.curves]
        return "\n".join([translate("ChartWidget", "Step {step}").format(step=step), *values])

    # --- pointing ------------------------------------------------------------------------------------------

    def point(self, step: int) -> None:
        """Point at a step, or at none with -1."""
        step = max(NOWHERE, min(step, self.steps - 1))
        if step != self.pointed:
            self.pointed = step
            self.update()
            self.step_pointed.emit(step)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.point(self.step_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        self.point(NOWHERE)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside and self.steps:
            self.step_chosen.emit(self.step_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        key, last = Qt.Key(event.key()), self.steps - 1
        here = self.pointed if self.pointed != NOWHERE else last + 1
        moves = {
            Qt.Key.Key_Left: max(0, here - 1),
            Qt.Key.Key_Right: self.pointed + 1,
            Qt.Key.Key_PageUp: max(0, here - PAGE),
            Qt.Key.Key_PageDown: self.pointed + PAGE,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if self.steps and key in moves:
            self.point(moves[key])
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.reading(self.pointed)))
        elif self.pointed != NOWHERE and key in (*ENTER, Qt.Key.Key_Space):
            self.step_chosen.emit(self.pointed)
        else:
            super().keyPressEvent(event)

    # --- measures ------------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(300, 160)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(560, 300)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        self._renew()

    def _renew(self) -> None:
        """Measure the plot, its scale and the room for what stands around it; paint anew."""
        label, line = self._label_size, self._label_size.height()
        ends = [curve.values[-1] for curve in self.curves]
        values = [value for curve in self.curves for value in (min(curve.values), max(curve.values))]
        high = max([1, *values, *(limit.value * 1.03 for limit in self.limits)])
        self.scale = ticks(
            min([0, *values]), high, min(MOST_TICKS, int((self.height() - 2 * line) / line / 1.3))
        )
        left = max(label.horizontalAdvance(figure(tick)) for tick in self.scale) + 10
        right = self._sign + 9.0
        if self.width() >= VALUES_FROM:
            right += max((self._text_size.horizontalAdvance(figure(end)) for end in ends), default=0) + 6
        self._names = 0.0
        if self.width() >= NAMES_FROM:
            widest = max((label.horizontalAdvance(curve.name) for curve in self.curves), default=0) + 6
            self._names = min(widest, self.width() * 0.2)
        self.plot = QRectF(self.rect()).adjusted(left, line + 5, -right - self._names, -line - 6)
        self._still = None
        self.update()

    def across(self, step: int) -> float:
        return self.plot.left() + self.plot.width() * step / max(1, self.steps - 1)

    def up(self, value: float) -> float:
        low, high = self.scale[0], self.scale[-1]
        return self.plot.bottom() - self.plot.height() * (value - low) / (high - low)

    def at(self, curve: Curve, step: int) -> QPointF:
        return QPointF(self.across(step), self.up(curve.values[step]))

    def step_at(self, x: float) -> int:
        share = (x - self.plot.left()) / self.plot.width()
        return max(0, min(round(share * (self.steps - 1)), self.steps - 1))

    def line_ink(self, drawing: str) -> str:
        """The colour of a line: its sign's, moved towards the ink until it can be seen on the ground."""
        piece, _ = self.look.signs.get(drawing, (self.look.ink, ""))
        shades = (mixed(piece, self.look.ink, share / 10) for share in range(10))
        visible = (shade for shade in shades if contrast(shade, self.look.panel) >= LEAST_CONTRAST)
        return next(visible, self.look.ink)

    # --- painting ------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        ratio = self.devicePixelRatioF()
        if self._still is None or self._still.devicePixelRatio() != ratio:
            self._still = QPixmap(self.size() * ratio)
            self._still.setDevicePixelRatio(ratio)
            self._still.fill(color(self.look.panel))
            with QPainter(self._still) as still:
                still.setRenderHint(QPainter.RenderHint.Antialiasing)
                self._paint_still(still)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPixmap(0, 0, self._still)
            if self.hasFocus():
                painter.setPen(QPen(color(self.look.accent), 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
            if self.pointed != NOWHERE:
                self._paint_pointer(painter)

    def _paint_still(self, painter: QPainter) -> None:
        if not self.steps:
            self._write(painter, QRectF(self.rect()), CENTRE, self._text, self.look.ink_soft, self.summary())
            return
        self._paint_grid(painter)
        self._paint_marks(painter)
        for limit in self.limits:
            self._paint_limit(painter, limit)
        for curve in self.curves:
            line = [self.at(curve, step) for step in range(self.steps)]
            if len(self.curves) == 1:
                ground = [QPointF(self.across(step), self.up(0)) for step in (self.steps - 1, 0)]
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(color(self.line_ink(curve.drawing), 0.1))
                painter.drawPolygon(QPolygonF(line + ground))
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color(self.line_ink(curve.drawing)), 2.2))
            painter.drawPolyline(QPolygonF(line))
        for number, curve in enumerate(self.curves if len(self.curves) > 1 else ()):
            for step in self._signed_steps(number):
                self._paint_sign(painter, curve.drawing, self.at(curve, step), 0.8)
        self._paint_notes(painter)
        self._paint_ends(painter)

    def _paint_grid(self, painter: QPainter) -> None:
        look, plot, height = self.look, self.plot, self._label_size.height()
        faint = mixed(look.panel, look.ink_soft, 0.25)
        for tick in self.scale:
            y = self.up(tick)
            painter.setPen(QPen(color(look.ink_soft if tick == 0 else faint), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            room = QRectF(0, y - height / 2, plot.left() - 6, height)
            self._write(painter, room, RIGHT, self._label, look.ink_soft, figure(tick))
        last = self.steps - 1
        wide = self._label_size.horizontalAdvance(f"{last}") * 2.5
        for tick in ticks(0, last, int(plot.width() / wide)):
            if tick <= last:
                room = QRectF(self.across(tick) - wide / 2, plot.bottom() + 4, wide, height)
                self._write(painter, room, CENTRE, self._label, look.ink_soft, figure(tick))

    def _paint_marks(self, painter: QPainter) -> None:
        look, plot, size = self.look, self.plot, self._label_size
        places = [self.across(mark.step) for mark in self.marks]
        ends = [*places[1:], float(self.width())]
        rooms = [end - place - 6 for place, end in zip(places, ends, strict=False)]
        pairs = list(zip(self.marks, rooms, strict=False))
        roomy = all(size.horizontalAdvance(mark.text) <= room for mark, room in pairs)
        for (mark, room), x in zip(pairs, places, strict=True):
            painter.setPen(QPen(color(look.ink_soft), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, plot.top() - 3), QPointF(x, plot.bottom()))
            place = QRectF(x, 1, room, size.height())
            self._write(painter, place, LEFT, self._label, look.ink_soft, mark.text if roomy else mark.short)

    def _paint_limit(self, painter: QPainter, limit: Limit) -> None:
        ink = self.look.danger if limit.double else self.look.forced
        y, height = self.up(limit.value), self._label_size.height()
        pen_style = Qt.PenStyle.SolidLine if limit.double else Qt.PenStyle.DashLine
        painter.setPen(QPen(color(ink), 1.5, pen_style))
        for shift in (-1.75, 1.75) if limit.double else (0.0,):
            painter.drawLine(QPointF(self.plot.left(), y + shift), QPointF(self.plot.right(), y + shift))
        room = QRectF(self.plot.left() + 6, y - height - 3, self.plot.width() - 6, height)
        roomy = self._label_size.horizontalAdvance(limit.text) < self.plot.width() / 3
        self._write(painter, room, LEFT, self._label, ink, limit.text if roomy else f"{limit.value}")

    def _signed_steps(self, number: int) -> Iterator[int]:
        """Steps at which a curve carries its sign; each curve elsewhere, so that none hides another."""
        share = (number + 1) / (len(self.curves) + 1)
        for place in range(max(1, int(self.plot.width() / SIGN_EVERY))):
            step = self.step_at(self.plot.left() + (place + share) * SIGN_EVERY)
            if self.plot.right() - self.across(step) > self._sign:
                yield step

    def _paint_sign(self, painter: QPainter, drawing: str, centre: QPointF, scale: float = 1.0) -> None:
        piece, _ = self.look.signs.get(drawing, (self.look.ink, ""))
        for edge, ink in ((5, self.look.panel), (2, self.line_ink(drawing)), (0, piece)):
            place = QRectF(0, 0, self._sign * scale + edge, self._sign * scale + edge)
            place.moveCenter(centre)
            ART.draw(painter, drawing, place, ink)

    def _paint_notes(self, painter: QPainter) -> None:
        bold = self.type.font(LABEL, bold=True)
        size = QFontMetricsF(bold)
        for note in self.notes:
            centre = self.at(self.curves[0], note.step)
            painter.setPen(QPen(color(self.look.danger), 2))
            painter.setBrush(color(self.look.panel))
            painter.drawEllipse(centre, 4.5, 4.5)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            wide = size.horizontalAdvance(note.text) + 2
            room = QRectF(centre.x() + 7, centre.y() + 2, wide, size.height())  # where no line passes
            if room.right() > self.plot.right():
                room.moveBottomRight(QPointF(centre.x() - 7, centre.y() - 2))
            if self.width() >= VALUES_FROM:
                painter.fillRect(room, color(self.look.panel, 0.7))
                self._write(painter, room, LEFT, bold, self.look.danger, note.text)

    def _paint_ends(self, painter: QPainter) -> None:
        """Sign, last value and name of each curve, moved apart where curves end together."""
        ends = [self.at(curve, self.steps - 1) for curve in self.curves]
        heights = spread([end.y() for end in ends], self._sign + 4)
        for curve, end, y in zip(self.curves, ends, heights, strict=True):
            centre = QPointF(end.x() + 5 + self._sign / 2, y)
            painter.setPen(QPen(color(self.line_ink(curve.drawing)), 1.2))
            painter.drawLine(end, centre)
            self._paint_sign(painter, curve.drawing, centre)
            room = QRectF(0, y - self._text_size.height() / 2, self.width(), self._text_size.height())
            if self.width() >= VALUES_FROM:
                room.setLeft(centre.x() + self._sign / 2 + 5)
                self._write(painter, room, LEFT, self._text, self.look.ink, figure(curve.values[-1]))
            if self._names:
                room.setLeft(self.width() - self._names)
                self._write(painter, room, LEFT, self._label, self.look.ink_soft, curve.name)

    def _paint_pointer(self, painter: QPainter) -> None:
        x = self.across(self.pointed)
        painter.setPen(QPen(color(self.look.accent), 1.5))
        painter.drawLine(QPointF(x, self.plot.top()), QPointF(x, self.plot.bottom()))
        for curve in self.curves:
            self._paint_sign(painter, curve.drawing, self.at(curve, self.pointed), 0.8)
        self._paint_reading(painter, x)

    def _paint_reading(self, painter: QPainter, x: float) -> None:
        """A card with the values beside the pointer, best first; in columns where the chart is low."""
        look, label, size = self.look, self._label_size, float(self._sign)
        curves = sorted(self.curves, key=lambda curve: -curve.values[self.pointed])
        figures = [figure(curve.values[self.pointed]) for curve in curves]
        row = max(self._text_size.height(), size + 3)
        rows = max(1, min(len(curves), int((self.height() - label.height() - 20) / row)))
        columns = math.ceil(len(curves) / rows)
        names = 0.0  # a small chart has room for the signs alone
        if self.width() >= VALUES_FROM:
            names = min(max(label.horizontalAdvance(c.name) for c in curves) + 1, self.width() * 0.25)
        column = size + names + max(self._text_size.horizontalAdvance(f) for f in figures) + 24
        step = translate("ChartWidget", "Step {step}").format(step=self.pointed)
        decade = next((mark.text for mark in self.marks[::-1] if mark.step <= self.pointed), "")
        head = label.horizontalAdvance(step) + label.horizontalAdvance(decade) + 16
        card = QRectF(0, 3, max(column * columns, head) + 12, label.height() + rows * row + 14)
        fits_right = x + 14 + card.width() <= self.width()
        card.moveLeft(x + 14 if fits_right else max(2.0, x - 14 - card.width()))
        painter.setPen(QPen(color(look.card_line), 1.5))
        painter.setBrush(color(look.card))
        painter.drawRoundedRect(card, 8, 8)
        line = QRectF(card.left() + 9, card.top() + 5, card.width() - 18, label.height())
        self._write(painter, line, LEFT, self._label, look.card_soft, step)
        self._write(painter, line, RIGHT, self._label, look.card_soft, decade)
        for number, (curve, told) in enumerate(zip(curves, figures, strict=True)):
            across, down = divmod(number, rows)
            top = card.top() + 8 + label.height() + row * down
            line = QRectF(card.left() + 9 + column * across, top, column - 6, row)
            sign = QRectF(line.left(), line.center().y() - size / 2, size, size)
            piece, _ = look.signs.get(curve.drawing, (look.card_ink, ""))
            ART.draw(painter, curve.drawing, sign.adjusted(-1, -1, 1, 1), look.card_ink)
            ART.draw(painter, curve.drawing, sign, piece)
            line.setLeft(line.left() + size + 6)
            self._write(painter, line, RIGHT, self._text, look.card_ink, told)
            line.setWidth(names)
            if names:
                self._write(painter, line, LEFT, self._label, look.card_ink, curve.name)

    def _write(
        self, painter: QPainter, room: QRectF, side: Qt.AlignmentFlag, font: QFont, ink: str, text: str
    ) -> None:
        painter.setFont(font)
        painter.setPen(color(ink))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 1)
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, shown)
