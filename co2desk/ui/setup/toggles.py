"""A row of buttons of which one is chosen."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QPushButton

from co2desk.ui.widgets.dialogs import SPACE


def toggle(group: QButtonGroup, number: int) -> QPushButton:
    button = QPushButton()
    button.setCheckable(True)
    button.setAutoDefault(False)
    button.setProperty("role", "toggle")
    button.setMinimumSize(6 * SPACE, 5 * SPACE)
    group.addButton(button, number)
    return button


def mark_chosen(group: QButtonGroup, number: int) -> None:
    """Check a button of a row; colour is not the only sign."""
    group.button(number).setChecked(True)
    for button in group.buttons():
        font = button.font()
        font.setBold(button.isChecked())
        button.setFont(font)
