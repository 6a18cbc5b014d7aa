"""Rows about goals: how far one is, and which pieces are there; how such rows are painted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from co2desk.ui.row_list.painter import LEFT, SPACE, RowPainter
from co2desk.ui.row_list.rows import DONE, MARK, OPEN, Icon, Line, Shown
from co2desk.ui.row_list.strokes import draw_done
from co2desk.ui.theme.art import ART, draw_energy
from co2desk.ui.theme.look import color

MET, UNMET = Icon(MARK, DONE), Icon(MARK, OPEN)
MOST_PIPS = 10  # more are shown as a bar
PIP, BAR, GAP = 10, 8, 4


@dataclass(frozen=True, slots=True)
class Progress(Line):
    """A line with a row of pips below, so many filled of those that are needed, and the count in words."""

    have: int = 0
    needed: int = 0
    count: str = ""


class Piece(NamedTuple):
    """Something that a goal asks for: an energy by its name, or a drawing; and whether it is there."""

    name: str
    there: bool
    is_energy: bool = True


@dataclass(frozen=True, slots=True)
class Needs(Line):
    """A line with the pieces below that a goal asks for."""

    pieces: tuple[Piece, ...] = ()


class GoalPainter(RowPainter):
    """Paints what stands below the words of a goal."""

    def _walk(self, painter: QPainter | None, shown: Shown, area: QRectF) -> float:
        high = super()._walk(painter, shown, area)
        room = area.adjusted(2 * SPACE + self.side, high, -SPACE, 0)
        match shown.row:
            case Progress(needed=needed) as row if needed:
                return high + self._pips(painter, room, row)
            case Needs(pieces=pieces):
                return high + self._pieces(painter, room, pieces)
        return high

    def _pips(self, painter: QPainter | None, room: QRectF, row: Progress) -> float:
        if row.needed > MOST_PIPS:
            return self._bar(painter, room, row.have / row.needed)
        side, gap = PIP * self.type.scale, GAP * self.type.scale
        high = max(side, QFontMetricsF(self.strong).height()) if row.count else side
        if painter is not None:
            for number in range(row.needed):
                x, y = room.left() + number * (side + gap), room.top() + (high - side) / 2
                self._fill(painter, QRectF(x, y, side, side), number < row.have)
            words = QRectF(room.left() + row.needed * (side + gap) + gap, room.top(), room.width(), high)
            painter.setFont(self.strong)
            painter.setPen(color(self.look.ink))
            painter.drawText(words, LEFT, row.count)
        return high + SPACE

    def _fill(self, painter: QPainter, spot: QRectF, filled: bool) -> None:
        """A full pip is solid, an empty one an outline: told apart without colours."""
        painter.setPen(QPen(color(self.look.accent if filled else self.look.ink_soft), 1.5))
        painter.setBrush(color(self.look.accent) if filled else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(spot, 3, 3)

    def _bar(self, painter: QPainter | None, room: QRectF, share: float) -> float:
        high = BAR * self.type.scale
        if painter is not None:
            bar = QRectF(room.left(), room.top(), room.width(), high)
            self._fill(painter, bar, filled=False)
            bar.setWidth(bar.width() * max(0.0, min(1.0, share)))
            if bar.width() >= 1:
                self._fill(painter, bar, filled=True)
        return high + SPACE

    def _pieces(self, painter: QPainter | None, room: QRectF, pieces: tuple[Piece, ...]) -> float:
        """What is there in full with a tick, what is missing as an outline."""
        side = self.side * 1.25
        x, y = room.left(), room.top()
        for piece in pieces:
            if x > room.left() and x + side > room.right():
                x, y = room.left(), y + side + GAP
            if painter is not None:
                self._piece(painter, QRectF(x, y, side, side), piece)
            x += side + SPACE
        return y + side + SPACE - room.top() if pieces else 0.0

    def _piece(self, painter: QPainter, spot: QRectF, piece: Piece) -> None:
        look = self.look
        if piece.is_energy and piece.there:
            draw_energy(painter, piece.name, spot, look)
        else:
            if piece.is_energy:
                painter.setPen(QPen(color(look.ink_soft), 1.5, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(spot.adjusted(1, 1, -1, -1))
            inset = spot.width() * (0.22 if piece.is_energy else 0.06)
            ink = look.ink if piece.there else look.ink_soft
            ART.draw(painter, piece.name, spot.adjusted(inset, inset, -inset, -inset), ink)
        if piece.there:
            tick = QRectF(QPointF(), spot.size() * 0.55)
            tick.moveBottomRight(spot.bottomRight() + QPointF(3, 3))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(look.panel))
            painter.drawEllipse(tick)
            draw_done(painter, tick, look)
