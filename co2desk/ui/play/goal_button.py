"""A goal to keep, as a button with the words of the card: nothing else on the screen shows it yet."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout

from co2desk.text import CardText

WIDE = 17  # in heights of a line of text
EDGE = 10


class GoalButton(QPushButton):
    """Its words stand in labels, because a button breaks no lines; they leave the mouse to the button."""

    def __init__(self, text: CardText, so_far: str) -> None:
        super().__init__()
        shown = (text.title, text.body[0], so_far)  # what follows is the same on all of them
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self.column.setSpacing(4)
        for line in shown:
            label = QLabel(line)
            label.setWordWrap(True)
            label.setProperty(
                "role", "hover-title" if line == text.title else "soft" if line == so_far else ""
            )
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self.column.addWidget(label)
        self.column.addStretch(1)
        self.setAccessibleName(text.title)
        self.setAccessibleDescription("\n".join((*text.body, so_far)))
        self.setToolTip("\n".join((text.title, *text.body)))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        wide = WIDE * self.fontMetrics().height()
        return QSize(wide, self.column.totalHeightForWidth(wide))
