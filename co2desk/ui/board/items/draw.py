"""Strokes that all pieces share: panels, cards, coins, certificates, cubes, and text that fits its place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from co2desk.ui.theme.art import ART, draw_energy, draw_sign
from co2desk.ui.theme.companies import draw_crest, draw_face, draw_flag
from co2desk.ui.theme.look import LABEL, NUMBER, SMALLEST, TEXT, Look, Type, color

CENTER = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
SMALLEST_NAME = 11.5
NARROWEST = 75  # percent of their width that letters keep, once they are as small as can be
HARDLY = 0.5  # units that nobody sees
AIR = 0.14  # of the height of a place, above the letters in it
FIGURE_AIR = 0.06  # of the width of a place, at each side of a figure
STEP = 5  # percent
TITLE_GAP = 3
WRAPPED = Qt.TextFlag.TextWordWrap
UNCLIPPED: int = Qt.TextFlag.TextDontClip.value  # a number: flags of Python are slow, and this is often added


@dataclass(slots=True)
class Pen:
    """A painter with the look and the type of the board."""

    painter: QPainter
    look: Look
    type: Type

    # --- grounds ---------------------------------------------------------------------------------------

    def box(self, rect: QRectF, fill: str, line: str = "", radius: float = 8, width: float = 1.2) -> None:
        self.painter.setBrush(color(fill) if fill else Qt.BrushStyle.NoBrush)
        self.painter.setPen(QPen(color(line), width) if line else Qt.PenStyle.NoPen)
        self.painter.drawRoundedRect(rect, radius, radius)

    def panel(self, rect: QRectF, line: str = "", radius: float = 10, width: float = 1.2) -> None:
        """A ground through which some of the sky is seen."""
        look = self.look
        if look.veil == 1:
            self.shadow(rect, radius, 2)
        self.painter.setBrush(color(look.panel, look.veil))
        self.painter.setPen(QPen(color(line or look.panel_line), width))
        self.painter.drawRoundedRect(rect, radius, radius)

    def card(self, rect: QRectF, radius: float = 6) -> None:
        self.shadow(rect, radius, 1.5)
        self.box(rect, self.look.card, self.look.card_line, radius, 1)

    def socket(self, rect: QRectF, radius: float = 7) -> None:
        """An empty place."""
        self.painter.setBrush(color(self.look.socket, self.look.socket_veil))
        self.painter.setPen(QPen(color(self.look.panel_line), 1.2, Qt.PenStyle.DashLine))
        self.painter.drawRoundedRect(rect, radius, radius)

    def gap(self, rect: QRectF, radius: float = 7) -> None:
        """An empty place that is on no panel."""
        self.panel(rect, radius=radius)
        self.socket(rect, radius)

    def shadow(self, rect: QRectF, radius: float, depth: float) -> None:
        """Below an opaque box. Only the lower edge shows, and painting the whole of it is slow."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(color(self.look.shadow, 0.35))
        edge = rect.adjusted(0, max(0.0, rect.height() - 2 * radius), 0, 0)
        self.painter.drawRoundedRect(edge.translated(0, depth), radius, radius)

    # --- text ------------------------------------------------------------------------------------------

    def text(
        self,
        rect: QRectF,
        words: str,
        size: float = LABEL,
        ink: str = "",
        flags: Qt.AlignmentFlag = CENTER,
        bold: bool = False,
    ) -> None:
        """One line, made smaller and at last narrower when it would not fit."""
        self.painter.setPen(color(ink or self.look.ink))
        self.painter.setFont(fitting(self.type.font(size, bold), words, rect, self.type.least))
        self.painter.drawText(rect, flags.value | UNCLIPPED, words)

    def alike(
        self,
        rect: QRectF,
        words: str,
        kind: Sequence[str],
        ink: str = "",
        flags: Qt.AlignmentFlag = CENTER,
        bold: bool = False,
    ) -> None:
        """A label in the size in which all labels of its kind fit: they keep one size, however large."""
        widest = self.type.font(LABEL, bold=True)
        self._label(
            rect,
            words,
            [fitting(widest, other, rect, self.type.least) for other in (*kind, words)],
            ink,
            flags,
            bold,
        )

    def together(
        self,
        rect: QRectF,
        words: str,
        kind: Iterable[tuple[str, QRectF]],
        ink: str = "",
        flags: Qt.AlignmentFlag = CENTER,
    ) -> None:
        """The same for labels that each have a place of their own."""
        font = self.type.font(LABEL)
        self._label(
            rect,
            words,
            [fitting(font, *other, self.type.least) for other in (*kind, (words, rect))],
            ink,
            flags,
        )

    def _label(
        self,
        rect: QRectF,
        words: str,
        fonts: Iterable[QFont],
        ink: str,
        flags: Qt.AlignmentFlag,
        bold: bool = False,
    ) -> None:
        """In the smallest of these fonts; in a small window a kind that cannot be read is left to the signs
        beside it."""
        least = min(fonts, key=_width)
        if least.pixelSize() < self.type.least:
            return
        found = QFont(self.type.font(LABEL, bold))
        found.setPixelSize(least.pixelSize())
        found.setStretch(least.stretch())
        self.painter.setPen(color(ink or self.look.ink))
        self.painter.setFont(found)
        self.painter.drawText(rect, flags.value | UNCLIPPED, words)

    def name(
        self,
        rect: QRectF,
        words: str,
        flags: Qt.AlignmentFlag = CENTER,
        bold: bool = False,
        ink: str = "",
    ) -> None:
        """A name that somebody chose: a long one ends in dots before it becomes too small to read."""
        font = QFont(self.type.font(TEXT, bold))
        if QFontMetricsF(font).horizontalAdvance(words) > rect.width():
            font = self.type.font(SMALLEST_NAME, bold)
        metrics = QFontMetricsF(font)
        self.painter.setPen(color(ink or self.look.ink))
        self.painter.setFont(font)
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, rect.width())
        self.painter.drawText(rect, flags, shown)

    def lines(
        self,
        rect: QRectF,
        words: str,
        size: float = LABEL,
        ink: str = "",
        flags: Qt.AlignmentFlag = CENTER,
        bold: bool = False,
    ) -> None:
        """As many lines as there is room for, made smaller and at last narrower when they would not fit."""
        self.painter.setPen(color(ink or self.look.ink))
        self.painter.setFont(fitting_lines(self.type.font(size, bold), words, rect, flags, self.type.least))
        self.painter.drawText(rect, flags | WRAPPED | Qt.TextFlag.TextDontClip, words)

    def is_one_line(self, rect: QRectF, words: str, size: float = LABEL, bold: bool = False) -> bool:
        """Is there room for the words on one line?"""
        return not is_wide(fitting(self.type.font(size, bold), words, rect), words, rect)

    def titled(self, rect: QRectF, sign: str, words: str, ink: str, side: float) -> None:
        """Words with a sign before them, which gives way when it takes the room of the words."""
        left = rect.adjusted(side + TITLE_GAP, 0, 0, 0)
        if QFontMetricsF(self.type.font(NUMBER)).horizontalAdvance(words) > left.width():
            self.text(rect, words, NUMBER, ink, CENTER)
            return
        place = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        self.glyph(sign, place, ink)
        self.text(left, words, NUMBER, ink, LEFT)

    def figure(self, rect: QRectF, number: int | str, size: float = NUMBER, ink: str = "") -> None:
        air = rect.width() * FIGURE_AIR
        self.text(rect.adjusted(air, 0, -air, 0), str(number), size, ink, CENTER, True)

    # --- pieces ----------------------------------------------------------------------------------------

    def glyph(self, name: str, rect: QRectF, ink: str = "") -> None:
        ART.draw(self.painter, name, rect, ink or self.look.ink)

    def energy(self, name: str, rect: QRectF) -> None:
        draw_energy(self.painter, name, rect, self.look)

    def sign(self, name: str, rect: QRectF) -> None:
        draw_sign(self.painter, name, rect, self.look)

    def coin(self, rect: QRectF, amount: int | str) -> None:
        self.painter.setPen(QPen(color(self.look.money_ink, 0.55), 1))
        self.painter.setBrush(color(self.look.money))
        self.painter.drawEllipse(rect)
        self.figure(rect, amount, max(rect.height() * 0.55, NUMBER), self.look.money_ink)

    def cep(self, rect: QRectF) -> None:
        self.glyph("cep", rect, self.look.cep)

    def tech(self, rect: QRectF) -> None:
        out = rect.width() * 0.07
        self.glyph("tech", rect.adjusted(-out, -out, out, out), self.look.tech_ink)
        self.glyph("tech", rect, self.look.tech)
        self.painter.setPen(QPen(color(self.look.tech_ink), rect.width() * 0.05))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def points(self, rect: QRectF, amount: int | str, ink: str = "") -> None:
        """Points: a laurel with the number beside it."""
        side = rect.height()
        self.glyph("vp", QRectF(rect.left(), rect.top(), side, side), ink or self.look.card_ink)
        rest = rect.adjusted(side + 1, 0, 0, 0)
        self.text(rest, str(amount), max(rect.height() * 0.82, NUMBER), ink or self.look.card_ink, LEFT, True)

    def crest(self, rect: QRectF, sign: str) -> None:
        draw_crest(self.painter, sign, rect, self.look)

    def flag(self, rect: QRectF, sign: str) -> None:
        draw_flag(self.painter, sign, rect, self.look)

    def scientist(self, rect: QRectF, sign: str) -> None:
        """A bust in the colour of the player, with a face; the sign is on the coat."""
        piece, edge = self.look.signs[sign]
        out = rect.width() * 0.035
        self.glyph("scientist", rect.adjusted(-out, -out, out, out), edge)
        self.glyph("scientist", rect, piece)
        draw_face(self.painter, rect, piece)
        side = rect.width() * 0.27
        coat = QPointF(rect.left() + rect.width() * 0.5, rect.top() + rect.height() * (51 / 64))
        self.glyph(sign, QRectF(coat.x() - side / 2, coat.y() - side / 2, side, side), edge)


