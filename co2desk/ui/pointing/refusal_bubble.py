"""The bubble beside the mouse that says why something was refused, and short notices of the window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel, QWidget

WIDEST, PADDING = 20, 32  # in heights of a line, and in pixels


class Bubble(QLabel):
    """A sentence where the eye is: why a piece went back. Goes away by itself or with the next input.

    Where there is more to say, a click shows it, and the next click takes the bubble away.
    """

    SHOWN_MS = 6000

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view = parent
        self.setProperty("role", "bubble")
        self.setObjectName("bubble")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._timer = 0
        self._where, self._said, self._more, self.hint = QPoint(), "", "", ""
        self.hide()

    def setVisible(self, visible: bool) -> None:  # noqa: N802 - Qt's name
        """Like the card: no word stays behind."""
        if not visible:
            self.clear()
            self._said = self._more = ""
        super().setVisible(visible)

    def tell(self, where: QPoint, sentence: str, more: str = "", hint: str = "") -> None:
        """Say a sentence. A click says `more` below it; `hint`, which is seen until then, says so."""
        self._where, self._said, self._more, self.hint = where, sentence, more, hint
        # Where nothing is to be clicked, the mouse reaches the board below.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=not more)
        self._show(f"{sentence}\n{hint}" if more else sentence)
        self._stop_timer()
        self._timer = self.startTimer(self.SHOWN_MS)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self._more:
            self._stop_timer()  # it was asked for: whoever reads it takes it away
            self._show(f"{self._said}\n{self._more}")
            self._more = ""
        else:
            self.hide()

    def _show(self, sentence: str) -> None:
        self.setText(sentence)
        longest = max(self.fontMetrics().horizontalAdvance(line) for line in sentence.split("\n"))
        widest = WIDEST * self.fontMetrics().height()
        host = self.view
        if min(widest, longest + PADDING) > host.width() or self.heightForWidth(widest) > host.height():
            host = self.view.window()  # the board is too small for it
        if self.parentWidget() is not host:
            self._move_to(host, sentence)
        self.setFixedWidth(min(widest, longest + PADDING, host.width() - PADDING))
        self.adjustSize()
        room, at = host.rect().adjusted(8, 8, -8, -8), self.view.mapTo(host, self._where)
        x = max(room.left(), min(at.x() - self.width() // 2, room.right() - self.width()))
        y = at.y() - self.height() - 18
        if y < room.top():
            y = min(at.y() + 24, room.bottom() - self.height())
        self.move(x, y)
        self.show()
        self.raise_()

    def _move_to(self, host: QWidget, sentence: str) -> None:
        """Qt hides a widget that gets another parent, and a hidden bubble forgets its words."""
        said, more = self._said, self._more
        self.setParent(host)
        self._said, self._more = said, more
        self.setText(sentence)

    def timerEvent(self, event: object) -> None:  # noqa: N802 - Qt's name
        self._stop_timer()
        self.hide()

    def _stop_timer(self) -> None:
        if self._timer:
            self.killTimer(self._timer)
            self._timer = 0
