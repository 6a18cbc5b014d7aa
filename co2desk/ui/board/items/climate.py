"""The instruments: CO₂ level, decades, rounds, points."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainterPath, QPen

from co2desk.text.figures import figure
from co2desk.ui.board.items.draw import CENTER, LEFT, Pen
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.models.views import ClockView, ScoreView
from co2desk.ui.theme.look import FIGURE, LABEL, TEXT, color, mixed


class Co2Item(PlaceItem):
    """A glass that fills with ppm. The two marks carry words as well as colours."""

    value: int
    lowest = 0  # ppm of an empty glass
    step = 100  # ppm between two strokes

    def danger(self) -> int:
        """The level that is marked below the loss."""
        raise NotImplementedError

    def alarm(self) -> int:
        """The level from which it gets serious."""
        return self.danger()

    def draw(self, pen: Pen, area: QRectF) -> None:
        pen.panel(area)
        self.draw_level(pen, QRectF(4, 5, area.width() - 8, 59))
        self.draw_glass(pen, area, QRectF(14, 76, 34, area.height() - 92))

    def draw_level(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        x, y, width = area.left(), area.top(), area.width()
        pen.text(QRectF(x, y, width, 18), "CO₂", LABEL, look.ink_soft, CENTER, True)
        ink = look.danger if self.value >= self.alarm() else look.ink
        pen.text(QRectF(x, y + 17, width, 28), str(self.value), FIGURE + 4, ink, CENTER, True)
        pen.text(QRectF(x, y + 43, width, 16), "ppm", LABEL, look.ink_soft)

    def draw_glass(self, pen: Pen, area: QRectF, glass: QRectF) -> None:
        look, kit = pen.look, self.kit
        low = self.lowest
        top: float = low + (kit.loss_ppm - low) * 1.08
        path = QPainterPath()
        path.addRoundedRect(glass, 15, 15)
        pen.painter.setPen(QPen(color(look.panel_line), 2))
        pen.painter.setBrush(color(look.socket))
        pen.painter.drawPath(path)

        def height_of(ppm: float) -> float:
            return glass.bottom() - glass.height() * (max(low, min(ppm, top)) - low) / (top - low)

        fill = QRectF(glass.left(), height_of(self.value), glass.width(), glass.height())
        pen.painter.save()
        pen.painter.setClipPath(path)
        shade = QLinearGradient(glass.topLeft(), glass.bottomLeft())
        shade.setColorAt(0.0, color(look.danger))
        shade.setColorAt(0.34, color(look.forced))
        shade.setColorAt(0.6, color(look.safe))
        shade.setColorAt(1.0, color(mixed(look.safe, look.panel, 0.25)))
        pen.painter.fillRect(fill.intersected(glass), shade)
        pen.painter.restore()
        for ppm in range(low + self.step, int(top), self.step):
            y = height_of(ppm)
            pen.painter.setPen(QPen(color(look.ink_soft, 0.6), 1))
            pen.painter.drawLine(QPointF(glass.right() - 8, y), QPointF(glass.right(), y))
        for ppm, ink, width, label in (
            (self.danger(), look.forced, 2.0, self.board.words.danger()),
            (kit.loss_ppm, look.danger, 3.5, self.board.words.loss()),
        ):
            y = height_of(ppm)
            pen.painter.setPen(QPen(color(ink), width))
            pen.painter.drawLine(QPointF(glass.left() - 5, y), QPointF(glass.right() + 6, y))
            right = QRectF(glass.right() + 6, y - 17, area.width() - glass.right() - 9, 18)
            pen.text(right, str(ppm), TEXT, ink, LEFT, True)
            pen.text(right.translated(0, 17), label, LABEL - 1, look.ink_soft, LEFT)


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
                pen.figure(place, step, TEXT, look.accent_ink)
            else:
                fill = mixed(look.panel, look.accent, 0.3) if step < now else look.socket
                pen.box(place, fill, look.panel_line, 4, 1)
                pen.figure(place, step, LABEL, look.ink if step < now else look.ink_soft)

    def title(self) -> str:
        return self.board.words.decade()


class RoundItem(DecadeItem):
    def title(self) -> str:
        return self.board.words.round()


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
        left, right = 46.0, area.width() - 14
        pen.glyph("vp", QRectF(2, 2, 22, 22), look.ink_soft)
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
                pen.text(QRectF(x - 20, area.top() - 2, 40, 15), figure(tick), LABEL - 1, look.ink_soft)
        self.draw_points(pen, line, x_of)

    def is_free(self, x: float, x_of: Callable[[int], float]) -> bool:
        """Is there room for a number above the line?"""
        return True

    def draw_points(self, pen: Pen, line: float, x_of: Callable[[int], float]) -> None:
        """Everybody's sign; who has as many points as somebody else stands beside them."""
        together: dict[int, list[int]] = {}
        for player in range(self.board.players):
            account = self.board.setting.account[player]
            together.setdefault(self.value.points[account], []).append(player)
        side, step = 15.0, 7.0
        for points, players in together.items():
            left = x_of(points) - (side + step * (len(players) - 1)) / 2
            for place, player in enumerate(players):
                pen.sign(self.sign(player), QRectF(left + place * step, line - side / 2 - 1, side, side))