def _width(font: QFont) -> tuple[int, int]:
    """How wide letters are: those of a smaller size are narrower, and so are those that are set so."""
    return font.pixelSize(), font.stretch() or 100


def fitting(font: QFont, words: str, rect: QRectF, least: int = SMALLEST) -> QFont:
    """The font, or a smaller one in which the words fit the width and one line the height. Letters that are
    as small as can be are set narrower instead, and where that does not help they become smaller still."""
    return _fitting(font, words, rect.width(), rect.height(), least)


@lru_cache(maxsize=4096)
def _fitting(font: QFont, words: str, width: float, height: float, least: int) -> QFont:
    """A board shows the same few words again and again, and measuring them is slow."""
    rect = QRectF(0, 0, width, height)
    if not is_wide(font, words, rect) and QFontMetricsF(font).height() <= rect.height():
        return font
    found = QFont(font)
    while found.pixelSize() > least and (is_wide(found, words, rect) or is_high(found, words, rect)):
        found.setPixelSize(found.pixelSize() - 1)
    for stretch in range(100 - STEP, NARROWEST - 1, -STEP):
        if not is_wide(found, words, rect):
            break
        found.setStretch(stretch)
    if least > SMALLEST and (is_wide(found, words, rect) or is_high(found, words, rect)):
        return _fitting(font, words, width, height, SMALLEST)
    return found


