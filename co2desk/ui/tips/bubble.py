"""A tip beside the place that it is about. It stays until somebody has read it, and holds nothing up."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from co2desk.ui.i18n.translation import translate

WIDE, AWAY = 18, 10  # heights of a line, and pixels from the place


class TipBubble(QFrame):
    read = Signal()
    unwanted = Signal()  # no more tips

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view = parent
        self.setProperty("role", "tip")
        self.setObjectName("tip")
        self.text, self.done_button, self.no_more = QLabel(), QPushButton(), QPushButton()
        self.text.setWordWrap(True)
        self.no_more.setFlat(True)
        row = QHBoxLayout()
        row.addWidget(self.no_more)
        row.addStretch(1)
        row.addWidget(self.done_button)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addLayout(row)
        self.done_button.clicked.connect(self.read)
        self.no_more.clicked.connect(self.unwanted)
        self.hide()

    def tell(self, sentence: str, near: QRect) -> None:
        """Beside a place, never over it, and always inside the board's view."""
        self.say(sentence)
        self.ensurePolished()
        wide = min(WIDE * self.fontMetrics().height(), self.view.width() - 2 * AWAY)
        self.setFixedWidth(wide)
        self.adjustSize()
        room = self.view.rect().adjusted(AWAY, AWAY, -AWAY, -AWAY)
        self.move(beside(near, self.size(), room))
        self.show()
        self.raise_()

    def say(self, sentence: str) -> None:
        self.text.setText(sentence)
        #: Buttons of a tip on the board: it was read; no tips at all, please. There is little room.
        self.done_button.setText(translate("Tips", "OK"))
        self.no_more.setText(translate("Tips", "No more tips"))

    def put_away(self) -> None:
        """No word stays behind."""
        self.hide()
        for part in (self.text, self.done_button, self.no_more):
            part.setText("")


def beside(near: QRect, size: QSize, room: QRect) -> QPoint:
    """Right or left of a place, or else below or above it, wherever there is room first."""
    left, top = near.center().x() - size.width() // 2, near.center().y() - size.height() // 2
    for corner in (
        QPoint(near.right() + AWAY, top),
        QPoint(near.left() - AWAY - size.width(), top),
        QPoint(left, near.bottom() + AWAY),
        QPoint(left, near.top() - AWAY - size.height()),
    ):
        found = QPoint(
            max(room.left(), min(corner.x(), room.right() - size.width())),
            max(room.top(), min(corner.y(), room.bottom() - size.height())),
        )
        if not QRect(found, size).intersects(near):
            return found
    return room.topLeft()  # the place fills the whole view
