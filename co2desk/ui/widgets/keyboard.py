"""Where the keyboard goes when what had it is gone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid


def give_keyboard(*wanted: QWidget | None) -> None:
    """To the first of them that is still there and can be seen."""
    for widget in wanted:
        if widget is not None and isValid(widget) and widget.isVisible():
            widget.setFocus(Qt.FocusReason.OtherFocusReason)
            return
