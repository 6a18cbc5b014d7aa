"""Keys in words, and keys that more than one widget names. Tool tips name keys as the menus do."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

LOOK_BACK = "Alt+Left"  # from the present into the past
# Where Qt knows no key for something. Windows has none for Quit, because Alt+F4 closes every window there.
FALLBACKS = {QKeySequence.StandardKey.Quit: "Ctrl+Q"}


def key_name(keys: QKeyCombination | Qt.Key | str) -> str:
    """Keys as a menu writes them, in the language of the window."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def standard_keys(meaning: QKeySequence.StandardKey) -> list[QKeySequence]:
    """The keys that mean this on the system at hand; at least one."""
    return QKeySequence.keyBindings(meaning) or [QKeySequence(FALLBACKS[meaning])]


def means(event: QKeyEvent, meaning: QKeySequence.StandardKey) -> bool:
    """As Qt's `matches`, with the keys that Qt does not know."""
    return event.matches(meaning) or QKeySequence(event.keyCombination()) in standard_keys(meaning)
