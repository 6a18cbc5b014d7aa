"""The players: a chip for everybody with what lies open, and the pieces of the player at the screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen

from co2desk.engine.table.ids import Card, Energy, Player
from co2desk.engine.table.kit import Effect
from co2desk.ui.board.items.draw import CENTER, LEFT, Pen
from co2desk.ui.board.items.item import Board, PlaceItem
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.models.views import PlayerView
from co2desk.ui.theme.look import FIGURE, LABEL, NUMBER, TEXT, color, mixed
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


POINTS, STANDING = 48.0, 30.0  # widths on the chip of a player
LABELLED, AMOUNT = 84.0, 11.0  # how wide goods are once their names have room, and a digit of a number
COIN = 11  # the size of the sign on the small coin


class PlayerItem(PlaceItem):
    """What everybody may see of a player."""

    names_goods = True  # wide chips say what the numbers are

    def hover_scene(self) -> Scene:
        return Scene("company", self.piece_colour(self.key.number))

    def player(self) -> PlayerView:
        view: PlayerView = self.value
        return view

    def shows_points(self) -> bool:
        """Has the player points of the own?"""
        return True

    def goods(self) -> tuple[tuple[str, object, float], ...]:
        """What lies open: its kind, how much of it, and its share of the row."""
        player = self.player()
        return (
            ("money", player.money, 1.15),
            ("cep", player.cep, 1),
            ("tech", player.tech, 1),
            ("scientist", f"{player.scientists}+{player.recruits}", 1.3),
            ("lobby", player.lobby_cards, 0.75),
            ("un_goal", len(player.un_goals), 0.9),
        )

    def standing(self) -> tuple[tuple[str, int], ...]:
        """What one wants to know at a glance, beside the points: plants built, and regions under control."""
        return ("plant", self.player().plants), ("control", self.player().regions)

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        number, player = self.key.number, self.player()
        starts, active = player.is_start_player, player.is_active
        piece, _edge = look.signs[self.sign(number)]
        pen.shadow(area, 9, 1.5)
        fill = mixed(look.panel, piece, 0.22) if active else look.panel
        pen.box(area, fill, piece if active else look.panel_line, 9, 2.4 if active else 1.2)
        pen.crest(QRectF(6, 4, 21, 23), self.sign(number))
        right = area.right() - 4
        if self.shows_points():
            right -= POINTS
            pen.points(QRectF(right, 4, POINTS, 20), player.points, look.ink)
        for kind, count in reversed(self.standing()):
            right -= STANDING
            self._good(pen, QRectF(right, 5, STANDING, 18), kind, count)
        for sign, shown in (("start_player", starts), ("company_goal", player.has_goal)):
            if shown:
                right -= 19
                pen.glyph(sign, QRectF(right, 6, 15, 15), look.ink_soft)
        pen.name(QRectF(33, 3, right - 36, 22), self.board.seats[number].name, LEFT, active)
        goods = self.goods()
        unit = (area.width() - 10) / sum(share for _, _, share in goods)
        left = 6.0
        for kind, amount, share in goods:
            cell = QRectF(left, 26, unit * share - 2, 18)
            self._good(pen, cell, kind, amount)
            if self.names_goods and unit > LABELLED:
                rest = cell.adjusted(15 + AMOUNT * len(str(amount)), 0, -4, 0)
                pen.alike(rest, self.board.words.good(kind), self.board.words.goods(), look.ink_soft, LEFT)
            left += unit * share

    def _good(self, pen: Pen, cell: QRectF, kind: str, amount: object) -> None:
        look = pen.look
        icon = QRectF(cell.left(), cell.top() + 2, 14, 14)
        if kind == "money":
            pen.painter.setPen(Qt.PenStyle.NoPen)
            pen.painter.setBrush(color(look.money))
            pen.painter.drawEllipse(icon.adjusted(1, 1, -1, -1))
            pen.text(icon, "$", COIN, look.money_ink, bold=True)
        elif kind == "cep":
            pen.cep(icon)
        elif kind == "tech":
            pen.tech(icon.adjusted(1, 1, -1, -1))
        elif kind == "scientist":
            pen.glyph("scientist", icon, look.ink_soft)
        elif kind == "plant":
            pen.glyph("plant_biomass", icon, look.ink_soft)
        else:
            pen.glyph(kind, icon, look.ink_soft)
        pen.text(cell.adjusted(16, 0, 0, 0), str(amount), NUMBER, look.ink, LEFT, True)


class LabelledItem(PlaceItem):
    """Something in front of the player at the screen with its name below it: all names have one size."""

    def labels(self) -> tuple[tuple[str, QRectF], ...]:
        """What is written there, and where."""
        raise NotImplementedError

    def room_below(self) -> QRectF:
        return QRectF(0, self.area.bottom() - 18, self.area.width(), 17)

    def draw_labels(self, pen: Pen, flags: Qt.AlignmentFlag = CENTER) -> None:
        others = (item for item in self.board.items_by_key.values() if isinstance(item, LabelledItem))
        kind = [label for item in others for label in item.labels()]
        for words, room in self.labels():
            pen.together(room, words, kind, pen.look.ink_soft, flags)


class SeatItem(LabelledItem):
    """The strip in front of the player at the screen; it is where pieces go home to."""

    value: Player
    is_ground = True
    hand, pool = (384.0, 184.0), (574.0, 94.0)  # where the words for scientists stand, and how wide

    def ring_radius(self) -> float:
        return 12.0

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        pen.shadow(area, 12, 2)
        if self.value < 0:
            pen.box(area, look.panel, look.panel_line, 12)
            pen.glyph("secret", QRectF(area.center().x() - 20, area.center().y() - 20, 40, 40), look.ink_soft)
            return
        piece, _edge = look.signs[self.sign(self.value)]
        pen.box(area, mixed(look.panel, piece, 0.12), piece, 12, 2)
        pen.crest(QRectF(32, 9, 44, 50), self.sign(self.value))
        pen.name(QRectF(8, 60, 92, 26), self.board.seats[self.value].name, bold=True)
        self.draw_labels(pen, LEFT)

    def labels(self) -> tuple[tuple[str, QRectF], ...]:
        words, y = self.board.words, self.area.bottom() - 23
        return tuple(
            (label, QRectF(left + 8, y, width - 8, 17))
            for (left, width), label in ((self.hand, words.scientists()), (self.pool, words.recruits()))
        )


class MoneyItem(LabelledItem):
    value: int | None

    def is_there(self) -> bool:
        return self.value is not None

    def draw(self, pen: Pen, area: QRectF) -> None:
        if self.value is None:
            return
        side = area.height() - 20
        pen.coin(QRectF(area.center().x() - side / 2, 0, side, side), self.value)
        self.draw_labels(pen)

    def labels(self) -> tuple[tuple[str, QRectF], ...]:
        return ((self.board.words.money(), self.room_below()),)


class GoodsItem(LabelledItem):
    """CEPs or cubes in hand: a piece to take, and how many there are."""

    value: int | None

    def is_there(self) -> bool:
        return self.value is not None

    def grip(self) -> QRectF:
        return QRectF(4, 6, 44, 44)

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        place = self.grip()
        if self.value:
            self.draw_grip(pen, place)
        else:
            pen.painter.setPen(QPen(color(look.panel_line), 1.4, Qt.PenStyle.DashLine))
            pen.painter.setBrush(Qt.BrushStyle.NoBrush)
            pen.painter.drawEllipse(place.adjusted(2, 2, -2, -2))
        figure = QRectF(place.right() + 4, 6, area.width() - place.right() - 4, 44)
        pen.text(figure, str(self.value), FIGURE, look.ink if self.value else look.ink_soft, LEFT, True)
        self.draw_labels(pen)

    def labels(self) -> tuple[tuple[str, QRectF], ...]:
        words = self.board.words.cep() if self.key == at.CEP else self.board.words.tech()
        return ((words, self.room_below()),)

    def draw_grip(self, pen: Pen, area: QRectF) -> None:
        if self.key == at.CEP:
            pen.cep(area)
        else:
            pen.tech(area.adjusted(3, 3, -3, -3))


class HandScientistItem(PlaceItem):
    """A scientist in hand, or one who can still be recruited: that one is only an outline."""

    value: bool

    def is_there(self) -> bool:
        return bool(self.value)

    def hover_scene(self) -> Scene | None:
        seat = self.board.model.seat
        return Scene("scientist", self.piece_colour(seat)) if seat >= 0 else None

    def draw(self, pen: Pen, area: QRectF) -> None:
        sign = self.sign(self.board.model.seat)
        if self.key.kind is PlaceKind.SCIENTIST:
            pen.scientist(area, sign)
        else:
            piece, _edge = pen.look.signs[sign]
            pen.glyph("scientist", area, mixed(pen.look.panel, piece, 0.45))
            pen.figure(QRectF(area.center().x() - 8, area.bottom() - 19, 16, 16), "+", TEXT, pen.look.ink)


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
    words = QRectF(middle - side - 1, area.top(), side, side)
    icon = QRectF(middle + 1, area.top() + 1, side - 2, side - 2)
    pen.text(words, f"+{amount}", NUMBER, look.card_ink, bold=True)
    if kind == "tech":
        pen.tech(icon.adjusted(1, 1, -1, -1))
    elif kind == "cep":
        pen.cep(icon)
    elif kind == "vp":
        pen.glyph("vp", icon, look.card_ink)
    elif kind == "expertise":
        pen.energy(board.kit.energies[energy], icon)
    else:
        pen.glyph("scientist", icon, look.card_ink)


class CompanyGoalItem(PlaceItem):
    """The secret goal of the player at the screen."""

    value: Card
    enlarges = True

    def is_there(self) -> bool:
        return bool(self.value)

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        goal = self.board.setting.goal_by_number[self.value]
        pen.card(area)
        pen.glyph("company_goal", QRectF(6, 6, 20, 20), look.card_soft)
        pen.glyph("secret", QRectF(area.right() - 24, 7, 18, 18), look.card_soft)
        pen.points(QRectF(32, 6, 70, 20), f"{goal.vp} ×", look.card_ink)
        draw_paragraph(
            pen, QRectF(6, 27, area.width() - 12, area.height() - 29), self.board.words.goal(self.value)
        )


def draw_paragraph(pen: Pen, area: QRectF, words: str) -> None:
    """Several lines on a card, made smaller when they would not fit."""
    pen.lines(area, words, LABEL, pen.look.card_ink)
