"""Places of a board in a position, each as a picture: what the rules inside show as an example."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from co2desk.engine.table.table import Table
from co2desk.session.seats import Seat
from co2desk.text import Speaker
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.pictures.board_picture import board_of
from co2desk.ui.theme.look import Look, Type, color

AROUND = 5.0  # units of the board that are shown around a place
LIT = "chosen"  # the ring of what stands out


def places_pictures(  # noqa: PLR0913, PLR0917 - all of it is drawn, as in a picture of the whole board
    table: Table,
    seats: Sequence[Seat],
    speaker: Speaker,
    look: Look,
    type_: Type,
    seat: int,
    keys: Sequence[PlaceKey],
    lit: Sequence[PlaceKey],
    scale: float,
    ratio: float = 1.0,
) -> list[QImage]:
    """A picture of each place as this seat sees it, with `scale` logical pixels for a unit of the board.

    Raises KeyError for a place that the board does not have.
    """
    with board_of(table, seats, speaker, look, type_, seat) as board:
        board.set_marks(dict.fromkeys(lit, LIT))
        pictures = []
        for key in keys:
            item = board.items_by_key[key]
            place = item.mapRectToScene(item.area)
            for other in board.items_by_key.values():  # the edges of neighbours would only confuse
                beside = other.mapRectToScene(other.area)
                is_part = place.contains(beside) or beside.contains(place)
                other.setVisible(is_part and other.is_there())
            area = place.adjusted(-AROUND, -AROUND, AROUND, AROUND)
            sharp = scale * ratio
            picture = QImage(
                round(area.width() * sharp), round(area.height() * sharp), QImage.Format.Format_RGB32
            )
            picture.fill(color(look.ground))
            painter = QPainter(picture)
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
            board.render(painter, QRectF(picture.rect()), area)
            painter.end()
            picture.setDevicePixelRatio(ratio)
            pictures.append(picture)
    return pictures
