"""What gives way when there is little room: widgets move, sentences break into lines, names end in dots."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

WIDEST = 11  # of a name, in heights of a line
ENDLESS = 100_000  # pixels


def put(grid: QGridLayout, widget: QWidget, row: int, column: int, width: int = 1) -> None:
    """Move a widget to a place of a grid, if it is not there already. It stands in the middle of its line."""
    if grid.getItemPosition(grid.indexOf(widget)) != (row, column, 1, width):
        grid.removeWidget(widget)
        grid.addWidget(widget, row, column, 1, width)
        grid.setAlignment(widget, Qt.AlignmentFlag.AlignVCenter)


class NameLabel(QLabel):
    """A name that somebody chose. A long one ends in dots, and is whole in the tool tip."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)  # a name may look like anything

    def setText(self, name: str) -> None:  # noqa: N802 - Qt's name
        super().setText(name)
        self.setToolTip(name)

    def clear(self) -> None:
        """No word stays behind."""
        self.setText("")

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        hint = super().sizeHint()
        return QSize(min(hint.width(), WIDEST * self.fontMetrics().height()), hint.height())

    def width_of(self, name: str) -> int:
        """The room that a name would have here."""
        self.ensurePolished()
        metrics = self.fontMetrics()
        return min(metrics.horizontalAdvance(name) + 1, WIDEST * metrics.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        room = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()


class Sentence(QLabel):
    """A sentence on one line, or on several where the room is too narrow for it."""

    def __init__(self, words: str = "") -> None:
        super().__init__(words)
        self.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        self.ensurePolished()
        lines = self.fontMetrics().size(0, self.text())
        frame = self.size() - self.contentsRect().size()
        return lines + frame + QSize(1, 0)


class LongestText(QLabel):
    """The longest of several texts that fits on so many lines, or else the first, on as many as it needs."""

    def __init__(self, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = lines
        self.texts: Sequence[str] = ()
        self.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def offer(self, texts: Sequence[str]) -> None:
        """The shortest first."""
        self.texts = texts
        self._choose()

    def clear(self) -> None:
        """No word stays behind."""
        self.offer(())

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        """The room of all lines, also for shorter texts: nothing moves from one to the next."""
        return max(self._room(width), self._height(self.texts[0], width) if self.texts else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._choose()

    def _choose(self) -> None:
        width = self.width()
        fitting = (text for text in reversed(self.texts) if self._height(text, width) <= self._room(width))
        self.setText(next(fitting, self.texts[0] if self.texts else ""))

    def _room(self, width: int) -> int:
        return self._height("\n" * (self.lines - 1), width)

    def _height(self, text: str, width: int) -> int:
        self.ensurePolished()
        room = QRect(0, 0, width, ENDLESS)
        return self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
