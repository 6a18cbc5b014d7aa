"""How the window was left: its size and place, and what stood beside the board. It opens like that again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray

if TYPE_CHECKING:
    from co2desk.ui.desk import GameDesk
    from co2desk.ui.window import MainWindow

SIZE = (1600, 1000)


def restore(window: MainWindow) -> None:
    geometry = window.preferences.store.value("window/geometry")
    if not isinstance(geometry, QByteArray) or not window.restoreGeometry(geometry):
        window.resize(*SIZE)


def restore_desk(window: MainWindow, desk: GameDesk) -> None:
    store, side = window.preferences.store, window.menus.side
    split = store.value("window/split")
    if isinstance(split, QByteArray):
        desk.split.restoreState(split)
    side.setChecked(store.value("window/side", True) in (True, "true"))
    desk.side.setVisible(side.isChecked())
    tab = str(store.value("window/tab"))
    desk.side.setCurrentIndex(int(tab) if tab in ("0", "1", "2") else 0)


def remember(window: MainWindow) -> None:
    store = window.preferences.store
    store.setValue("window/geometry", window.saveGeometry())
    if window.desk is not None:
        store.setValue("window/split", window.desk.split.saveState())
        store.setValue("window/side", window.menus.side.isChecked())
        store.setValue("window/tab", window.desk.side.currentIndex())
