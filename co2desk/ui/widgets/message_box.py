"""Messages and questions in the middle of the window. Buttons say what they do; no "yes" and "no"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QLabel, QMessageBox, QScrollArea, QWidget

from co2desk.ui.i18n.translation import translate

CANCELLED = -1
SENTENCE, DETAILS = "qt_msgbox_label", "qt_msgbox_informativelabel"  # Qt's names
GAP = 8  # pixels between answers
WIDE, HIGH = 0.6, 0.3  # of the screen: a box becomes hardly wider, and its details not higher


def tell(parent: QWidget, sentence: str, details: str = "") -> None:
    """Something went wrong. The details are for whoever wants to look into it."""
    box = _box(parent, QMessageBox.Icon.Warning, sentence, details)
    #: The button under a message.
    box.addButton(translate("Asking", "Close"), QMessageBox.ButtonRole.AcceptRole)
    make_room(box)
    box.exec()
    box.deleteLater()


def ask(
    parent: QWidget, sentence: str, choices: Sequence[str], details: str = "", careful: bool = False
) -> int:
    """The number of the choice, or CANCELLED. The first choice is the one that loses nothing; where even
    that has to be thought about (`careful`), the Enter key cancels."""
    box = _box(parent, QMessageBox.Icon.Question, sentence, details)
    buttons = [box.addButton(choice, QMessageBox.ButtonRole.AcceptRole) for choice in choices]
    #: The button that gives up what is asked about.
    cancel = box.addButton(translate("Asking", "Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(cancel if careful else buttons[0])
    box.setEscapeButton(cancel)
    make_room(box)
    box.exec()
    chosen = box.clickedButton()
    box.deleteLater()
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


def make_room(box: QMessageBox) -> None:
    """Large text on a small screen: long lines, answers below each other, details that can be scrolled."""
    room = box.screen().availableSize()
    sentence = box.findChild(QLabel, SENTENCE)
    if isinstance(sentence, QLabel) and sentence.sizeHint().height() > room.height() * HIGH:
        sentence.setMinimumWidth(round(room.width() * WIDE))
    answers = box.findChild(QDialogButtonBox)
    wide = sum(button.sizeHint().width() + GAP for button in box.buttons())
    if answers is not None and wide > room.width() * WIDE:
        answers.setOrientation(Qt.Orientation.Vertical)
        for button in answers.buttons():
            button.setMinimumWidth(max(each.sizeHint().width() for each in box.buttons()))
    details, grid = box.findChild(QLabel, DETAILS), box.layout()
    if not isinstance(details, QLabel) or not isinstance(grid, QGridLayout):
        return
    wide, high = round(room.width() * WIDE), round(room.height() * HIGH)
    details.setWordWrap(True)
    if details.heightForWidth(wide) > high:
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setMinimumWidth(wide)
        area.setFixedHeight(high)
        row = grid.getItemPosition(grid.indexOf(details))  # and column, height and width
        details.setMaximumWidth(wide - area.verticalScrollBar().sizeHint().width())
        area.setWidget(details)
        grid.addWidget(area, *cast(tuple[int, int, int, int], row))
