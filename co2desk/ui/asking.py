"""Messages and questions in the middle of the window. Buttons say what they do; no "yes" and "no"."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from co2desk.ui.tongue import translate

CANCELLED = -1


def tell(parent: QWidget, sentence: str, details: str = "") -> None:
    """Something went wrong. The details are for whoever wants to look into it."""
    box = _box(parent, QMessageBox.Icon.Warning, sentence, details)
    box.addButton(translate("Asking", "Close"), QMessageBox.ButtonRole.AcceptRole)
    box.exec()


def ask(parent: QWidget, sentence: str, choices: Sequence[str], details: str = "") -> int:
    """The number of the choice, or CANCELLED. The first choice is the one that loses nothing."""
    box = _box(parent, QMessageBox.Icon.Question, sentence, details)
    buttons = [box.addButton(choice, QMessageBox.ButtonRole.AcceptRole) for choice in choices]
    box.setDefaultButton(buttons[0])
    cancel = box.addButton(translate("Asking", "Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setEscapeButton(cancel)
    box.exec()
    chosen = box.clickedButton()
    return next((number for number, button in enumerate(buttons) if button is chosen), CANCELLED)


def _box(parent: QWidget, icon: QMessageBox.Icon, sentence: str, details: str) -> QMessageBox:
    box = QMessageBox(icon, "co2desk", sentence, QMessageBox.StandardButton.NoButton, parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)  # it is asked which button was pressed
    box.setTextFormat(Qt.TextFormat.PlainText)  # names of files and players may look like anything
    if details:
        box.setInformativeText(details)
        for label in box.findChildren(QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)
    return box
