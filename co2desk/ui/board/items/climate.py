"""The instruments: CO₂ level, decades, rounds, points."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainterPath, QPen

from co2desk.session.history import Fate
from co2desk.text.figures import figure
from co2desk.ui.board.items.draw import CENTER, Pen
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.models.views import ClockView, ScoreView
from co2desk.ui.theme.look import DANGER, FIGURE, LABEL, NUMBER, Look, color, mixed

LEVEL = 30.0  # the largest figure of the board
OUTLOOK = 77.0  # the height of what is to be feared: a distance, or a chance
MARKER = 15.0  # the side of a sign on the score track
LEAST_APART = 11.0  # between the middles of two of them


class Co2Item(PlaceItem):
    """A glass that fills with ppm. The two marks carry words as well as colours."""

    value: int
    lowest = 0  # ppm of an empty glass
    step = 100  # ppm between two strokes
    head = 1.1  # the top of the glass, in times of the way to the loss

    def danger(self) -> int:
        """The level that is marked below the loss."""
        raise NotImplementedError

    def alarm(self) -> int:
        """The level from which it gets serious."""
        return self.danger()

    def to_loss(self) -> int:
        """What may still be added until the limit is reached. In one edition the planet is lost at it, in the
        other above it: both have the same round number."""
        return self.kit.loss_ppm - self.value

    def air(self) -> float:
        """How bad the air is: `DANGER` where danger begins, 1 where the planet is lost."""
        danger, loss = self.danger(), self.kit.loss_ppm
        if self.value < danger:
            return DANGER * max(0, self.value) / danger * 0.999
        return DANGER + (1 - DANGER) * min(1.0, (self.value - danger) / (loss - danger))

    def draw(self, pen: Pen, area: QRectF) -> None:
        pen.panel(area)
        self.draw_level(pen, area)
        top = 68.0
        outlook = QRectF(5, top, area.width() - 10, OUTLOOK)
        if self.board.fate is not None:
            self.draw_ending(pen, outlook, self.board.fate)
        elif self.board.risk:
            self.draw_risk(pen, outlook, self.board.risk)
        else:
            self.draw_distance(pen, outlook)
        top += OUTLOOK + 4
        width = min(40.0, area.width() * 0.44 - 9)
        glass = QRectF(6, top + 4, width, area.height() - top - 14)
        self.draw_glass(pen, area, glass)

    def draw_level(self, pen: Pen, area: QRectF) -> None:
        look, width = pen.look, area.width() - 8
        pen.text(QRectF(4, 4, width, 18), "CO₂", LABEL, look.ink_soft, CENTER, True)
        ink = look.danger if self.value >= self.alarm() else look.ink
        if self.board.fate is Fate.SAVED:
            ink = look.safe
        elif self.board.fate is Fate.LOST:
            ink = look.danger
        pen.text(QRectF(4, 19, width, 32), str(self.value), LEVEL, ink, CENTER, True)
        pen.text(QRectF(4, 48, width, 17), "ppm", LABEL, look.ink_soft)

    def draw_risk(self, pen: Pen, area: QRectF, risk: Fraction) -> None:
        """How likely the planet is lost if nothing more is done, as in the forecast."""
        words = self.board.words
        self.draw_outlook(pen, area, words.risk(), words.percent(risk), self.risk_shade(pen.look))

    def risk_shade(self, look: Look) -> str:
        """A chance of losing is no alarm while the level is none: a team usually begins with a certain loss,
        which its turns prevent."""
        return look.danger if self.value >= self.alarm() else look.forced

    def draw_distance(self, pen: Pen, area: QRectF) -> None:
        """What is left up to the limit. A chance of 0% would say that all is well, which it may be at any
        level: no more than one supply is looked at."""
        look, left = pen.look, self.to_loss()
        shade = look.danger if left <= 0 else look.forced if self.value >= self.danger() else look.safe
        words = self.board.words.distance(self.kit.loss_ppm, left)
        self.draw_outlook(pen, area, words, str(abs(left)), shade)

    def draw_outlook(self, pen: Pen, area: QRectF, words: str, figure: str, shade: str) -> None:
        look = pen.look
        pen.box(area, mixed(look.panel, shade, 0.12), shade, 7, 1.4)
        high = area.height() - 30
        pen.lines(QRectF(area.left() + 3, area.top() + 2, area.width() - 6, high), words, LABEL, look.ink)
        place = QRectF(area.left() + 2, area.bottom() - 28, area.width() - 4, 26)
        pen.text(place, figure, FIGURE, shade, CENTER, True)

    def draw_ending(self, pen: Pen, area: QRectF, fate: Fate) -> None:
        """What has become of the planet, or of a team on a planet that is not lost."""
        look = pen.look
        shade = look.safe if fate is Fate.SAVED else look.danger
        pen.box(area, shade, shade, 7, 1.4)
        pen.lines(area.adjusted(3, 2, -3, -2), self.board.words.fate(fate), NUMBER, look.panel, CENTER, True)

    def draw_glass(self, pen: Pen, area: QRectF, glass: QRectF) -> None:
        look, kit = pen.look, self.kit
        low, danger, loss = self.lowest, self.danger(), self.kit.loss_ppm
        top: float = low + (loss - low) * self.head
        round_ = glass.width() / 2
        path = QPainterPath()
        path.addRoundedRect(glass, round_, round_)
        pen.painter.setPen(QPen(color(look.panel_line), 2))
        pen.painter.setBrush(color(look.socket))
        pen.painter.drawPath(path)

        def share_of(ppm: float) -> float:
            return (max(low, min(ppm, top)) - low) / (top - low)

        def height_of(ppm: float) -> float:
            return glass.bottom() - glass.height() * share_of(ppm)

        pen.painter.save()
        pen.painter.setClipPath(path)
        shade = QLinearGradient(glass.bottomLeft(), glass.topLeft())
        shade.setColorAt(0.0, color(mixed(look.safe, look.panel, 0.25)))
        shade.setColorAt(share_of(low + (danger - low) * 0.6), color(look.safe))
        shade.setColorAt(share_of(max(danger, low + (loss - low) * 0.5)), color(look.forced))
        shade.setColorAt(share_of(loss), color(look.danger))
        if self.board.fate is Fate.SAVED:  # the height still tells the level
            shade.setColorAt(share_of(max(danger, low + (loss - low) * 0.5)), color(look.safe))
            shade.setColorAt(share_of(loss), color(look.safe))
        fill = QRectF(glass.left(), height_of(self.value), glass.width(), glass.height())
        pen.painter.fillRect(fill, shade)
        pen.painter.fillRect(QRectF(fill.topLeft(), QSizeF(fill.width(), 2.5)), color(look.ink, 0.55))
        left, width = glass.left() + glass.width() * 0.18, glass.width() * 0.14
        pen.painter.fillRect(QRectF(left, glass.top() + 8, width, glass.height()), color(look.card, 0.16))
        pen.painter.restore()
        for ppm in range(low + self.step, int(top), self.step):
            y = height_of(ppm)
            pen.painter.setPen(QPen(color(look.ink_soft, 0.6), 1))
            pen.painter.drawLine(QPointF(glass.right() - 7, y), QPointF(glass.right(), y))
        for ppm, ink, width, label in (
            (danger, look.forced, 2.4, self.board.words.danger()),
            (kit.loss_ppm, look.danger, 4.0, self.board.words.loss()),
        ):
            y = height_of(ppm)
            pen.painter.setPen(QPen(color(ink), width))
            pen.painter.drawLine(QPointF(3, y), QPointF(area.width() - 3, y))
            right = QRectF(glass.right() + 3, y - 20, area.width() - glass.right() - 6, 19)
            pen.box(right, ink, "", 5)
            pen.figure(right, ppm, NUMBER, look.panel)
            words = QRectF(right.left(), y + 2, right.width(), 31)
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            if words.bottom() > area.bottom():
                words.moveBottom(right.top())
                flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
            pen.lines(words, label, LABEL - 1, look.ink, flags)


class DecadeItem(PlaceItem):
    """One step for each decade, the present one filled."""

    value: ClockView
    title_flags = CENTER

    def parts(self, area: QRectF) -> tuple[QRectF, QRectF]:
        """Room for the title and for the steps."""
        return (
            QRectF(6, 4, area.width() - 12, 18),
            QRectF(8, 25, area.width() - 16, area.height() - 33),
        )

    def draw(self, pen: Pen, area: QRectF) -> None:
        now, last = self.value.now, self.value.last
        look = pen.look
        title, track = self.parts(area)
        pen.panel(area)
        pen.text(title, self.title(), LABEL, look.ink_soft, self.title_flags)
        width = (track.width() - (last - 1) * 3) / last
        for step in range(1, last + 1):
            place = QRectF(track.left() + (step - 1) * (width + 3), track.top(), width, track.height())
            if step == now:
                pen.box(place, look.accent, look.accent, 4)
                pen.figure(place, step, NUMBER, look.accent_ink)
            else:
                fill = mixed(look.panel, look.accent, 0.3) if step < now else look.socket
                pen.box(place, fill, look.panel_line, 4, 1)
                pen.figure(place, step, NUMBER, look.ink if step < now else look.ink_soft)

    def title(self) -> str:
        return self.board.words.decade()


class RoundItem(DecadeItem):
    def title(self) -> str:
        return self.board.words.round()


def apart(places: list[float], least: float) -> list[float]:
    """Places in ascending order, moved as little as needed for the least distance between neighbours: half
    way between making room to the right only and to the left only."""
    rightward, leftward = list(places), list(places)
    for i in range(1, len(places)):
        rightward[i] = max(rightward[i], rightward[i - 1] + least)
        leftward[-i - 1] = min(leftward[-i - 1], leftward[-i] - least)
    return [(right + left) / 2 for right, left in zip(rightward, leftward, strict=True)]


class ScoreItem(PlaceItem):
    """All points on one ruler."""

    value: ScoreView
    LOWEST, HIGHEST = -10, 120

    def ends(self) -> tuple[int, int]:
        """The lowest and the highest number on the ruler."""
        points = self.value.points
        return min(self.LOWEST, *points), max(self.HIGHEST, *points)

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        low, high = self.ends()
        left, right = 46.0, area.width() - 18
        pen.panel(area.adjusted(0, -1.5, 0, 1.5), radius=8)
        pen.glyph("vp", QRectF(5, 3, 21, 21), look.ink_soft)
        line = area.bottom() - 5

        def x_of(points: int) -> float:
            return left + (right - left) * (points - low) / (high - low)

        pen.painter.setPen(QPen(color(look.panel_line), 2))
        pen.painter.drawLine(QPointF(left, line), QPointF(right, line))
        for tick in range(low - low % 10, high + 1, 10):
            if tick < low:
                continue
            x = x_of(tick)
            pen.painter.setPen(QPen(color(look.ink_soft), 1))
            pen.painter.drawLine(QPointF(x, line - 4), QPointF(x, line + 4))
            if self.is_free(x, x_of):
                pen.text(QRectF(x - 20, area.top() - 3, 40, 17), figure(tick), NUMBER, look.ink_soft)
        self.draw_points(pen, line, x_of)

    def is_free(self, x: float, x_of: Callable[[int], float]) -> bool:
        """Is there room for a number above the line?"""
        return True

    def draw_points(self, pen: Pen, line: float, x_of: Callable[[int], float]) -> None:
        """Everybody's sign. Those that would cover each other stand side by side, around their place."""
        account = self.board.setting.account
        players = sorted(range(self.board.players), key=lambda player: self.value.points[account[player]])
        wanted = [x_of(self.value.points[account[player]]) for player in players]
        for player, x in zip(players, apart(wanted, LEAST_APART), strict=True):
            pen.sign(self.sign(player), QRectF(x - MARKER / 2, line - MARKER / 2 - 1, MARKER, MARKER))
