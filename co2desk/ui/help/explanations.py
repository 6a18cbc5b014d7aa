"""F1 in a dialog that is about the program, not about the rules: the control says what it is for.

The words are Qt's own "What's This" texts (`setWhatsThis`), so that Shift+F1 and screen readers have them.
"""

from __future__ import annotations

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QWhatsThis

from co2desk.ui.help.topics import HELP, Watch


def offer_explanations(dialog: QDialog) -> None:
    """F1: what the control under the mouse, or the one with the focus, is for; elsewhere, the dialog."""
    watch = Watch(dialog)
    QShortcut(QKeySequence(HELP), dialog, lambda: explain(dialog, watch))


def explain(dialog: QDialog, watch: Watch) -> None:
    widget = next((found for found in watch.meant_in(dialog) if found.whatsThis()), dialog)
    below = widget.rect().bottomLeft() if widget is not dialog else widget.rect().center()
    QWhatsThis.showText(widget.mapToGlobal(below), widget.whatsThis(), widget)
