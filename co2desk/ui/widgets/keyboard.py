"""What the Enter key is, and where the keyboard goes when what had it is gone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)  # the large one, and that of the number pad


def is_plain_enter(event: QKeyEvent) -> bool:
    """Enter without another key: alone it is nowhere a shortcut."""
    others = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return event.key() in ENTER and others == Qt.KeyboardModifier.NoModifier


def give_keyboard(*wanted: QWidget | None) -> None:
    """To the first of them that is still there and can be seen."""
    for widget in wanted:
        if widget is not None and isValid(widget) and widget.isVisible():
            widget.setFocus(Qt.FocusReason.OtherFocusReason)
            return
