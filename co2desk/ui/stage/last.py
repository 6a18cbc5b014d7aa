"""What happened last, for a glance: who it was, what it was, what it brought, and where."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from co2desk.ui.board.animation import STILL
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.controller import Controller
from co2desk.ui.log.lines import player_of
from co2desk.ui.models.places import NOBODY, PlaceKey
from co2desk.ui.stage.figures import GOODS, totals
from co2desk.ui.stage.parts import draw_good, signed
from co2desk.ui.theme.companies import crest_pixmap
from co2desk.ui.theme.look import Look, look_of

MOST_PICTURES = 100
GAP = "\N{NO-BREAK SPACE}"


class Last(NamedTuple):
    sentence: str  # that everybody may read
    before: str = ""  # the crest of the player whom it is about, and
    after: str = ""  # what the same action brought that player: both as rich text
    place: PlaceKey | None = None  # the most telling one


def last_of(controller: Controller, board: BoardScene, side: int, ratio: float) -> Last | None:
    """With pictures of this many pixels. Nothing where nothing has happened yet."""
    found = controller.log.last_event()
    if found is None:
        return None
    event, action = found
    look, player = board.look, player_of(event)
    places = controller.log.places_of(event)
    place = next((key for key in places if key.kind not in STILL and key in board.items_by_key), None)
    sentence = controller.log.last_fact()
    if player == NOBODY:
        return Last(sentence, place=place)
    sign, energies = controller.seats[player].sign, board.kit.energies
    brought = totals([one for one in action if player_of(one) == player], energies)
    gains = [
        f'{GAP}<span style="color: {look.safe if amount > 0 else look.danger}">'
        f"{signed(amount)}</span>{picture_tag(good, side, ratio, look.name, look.dark)}"
        for good in (*GOODS, *energies)
        if (amount := brought[player, good])
    ]
    before = picture_tag(sign, side, ratio, look.name, look.dark) + GAP
    return Last(sentence, before, "".join(gains), place)


@lru_cache(maxsize=MOST_PICTURES)
def picture_tag(name: str, side: int, ratio: float, palette: str, dark: bool) -> str:
    """A crest or a kind of goods, as a picture among words. It is asked for with every action."""
    look = look_of(palette, dark)
    painted = crest_pixmap if name in look.signs else _good
    picture = painted(name, side, look, ratio)
    found = QByteArray()
    buffer = QBuffer(found)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    source = f"data:image/png;base64,{bytes(found.toBase64().data()).decode()}"
    return f'<img src="{source}" width="{side}" style="vertical-align: middle">'


def _good(good: str, side: int, look: Look, ratio: float) -> QPixmap:
    picture = QPixmap(QSize(side, side) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        draw_good(painter, good, QRectF(0, 0, side, side), look)
    return picture
