"""Compares the board on the screen with one that is built from scratch."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QImage, QPainter

from co2desk.session.history import fate_of
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.board.view import BoardView
from co2desk.ui.models.places import PlaceKey
from tests.ui.painting import picture_of
from tests.ui.screen import Screen

SHADES = 4  # of 256; what nobody sees


def fresh_board(screen: Screen) -> BoardScene:
    """The board of the running game, built from scratch."""
    game_view, controller = screen.game_view, screen.controller
    board = BoardScene(controller.model, game_view.board.look, game_view.board.type)
    board.begin(
        controller.table.setting, controller.seats, game_view.board.words, controller.declaration.board
    )
    return board


def looks(board: BoardScene) -> dict[PlaceKey, tuple[Any, ...]]:
    """What every item shows, and where."""
    return {
        key: (item.value, item.isVisible(), item.pos(), item.area, item.rect(), item.zValue())
        for key, item in board.items_by_key.items()
    }


def picture(board: BoardScene, like: BoardView) -> QImage:
    """A board as a view of the same size shows it."""
    view = BoardView(board)
    view.resize(like.size())
    view.fit()
    found = picture_of(view.viewport())
    view.deleteLater()
    return found


def same_picture(one: QImage, other: QImage) -> bool:
    """Equal but for rounding: a picture that is put together in another order may differ by a few shades."""
    if one.size() != other.size():
        return False
    if one == other:
        return True
    difference = one.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    shades = bytes(difference.constBits())  # blue, green, red and a byte without a meaning
    return all(max(shades[channel::4]) <= SHADES for channel in range(3))


def assert_board_is_true(screen: Screen, pictures: bool = False) -> None:
    """Every item shows what it would show if the board were built now."""
    board, fresh = screen.game_view.board, fresh_board(screen)
    assert looks(board) == looks(fresh)
    if pictures:
        fresh.set_risk(board.risk)  # the forecast says it, not the table
        fresh.set_fate(fate_of(screen.controller.game))
        fresh.set_last(board.last)  # the log says it
        fresh.set_marks({key: item.mark for key, item in board.items_by_key.items()})
        screen.game_view.pointer.card.hide()
        assert same_picture(
            picture_of(screen.game_view.view.viewport()), picture(fresh, screen.game_view.view)
        )
    fresh.deleteLater()
