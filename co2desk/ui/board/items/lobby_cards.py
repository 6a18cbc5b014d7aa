"""Lobby cards in hand, drawn on the board and on buttons."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen, QPolygonF

from co2desk.engine.table.ids import Card, Energy
from co2desk.engine.table.kit import Effect
from co2desk.ui.board.items.draw import Pen
from co2desk.ui.board.items.item import Board, PlaceItem
from co2desk.ui.theme.look import LABEL, NUMBER, color, mixed
from co2desk.ui.theme.scenes import Scene

# What a lobby card is about, by the action that it goes with; a plant that is built has a scene of its own.
SCENES = {
    "propose": "proposal",
    "plan": "proposal",
    "install": "site",
    "infrastructure": "site",
    "build": "site",
    "summit": "summit",
    "buy": "trade",
    "sell": "trade",
}


class LobbyCardItem(PlaceItem):
    """A lobby card in hand: what it goes with, what it gives, and its small effect below."""

    value: Card
    enlarges = lies_on_scene = True

    def hover_scene(self) -> Scene | None:
        if not self.value:
            return None
        card, look = self.board.setting.lobby_by_number[self.value], self.board.look
        if card.energy >= 0:
            name = self.energy(card.energy) if card.on == "build" else SCENES[card.on]
            return Scene(name, self.tint(card.energy))
        return Scene(SCENES[card.on], look.cep if SCENES[card.on] == "trade" else look.accent)

    def is_there(self) -> bool:
        return bool(self.value)

    def draw(self, pen: Pen, area: QRectF) -> None:
        draw_lobby_card(self.board, pen, area, self.value)


def draw_lobby_card(board: Board, pen: Pen, area: QRectF, number: Card) -> None:
    look, words = pen.look, board.words
    card = board.setting.lobby_by_number[number]
    pen.card(area)
    width = area.width()
    pen.text(
        QRectF(area.left() + 4, area.top() + 2, width - 8, 16),
        words.trigger(card.on),
        LABEL,
        look.card_ink,
        bold=True,
    )
    shown = QRectF(area.left() + 4, area.top() + 17, width - 8, 18)
    row = QRectF(area.left() + 4, area.top() + 37, width - 8, 22)
    if card.region >= 0:
        region = words.region(card.region)
        if not pen.is_one_line(shown, region):  # two lines, and less room for what follows
            shown, row = shown.adjusted(-1, -2, 1, 9), row.adjusted(0, 7, 0, 3)
        pen.lines(shown, region, LABEL, look.card_soft)
    elif card.grant >= 0:
        pen.text(shown, words.grant(card.grant), LABEL, look.card_soft)
    elif card.energy >= 0:
        pen.energy(board.kit.energies[card.energy], QRectF(area.center().x() - 9, shown.top(), 18, 18))
    step = row.width() / len(card.main)
    for place, effect in enumerate(card.main):
        spot = QRectF(row.left() + place * step, row.top(), step, row.height())
        draw_effect(board, pen, spot, effect, card.energy)
        if place:  # one or the other, not both
            pen.text(QRectF(spot.left() - 1, row.top(), 8, row.height()), "/", NUMBER, look.card_soft)
    band = QRectF(area.left() + 1, area.bottom() - 24, width - 2, 23)
    pen.box(band, mixed(look.card, look.card_ink, 0.1), "", 5)
    draw_effect(board, pen, band.adjusted(2, 2, -2, -2), card.minor, -1)


def draw_effect(board: Board, pen: Pen, area: QRectF, effect: Effect, energy: Energy) -> None:
    look, kind, amount = pen.look, effect.kind, effect.amount
    side = min(area.height(), area.width() / 2 - 1)  # a card with a choice has less room
    middle = area.center().x()
    if kind in ("money", "discount"):
        pen.coin(
            QRectF(middle - side / 2, area.top(), side, side), amount if kind == "money" else f"–{amount}"
        )
        return
    if kind == "scientist":
        draw_move(pen, QRectF(middle - side / 2, area.top(), side, side), look.card_ink)
        return
    words = QRectF(middle - side - 1, area.top(), side, side)
    icon = QRectF(middle + 1, area.top() + 1, side - 2, side - 2)
    pen.text(words, f"+{amount}", NUMBER, look.card_ink, bold=True)
    if kind == "tech":
        pen.tech(icon.adjusted(1, 1, -1, -1))
    elif kind == "cep":
        pen.cep(icon)
    elif kind == "vp":
        pen.glyph("vp", icon, look.card_ink)
    else:
        pen.energy(board.kit.energies[energy], icon)


def draw_move(pen: Pen, area: QRectF, ink: str) -> None:
    """A move: the scientist sets out, and nobody comes."""
    side = area.width()
    pen.glyph("scientist", area.translated(-side * 0.25, 0), ink)
    arrow = side * 0.35
    draw_arrow(pen, QRectF(area.right() - side * 0.2, area.center().y() - arrow / 2, arrow, arrow), ink)


def draw_arrow(pen: Pen, area: QRectF, ink: str) -> None:
    """To the right: something sets out."""
    pen.painter.setPen(QPen(color(ink), area.height() * 0.24))
    pen.painter.setBrush(Qt.BrushStyle.NoBrush)
    middle, tip = area.center().y(), QPointF(area.right(), area.center().y())
    pen.painter.drawLine(QPointF(area.left(), middle), tip)
    head = [QPointF(area.center().x(), area.top()), tip, QPointF(area.center().x(), area.bottom())]
    pen.painter.drawPolyline(QPolygonF(head))
