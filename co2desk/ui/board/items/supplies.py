"""Market and bank, stacks of plants and projects, events and UN goals."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF

from co2desk.ui.board.items.draw import CENTER, LEFT, Pen
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.models import places as at
from co2desk.ui.theme.look import FIGURE, LABEL, TEXT, mixed


class MarketItem(PlaceItem):
    """CEPs on sale, and the scale of prices with the present one as a coin."""

    def draw(self, pen: Pen, area: QRectF) -> None:
        look, kit = pen.look, self.kit
        on_sale, price, stop = self.value
        pen.panel(area)
        title = self.board.words.stop() if stop else self.board.words.market()
        ink = look.danger if stop else look.ink_soft
        pen.text(QRectF(8, 4, area.width() - 16, 18), title, LABEL, ink, CENTER, bool(stop))
        prices = range(kit.price_min, kit.price_max + 1)
        step = (area.width() - 20) / len(prices)
        for place, amount in enumerate(prices):
            spot = QRectF(10 + place * step, 26, step, 26)
            if amount == price:
                coin = QRectF(0, 0, 27, 27)
                coin.moveCenter(spot.center())
                pen.coin(coin, amount)
            else:
                pen.figure(spot, amount, LABEL, look.ink_soft)
        pen.cep(self.grip())
        beside = QRectF(area.center().x() + 4, area.bottom() - 39, 60, 34)
        pen.text(beside, f"× {on_sale}", FIGURE, look.ink, LEFT, True)

    def grip(self) -> QRectF:
        return QRectF(self.area.center().x() - 36, self.area.bottom() - 40, 35, 35)

    def draw_grip(self, pen: Pen, area: QRectF) -> None:
        pen.cep(area)


class BankItem(PlaceItem):
    """CEPs and cubes in the supply."""

    def draw(self, pen: Pen, area: QRectF) -> None:
        cep, tech = self.value
        look = pen.look
        pen.panel(area)
        pen.text(QRectF(8, 0, 60, area.height()), self.board.words.bank(), LABEL, look.ink_soft, LEFT)
        middle = area.width() * 0.42
        side = area.height() - 10
        pen.cep(QRectF(middle, 5, side, side))
        pen.text(QRectF(middle + side + 3, 0, 34, area.height()), str(cep), TEXT, "", LEFT, True)
        pen.tech(QRectF(middle + 62, 5, side, side))
        pen.text(QRectF(middle + 62 + side + 3, 0, 34, area.height()), str(tech), TEXT, "", LEFT, True)


class PlantStackItem(PlaceItem):
    """The top plant of an energy with its price and value, and how many lie below it."""

    enlarges = True

    def draw(self, pen: Pen, area: QRectF) -> None:
        energy = self.key.number
        name = self.energy(energy)
        if not self.value:
            pen.socket(area)
            pen.glyph(f"plant_{name}", area.adjusted(8, 8, -8, -area.height() / 2), pen.look.panel_line)
            return
        for depth in range(min(len(self.value) - 1, 2), 0, -1):
            pen.box(
                area.adjusted(0, 0, -4, -4).translated(depth * 2, depth * 2),
                pen.look.card,
                pen.look.card_line,
                6,
                1,
            )
        self._plant(pen, area.adjusted(0, 0, -4, -4), energy, self.value[0])
        count = QRectF(area.right() - 20, area.top() + 1, 15, 14)
        pen.text(count, str(len(self.value)), LABEL - 1, pen.look.energies[name][1], bold=True)

    def _plant(self, pen: Pen, area: QRectF, energy: int, tile: int) -> None:
        look = pen.look
        name = self.energy(energy)
        badge, glyph = look.energies[name]
        plant = self.kit.plants[energy][tile]
        pen.card(area)
        top = QRectF(area.left(), area.top(), area.width(), area.height() * 0.42)
        pen.box(top, badge, badge, 6)
        pen.glyph(f"plant_{name}", top.adjusted(3, 3, -3, -3), glyph)
        row = (area.height() - top.height()) / 2
        middle = top.bottom()
        half = area.width() / 2
        pen.coin(QRectF(area.left() + 3, middle + 3, 20, 20), plant.money)
        pen.tech(QRectF(area.left() + half + 2, middle + 5, 14, 14))
        pen.text(
            QRectF(area.left() + half + 17, middle + 2, 14, 20),
            str(plant.tech),
            LABEL,
            look.card_ink,
            LEFT,
            True,
        )
        pen.points(QRectF(area.left() + 12, middle + row + 1, area.width() - 16, 18), plant.vp)

    def draw_grip(self, pen: Pen, area: QRectF) -> None:
        if self.value:
            self._plant(pen, area.adjusted(0, 0, -4, -4), self.key.number, self.value[0])


class ProjectStackItem(PlaceItem):
    """Project tiles left of an energy, and what installing one brings."""

    enlarges = True

    def count(self) -> int:
        """The tiles that are left."""
        left: int = self.value
        return left

    def draw(self, pen: Pen, area: QRectF) -> None:
        look, energy, count = pen.look, self.key.number, self.count()
        if not count:
            pen.socket(area)
            return
        for depth in range(min(count - 1, 2), 0, -1):
            pen.box(
                area.adjusted(0, 0, -4, -4).translated(depth * 2, depth * 2), look.card, look.card_line, 6, 1
            )
        self.draw_tile(pen, area.adjusted(0, 0, -4, -4), energy)
        pen.text(QRectF(area.right() - 26, 2, 20, 16), f"×{count}", LABEL, look.card_soft, bold=True)

    def draw_tile(self, pen: Pen, area: QRectF, energy: int) -> None:
        pen.card(area)
        pen.energy(self.energy(energy), QRectF(area.left() + 4, area.top() + 3, 25, 25))
        benefit = self.kit.benefits[energy]
        goods: list[tuple[str, int]] = [
            (kind, count)
            for kind, count in (("money", benefit.money), ("tech", benefit.tech), ("cep", benefit.cep))
            if count
        ]
        x = area.left() + 3
        y = area.bottom() - 19
        for kind, count in goods:
            if kind == "money":
                pen.coin(QRectF(x, y, 17, 17), count)
                x += 18
                continue
            for _ in range(count):
                place = QRectF(x, y + 1, 15, 15)
                pen.tech(place) if kind == "tech" else pen.cep(place)
                x += 16 if len(goods) < 3 else 13

    def draw_grip(self, pen: Pen, area: QRectF) -> None:
        if self.value:
            self.draw_tile(pen, area.adjusted(0, 0, -4, -4), self.key.number)


class EventItem(PlaceItem):
    """An event card: the region it threatens."""

    enlarges = True

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        is_next = self.key == at.NEXT_EVENT
        title = self.board.words.next_event() if is_next else self.board.words.event()
        if not self.value:
            pen.socket(area)
            pen.text(area.adjusted(4, 0, -4, 0), title, LABEL, look.ink_soft)
            return
        pen.card(area)
        pen.text(QRectF(4, 3, area.width() - 8, 17), title, LABEL, look.card_soft)
        ink = look.card_soft if is_next else look.card_ink
        region = self.board.words.region(self.board.setting.event_region[self.value])
        place = QRectF(3, area.bottom() - 24, area.width() - 6, 19)
        if pen.is_one_line(place, region, bold=not is_next):
            pen.glyph("event", QRectF(area.width() / 2 - 16, 22, 32, 32), ink)
            pen.text(place, region, LABEL, ink, bold=not is_next)
        else:
            pen.glyph("event", QRectF(area.width() / 2 - 13, 20, 26, 26), ink)
            pen.lines(place.adjusted(0, -11, 0, 3), region, LABEL, ink, bold=not is_next)


class UnGoalItem(PlaceItem):
    """A UN goal: the plants it asks for, and below a line its points."""

    enlarges = True

    def is_there(self) -> bool:
        return bool(self.value)

    def draw(self, pen: Pen, area: QRectF) -> None:
        goal = self.board.setting.un_by_number[self.value]
        pen.card(area, 5)
        tall = area.height() > 70
        side = 21.0 if tall else 17.0
        count = len(goal.energies)
        if tall:
            room = area.height() - 24
            for place, energy in enumerate(goal.energies):
                y = area.top() + 3 + (room - 6) * (place + 0.5) / count - side / 2 + 2
                pen.energy(self.energy(energy), QRectF(area.center().x() - side / 2, y, side, side))
        else:
            step = min(side + 1, (area.width() - side - 4) / max(1, count - 1))
            left = area.center().x() - (step * (count - 1) + side) / 2
            top = min(5.0, area.height() - 25 - side)
            for place, energy in enumerate(goal.energies):
                pen.energy(self.energy(energy), QRectF(left + place * step, top, side, side))
        self.draw_below(pen, QRectF(area.center().x() - 17, area.bottom() - 21, 36, 18), goal)
        pen.box(
            QRectF(3, area.bottom() - 24, area.width() - 6, 1), mixed(pen.look.card, pen.look.card_ink, 0.2)
        )

    def draw_below(self, pen: Pen, area: QRectF, goal: Any) -> None:
        pen.points(area, goal.vp)
