"""Knowledge tracks, prices, project stacks, UN goals and lobbyists in play of Second Chance."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, Qt

from co2desk.ui.board.draw import LEFT, RIGHT, Pen
from co2desk.ui.board.item import PlaceItem
from co2desk.ui.board.seat_items import draw_effect
from co2desk.ui.board.second_signs import HALF, LAST, draw_level, draw_reach
from co2desk.ui.board.supply_items import ProjectStackItem, UnGoalItem
from co2desk.ui.board.track_items import TrackItem
from co2desk.ui.theme import LABEL, color, mixed


class KnowledgeItem(TrackItem):
    """A track with the spaces from which plants of a level can be built, its middle and its end."""

    def marked(self) -> dict[int, str]:
        marks = self.kit.marks[self.key[1]]
        words = self.board.words
        return {marks.level2: words.level(2), marks.level1: words.level(1)}

    def draw_mark(self, pen: Pen, area: QRectF, mark: str) -> None:
        draw_level(pen, area.adjusted(0, 0.5, 0, -1.5), mark)

    def draw_income(self, pen: Pen, area: QRectF, level: int) -> None:
        marks, length = self.kit.marks[self.key[1]], self.kit.tracks[self.key[1]].length
        reach = LAST if level == length else HALF if level == marks.half else ""
        if reach:
            draw_reach(pen, QRectF(area.right() - 10.5, area.center().y() - 3.5, 8, 8), reach, pen.look.ink)
        super().draw_income(pen, area.adjusted(0, 0, -9 if reach else 0, 0), level)


class PriceItem(PlaceItem):
    """What a plant of either level costs, and its points."""

    enlarges = True

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        name = self.energy(self.key[1])
        badge, glyph = look.energies[name]
        pen.card(area)
        head = QRectF(area.left(), area.top(), area.width(), 21)
        pen.box(head, badge, badge, 6)
        column = (area.width() - 19) / len(self.value)
        pen.glyph(f"plant_{name}", QRectF(2, 2, 19, 17), glyph)
        for place in range(len(self.value)):
            tab = QRectF(19 + (place + 0.5) * column - 8, 3.5, 16, 14)
            draw_level(pen, tab, self.board.words.level(place + 1))
        height = (area.height() - head.height() - 2) / len(ROWS)
        for row, kind in enumerate(ROWS):
            y = head.bottom() + 1 + row * height
            self._sign(pen, QRectF(4, y + 0.5, height - 1, height - 1), kind)
            for place, plant in enumerate(self.value):
                cell = QRectF(19 + place * column, y, column, height)
                pen.figure(cell, getattr(plant, kind), LABEL, look.card_ink)

    def _sign(self, pen: Pen, area: QRectF, kind: str) -> None:
        look = pen.look
        if kind == "money":
            pen.painter.setPen(Qt.PenStyle.NoPen)
            pen.painter.setBrush(color(look.money))
            pen.painter.drawEllipse(area)
            pen.text(area, "$", LABEL - 2, look.money_ink, bold=True)
        elif kind == "tech":
            pen.tech(area.adjusted(1, 1, -1, -1))
        elif kind == "cep":
            pen.cep(area)
        else:
            pen.glyph("vp", area, look.card_ink)


ROWS = ("money", "tech", "cep", "vp")


class LevelStackItem(ProjectStackItem):
    """Project tiles left of an energy, with the level of the top one."""

    def count(self) -> int:
        return len(self.value)

    def draw_tile(self, pen: Pen, area: QRectF, energy: int) -> None:
        super().draw_tile(pen, area, energy)
        draw_level(pen, QRectF(area.left() + 22, area.top() + 14, 14, 14), self.board.words.level(self.value[0]))


class UnGoalsItem(PlaceItem):
    """How many UN goals have been claimed."""

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        claimed, shown = self.value
        pen.glyph("un_goal", QRectF(1, 0, area.height(), area.height()), look.ink_soft)
        left = area.height() + 5
        words = self.board.words
        pen.text(area.adjusted(left, 0, -area.width() / 2, 0), words.un_goals(), LABEL, look.ink_soft, LEFT)
        state = words.claimed(claimed, shown)
        pen.text(area.adjusted(area.width() / 2, 0, -3, 0), state, LABEL, look.ink, RIGHT, True)


class ClaimItem(UnGoalItem):
    """A UN goal: the infrastructures it asks for, and its price in technology."""

    def draw_below(self, pen: Pen, area: QRectF, goal: Any) -> None:
        side = area.height() - 3
        pen.tech(QRectF(area.left() + 4, area.top() + 2, side, side))
        words = QRectF(area.left() + 8 + side, area.top(), area.width() - side, area.height())
        pen.text(words, str(goal.tech), LABEL + 1, pen.look.card_ink, LEFT, True)


class LobbyistsItem(PlaceItem):
    """Where played lobbyist cards lie."""

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        pen.socket(area)
        pen.glyph("lobby", QRectF(6, 2, 15, 15), look.ink_soft)
        title = QRectF(26, 1, area.width() - 30, 17)
        pen.text(title, self.board.words.lobbyists(), LABEL, look.ink_soft, LEFT)


class PlayedItem(PlaceItem):
    """A lobbyist card in play: its minor effect, and the place of the one scientist who may visit it."""

    enlarges = True

    def is_there(self) -> bool:
        return self.value is not None

    def ring_radius(self) -> float:
        return 6.0

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        number, visitor = self.value
        card = self.board.setting.lobby_by_number[number]
        pen.card(area, 5)
        tall = area.height() > 30
        side = min(22.0, area.height() - 4)
        width = area.width()
        effect = QRectF(0, area.center().y() - side / 2, width * (0.5 if tall else 0.58), side)
        if visitor >= 0:
            pen.painter.setOpacity(0.35)
        draw_effect(self.board, pen, effect, card.minor, -1)
        pen.painter.setOpacity(1)
        height = area.height() - 3
        spot = QRectF(width - height * 0.9 - 2, 1.5, height * 0.9, height)
        if visitor >= 0:
            pen.scientist(spot, self.sign(visitor))
        else:
            pen.glyph("scientist", spot, mixed(look.card, look.card_ink, 0.18))
