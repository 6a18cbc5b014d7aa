"""Market and bank, stacks of projects, events and UN goals."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from co2desk.engine.table.ids import Card, Energy, Region
from co2desk.ui.board.items.draw import CENTER, LEFT, Pen
from co2desk.ui.board.items.item import Board, PlaceItem
from co2desk.ui.models import places as at
from co2desk.ui.models.views import BankView, MarketView
from co2desk.ui.theme.look import FIGURE, LABEL, NUMBER, mixed
from co2desk.ui.theme.scenes import Mood, Scene, draw_scene

# The disaster that threatens a region.
DISASTERS = {"africa": "drought", "south_america": "wildfire", "oceania": "wildfire"}
STORM = "event"


class MarketItem(PlaceItem):
    """CEPs on sale, and the scale of prices with the present one as a coin."""

    value: MarketView

    def hover_scene(self) -> Scene:
        return Scene("trade", self.board.look.cep)

    def draw(self, pen: Pen, area: QRectF) -> None:
        look, kit = pen.look, self.kit
        market, stop = self.value, self.value.is_stopped
        pen.panel(area)
        title = self.board.words.stop() if stop else self.board.words.market()
        ink = look.danger if stop else look.ink_soft
        pen.text(QRectF(8, 4, area.width() - 16, 18), title, LABEL, ink, CENTER, stop)
        prices = range(kit.price_min, kit.price_max + 1)
        step = (area.width() - 20) / len(prices)
        for place, amount in enumerate(prices):
            spot = QRectF(10 + place * step, 26, step, 26)
            if amount == market.price:
                coin = QRectF(0, 0, 27, 27)
                coin.moveCenter(spot.center())
                pen.coin(coin, amount)
            else:
                pen.figure(spot, amount, NUMBER, look.ink_soft)
        pen.cep(self.grip())
        beside = QRectF(area.center().x() + 4, area.bottom() - 39, 60, 34)
        pen.text(beside, f"× {market.on_sale}", FIGURE, look.ink, LEFT, True)

    def grip(self) -> QRectF:
        return QRectF(self.area.center().x() - 36, self.area.bottom() - 40, 35, 35)

    def draw_grip(self, pen: Pen, area: QRectF) -> None:
        pen.cep(area)


class BankItem(PlaceItem):
    """CEPs and cubes in the supply."""

    value: BankView

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        pen.panel(area)
        pen.text(QRectF(8, 0, 60, area.height()), self.board.words.bank(), LABEL, look.ink_soft, LEFT)
        middle = area.width() * 0.42
        side = area.height() - 10
        pen.cep(QRectF(middle, 5, side, side))
        pen.text(QRectF(middle + side + 3, 0, 34, area.height()), str(self.value.cep), NUMBER, "", LEFT, True)
        pen.tech(QRectF(middle + 62, 5, side, side))
        pen.text(
            QRectF(middle + 62 + side + 3, 0, 34, area.height()), str(self.value.tech), NUMBER, "", LEFT, True
        )


class ProjectStackItem(PlaceItem):
    """Project tiles left of an energy, and what installing one brings."""

    enlarges = lies_on_scene = True

    def is_empty(self) -> bool:
        return not self.count()

    def hover_scene(self) -> Scene | None:
        return Scene("proposal", self.tint(self.key.number)) if self.count() else None

    def count(self) -> int:
        """The tiles that are left."""
        raise NotImplementedError

    def draw(self, pen: Pen, area: QRectF) -> None:
        look, energy, count = pen.look, self.key.number, self.count()
        if not count:
            pen.gap(area)
            return
        for depth in range(min(count - 1, 2), 0, -1):
            pen.box(
                area.adjusted(0, 0, -4, -4).translated(depth * 2, depth * 2), look.card, look.card_line, 6, 1
            )
        self.draw_tile(pen, area.adjusted(0, 0, -4, -4), energy)
        pen.text(QRectF(area.right() - 29, 2, 24, 17), f"×{count}", NUMBER, look.card_soft, bold=True)

    def draw_tile(self, pen: Pen, area: QRectF, energy: Energy) -> None:
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
        if self.count():
            self.draw_tile(pen, area.adjusted(0, 0, -4, -4), self.key.number)


def disaster_scene(board: Board, region: Region) -> Scene:
    """What an event looks like that strikes a region."""
    name, look = DISASTERS.get(board.kit.regions[region], STORM), board.look
    return Scene(name, look.accent if name == STORM else mixed(look.ember, look.money, 0.4), Mood.STORM)


class EventItem(PlaceItem):
    """An event card: the region it threatens."""

    value: Card
    enlarges = True

    def is_empty(self) -> bool:
        return not self.value

    def hover_scene(self) -> Scene | None:
        return disaster_scene(self.board, self.board.setting.event_region[self.value]) if self.value else None

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        is_next = self.key == at.NEXT_EVENT
        title = self.board.words.next_event() if is_next else self.board.words.event()
        if not self.value:
            pen.gap(area)
            pen.text(area.adjusted(4, 0, -4, 0), title, LABEL, look.ink_soft)
            return
        pen.card(area)
        pen.text(QRectF(4, 3, area.width() - 8, 17), title, LABEL, look.card_soft)
        ink = look.card_soft if is_next else look.card_ink
        region = self.board.words.region(self.board.setting.event_region[self.value])
        place = QRectF(3, area.bottom() - 22, area.width() - 6, 19)
        if not pen.is_one_line(place, region, bold=not is_next):
            place.adjust(0, -11, 0, 1)
        picture = QRectF(4, 21, area.width() - 8, place.top() - 23)
        scene = self.hover_scene()
        if scene is not None:
            pen.painter.setOpacity(0.6 if is_next else 1)
            draw_scene(pen.painter, picture, look, scene, 4)
            pen.painter.setOpacity(1)
        pen.lines(place, region, LABEL, ink, bold=not is_next)


class UnGoalItem(PlaceItem):
    """A UN goal: the plants it asks for, and below a line what the edition prints there."""

    value: Card
    enlarges = lies_on_scene = True

    def hover_scene(self) -> Scene:
        return Scene("united", self.board.look.accent)

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
        self.draw_below(pen, QRectF(area.center().x() - 20, area.bottom() - 21, 41, 18))
        pen.box(
            QRectF(3, area.bottom() - 24, area.width() - 6, 1), mixed(pen.look.card, pen.look.card_ink, 0.2)
        )

    def draw_below(self, pen: Pen, area: QRectF) -> None:
        raise NotImplementedError
