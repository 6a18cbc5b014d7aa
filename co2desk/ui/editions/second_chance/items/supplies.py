"""Knowledge tracks, prices, project stacks, UN goals and lobbyists in play of Second Chance."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from co2desk.engine.table.ids import Energy
from co2desk.engine.table.kit import Effect, PlantLevel
from co2desk.ui.board.items.draw import LEFT, RIGHT, Pen
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.items.lobby_cards import draw_move
from co2desk.ui.board.items.supplies import ProjectStackItem, UnGoalItem
from co2desk.ui.board.items.tracks import TrackItem
from co2desk.ui.editions.second_chance.items.signs import (
    HALF,
    LAST,
    draw_level,
    draw_reach,
    kit_of,
    setting_of,
    words_of,
)
from co2desk.ui.editions.second_chance.views import LobbyistView, UnGoalsView
from co2desk.ui.theme.look import LABEL, NUMBER, SMALLEST, color, mixed
from co2desk.ui.theme.scenes import Scene


class KnowledgeItem(TrackItem):
    """A track with the spaces from which plants of a level can be built, its middle and its end."""

    def marked(self) -> dict[int, str]:
        marks = kit_of(self).marks[self.key.number]
        return {marks.level2: "2", marks.level1: "1"}

    def draw_mark(self, pen: Pen, area: QRectF, mark: str) -> None:
        draw_level(pen, area.adjusted(0, 0, 0, -1), int(mark))

    def draw_income(self, pen: Pen, area: QRectF, level: int) -> None:
        marks, length = kit_of(self).marks[self.key.number], self.kit.tracks[self.key.number].length
        reach = LAST if level == length else HALF if level == marks.half else ""
        if reach:
            draw_reach(pen, QRectF(area.right() - 8.5, area.center().y() - 4, 7.5, 7.5), reach, pen.look.ink)
        super().draw_income(pen, area.adjusted(0, 0, -9 if reach else 0, 0), level)


class PriceItem(PlaceItem):
    """What a plant of either level costs, and its points."""

    value: tuple[PlantLevel, ...]
    enlarges = lies_on_scene = True

    def hover_scene(self) -> Scene:
        energy = self.key.number
        return Scene(self.energy(energy), self.tint(energy))

    def draw(self, pen: Pen, area: QRectF) -> None:
        """A part of the table, no piece: cards and tiles beside it are louder."""
        look = pen.look
        name = self.energy(self.key.number)
        badge, glyph = look.energies[name]
        pen.panel(area, radius=6)
        left = SIGNS if self.names_rows() else 0.0
        head = QRectF(left, area.top(), area.width() - left, 19)
        pen.box(head, badge, badge, 6)
        column = head.width() / len(self.value)
        pen.glyph(f"plant_{name}", QRectF(head.center().x() - 10, 2, 20, 15), glyph)
        for place in range(len(self.value)):
            tab = QRectF(left + 2 if not place else head.right() - 18, 2.5, 16, 14)
            draw_level(pen, tab, place + 1)
        height = (area.height() - head.height() - 1) / len(ROWS)
        for row, kind in enumerate(ROWS):
            y = head.bottom() + row * height
            if left:
                self._sign(pen, QRectF(2, y + 1, height - 2, height - 2), kind)
            is_loud = kind in ("money", "vp")
            for place, plant in enumerate(self.value):
                cell = QRectF(left + place * column, y - 1, column, height + 2)
                ink = look.ink if is_loud else look.ink_soft
                pen.text(cell, str(getattr(plant, kind)), NUMBER, ink, bold=is_loud)

    def names_rows(self) -> bool:
        """The first of all carries the signs that say what the numbers of a row are."""
        return not self.key.number

    def _sign(self, pen: Pen, area: QRectF, kind: str) -> None:
        look = pen.look
        if kind == "money":
            pen.painter.setPen(Qt.PenStyle.NoPen)
            pen.painter.setBrush(color(look.money))
            pen.painter.drawEllipse(area)
            pen.text(area, "$", SMALLEST, look.money_ink, bold=True)
        elif kind == "tech":
            pen.tech(area.adjusted(1, 1, -1, -1))
        elif kind == "cep":
            pen.cep(area)
        else:
            pen.glyph("vp", area, look.ink)


ROWS = ("money", "tech", "cep", "vp")
SIGNS = 16.0  # width of the column that says what the numbers are


class LevelStackItem(ProjectStackItem):
    """Project tiles left of an energy, with the level of the top one."""

    value: tuple[int, ...]  # levels from the top

    def count(self) -> int:
        return len(self.value)

    def draw_tile(self, pen: Pen, area: QRectF, energy: Energy) -> None:
        super().draw_tile(pen, area, energy)
        tab = QRectF(area.left() + 15, area.top() + 15, 15, 14)
        draw_level(pen, tab, self.value[0])


class UnGoalsItem(PlaceItem):
    """How many UN goals have been claimed."""

    value: UnGoalsView

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        pen.panel(area, radius=6)
        pen.glyph("un_goal", QRectF(2, 0, area.height(), area.height()), look.ink_soft)
        words = words_of(self)
        state = words.claimed(self.value.claimed, self.value.shown)
        wide = QFontMetricsF(pen.type.font(NUMBER, bold=True)).horizontalAdvance(state) + 4
        middle = max(area.width() / 3, area.width() - wide)  # the title gets what is left
        title = QRectF(area.height() + 5, -3, middle - area.height() - 8, area.height() + 6)
        pen.text(title, words.un_goals(), NUMBER, look.ink_soft, LEFT)
        pen.text(area.adjusted(middle, -3, -3, 3), state, NUMBER, look.ink, RIGHT, True)


class ClaimItem(UnGoalItem):
    """A UN goal: the infrastructures it asks for, and its price in technology."""

    def draw_below(self, pen: Pen, area: QRectF) -> None:
        goal = setting_of(self).un_by_number[self.value]
        side = area.height() - 3
        pen.tech(QRectF(area.left() + 4, area.top() + 2, side, side))
        words = QRectF(area.left() + 8 + side, area.top(), area.width() - side, area.height())
        pen.text(words, str(goal.tech), NUMBER, pen.look.card_ink, LEFT, True)


class LobbyistsItem(PlaceItem):
    """Where played lobbyist cards lie."""

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        pen.gap(area)
        pen.glyph("lobby", QRectF(6, 3, 16, 16), look.ink_soft)
        title = QRectF(26, -2, area.width() - 30, 26)
        pen.text(title, words_of(self).lobbyists(), NUMBER, look.ink_soft, LEFT)


class PlayedItem(PlaceItem):
    """A lobbyist card in play: its minor effect, and the place of the one scientist who may visit it."""

    value: LobbyistView | None
    enlarges = lies_on_scene = True

    def hover_scene(self) -> Scene | None:
        return Scene("lobby", self.board.look.accent) if self.value is not None else None

    def is_there(self) -> bool:
        return self.value is not None

    def ring_radius(self) -> float:
        return 6.0

    def draw(self, pen: Pen, area: QRectF) -> None:
        if self.value is None:
            return
        visitor = self.value.visitor
        card = self.board.setting.lobby_by_number[self.value.card]
        if visitor < 0:
            pen.card(area, 5)
        else:  # used up: nothing to see but who was there
            pen.box(area, mixed(pen.look.panel, pen.look.card, 0.25), pen.look.panel_line, 5)
        effect, spot = self._parts(area)
        pen.painter.setOpacity(1 if visitor < 0 else 0.3)
        self._minor(pen, effect, card.minor)
        pen.painter.setOpacity(1)
        if visitor >= 0:
            pen.scientist(spot, self.sign(visitor))
        else:
            pen.glyph("scientist", spot, mixed(pen.look.card, pen.look.card_ink, 0.2))

    def _parts(self, area: QRectF) -> tuple[QRectF, QRectF]:
        """Room for the effect and for the scientist: below each other, or side by side."""
        if area.height() > 50:
            half = area.height() / 2 - 4
            top = QRectF(4, 4, area.width() - 8, half)
            return top, top.translated(0, half + 2)
        side = area.height() - 3
        width = area.width() - side - 6
        return QRectF(3, 0.5, width, area.height() - 1), QRectF(area.width() - side - 1, 1.5, side, side)

    def _minor(self, pen: Pen, area: QRectF, effect: Effect) -> None:
        """What a visitor gets; one of it needs no number."""
        side = min(area.height(), 20.0, area.width() * (1 if effect.kind == "money" else 0.62))
        icon = QRectF(0, 0, side, side)
        icon.moveCenter(area.center())
        if effect.kind == "money":
            pen.coin(icon, effect.amount)
        elif effect.kind == "scientist":
            draw_move(pen, icon, pen.look.card_ink)
        else:
            pen.tech(icon.adjusted(1, 1, -1, -1)) if effect.kind == "tech" else pen.cep(icon)
            if effect.amount > 1:
                pen.text(icon.translated(side, 0), f"×{effect.amount}", LABEL, pen.look.card_ink, LEFT, True)
