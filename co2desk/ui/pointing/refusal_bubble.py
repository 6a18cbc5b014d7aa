"""The bubble beside the mouse that says why something was refused, and short notices of the window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget

WIDEST, PADDING = 20, 32  # in heights of a line, and in pixels


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
        widest = WIDEST * self.fontMetrics().height()
        host = self.view
        if min(widest, longest + PADDING) > host.width() or self.heightForWidth(widest) > host.height():
            host = self.view.window()  # the board is too small for it
        if self.parentWidget() is not host:
            self.setParent(host)
        self.setFixedWidth(min(widest, longest + PADDING, host.width() - PADDING))
        self.adjustSize()
        room, at = host.rect().adjusted(8, 8, -8, -8), self.view.mapTo(host, where)
        x = max(room.left(), min(at.x() - self.width() // 2, room.right() - self.width()))
        y = at.y() - self.height() - 18
        if y < room.top():
            y = min(at.y() + 24, room.bottom() - self.height())
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
