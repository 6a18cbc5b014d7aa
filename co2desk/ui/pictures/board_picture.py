"""A position of a game as a picture: to save, to share, to show in a list of games.

The picture has a model and a board of its own. What the window shows, and for whom, makes no difference: by
default it is what an onlooker may see, so nothing secret can be on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from co2desk.engine.table.table import Table
from co2desk.session.history import Fate
from co2desk.session.seats import Seat
from co2desk.text import Speaker
from co2desk.ui.board.geometry import EDGE, SCENE
from co2desk.ui.board.items.draw import LEFT, RIGHT
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.editions.lookup import declaration_of
from co2desk.ui.models.places import NOBODY
from co2desk.ui.models.table_model import TableModel
from co2desk.ui.theme.look import LABEL, TEXT, Look, Type, color

PROGRAM = "co2desk"
FRAME = SCENE.adjusted(-EDGE, -EDGE, EDGE, EDGE)  # what is drawn: the board with a margin
STRIP = 30.0  # the height of the caption, in units of the board
SMALLEST_UNIT = 0.75  # pixels: a caption becomes shorter before it becomes too small to read
THUMBNAIL = 320
DRAWN_LARGER = 4  # thin lines and text of a thumbnail are mixed from this many pixels in each direction


def board_picture(  # noqa: PLR0913, PLR0917 - all of it is drawn, and every caller has it at hand
    table: Table,
    seats: Sequence[Seat],
    speaker: Speaker,
    look: Look,
    type_: Type,
    width: int,
    seat: int = NOBODY,
    caption: str = "",
    fate: Fate | None = None,
) -> QImage:
    """The whole board, this many pixels wide, as this seat sees it; below it a line of words. A game that is
    over has a `fate`."""
    scale = width / FRAME.width()
    unit = max(scale, SMALLEST_UNIT) * type_.scale
    height = round(FRAME.height() * scale)
    strip = QRectF(0, height, width, round(STRIP * unit) if caption else 0)
    picture = QImage(width, round(strip.bottom()), QImage.Format.Format_RGB32)
    picture.fill(color(look.ground))
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    with board_of(table, seats, speaker, look, type_, seat) as board:
        board.set_fate(fate)
        board.render(painter, QRectF(0, 0, width, FRAME.height() * scale), FRAME)
    if caption:
        _draw_caption(painter, strip, caption, look, Type(type_.family, unit), EDGE * 2 * scale)
    painter.end()
    return picture


def thumbnail(  # noqa: PLR0913, PLR0917 - as above
    table: Table,
    seats: Sequence[Seat],
    speaker: Speaker,
    look: Look,
    type_: Type,
    width: int = THUMBNAIL,
    seat: int = NOBODY,
    fate: Fate | None = None,
) -> QImage:
    """A small picture of the board. It is drawn larger: pieces of a few pixels would be crooked."""
    larger = board_picture(table, seats, speaker, look, type_, width * DRAWN_LARGER, seat, fate=fate)
    return larger.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)


@contextmanager
def board_of(
    table: Table, seats: Sequence[Seat], speaker: Speaker, look: Look, type_: Type, seat: int
) -> Iterator[BoardScene]:
    """A board that exists as long as it is drawn."""
    setting = table.setting
    declaration = declaration_of(setting)
    model = TableModel()
    model.begin(declaration.places(setting), table, seat)
    board = BoardScene(model, look, type_)
    board.begin(setting, seats, declaration.board.words(speaker, setting, lambda: table), declaration.board)
    for item in board.items_by_key.values():
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # each is painted once: a copy would only cost
    try:
        yield board
    finally:
        board.clear_board()  # board and pieces hold each other


def _draw_caption(
    painter: QPainter, strip: QRectF, caption: str, look: Look, type_: Type, margin: float
) -> None:
    """The caller's line on the left, shortened when it has to be; who drew the picture on the right."""
    line = strip.adjusted(margin, 0, -margin, -strip.height() / 4)  # the board has a margin of its own above
    small = type_.font(LABEL)
    painter.setFont(small)
    painter.setPen(color(look.ink_soft))
    painter.drawText(line, RIGHT, PROGRAM)
    line.setRight(line.right() - QFontMetricsF(small).horizontalAdvance(PROGRAM) - margin)
    font = type_.font(TEXT)
    painter.setFont(font)
    painter.setPen(color(look.ink))
    shown = QFontMetricsF(font).elidedText(caption, Qt.TextElideMode.ElideRight, line.width())
    painter.drawText(line, LEFT | Qt.TextFlag.TextSingleLine, shown)
