"""Small pieces that the dialogs are put together from. They hold no text of their own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QLabel,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

HEADING, TITLE = 1.12, 1.45  # sizes of type, as parts of the size of ordinary text
SPACE = 8  # the grid that everything stands on


class Heading(QLabel):
    """A line that names what follows. It grows with the text size that the player chooses.

    A new font of the application reaches widgets that have a style sheet only when the sheet is set again.
    """

    def __init__(self, share: float = HEADING) -> None:
        super().__init__()
        self.share = share
        self.setWordWrap(True)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.StyleChange:
            self._fit()
        super().changeEvent(event)

    def _fit(self) -> None:
        font = QFont(QApplication.font())
        if font.pixelSize() > 0:
            font.setPixelSize(round(font.pixelSize() * self.share))
        else:
            font.setPointSizeF(font.pointSizeF() * self.share)
        font.setWeight(QFont.Weight.DemiBold)
        self.setFont(font)


def note() -> QLabel:
    """A quiet sentence that explains something."""
    label = QLabel()
    label.setProperty("role", "soft")
    label.setWordWrap(True)
    return label


def warning() -> QLabel:
    """A sentence about something that is wrong; hidden while it has nothing to say."""
    label = QLabel()
    label.setProperty("role", "warning")
    label.setTextFormat(Qt.TextFormat.PlainText)  # it repeats what strangers have written
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.hide()
    return label


def say(label: QLabel, sentence: str) -> None:
    """Show a sentence, or hide the label when there is none."""
    label.setText(sentence)
    label.setVisible(bool(sentence))


def panel(*parts: QWidget | QLayout) -> QFrame:
    """A box on the ground with things below each other."""
    frame = QFrame()
    frame.setProperty("role", "panel")
    column = QVBoxLayout(frame)
    column.setContentsMargins(2 * SPACE, SPACE + 4, 2 * SPACE, SPACE + 4)
    column.setSpacing(SPACE)
    for part in parts:
        if isinstance(part, QWidget):
            column.addWidget(part)
        else:
            column.addLayout(part)
    return frame


def scrolling(content: QWidget) -> QScrollArea:
    """Room for more than the screen holds: large text, long languages."""
    area = QScrollArea()
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
    return area


def room_on_screen(dialog: QDialog) -> QSize:
    """The most that a dialog takes, frame and title included."""
    return dialog.screen().availableSize() * 0.96


def open_at(dialog: QDialog, wide: float, high: float) -> None:
    """Open a dialog at a size in lines of text, and never beyond the screen."""
    line, room = dialog.fontMetrics().height(), room_on_screen(dialog)
    dialog.resize(min(round(wide * line), room.width()), min(round(high * line), room.height()))


class FittedDialog(QDialog):
    """A dialog with scrolling content that opens as high as the content wants, if the screen allows it."""

    WIDE, LEAST_HIGH = 60, 0  # how large it opens, in heights of a line of text

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.content = QWidget()
        self.area = scrolling(self.content)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        if not event.spontaneous():
            self.fit()  # not earlier: the style and the fonts are settled only now
        super().showEvent(event)

    def fit(self) -> None:
        content, line = self.content, self.fontMetrics().height()
        frame = self.sizeHint() - self.area.sizeHint()
        inside = min(self.WIDE * line, self.screen().availableSize().width()) - frame.width()
        high = content.heightForWidth(inside) if content.hasHeightForWidth() else content.sizeHint().height()
        open_at(self, self.WIDE, max((high + frame.height()) / line, self.LEAST_HIGH))
