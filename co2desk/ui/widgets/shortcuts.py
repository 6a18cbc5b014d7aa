"""Keys in words, and keys that more than one widget names. Tool tips name keys as the menus do."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

LOOK_BACK = "Alt+Left"  # from the present into the past


def key_name(keys: QKeyCombination | Qt.Key | str) -> str:
    """Keys as a menu writes them, in the language of the window."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
