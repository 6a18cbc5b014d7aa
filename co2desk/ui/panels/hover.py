"""What lies under the mouse: a card with a larger picture, a title and an explanation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

WIDTH = 280
BUBBLE, PADDING = 20, 32  # in heights of a line, and in pixels


class HoverCard(QFrame):
    """Lies over the board and never takes the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view = parent
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.picture, self.title, self.body = QLabel(), QLabel(), QLabel()
        for label in (self.title, self.body):
            label.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
        self.picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.title.setWordWrap(True)
        self.title.setProperty("role", "hover-title")
        self.body.setWordWrap(True)
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 10, 12, 10)
        box.setSpacing(6)
        for label in (self.picture, self.title, self.body):
            label.setMaximumWidth(WIDTH)
            box.addWidget(label)
        self.hide()

    def setVisible(self, visible: bool) -> None:  # noqa: N802 - Qt's name
        """However the card goes, it takes along what it told: it may have been a secret."""
        if not visible:
            for label in (self.picture, self.title, self.body):
                label.clear()
        super().setVisible(visible)

    def tell(self, near: QRect, title: str, lines: Sequence[str], picture: QPixmap | None = None) -> None:
        """Show beside a rectangle of the parent, where there is room."""
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.body.setText("\n".join(lines))
        self.body.setVisible(bool(lines))
        self.picture.setVisible(picture is not None)
        if picture is not None:
            self.picture.setPixmap(picture)
        self.setFixedWidth(WIDTH + 24)
        self.resize(WIDTH + 24, self.heightForWidth(WIDTH + 24))
        self.move(self._place(near))
        self.show()
        self.raise_()

    def _place(self, near: QRect) -> QPoint:
        """Right of the piece, or left, or above, or below: never on top of it."""
        room = self.view.rect().adjusted(6, 6, -6, -6)
        size = self.size()
        for corner in (
            QPoint(near.right() + 12, near.top()),
            QPoint(near.left() - size.width() - 12, near.top()),
            QPoint(near.left(), near.top() - size.height() - 12),
            QPoint(near.left(), near.bottom() + 12),
        ):
            place = QRect(corner, size)
            if place.right() <= room.right() and place.left() >= room.left():
                place.moveTop(max(room.top(), min(place.top(), room.bottom() - size.height())))
                if not place.intersects(near):
                    return place.topLeft()
        return QPoint(max(room.left(), min(near.right() + 12, room.right() - size.width())), room.top())


class Bubble(QLabel):
    """A sentence where the eye is: why a piece went home. Goes away by itself or with the next input."""

    SHOWN_MS = 6000

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view = parent
        self.setProperty("role", "bubble")
        self.setObjectName("bubble")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = self.startTimer(self.SHOWN_MS)
        self.killTimer(self._timer)
        self._timer = 0
        self.hide()

    def setVisible(self, visible: bool) -> None:  # noqa: N802 - Qt's name
        """Like the card: no word stays behind."""
        if not visible:
            self.clear()
        super().setVisible(visible)

    def tell(self, where: QPoint, sentence: str) -> None:
        self.setText(sentence)
        longest = max(self.fontMetrics().horizontalAdvance(line) for line in sentence.split("\n"))
        room = self.view.rect().adjusted(8, 8, -8, -8)
        widest = min(BUBBLE * self.fontMetrics().height(), room.width())
        self.setFixedWidth(min(widest, longest + PADDING))
        self.adjustSize()
        x = max(room.left(), min(where.x() - self.width() // 2, room.right() - self.width()))
        y = where.y() - self.height() - 18
        if y < room.top():
            y = min(where.y() + 24, room.bottom() - self.height())
        self.move(x, y)
        self.show()
        self.raise_()
        if self._timer:
            self.killTimer(self._timer)
        self._timer = self.startTimer(self.SHOWN_MS)

    def timerEvent(self, event: object) -> None:  # noqa: N802 - Qt's name
        if self._timer:
            self.killTimer(self._timer)
            self._timer = 0
        self.hide()
