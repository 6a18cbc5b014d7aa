"""A board without a window, for tests that look at what is painted on it."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QImage, QPainter

from co2desk.session import Session
from co2desk.text import Speaker
from co2desk.ui.board.items.draw import Pen
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.i18n.translation import translate
from tests.ui.stations import seats


def speaker_of(session: Session) -> Speaker:
    return Speaker(session.game.table.setting.base, [seat.name for seat in seats(session)], translate)


def player_of(session: Session) -> int:
    return 0 if session.game.is_over else session.game.decision.player


def draw(board: BoardScene, item: PlaceItem, value: Any) -> None:
    """A place with something else on it than there is."""
    picture = QImage(item.rect().size().toSize(), QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    shown, item.value = item.value, value
    item.draw(Pen(painter, board.look, board.type), item.area)
    item.value = shown
    painter.end()
