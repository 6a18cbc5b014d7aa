"""Lays out and paints the rows of the forecast. One walk does both: without a painter it only measures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QStaticText, QTextOption

from co2desk.ui.i18n.translation import translate
from co2desk.ui.row_list.rows import (
    DANGER,
    SOFT,
    Entry,
    Figures,
    Heading,
    Line,
    Meter,
    Players,
    Row,
    Shown,
)
from co2desk.ui.row_list.strokes import (
    bar_height,
    draw_bar,
    draw_change,
    draw_course,
    draw_icon,
    draw_leads,
    most_of,
)
from co2desk.ui.theme.art import ART
from co2desk.ui.theme.companies import place_crest
from co2desk.ui.theme.look import FIGURE, LABEL, Look, Type, color

SPACE = 8
TEXT = 14  # a column beside the board is narrower than the board
WIDEST_COLUMN = 72
NO_VALUE = "–"  # beside an arrow; a word would have to agree with what is counted
FEWEST_LETTERS = 5  # of a name that is cut
LINE_SEPARATOR = chr(0x2028)  # Qt's own for a line inside a paragraph
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

Arrow = Callable[[QPainter, QRectF, str], None]


class Piece(NamedTuple):
    """Something in a run: words in a font, or an arrow as high as the font."""

    words: str
    font: QFont
    ink: str
    arrow: Arrow | None = None

    @property
    def width(self) -> float:
        metrics = QFontMetricsF(self.font)
        return metrics.height() * 0.9 + 6 if self.arrow else metrics.horizontalAdvance(self.words)


class Columns(NamedTuple):
    """Where the figures of the players stand, and whether there is room for the names of the tracks."""

    left: float
    width: float
    named: bool


@lru_cache(maxsize=512)
def wrapped(words: str, width: float, font: QFont) -> QStaticText:
    """A row is measured before it is painted, and most words are the same in the next position."""
    block = QStaticText(words.replace("\n", LINE_SEPARATOR))
    block.setTextFormat(Qt.TextFormat.PlainText)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    block.setTextOption(option)
    block.setTextWidth(width)
    block.prepare(font=font)
    return block


class RowPainter:
    """Every `_row` method returns the height it needs, and paints if there is a painter."""

    def __init__(self, look: Look, type_: Type) -> None:
        self.look, self.type = look, type_
        self.title = type_.font(TEXT, bold=True)
        self.label, self.strong = type_.font(LABEL), type_.font(LABEL, bold=True)
        self.figure = type_.font(FIGURE, bold=True)
        self.side = round(18 * type_.scale)  # of a sign or glyph
        self._measured: dict[tuple[tuple[str, ...], float, float, int], Columns] = {}

    def height(self, shown: Shown, width: float) -> int:
        return round(self._walk(None, shown, QRectF(0, 0, width, 0)))

    def paint(self, painter: QPainter, shown: Shown, area: QRectF) -> None:
        self._walk(painter, shown, area)

    def _walk(self, painter: QPainter | None, shown: Shown, area: QRectF) -> float:
        area = area.adjusted(SPACE, 0, -SPACE, 0)
        match shown.row:
            case Heading() as row:
                return self._heading(painter, row, shown, area)
            case Meter() as row:
                return self._meter(painter, row, shown.then, area)
            case Players() as row:
                return self._players(painter, row, area)
            case Figures() as row:
                return self._figures(painter, row, shown, area)
            case Entry() as row:
                return self._entry(painter, row, shown, area)
            case _:
                return self._line(painter, shown, area)

    # --- strokes --------------------------------------------------------------------------------------

    @staticmethod
    def _words(
        painter: QPainter | None, place: QPointF, width: float, words: str, font: QFont, ink: str
    ) -> float:
        """Words that wrap; a word that is too long for the column is broken."""
        if not words:
            return 0
        block = wrapped(words, max(1.0, width), font)
        if painter is not None:
            painter.setFont(font)
            painter.setPen(color(ink))
            painter.drawStaticText(place, block)
        return block.size().height()

    def _spot(self, left: float, top: float, line: QFont) -> QRectF:
        """The place of a sign beside the first line of words in a font."""
        return QRectF(left, top + (QFontMetricsF(line).height() - self.side) / 2, self.side, self.side)

    @staticmethod
    def _run(painter: QPainter | None, place: QPointF, width: float, pieces: Sequence[Piece]) -> float:
        """Pieces side by side on one base line; one without room begins a new line, and wraps if that is too
        short as well."""
        lines: list[list[Piece]] = [[]]
        for piece in pieces:
            if lines[-1] and sum(before.width for before in lines[-1]) + piece.width > width:
                lines.append([])
            lines[-1].append(piece)
        y = place.y()
        for line in lines:
            first = line[0] if line else None
            if first is not None and first.arrow is None and first.width > width:
                at = QPointF(place.x(), y)
                y += RowPainter._words(painter, at, width, first.words, first.font, first.ink)
                continue
            sizes = [QFontMetricsF(piece.font) for piece in line]
            base, x = y + max(size.ascent() for size in sizes), place.x()
            for piece, size in zip(line, sizes, strict=True):
                if painter is not None and piece.arrow is not None:
                    spot = QRectF(x, base - size.ascent(), piece.width, size.height())
                    piece.arrow(painter, spot.adjusted(4, 2, -4, -2), piece.ink)
                elif painter is not None:
                    painter.setFont(piece.font)
                    painter.setPen(color(piece.ink))
                    painter.drawText(QPointF(x, base), piece.words)
                x += piece.width
            y = base + max(size.descent() for size in sizes)
        return y - place.y()

    def _title(
        self, painter: QPainter | None, area: QRectF, title: str, ink: str, value: Sequence[Piece]
    ) -> float:
        """A title, and at the end of its line a value; below it where there is no room."""
        return self._headed(painter, area, Piece(title, self.title, ink), value)

    def _headed(self, painter: QPainter | None, area: QRectF, title: Piece, value: Sequence[Piece]) -> float:
        """The same with a title in any font."""
        wide = sum(piece.width for piece in value)
        beside = title.width + SPACE + wide <= area.width()
        high = self._words(painter, area.topLeft(), area.width(), title.words, title.font, title.ink)
        if value and beside:
            self._run(painter, QPointF(area.right() - wide, area.top()), wide + 1, value)
        elif value:
            high += self._run(painter, QPointF(area.left(), area.top() + high), area.width(), value)
        return high

    # --- headings -------------------------------------------------------------------------------------

    def _heading(self, painter: QPainter | None, row: Heading, shown: Shown, area: QRectF) -> float:
        look = self.look
        words = area.adjusted(self.side + SPACE, 2 * SPACE, 0, 0)
        bottom = words.top() + self._title(painter, words, row.title, look.ink, self._value(shown)) + 4
        if painter is not None:
            ART.draw(painter, row.glyph, self._spot(area.left(), words.top(), self.title), look.accent)
            painter.setPen(color(look.panel_line))
            painter.drawLine(QPointF(area.left(), bottom), QPointF(area.right(), bottom))
        return bottom + 4 - area.top()

    def _value(self, shown: Shown) -> list[Piece]:
        """The value of a heading, or the old one, an arrow and the new one."""
        old, new = (row.value if isinstance(row, Heading) else "" for row in (shown.now, shown.then))
        return self._changed(old, new, Piece(new, self.title, self.look.ink))

    def _changed(self, old: str, new: str, piece: Piece) -> list[Piece]:
        """A value as it is written, with the old one and an arrow before it if there is another one."""
        if old == new:
            return [piece] if new else []
        return [
            Piece(old or NO_VALUE, self.label, self.look.ink_soft),
            Piece("", piece.font, self.look.accent, draw_change),
            piece._replace(words=new or NO_VALUE),
        ]

    # --- accounts -------------------------------------------------------------------------------------

    def _entry(self, painter: QPainter | None, row: Entry, shown: Shown, area: QRectF) -> float:
        """What it is for, and its value in one column at the end; the sum in large letters below a rule."""
        look = self.look
        old, new = (found.value if isinstance(found, Entry) else "" for found in (shown.now, shown.then))
        tone = shown.then.tone if isinstance(shown.then, Entry) else row.tone
        ink = look.danger if tone == DANGER else look.ink
        title, figure = (self.strong, self.title) if row.is_total else (self.label, self.strong)
        top = area.top() + (6 if row.is_total else 3)
        words = QRectF(area.left() + self.side + SPACE, top, area.width() - self.side - SPACE, 0)
        value = self._changed(old, new, Piece(new, figure, ink))
        high = max(self.side, self._headed(painter, words, Piece(row.title, title, look.ink), value))
        if painter is not None:
            draw_icon(painter, row.icon, self._spot(area.left(), top, title), look)
            if row.is_total:
                painter.setPen(color(look.ink_soft))
                painter.drawLine(QPointF(area.left(), area.top() + 2), QPointF(area.right(), area.top() + 2))
        return top + high + 3 - area.top()

    # --- lines ----------------------------------------------------------------------------------------

    def _line(self, painter: QPainter | None, shown: Shown, area: QRectF) -> float:
        """A line; if the move changes it, the old one softly above the new one, which an arrow leads to."""
        now, then, top = shown.now, shown.then, area.top() + 4
        if isinstance(now, Line):
            room = QRectF(area.left(), top, area.width(), 0)
            top += self._block(painter, room, now, now.title, old=shown.changed)
        if not shown.changed:
            return top + 4 - area.top()
        room = QRectF(area.left() + self.side, top, area.width() - self.side, 0)
        title = ""
        if isinstance(then, Line):
            title = "" if isinstance(now, Line) and now.title == then.title else then.title
            top += self._block(painter, room, then, title)
        else:
            words = translate("ForecastPanel", "no longer")
            room.adjust(SPACE, 0, 0, 0)
            top += self._words(painter, room.topLeft(), room.width(), words, self.strong, self.look.ink)
        if painter is not None:
            line = self.title if title else self.label
            draw_change(painter, self._spot(area.left(), room.top(), line), self.look.accent)
        return top + 4 - area.top()

    def _block(
        self, painter: QPainter | None, area: QRectF, line: Line, title: str, old: bool = False
    ) -> float:
        look = self.look
        if painter is not None:
            spot = self._spot(area.left(), area.top(), self.title if title else self.label)
            draw_icon(painter, line.icon, spot, look)
        area = area.adjusted(self.side + SPACE, 0, 0, 0)
        ink = look.ink_soft if old else look.ink
        strong = look.danger if line.tone == DANGER and not old else ink
        high = 0.0
        if title:
            value = [Piece(line.value, self.title, strong)] if line.value else []
            high = self._title(painter, area, title, ink, value)
        soft = bool(title) or line.tone == SOFT
        place = QPointF(area.left(), area.top() + high)
        high += self._words(
            painter, place, area.width(), line.body, self.label, look.ink_soft if soft else ink
        )
        return max(high, self.side)

    # --- the CO2 level --------------------------------------------------------------------------------

    def _meter(self, painter: QPainter | None, now: Meter, then: Row | None, area: QRectF) -> float:
        top = area.top() + 4
        meters = [now] if then == now or not isinstance(then, Meter) else [now, then]
        for meter in meters:
            pieces = self._level(meter, old=meter is not meters[-1], change=meter is not now)
            top += self._run(painter, QPointF(area.left(), top), area.width(), pieces)
        scale = self.type.scale
        for meter in meters:
            label = self.label if meter is meters[-1] else None  # the marks stand in line: named once
            high = bar_height(label, scale)
            if painter is not None:
                room = QRectF(area.left(), top + 4, area.width(), high)
                draw_bar(painter, room, meter, most_of(meters), self.look, label, scale)
            top += high + 4
        return top + 4 - area.top()

    def _level(self, meter: Meter, old: bool, change: bool) -> list[Piece]:
        look = self.look
        ink, figure = (look.ink_soft, self.title) if old else (look.ink, self.figure)
        pieces = [Piece("", figure, look.accent, draw_change)] if change else []
        pieces.append(Piece(f"{meter.now}", figure, ink))
        if meter.rises:
            pieces += [Piece("", figure, ink, draw_course), Piece(f"{meter.expected}", figure, ink)]
        #: The unit behind a number, with a space before it.
        pieces.append(Piece(translate("ForecastPanel", " ppm"), self.label, look.ink_soft))
        if meter.lowest < meter.highest:
            #: Behind the expected CO₂ level: the lowest and the highest that are possible.
            words = translate("ForecastPanel", " ({lowest}–{highest})")
            words = words.format(lowest=meter.lowest, highest=meter.highest)
            pieces.append(Piece(words, self.label, look.ink_soft))
        return pieces

    # --- income ---------------------------------------------------------------------------------------

    def _columns(self, row: Players | Figures, area: QRectF, players: int) -> Columns:
        known = (row.labels, area.left(), area.width(), players)
        if known not in self._measured:
            self._measured = {known: self._measure(row.labels, area, players)}  # of one game at one width
        return self._measured[known]

    def _measure(self, labels: Sequence[str], area: QRectF, players: int) -> Columns:
        least = QFontMetricsF(self.title).horizontalAdvance("00") + 2 * SPACE
        longest = max(QFontMetricsF(self.label).horizontalAdvance(label) for label in labels)
        names = self.side + 2 * SPACE + longest
        named = area.width() - names >= players * least
        label = names if named else self.side + SPACE
        width = min((area.width() - label) / players, WIDEST_COLUMN * self.type.scale)
        return Columns(area.right() - players * width, width, named)

    def _players(self, painter: QPainter | None, row: Players, area: QRectF) -> float:
        """Signs, and names below them if there is room for some letters."""
        columns = self._columns(row, area, len(row.signs))
        metrics = QFontMetricsF(self.label)
        letter = metrics.horizontalAdvance("0")  # on average, those of a Chinese font are wider
        named = columns.width >= FEWEST_LETTERS * letter
        for number, (sign, name) in enumerate(zip(row.signs, row.names, strict=True)):
            if painter is None:
                break
            left = columns.left + number * columns.width
            spot = QRectF(0, 0, self.side, self.side)
            spot.moveCenter(QPointF(left + columns.width / 2, area.top() + 6 + self.side / 2))
            place_crest(painter, sign, spot, self.look)
            if named:
                below = QRectF(left + 1, area.top() + 6 + self.side, columns.width - 2, metrics.height())
                # Computer players differ at the end of their names.
                short = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, below.width())
                painter.setFont(self.label)
                painter.setPen(color(self.look.ink_soft))
                painter.drawText(below, CENTRE, short)
        return 6 + self.side + 2 + (metrics.height() if named else 2)

    def _figures(self, painter: QPainter | None, row: Figures, shown: Shown, area: QRectF) -> float:
        nothing = (0,) * len(row.figures)
        before, after = (r.figures if isinstance(r, Figures) else nothing for r in (shown.now, shown.then))
        columns = self._columns(row, area, len(row.figures))
        cells = [self._cell(old, new) for old, new in zip(before, after, strict=True)]
        stacked = any(sum(piece.width for piece in cell) > columns.width - SPACE for cell in cells)
        high = self._line_height() * (2 if stacked else 1)
        if painter is not None:
            self._row_label(painter, row, QRectF(area.left(), area.top(), area.width(), high), columns)
            for number, cell in enumerate(cells):
                room = QRectF(columns.left + number * columns.width, area.top(), columns.width, high)
                self._figure(painter, room, cell, stacked and len(cell) > 1, number in row.leaders)
        return high

    def _line_height(self) -> float:
        """Of one line of figures."""
        return max(QFontMetricsF(self.title).height(), self.side) + 4

    def _row_label(self, painter: QPainter, row: Figures, room: QRectF, columns: Columns) -> None:
        if row.is_total:
            painter.setPen(color(self.look.ink_soft))
            painter.drawLine(QPointF(room.left(), room.top() + 1), QPointF(room.right(), room.top() + 1))
        spot = QRectF(room.left(), room.center().y() - self.side / 2, self.side, self.side)
        draw_icon(painter, row.icon, spot.adjusted(1, 1, -1, -1), self.look)
        if columns.named:
            painter.setFont(self.strong if row.is_total else self.label)
            painter.setPen(color(self.look.ink))
            painter.drawText(room.adjusted(self.side + SPACE, 0, 0, 0), LEFT, row.title)

    def _cell(self, old: int, new: int) -> list[Piece]:
        """What one player earns; nothing is a dash. A change is the old figure, an arrow and the new one."""
        look = self.look
        if old == new:
            return [Piece(str(old) if old else "–", self.title, look.ink if old else look.ink_soft)]
        return [
            Piece(str(old), self.label, look.ink_soft),
            Piece("", self.label, look.accent, draw_change),
            Piece(str(new), self.title, look.ink),
        ]

    def _figure(
        self, painter: QPainter, room: QRectF, cell: Sequence[Piece], stacked: bool, leads: bool
    ) -> None:
        """The figure of one player in its column; of a leader in a frame."""
        lines = [cell[:1], cell[1:]] if stacked else [cell]
        widths = [sum(piece.width for piece in line) for line in lines]
        if leads:
            wide = min(max(max(widths) + 12, self.side + 4), room.width() - 2)
            frame = QRectF(QPointF(), QSizeF(wide, len(lines) * self._line_height() - 4))
            frame.moveCenter(room.center())
            draw_leads(painter, frame, self.look)
        high = room.height() / len(lines)
        for number, (line, wide) in enumerate(zip(lines, widths, strict=True)):
            tall = max(QFontMetricsF(piece.font).height() for piece in line)
            top = room.top() + (number + 0.5) * high - tall / 2
            self._run(painter, QPointF(room.center().x() - wide / 2, top), wide + 1, line)
