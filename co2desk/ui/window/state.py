"""How the window was left: its size and place, and what stood beside the board. It opens like that again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray

if TYPE_CHECKING:
    from co2desk.ui.window.game_view import GameView
    from co2desk.ui.window.main_window import MainWindow

SIZE = (1600, 1000)


def restore(window: MainWindow) -> None:
    geometry = window.preferences.store.value("window/geometry")
    if not isinstance(geometry, QByteArray) or not window.restoreGeometry(geometry):
        window.resize(*SIZE)


def restore_desk(window: MainWindow, game_view: GameView) -> None:
    store, side = window.preferences.store, window.menus.side
    split = store.value("window/split")
    if isinstance(split, QByteArray):
        game_view.split.restoreState(split)
    side.setChecked(store.value("window/side", True) in (True, "true"))
    game_view.side.setVisible(side.isChecked())
    tab = str(store.value("window/tab"))
    game_view.side.setCurrentIndex(int(tab) if tab in ("0", "1", "2") else 0)


def remember(window: MainWindow) -> None:
    store = window.preferences.store
    store.setValue("window/geometry", window.saveGeometry())
    if window.game_view is not None:
        store.setValue("window/split", window.game_view.split.saveState())
        store.setValue("window/side", window.menus.side.isChecked())
        store.setValue("window/tab", window.game_view.side.currentIndex())
