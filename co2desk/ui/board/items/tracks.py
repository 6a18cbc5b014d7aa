"""The expertise tracks: income, bonus and discs on every space."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen

from co2desk.engine.table.ids import Energy, Player
from co2desk.engine.table.kit import Bonus
from co2desk.ui.board.items.draw import Pen
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.models.views import TrackView
from co2desk.ui.theme.look import NUMBER, color, mixed

COIN, FOOT = 17.0, 17.0  # heights: of the income at the top of a space, of the level or the discs below


class TrackItem(PlaceItem):
    value: TrackView
    enlarges = True

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        energy = self.key.number
        name = self.energy(energy)
        badge, _glyph = look.energies[name]
        track = self.kit.tracks[energy]
        pen.shadow(area, 8, 1.5)
        pen.box(area, mixed(look.panel, badge, 0.1), look.panel_line, 8)
        pen.energy(name, QRectF(5, 4, 30, 30))
        off = [player for player, level in enumerate(self.value.levels) if not level]
        self._discs(pen, QRectF(2, 34, 37, area.height() - 36), off, 10)
        left = 40.0
        width = (area.width() - left - 3) / track.length
        marks = self.marked()
        for level in range(1, track.length + 1):
            cell = QRectF(left + (level - 1) * width, 3, width, area.height() - 6)
            self._space(pen, cell.adjusted(1, 0, -1, 0), energy, level, marks.get(level, ""))

    def marked(self) -> dict[int, str]:
        """The levels from which plants can be built, and the signs on them."""
        raise NotImplementedError

    def draw_mark(self, pen: Pen, area: QRectF, mark: str) -> None:
        pen.glyph(mark, area, pen.look.ink)

    def draw_income(self, pen: Pen, area: QRectF, level: int) -> None:
        """On a coin: a bare number would be read as the level."""
        income = self.kit.tracks[self.key.number].income[level - 1]
        coin = QRectF(0, 0, COIN, COIN)
        coin.moveCenter(area.center())
        pen.coin(coin, income)

    def _space(self, pen: Pen, cell: QRectF, energy: Energy, level: int, mark: str) -> None:
        look = pen.look
        badge, _glyph = look.energies[self.energy(energy)]
        pen.box(cell, mixed(look.panel, badge, 0.04), "", 4)  # no box in a box: air parts them
        if mark:
            pen.painter.setPen(QPen(color(look.ink), 1.8))
            pen.painter.setBrush(Qt.BrushStyle.NoBrush)
            pen.painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        self.draw_income(pen, QRectF(cell.left(), cell.top() + 1, cell.width(), COIN), level)
        bonus = self.kit.tracks[energy].bonus[level - 1]
        row = QRectF(cell.center().x() - 7, cell.top() + COIN, 14, 14)
        if mark and bonus is not None:  # side by side, each a little smaller
            self.draw_mark(pen, QRectF(cell.left() + 1, row.top(), 13, 15), mark)
            self._bonus(pen, QRectF(cell.right() - 13.5, row.top() + 1.5, 12.5, 12.5), bonus)
        elif mark:
            self.draw_mark(pen, row, mark)
        elif bonus is not None:
            self._bonus(pen, row, bonus)
        here = [player for player, reached in enumerate(self.value.levels) if reached == level]
        side = 13.0 if len(here) < 3 else 11.0
        foot = QRectF(cell.left(), cell.bottom() - FOOT + 1, cell.width(), FOOT)
        if here:
            self._discs(pen, foot, here, side)
        else:
            pen.text(foot, str(level), NUMBER, look.ink_soft)

    def _bonus(self, pen: Pen, area: QRectF, bonus: Bonus) -> None:
        if bonus.kind == "energy":
            pen.energy(self.energy(bonus.energy), area)
        elif bonus.kind == "tech":
            pen.tech(area.adjusted(1, 1, -1, -1))
        elif bonus.kind == "region_cep":
            pen.cep(area)
        else:  # a point in any energy
            pen.box(area, pen.look.card, pen.look.card_line, 7.5, 1)
            pen.figure(area.adjusted(-1, -3, 1, 3), "?", NUMBER, pen.look.card_ink)

    def _discs(self, pen: Pen, area: QRectF, players: list[Player], side: float) -> None:
        if not players:
            return
        step = min(side + 1, (area.width() - side) / max(1, len(players) - 1))
        left = area.center().x() - (step * (len(players) - 1) + side) / 2
        for place, player in enumerate(players):
            pen.sign(self.sign(player), QRectF(left + place * step, area.center().y() - side / 2, side, side))