def is_wide(font: QFont, words: str, rect: QRectF) -> bool:
    """The last letter may reach over its own width."""
    metrics = QFontMetricsF(font)
    return max(metrics.horizontalAdvance(words), metrics.boundingRect(words).right()) > rect.width()


def is_high(font: QFont, words: str, rect: QRectF) -> bool:
    """Do the letters of a line in the middle of a place fill it up? What hangs below the line may reach its
    edge."""
    metrics = QFontMetricsF(font)
    if metrics.height() <= rect.height():
        return False
    letters = metrics.tightBoundingRect(words)
    line = (rect.height() - metrics.height()) / 2 + metrics.ascent()
    air = rect.height() * AIR
    return line + letters.top() < air or line + letters.bottom() > rect.height() + HARDLY


def fitting_lines(
    font: QFont, words: str, rect: QRectF, flags: Qt.AlignmentFlag, least: int = SMALLEST
) -> QFont:
    """The font, or a smaller or narrower one in which the words fit on several lines."""
    return _fitting_lines(font, words, rect.width(), rect.height(), flags, least)


@lru_cache(maxsize=1024)
def _fitting_lines(
    font: QFont, words: str, width: float, height: float, flags: Qt.AlignmentFlag, least: int
) -> QFont:
    rect, found = QRectF(0, 0, width, height), QFont(font)

    def fits() -> bool:
        metrics = QFontMetricsF(found)
        lines, letters = metrics.boundingRect(rect, flags | WRAPPED, words), metrics.tightBoundingRect(words)
        above, below = metrics.ascent() + letters.top(), metrics.descent() - letters.bottom()
        return rect.adjusted(0, -HARDLY, 0, HARDLY).contains(lines.adjusted(0, above, 0, -below))

    while found.pixelSize() > least and not fits():
        found.setPixelSize(found.pixelSize() - 1)
    for stretch in range(100 - STEP, NARROWEST - 1, -STEP):
        if fits():
            break
        found.setStretch(stretch)
    if least > SMALLEST and not fits():
        return _fitting_lines(font, words, width, height, flags, SMALLEST)
    return found


def ring(pen: Pen, rect: QRectF, mark: str, radius: float = 8) -> None:
    """How a piece says what can be done with it: by the kind of its line, not by colour alone."""
    look = pen.look
    painter = pen.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if mark == "legal":
        painter.setBrush(color(look.legal, 0.16))
        painter.setPen(QPen(color(look.legal), 2.4))
    elif mark == "source":
        painter.setPen(QPen(color(look.accent, 0.9), 1.8, Qt.PenStyle.DotLine))
    elif mark == "chosen":
        painter.setPen(QPen(color(look.chosen), 3.6))
    elif mark == "forced":
        painter.setPen(QPen(color(look.forced), 2.6, Qt.PenStyle.DashLine))
    elif mark == "new":
        painter.setPen(QPen(color(look.chosen, 0.35), 6))
        painter.drawRoundedRect(rect, radius, radius)
        painter.setPen(QPen(color(look.chosen, 0.8), 2))
    elif mark == "last":  # a glow: nothing that has to be done
        for wide, strong in ((9, 0.16), (5, 0.3)):
            painter.setPen(QPen(color(look.money, strong), wide))
            painter.drawRoundedRect(rect, radius, radius)
        painter.setPen(QPen(color(look.money, 0.95), 1.6))
    elif mark == "pointed":
        painter.setBrush(color(look.accent, 0.14))
        painter.setPen(QPen(color(look.accent), 2.6))
    else:
        return
    painter.drawRoundedRect(rect, radius, radius)
