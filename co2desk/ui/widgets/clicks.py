"""A double click on a button that leads on is one click: a second would press what has come to its place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractButton


class OnlyFirstClick(QObject):
    """Belongs to the button. Where the first click has brought another button under the mouse, Qt tells that
    one of the second click, so every button at such a place needs it."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        return event.type() == QEvent.Type.MouseButtonDblClick
