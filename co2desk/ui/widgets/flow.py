"""A layout that puts widgets side by side and begins a new line when there is no room left.

One of them may stand at the right end of the first line, where it stays however many others there are.
"""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    def __init__(self, parent: QWidget | None = None, gap: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._last: QWidget | None = None
        self.gap = gap
        self.setContentsMargins(QMargins())

    def add_at_end(self, widget: QWidget) -> None:
        """At the right end of the first line."""
        self._last = widget
        self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's name
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's name
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's name
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 - Qt's name
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802 - Qt's name
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """On one line."""
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        wide = sum(hint.width() + self.gap for hint in hints) - self.gap
        return QSize(max(0, wide), max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, move: bool) -> int:
        y = rect.y()
        for line in self._lines(rect.width()):
            sizes = [self._size(item, rect.width()) for item in line]
            height = max(size.height() for size in sizes)
            x = rect.x()
            for item, size in zip(line, sizes, strict=True) if move else ():
                top = y + (height - size.height()) // 2  # higher and lower ones share a middle
                if item is self._at_end():
                    item.setGeometry(QRect(QPoint(rect.x() + rect.width() - size.width(), top), size))
                else:
                    item.setGeometry(QRect(QPoint(x, top), size))
                    x += size.width() + self.gap
            y += height + self.gap
        return max(0, y - self.gap - rect.y())

    @staticmethod
    def _size(item: QLayoutItem, width: int) -> QSize:
        """As wide as it wants to be, if there is room; what has to be narrower may have to be higher."""
        hint = item.sizeHint()
        if hint.width() <= width:
            return hint
        return QSize(width, item.heightForWidth(width) if item.hasHeightForWidth() else hint.height())

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        """What stands side by side."""
        lines: list[list[QLayoutItem]] = []
        x = 0
        at_end = self._at_end()
        for item in ([at_end] if at_end else []) + [item for item in self._items if item is not at_end]:
            if item.isEmpty():  # hidden
                continue
            needed = item.sizeHint().width()
            if not lines or x + needed > width:
                lines.append([])
                x = 0
            lines[-1].append(item)
            x += needed + self.gap
        return lines

    def _at_end(self) -> QLayoutItem | None:
        """It takes its room first."""
        return next((item for item in self._items if item.widget() is self._last), None)

    def clear(self) -> None:
        """Remove and delete everything."""
        self._last = None
        while self._items:
            widget = self._items.pop().widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
