"""What the stage is put together from: the row of steps, the picture of an event, a CO₂ level that counts."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from co2desk.session.seats import Seat
from co2desk.ui.models.places import NOBODY
from co2desk.ui.stage.figures import Figure
from co2desk.ui.stage.words import level_words
from co2desk.ui.theme.art import ART, draw_energy
from co2desk.ui.theme.companies import place_crest
from co2desk.ui.theme.look import FIGURE, LABEL, TEXT, Look, Type, color
from co2desk.ui.theme.scenes import Scene, draw_scene

CENTER = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
PLANET = 76
PICTURE, CAPTION = (132.0, 68.0), 28.0  # of what an event looks like, and the strip over its lower edge
BESIDE = 4.0  # between two cards
COLUMN = 70.0  # of the figures of a result
COUNT_MS = 600
GAP = 6


class Drawn(QWidget):
    """Paints itself in the look and the type of the window."""

    def __init__(self, look: Look, type_: Type) -> None:
        super().__init__()
        self.look, self.type = look, type_
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_look(self, look: Look, type_: Type) -> None:
        self.look, self.type = look, type_
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError


class StepRow(Drawn):
    """The steps of a scene, on as many lines as they need. The current one is large, those before it are
    ticked off."""

    def __init__(self, look: Look, type_: Type) -> None:
        super().__init__(look, type_)
        self.names: Sequence[str] = ()
        self.current = 0
        self.is_shown = True  # a scene of one step needs no row; its room stays
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_steps(self, names: Sequence[str], current: int) -> None:
        self.names, self.current = tuple(names), current
        self.setAccessibleName(names[current] if names else "")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(200, self._line())

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return len(self._lines(width)) * self._line()

    def wanted_width(self) -> int:
        """Of all steps on one line, whichever of them is the large one."""
        fonts = [QFontMetricsF(self._font(large)) for large in (False, True)]
        wide = [[metrics.horizontalAdvance(name) for metrics in fonts] for name in self.names]
        larger = max((large - small for small, large in wide), default=0.0)
        return ceil(sum(small + 3 * GAP for small, _ in wide) + larger)

    def _line(self) -> int:
        return round(26 * self.type.scale)

    def _lines(self, width: int) -> list[list[tuple[int, float]]]:
        """What stands side by side: the number of a step, and its width."""
        lines: list[list[tuple[int, float]]] = [[]]
        x = 0.0
        for number, name in enumerate(self.names):
            font = self._font(number == self.current)
            room = QFontMetricsF(font).horizontalAdvance(name) + 2 * GAP
            if lines[-1] and x + room > width:
                lines.append([])
                x = 0.0
            lines[-1].append((number, room))
            x += room + GAP
        return lines

    def draw(self, painter: QPainter) -> None:
        if not self.is_shown:
            return
        for line, steps in enumerate(self._lines(self.width())):
            x = 0.0
            for number, room in steps:
                self._draw_step(painter, number, QRectF(x, line * self._line() + 1, room, self._line() - 2))
                x += room + GAP

    def _font(self, is_current: bool) -> QFont:
        return self.type.font(TEXT + 1 if is_current else LABEL + 1, is_current)

    def _draw_step(self, painter: QPainter, number: int, area: QRectF) -> None:
        look, is_current = self.look, number == self.current
        painter.setPen(Qt.PenStyle.NoPen)
        if is_current:
            painter.setBrush(color(look.accent))
            painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
        painter.setFont(self._font(is_current))
        painter.setPen(color(look.accent_ink if is_current else look.ink_soft))
        painter.drawText(area, CENTER, self.names[number])
        if number < self.current:
            painter.setPen(QPen(color(look.accent), 2))
            painter.drawLine(area.bottomLeft().toPoint(), area.bottomRight().toPoint())


class EventPicture(Drawn):
    """What an event looks like; on it, whom it is about and what it brings or costs: "+7" with a coin."""

    def __init__(self, look: Look, type_: Type) -> None:
        super().__init__(look, type_)
        self.seats: Sequence[Seat] = ()
        self.figures: Sequence[Figure] = ()
        self.player = NOBODY
        self.scene: Scene | None = None
        self.planet: tuple[str, str] | None = None  # its colour, and what is seen on it
        self.cards: Sequence[QPixmap] = ()  # of the player at the screen, in the place of a scene
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def clear(self) -> None:
        """Another scene begins: nothing of the last one stays."""
        self.player, self.figures, self.scene, self.planet, self.cards = NOBODY, (), None, None, ()
        self.updateGeometry()
        self.update()

    def show_planet(self, burns: bool) -> None:
        """The planet as it is left: green, or in danger."""
        self.clear()
        self.planet = (self.look.danger, "smoke") if burns else (self.look.safe, "forestation")
        self.updateGeometry()

    def show_event(self, player: int, figures: Sequence[Figure], scene: Scene | None) -> None:
        """Without a scene of its own, an event leaves the last one where it is."""
        self.player, self.figures, self.planet, self.cards = player, tuple(figures), None, ()
        self.scene = scene or self.scene
        self.updateGeometry()
        self.update()

    def show_cards(self, cards: Sequence[QPixmap]) -> None:
        """The cards themselves, for the player who may see them."""
        self.cards = tuple(cards)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        if self.cards:
            sizes = [card.deviceIndependentSize() for card in self.cards]
            wide = sum(size.width() + BESIDE for size in sizes) - BESIDE
            return QSize(round(wide), round(max(size.height() for size in sizes)))
        if self.planet is not None:
            return QSize(round(PLANET * self.type.scale), round(PLANET * self.type.scale))
        return QSize(round(PICTURE[0] * self.type.scale), round(PICTURE[1] * self.type.scale))

    def draw(self, painter: QPainter) -> None:
        if self.planet is not None:
            self._draw_planet(painter, *self.planet)
            return
        if self.cards:
            x = 0.0
            for card in self.cards:
                painter.drawPixmap(QPointF(x, 0), card)
                x += card.deviceIndependentSize().width() + BESIDE
            return
        if self.scene is not None:
            draw_scene(painter, QRectF(self.rect()), self.look, self.scene)
        if self.player != NOBODY or self.figures:
            self._draw_caption(painter)

    def _draw_caption(self, painter: QPainter) -> None:
        """In the lower corner: the sign of the player, and the figures."""
        look, high = self.look, CAPTION * self.type.scale
        side, metrics = high * 0.72, QFontMetricsF(self.type.font(FIGURE, True))
        shown = [
            (figure, signed(figure.amount), metrics.horizontalAdvance(signed(figure.amount)))
            for figure in self.figures
        ]
        sign = side + GAP if self.player != NOBODY else 0.0
        while shown and GAP + sign + sum(wide + side + 3 + GAP for _, _, wide in shown) > self.width():
            shown.pop()  # the sentence names the rest
        content = GAP + sign + sum(wide + side + 3 + GAP for _, _, wide in shown)
        strip = QRectF(0, self.height() - high, content, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(look.panel, 0.94))
        painter.drawRoundedRect(strip, 7, 7)
        top, x = strip.center().y() - side / 2, float(GAP)
        if self.player != NOBODY and self.player < len(self.seats):
            place_crest(painter, self.seats[self.player].sign, QRectF(x, top, side, side), look)
        x += sign
        painter.setFont(self.type.font(FIGURE, True))
        for figure, amount, wide in shown:
            painter.setPen(color(look.safe if figure.amount > 0 else look.danger))
            painter.drawText(QRectF(x, strip.top(), wide + 2, high), LEFT, amount)
            draw_good(painter, figure.good, QRectF(x + wide + 3, top, side, side), look)
            x += wide + side + 3 + GAP

    def _draw_planet(self, painter: QPainter, tone: str, sign: str) -> None:
        """A globe in the light of how it is, with its air around it."""
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        light = QRadialGradient(area.center(), area.width() / 2)
        for place, opacity in ((0.0, 1.0), (0.78, 0.95), (0.82, 0.45), (1.0, 0.0)):
            light.setColorAt(place, color(tone, opacity))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(area)
        inset = area.width() * 0.27
        ART.draw(painter, sign, area.adjusted(inset, inset, -inset, -inset), self.look.panel)


class LevelGauge(Drawn):
    """The CO₂ level as a number that counts, over a scale with the danger zone and the limit. What the scene
    has added stands beside the number and is seen on the scale."""

    def __init__(self, look: Look, type_: Type) -> None:
        super().__init__(look, type_)
        self.level = self.shown = self.start = 0
        self.danger = self.loss = 0
        self.is_safe = False  # the game is over, and the planet is saved at any level
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.count = QVariantAnimation(self)
        self.count.setDuration(COUNT_MS)
        self.count.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.count.valueChanged.connect(self._show)

    def begin(self, level: int, danger: int, loss: int) -> None:
        self.count.stop()
        self.level = self.shown = self.start = level
        self.danger, self.loss = danger, loss
        self.update()

    def go_to(self, level: int, still: bool) -> None:
        if level == self.level:
            return
        self.level = level
        self.count.stop()
        if still:
            self._show(level)
        else:
            self.count.setStartValue(self.shown)
            self.count.setEndValue(level)
            self.count.start()

    def _show(self, level: int) -> None:
        self.shown = level
        self.setAccessibleName(level_words(self.level))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(round(178 * self.type.scale), round(62 * self.type.scale))

    def draw(self, painter: QPainter) -> None:
        look, scale = self.look, self.type.scale
        top = QRectF(0, 0, self.width(), 34 * scale)
        is_danger = not self.is_safe and self.shown >= (self.danger or self.loss)
        number, added = level_words(self.shown), signed(self.shown - self.start)
        large, small = self.type.font(FIGURE + 6, True), self.type.font(TEXT, True)
        wide, more = (
            QFontMetricsF(large).horizontalAdvance(number),
            QFontMetricsF(small).horizontalAdvance(added) + GAP if self.shown != self.start else 0.0,
        )
        left = max(0.0, (self.width() - wide - more) / 2)
        painter.setFont(large)
        painter.setPen(color(look.danger if is_danger else look.ink))
        painter.drawText(QRectF(left, 0, wide + 2, top.height()), LEFT, number)
        if more:
            painter.setFont(small)
            painter.setPen(color(look.danger if self.shown > self.start else look.safe))
            painter.drawText(QRectF(left + wide + GAP, 0, more, top.height()), LEFT, added)
        bar = QRectF(8, top.bottom() + 3, self.width() - 16, 8 * scale)
        most = float(max(self.loss, 1)) * 1.04
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(look.socket))
        painter.drawRoundedRect(bar, 4, 4)
        filled = QRectF(bar)
        filled.setWidth(bar.width() * min(1.0, self.shown / most))
        painter.setBrush(color(look.danger if is_danger else look.safe if self.is_safe else look.accent))
        painter.drawRoundedRect(filled, 4, 4)
        if self.shown > self.start:
            risen = QRectF(filled)
            risen.setLeft(bar.left() + bar.width() * min(1.0, self.start / most))
            painter.setBrush(QBrush(color(look.panel, 0.45), Qt.BrushStyle.BDiagPattern))
            painter.drawRect(risen)
        font = self.type.font(LABEL)
        painter.setFont(font)
        room = float(self.width())  # what is left of it: no label lies on another
        for limit in (self.loss, self.danger):
            if limit:
                x = bar.left() + bar.width() * limit / most
                painter.setPen(QPen(color(look.ink), 2))
                painter.drawLine(round(x), round(bar.top() - 2), round(x), round(bar.bottom() + 2))
                painter.setPen(color(look.ink_soft))
                words = str(limit // 10 * 10)
                label = QFontMetricsF(font).horizontalAdvance(words)
                left = min(x - label / 2, room - label)
                place = QRectF(left, bar.bottom() + 1, label, self.height() - bar.bottom() - 1)
                painter.drawText(place, CENTER, words)
                room = left - GAP


class ResultRow(Drawn):
    """What a scene brought a player, or the whole team: the name, and the figures."""

    def __init__(
        self, look: Look, type_: Type, player: int, name: str, sign: str, figures: Sequence[Figure]
    ) -> None:
        super().__init__(look, type_)
        self.player, self.sign, self.figures = player, sign, tuple(figures)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_name(name)

    def set_name(self, name: str) -> None:
        self.name = name
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(round(360 * self.type.scale), round(28 * self.type.scale))

    def draw(self, painter: QPainter) -> None:
        look, high = self.look, float(self.height())
        side = high * 0.62
        top = (high - side) / 2
        if self.sign:
            place_crest(painter, self.sign, QRectF(4, top, side, side), look)
        left = side + 14
        column = min(COLUMN * self.type.scale, (self.width() - left) * 0.8 / max(1, len(self.figures)))
        room = QRectF(left, 0, self.width() - len(self.figures) * column - left, high)
        painter.setFont(self.type.font(TEXT))
        painter.setPen(color(look.ink))
        name = painter.fontMetrics().elidedText(self.name, Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, LEFT, name)
        painter.setFont(self.type.font(TEXT + 1, True))
        for place, figure in enumerate(self.figures):
            if figure.amount:
                x = self.width() - (len(self.figures) - place) * column
                painter.setPen(color(look.safe if figure.amount > 0 else look.danger))
                painter.drawText(QRectF(x, 0, column - side - 6, high), RIGHT, signed(figure.amount))
                draw_good(painter, figure.good, QRectF(x + column - side - 2, top, side, side), look)


def signed(amount: int) -> str:
    """With a sign, as figures are set."""
    return f"{amount:+d}".replace("-", "–")


def draw_good(painter: QPainter, good: str, area: QRectF, look: Look) -> None:
    if good in look.energies:
        draw_energy(painter, good, area, look)
        return
    inks = {"money": look.money, "cep": look.cep}
    ART.draw(painter, good, area, inks.get(good, look.ink))
