"""The players: a chip for everybody with what lies open, and the pieces of the player at the screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainterPath, QPen

from co2desk.engine.table.ids import Card, Player
from co2desk.ui.board.items.draw import CENTER, LEFT, Pen, fitting
from co2desk.ui.board.items.item import Board, PlaceItem
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.models.views import PlayerView
from co2desk.ui.theme.look import FIGURE, LABEL, NUMBER, TEXT, color, mixed, plate_of
from co2desk.ui.theme.scenes import Scene

POINTS, STANDING = 52.0, 37.0  # widths on the chip of a player
SIGN, COUNT = 17.0, 17.0  # of goods on it: their signs and their numbers
ROOMY, NAMED = 400.0, 62.0  # a chip with room for the names of what stands beside points, and that room
EVERYBODY = 200.0  # the room for a person, where all are named
YOU, LEAST_NAME = 46.0, 40.0  # widths: at most, of the field that says "You", and of a name beside it
LABELLED, AMOUNT = 88.0, 12.0  # how wide goods are once their names have room, and a digit of a number
PLATE = 98.0  # how wide the ground of the own crest and name is
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
            ("scientist", f"{player.scientists}+{player.recruits}", 1.35),
            ("lobby", player.lobby_cards, 0.82),
            ("un_goal", len(player.un_goals), 0.82),
        )

    def standing(self) -> tuple[tuple[str, int], ...]:
        """What one wants to know at a glance, beside the points: plants built, and regions under control."""
        return ("plant", self.player().plants), ("control", self.player().regions)

    def line_signs(self) -> tuple[str, ...]:
        """In the order of `tell_player`."""
        points = ("vp",) if self.shows_points() else ()
        goods = [kind for kind, _, _ in self.goods() if kind != "un_goal"]
        return (*points, *goods, "plant", "control", "un_goal", "company_goal")

    def draw_line_sign(self, pen: Pen, area: QRectF, sign: str) -> None:
        self._sign_of(pen, area, sign)

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        number, player = self.key.number, self.player()
        starts, active = player.is_start_player, player.is_active
        piece, _edge = look.signs[self.sign(number)]
        pen.shadow(area, 9, 1.5)
        fill = mixed(look.panel, piece, 0.22) if active else look.panel
        pen.box(area, fill, piece if active else look.panel_line, 9, 2.4 if active else 1.2)
        pen.crest(QRectF(6, 3, 23, 25), self.sign(number))
        right = area.right() - 4
        if self.shows_points():
            right -= POINTS
            pen.points(QRectF(right, 4, POINTS, 22), player.points, look.ink)
        words = self.board.words
        label = NAMED if area.width() > ROOMY else 0.0
        for kind, count in reversed(self.standing()):
            right -= STANDING + label
            place = QRectF(right, 4, STANDING, 22)
            self._good(pen, place, kind, count)
            if label:
                labels = [words.standing(known) for known, _ in self.standing()]
                pen.alike(
                    place.translated(STANDING, 0).adjusted(0, 0, label - STANDING - 6, 0),
                    words.standing(kind),
                    labels,
                    look.ink_soft,
                    LEFT,
                )
        for sign, shown in (("start_player", starts), ("company_goal", player.has_goal)):
            if shown:
                right -= 20
                ink = look.accent if sign == "company_goal" else look.ink_soft
                pen.glyph(sign, QRectF(right, 7, 16, 16), ink)
        left = 34.0
        if player.is_at_screen:
            left = draw_you(self.board, pen, QRectF(left, 5, YOU, 20), self.sign(number)) + 5
        if right - left > LEAST_NAME or not player.is_at_screen:  # the own name stands below, too
            pen.name(QRectF(left, 4, right - left - 3, 22), self.board.seats[number].name, LEFT, active)
        goods = self.goods()
        unit = (area.width() - 10) / sum(share for _, _, share in goods)
        left = 6.0
        for kind, amount, share in goods:
            cell = QRectF(left, 29, unit * share - 1, 21)
            self._good(pen, cell, kind, amount)
            if self.names_goods and unit > LABELLED:
                rest = cell.adjusted(SIGN + 1 + AMOUNT * len(str(amount)), 0, -4, 0)
                pen.alike(rest, self.board.words.good(kind), self.board.words.goods(), look.ink_soft, LEFT)
            left += unit * share

    def _good(self, pen: Pen, cell: QRectF, kind: str, amount: object) -> None:
        """What there is none of steps back."""
        look, top = pen.look, cell.center().y() - SIGN / 2
        self._sign_of(pen, QRectF(cell.left(), top, SIGN, SIGN), kind)
        ink = look.ink if amount else look.ink_soft
        pen.text(cell.adjusted(SIGN + 1.5, 0, 0, 0), str(amount), COUNT, ink, LEFT, True)

    def _sign_of(self, pen: Pen, icon: QRectF, kind: str) -> None:
        """What stands for a kind of goods. What is seen at a glance has a colour."""
        look = pen.look
        if kind == "money":
            pen.painter.setPen(Qt.PenStyle.NoPen)
            pen.painter.setBrush(color(look.money))
            pen.painter.drawEllipse(icon.adjusted(1, 1, -1, -1))
            pen.text(icon, "$", COIN, look.money_ink, bold=True)
        elif kind == "cep":
            pen.cep(icon)
        elif kind == "tech":
            pen.tech(icon.adjusted(1, 1, -1, -1))
        elif kind == "plant":
            pen.glyph("plant_biomass", icon, look.safe)
        elif kind == "control":
            pen.flag(icon.adjusted(-1, 0, 0, 1), self.sign(self.key.number))
        else:
            pen.glyph(kind, icon, look.accent if kind in ("un_goal", "company_goal") else look.ink_soft)


def draw_you(board: Board, pen: Pen, area: QRectF, sign: str, turned: bool = False) -> float:
    """Marks the player whom the window speaks to, at any time; returns where it ends. `turned`: on a ground
    in the colour of the company."""
    piece, edge = pen.look.signs[sign]
    if turned:
        piece, edge = edge, piece
    words = board.words.you()
    font = fitting(pen.type.font(NUMBER, True), words, area.adjusted(4, 0, -4, 0))
    place = QRectF(area.topLeft(), QSizeF(QFontMetricsF(font).horizontalAdvance(words) + 10, area.height()))
    pen.box(place, piece, edge, area.height() / 2, 1)
    pen.text(place.adjusted(3, 0, -3, 0), words, NUMBER, edge, CENTER, True)
    return place.right()


class LabelledItem(PlaceItem):
    """Something in front of the player at the screen with its name below it: all names have one size."""

    def labels(self) -> tuple[tuple[str, QRectF], ...]:
        """What is written there, and where."""
        raise NotImplementedError

    def room_below(self) -> QRectF:
        return QRectF(0, self.area.bottom() - 21, self.area.width(), 20)

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
            self._draw_everybody(pen, area)
            return
        sign = self.sign(self.value)
        piece, edge = look.signs[sign]
        pen.box(area, mixed(look.panel, piece, 0.14), "", 12)
        self._draw_plate(pen, area, plate_of(piece, edge))
        pen.box(area, "", piece, 12, 3)
        pen.crest(QRectF(10, 7, 44, 50), sign)
        draw_you(self.board, pen, QRectF(57, 24, YOU - 12, 21), sign, turned=True)
        pen.name(QRectF(4, 59, PLATE - 7, 27), self.board.seats[self.value].name, bold=True, ink=edge)
        self.draw_labels(pen, LEFT)

    def _draw_plate(self, pen: Pen, area: QRectF, ground: str) -> None:
        """Nothing else on the board is as large in the colour of one company: there I am."""
        corners = QPainterPath()
        corners.addRoundedRect(area, 12, 12)
        pen.painter.save()
        pen.painter.setClipPath(corners, Qt.ClipOperation.IntersectClip)
        pen.painter.fillRect(QRectF(area.left(), area.top(), PLATE, area.height()), color(ground))
        pen.painter.restore()

    def _draw_everybody(self, pen: Pen, area: QRectF) -> None:
        """Several people look at the screen: who they are. Their cards are out of sight."""
        look, words = pen.look, self.board.words
        people = [seat for seat in self.board.seats if seat.is_person]
        pen.glyph("secret", QRectF(20, area.center().y() - 20, 40, 40), look.ink_soft)
        room = QRectF(76, 10, area.width() - 92, 26)
        pen.text(room, words.everybody() if people else words.only_computers(), TEXT, look.ink, LEFT, True)
        pen.text(room.translated(0, 56), words.hidden(), LABEL, look.ink_soft, LEFT)
        width = room.width() / max(1, len(people))
        for place, seat in enumerate(people):
            left = room.left() + place * min(width, EVERYBODY)
            pen.crest(QRectF(left, 37, 24, 27), seat.sign)
            pen.name(QRectF(left + 31, 37, min(width, EVERYBODY) - 36, 27), seat.name, LEFT)

    def labels(self) -> tuple[tuple[str, QRectF], ...]:
        words, y = self.board.words, self.area.bottom() - 26
        return tuple(
            (label, QRectF(left + 8, y, width - 8, 20))
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
