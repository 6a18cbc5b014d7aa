"""One place or piece on the board. Painted once into a picture, then copied until what it shows changes.

Panels on which others lie are painted into one picture, together with the sky (see `is_ground`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from co2desk.engine.table.ids import Energy, Player
from co2desk.engine.table.kit import Kit
from co2desk.engine.table.setting import Setting
from co2desk.session.history import Fate
from co2desk.session.seats import Seat
from co2desk.ui.board.items.draw import Pen, ring
from co2desk.ui.board.words.board import BoardWords
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.models.table_model import TableModel
from co2desk.ui.theme.look import Look, Type
from co2desk.ui.theme.scenes import Scene

MARGIN = 4.0  # room for rings and shadows around a piece
SMOOTH = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
    | QPainter.RenderHint.TextAntialiasing
)


class Board(Protocol):
    """What an item asks of the board it lies on."""

    model: TableModel
    look: Look
    type: Type
    setting: Setting
    seats: Sequence[Seat]
    words: BoardWords
    fate: Fate | None  # how the game has ended for the planet; None: it goes on
    risk: Fraction | None  # how likely the planet is lost if the decade ended now; None: nobody says

    @property
    def items_by_key(self) -> Mapping[PlaceKey, PlaceItem]: ...

    @property
    def kit(self) -> Kit: ...

    @property
    def players(self) -> int: ...

    def sign(self, player: Player) -> str: ...


class PlaceItem(QGraphicsRectItem):
    """`key` is the place, `value_key` the place whose contents it shows: a piece shows the place it is on."""

    enlarges = False  # cards and tiles are shown larger when hovered
    is_ground = False  # a panel below other pieces: the board paints it with the sky, and copies both at once
    lies_on_scene = False  # a tile or card with figures on it is shown on its scene
    value: Any  # what lies there: each kind of item says which record it reads

    def __init__(self, board: Board, key: PlaceKey, rect: QRectF, value_key: PlaceKey | None = None) -> None:
        super().__init__(QRectF(0, 0, rect.width(), rect.height()).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        self.board = board
        self.key = key
        self.value_key = value_key or key
        self.area = QRectF(0, 0, rect.width(), rect.height())
        self.mark = ""
        self.is_new = self.is_last = False
        self.setPos(rect.topLeft())
        if self.is_ground:
            self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        else:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.value = board.model.value(self.value_key)
        self.setVisible(self.is_there())

    # --- what a kind of piece says about itself ----------------------------------------------------------

    def is_there(self) -> bool:
        """Is there anything to see?"""
        return True

    def is_empty(self) -> bool:
        """Is it a place without anything on it, which nobody needs to see larger?"""
        return False

    def hover_scene(self) -> Scene | None:
        """What it shows at hover size instead of a larger picture of itself."""
        return None

    def line_signs(self) -> tuple[str, ...]:
        """The signs before the first lines of its card: what each small sign on the board is called."""
        return ()

    def draw_line_sign(self, pen: Pen, area: QRectF, sign: str) -> None:
        raise NotImplementedError

    def draw(self, pen: Pen, area: QRectF) -> None:
        raise NotImplementedError

    def ring_radius(self) -> float:
        return 8.0

    def grip(self) -> QRectF:
        """The part of the picture that travels when the piece is dragged."""
        return self.area

    def draw_grip(self, pen: Pen, area: QRectF) -> None:
        """What travels: the piece itself, unless only a part of the place can be taken."""
        self.draw(pen, area)

    # --- changes -----------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what the model says now."""
        self.value = self.board.model.value(self.value_key)
        self.setVisible(self.is_there())
        self.paint_again()

    def follow(self) -> None:
        """Another place has changed that it shows as well."""
        self.paint_again()

    def paint_again(self) -> None:
        if self.is_ground:
            self.scene().invalidate(self.sceneBoundingRect(), QGraphicsScene.SceneLayer.BackgroundLayer)
        else:
            self.update()

    def set_mark(self, mark: str) -> None:
        if mark != self.mark:
            self.mark = mark
            self.paint_again()

    def set_last(self, last: bool) -> None:
        """Is this where something happened last?"""
        if last != self.is_last:
            self.is_last = last
            self.paint_again()

    def set_new(self, new: bool) -> None:
        """Has this place changed a moment ago?"""
        if new != self.is_new:
            self.is_new = new
            self.paint_again()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.paint_on(painter)

    def paint_on(self, painter: QPainter) -> None:
        painter.setRenderHints(SMOOTH)
        pen = Pen(painter, self.board.look, self.board.type)
        self.draw(pen, self.area)
        if self.is_last:
            ring(pen, self.area, "last", self.ring_radius())
        if self.is_new:
            ring(pen, self.area.adjusted(-2, -2, 2, 2), "new", self.ring_radius())
        if self.mark:
            ring(pen, self.area.adjusted(-2, -2, 2, 2), self.mark, self.ring_radius())

    # --- helpers for drawing -----------------------------------------------------------------------------

    @property
    def kit(self) -> Kit:
        return self.board.kit

    def energy(self, number: Energy) -> str:
        return self.kit.energies[number]

    def sign(self, player: Player) -> str:
        return self.board.sign(player)

    def tint(self, energy: Energy) -> str:
        """The colour of an energy."""
        return self.board.look.energies[self.energy(energy)][0]

    def piece_colour(self, player: Player) -> str:
        """The colour of a player."""
        return self.board.look.signs[self.sign(player)][0]
