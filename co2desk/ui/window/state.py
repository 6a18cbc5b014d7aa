"""How the window was left: its size and place, and what stood beside the board. It opens like that again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRect, QSettings, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from co2desk.ui.window.game_view import GameView

SIZE = QSize(1600, 1000)
SHARE = 0.8  # of a large screen
FRAME = QSize(8, 40)  # what a desktop adds to a window: nobody knows before it is shown


def restore_window(window: QWidget, store: QSettings) -> None:
    geometry = store.value("window/geometry")
    if not isinstance(geometry, QByteArray) or not window.restoreGeometry(geometry):
        window.resize(first_size(window.screen().availableGeometry()))


def first_size(room: QRect) -> QSize:
    """How large the window opens where it has never been: as it was designed, and larger on a large screen;
    never beyond the screen, whose size is in units of its scale."""
    most = room.size() - FRAME
    return SIZE.expandedTo(room.size() * SHARE).boundedTo(most)


def remember_window(window: QWidget, store: QSettings) -> None:
    store.setValue("window/geometry", window.saveGeometry())


def restore_game_view(game_view: GameView, side: QAction, store: QSettings) -> None:
    """`side` shows and hides what stands beside the board."""
    split = store.value("window/split")
    if isinstance(split, QByteArray):
        game_view.split.is_by_hand = game_view.split.restoreState(split)
    side.setChecked(store.value("window/side", True) in (True, "true"))
    game_view.strip.restore(side.isChecked())
    game_view.strip.shown.connect(side.setChecked)
    tab = str(store.value("window/tab"))
    game_view.side.setCurrentIndex(int(tab) if tab in ("0", "1", "2") else 0)


def remember_game_view(game_view: GameView, side: QAction, store: QSettings) -> None:
    if game_view.split.is_by_hand:
        store.setValue("window/split", game_view.split.saveState())
    store.setValue("window/side", side.isChecked() or game_view.strip.is_folded)
    store.setValue("window/tab", game_view.side.currentIndex())
