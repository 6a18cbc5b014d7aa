"""Pieces on their way, and pictures of pieces: in the hand, in flight, on a button, enlarged."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from co2desk.ui.board.items.draw import Pen
from co2desk.ui.board.items.item import Board, PlaceItem
from co2desk.ui.board.items.lobby_cards import draw_lobby_card
from co2desk.ui.board.items.regions import draw_fossil
from co2desk.ui.theme.look import mixed
from co2desk.ui.theme.scenes import Scene, draw_scene

ABOVE = 1000.0  # flying pieces are above everything
ROOM = 4.0  # around a piece, for its shadow
CARD = (81.0, 87.0)
FLAT = 0.4  # the height of a scene beside the mouse, in widths
TILE_HEIGHT, TILE_WIDTH = 0.86, 0.36  # of a scene: how much of it the tile on it may cover


class Flyer(QGraphicsPixmapItem):
    """A piece on its way: in the hand, gliding home, or moved by an event."""

    def __init__(self, picture: QPixmap) -> None:
        super().__init__(picture)
        self.setZValue(ABOVE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def size(self) -> QPointF:
        size = self.pixmap().deviceIndependentSize()
        return QPointF(size.width(), size.height())

    def center_on(self, point: QPointF) -> None:
        self.setPos(point - self.size() / 2)

    def center(self) -> QPointF:
        return self.pos() + self.size() / 2


def painted(
    board: Board, width: float, height: float, scale: float, draw: Callable[[Pen, QRectF], None]
) -> QPixmap:
    """A picture of something of this size, with `scale` pixels for a unit of the board."""
    picture = QPixmap(max(1, round((width + 2 * ROOM) * scale)), max(1, round((height + 2 * ROOM) * scale)))
    picture.fill(Qt.GlobalColor.transparent)
    picture.setDevicePixelRatio(scale)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(ROOM, ROOM)
    draw(Pen(painter, board.look, board.type), QRectF(0, 0, width, height))
    painter.end()
    return picture


def grip_pixmap(item: PlaceItem, scale: float) -> QPixmap:
    """What leaves a place when a piece is taken from it."""
    area = item.grip()
    return painted(item.board, area.width(), area.height(), scale, item.draw_grip)


def card_pixmap(board: Board, number: int, ratio: float) -> QPixmap:
    """A lobby card for a button."""
    return lobby_card(board, number, 1.3, ratio)


def lobby_card(board: Board, number: int, scale: float, ratio: float) -> QPixmap:
    """With `scale` logical pixels for a unit of the board."""
    picture = painted(
        board, *CARD, scale * ratio, lambda pen, area: draw_lobby_card(board, pen, area, number)
    )
    picture.setDevicePixelRatio(ratio)
    return picture


def enlarged_pixmap(item: PlaceItem, scale: float, ratio: float) -> QPixmap:
    """A place as large as its explanation allows."""
    picture = painted(item.board, item.area.width(), item.area.height(), scale * ratio, item.draw)
    picture.setDevicePixelRatio(ratio)
    return picture


def line_pixmaps(item: PlaceItem, side: float, ratio: float) -> list[QPixmap]:
    """The signs before the lines that explain a place."""
    return [
        painted(item.board, side, side, ratio, partial(_draw_line_sign, item, sign))
        for sign in item.line_signs()
    ]


def _draw_line_sign(item: PlaceItem, sign: str, pen: Pen, area: QRectF) -> None:
    item.draw_line_sign(pen, area, sign)


def scene_pixmap(item: PlaceItem, scene: Scene, width: float, ratio: float) -> QPixmap:
    """What a place is about as a small scene; a card or tile with figures on it lies on the right of it."""

    def draw(pen: Pen, area: QRectF) -> None:
        draw_scene(pen.painter, area, pen.look, scene)
        if not item.lies_on_scene:
            return
        tile = item.area
        scale = min(area.height() * TILE_HEIGHT / tile.height(), area.width() * TILE_WIDTH / tile.width())
        painter = pen.painter
        painter.save()
        painter.translate(
            area.right() - tile.width() * scale - 10, area.center().y() - tile.height() * scale / 2
        )
        painter.scale(scale, scale)
        item.draw(pen, tile)
        painter.restore()

    picture = painted(item.board, width, width * FLAT, ratio, draw)
    picture.setDevicePixelRatio(ratio)
    return picture


# --- pieces that travel by themselves: codes of event_places.Travel -----------------------------------------


def piece_pixmap(board: Board, code: str, scale: float) -> QPixmap:
    name, *numbers = code.split(":")
    width, height, draw = PIECES[name]
    ids = [int(number) for number in numbers]
    return painted(board, width, height, scale, lambda pen, area: draw(board, pen, area, ids))


Drawing = Callable[[Board, Pen, QRectF, list[int]], None]


def _scientist(board: Board, pen: Pen, area: QRectF, ids: list[int]) -> None:
    pen.scientist(area, board.sign(ids[0]))


def _project(board: Board, pen: Pen, area: QRectF, ids: list[int]) -> None:
    pen.card(area)
    pen.energy(board.kit.energies[ids[0]], area.adjusted(9, 5, -9, -5))


def _plant(board: Board, pen: Pen, area: QRectF, ids: list[int]) -> None:
    energy = board.kit.energies[ids[0]]
    badge, glyph = pen.look.energies[energy]
    pen.box(area, badge, mixed(badge, "#000000", 0.25), 6)
    pen.glyph(f"plant_{energy}", area.adjusted(4, 4, -4, -4), glyph)


def _fossil(board: Board, pen: Pen, area: QRectF, ids: list[int]) -> None:
    draw_fossil(board, pen, area, ids[0])


def _cep(board: Board, pen: Pen, area: QRectF, ids: list[int]) -> None:
    pen.cep(QRectF(area.left(), area.top(), area.height(), area.height()))
    _count(pen, area, ids[0])


def _tech(board: Board, pen: Pen, area: QRectF, ids: list[int]) -> None:
    pen.tech(QRectF(area.left(), area.top(), area.height(), area.height()).adjusted(2, 2, -2, -2))
    _count(pen, area, ids[0])


def _count(pen: Pen, area: QRectF, count: int) -> None:
    """How many travel together; one needs no number."""
    if count > 1:
        pen.figure(area.adjusted(area.height(), 0, 0, 0), f"×{count}")


def _money(board: Board, pen: Pen, area: QRectF, ids: list[int]) -> None:
    pen.coin(area, ids[0])


def _points(board: Board, pen: Pen, area: QRectF, ids: list[int]) -> None:
    pen.card(area)
    pen.points(area.adjusted(5, 4, -2, -4), ids[0])


def _flag(board: Board, pen: Pen, area: QRectF, ids: list[int]) -> None:
    """A company takes a region over."""
    pen.card(area)
    pen.sign(board.sign(ids[0]), area.adjusted(7, 7, -7, -7))


def _card(board: Board, pen: Pen, area: QRectF, ids: list[int]) -> None:
    """The back of a card: which one it is may be secret."""
    pen.card(area)
    pen.glyph("lobby", area.adjusted(8, 12, -8, -12), pen.look.card_soft)


PIECES: dict[str, tuple[float, float, Drawing]] = {
    "scientist": (36, 42, _scientist),
    "project": (52, 44, _project),
    "plant": (46, 50, _plant),
    "fossil": (44, 58, _fossil),
    "cep": (60, 32, _cep),
    "tech": (60, 32, _tech),
    "money": (34, 34, _money),
    "points": (50, 30, _points),
    "flag": (34, 34, _flag),
    "card": (46, 60, _card),
}
