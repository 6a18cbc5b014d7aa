"""A field for each player beside the others: the crest, the name, and how the player stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from co2desk.engine.table.ids import Player
from co2desk.session.seats import Seat
from co2desk.ui.models.places import NOBODY
from co2desk.ui.stage.parts import GAP, LEFT, Drawn, draw_good
from co2desk.ui.stage.standings import Standing
from co2desk.ui.theme.companies import draw_crest
from co2desk.ui.theme.look import LABEL, NUMBER, Look, Type, color, mixed

HEIGHT, CREST, BACK = 46.0, 30.0, 12.0  # of a field, of the crest in it, and how wide the back of a card is
MOST = 210.0  # the width of a field
OUT = 0.45  # how strong the crest is of a player who has no say any more


class PlayersRow(Drawn):
    def __init__(self, look: Look, type_: Type) -> None:
        super().__init__(look, type_)
        self.seats: Sequence[Seat] = ()
        self.standings: Sequence[Standing] = ()
        self.name_of: Callable[[Player], str] = str
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_standings(self, standings: Sequence[Standing]) -> None:
        self.standings = tuple(standings)
        told = (f"{self.name_of(one.player)}: {one.words or one.cards}" for one in standings)
        self.setAccessibleName(", ".join(told))
        self.setVisible(bool(standings))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(200, round(HEIGHT * self.type.scale))

    def draw(self, painter: QPainter) -> None:
        number = len(self.standings)
        if not number:
            return
        wide = min(MOST * self.type.scale, (self.width() - GAP * (number - 1)) / number)
        left = (self.width() - wide * number - GAP * (number - 1)) / 2
        for place, standing in enumerate(self.standings):
            area = QRectF(left + place * (wide + GAP), 1, wide, self.height() - 2)
            self._draw_field(painter, standing, area)

    def _draw_field(self, painter: QPainter, standing: Standing, area: QRectF) -> None:
        look, scale = self.look, self.type.scale
        is_team = standing.player == NOBODY
        tone = look.accent if is_team else look.signs[self.seats[standing.player].sign][0]
        fill = mixed(look.panel, tone, 0.22 if standing.leads else 0.08)
        painter.setPen(QPen(color(tone if standing.leads else look.panel_line), 2.2 if standing.leads else 1))
        painter.setBrush(color(fill))
        painter.drawRoundedRect(area, 8, 8)
        x = area.left() + GAP
        if not is_team:
            side = CREST * scale
            painter.setOpacity(OUT if standing.is_out else 1.0)
            crest = QRectF(x, area.center().y() - side / 2, side, side)
            draw_crest(painter, self.seats[standing.player].sign, crest, look)
            painter.setOpacity(1.0)
            x = crest.right() + GAP
        words = QRectF(x, area.top() + 3, area.right() - x - 3, area.height() / 2 - 3)
        painter.setFont(self.type.font(LABEL, standing.leads))
        painter.setPen(color(look.ink_soft if standing.is_out else look.ink))
        name = self.name_of(standing.player)
        short = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, round(words.width()))
        painter.drawText(words, LEFT, short)
        self._draw_state(painter, standing, words.translated(0, words.height()))

    def _draw_state(self, painter: QPainter, standing: Standing, area: QRectF) -> None:
        look, scale = self.look, self.type.scale
        if standing.cards:
            wide, high = BACK * scale, area.height() - 4
            for card in range(standing.cards):
                back = QRectF(area.left() + card * (wide + 3), area.top() + 1, wide, high)
                painter.setPen(QPen(color(look.card_line), 1))
                painter.setBrush(color(look.card))
                painter.drawRoundedRect(back, 2.5, 2.5)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(color(mixed(look.card, look.accent, 0.55)))
                painter.drawRoundedRect(back.adjusted(2.5, 2.5, -2.5, -2.5), 1.5, 1.5)
            return
        font = self.type.font(NUMBER if standing.good else LABEL, bool(standing.good))
        painter.setFont(font)
        painter.setPen(color(look.ink_soft if standing.is_out or not standing.good else look.ink))
        metrics = QFontMetricsF(font)
        words = metrics.elidedText(standing.words, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, LEFT, words)
        if standing.good:
            side = area.height() * 0.78
            x = area.left() + metrics.horizontalAdvance(words) + 4
            draw_good(painter, standing.good, QRectF(x, area.center().y() - side / 2, side, side), look)
