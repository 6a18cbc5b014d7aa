"""A layout of columns that stand beside each other, or below each other where there is no room for that."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Columns(QLayout):
    def __init__(self, parent: QWidget, gap: int) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._shares: list[int] = []
        self._gap = gap
        self.setContentsMargins(QMargins())

    def add(self, widget: QWidget, share: int) -> None:
        """One more column, with its share of the width."""
        self._shares.append(share)
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
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return max((place.bottom() + 1 for _, place in self._places(QRect(0, 0, width, 0))), default=0)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802 - Qt's name
        super().setGeometry(rect)
        for item, place in self._places(rect):
            item.setGeometry(place)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        hints = [item.sizeHint() for item in self._items]
        wide = sum(hint.width() for hint in hints) + self._gap * (len(hints) - 1)
        return QSize(wide, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        """Below each other they need the least width."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _widths(self, width: int) -> list[int]:
        """The columns beside each other by their shares, and never narrower than they can be; none when the
        width is not enough for that."""
        least = [item.minimumSize().width() for item in self._items]
        room = width - self._gap * (len(least) - 1)
        if sum(least) > room:
            return []
        narrow: set[int] = set()  # those that get the least they need, because their share is less
        while True:
            shares = sum(share for column, share in enumerate(self._shares) if column not in narrow)
            rest = room - sum(least[column] for column in narrow)
            widths = [
                least[column] if column in narrow else rest * share // shares
                for column, share in enumerate(self._shares)
            ]
            short = {column for column, width in enumerate(widths) if width < least[column]}
            if not short:
                return widths
            narrow |= short

    def _places(self, rect: QRect) -> Iterator[tuple[QLayoutItem, QRect]]:
        widths = self._widths(rect.width())
        x, y = rect.x(), rect.y()
        for number, item in enumerate(self._items):
            width = widths[number] if widths else rect.width()
            yield item, QRect(x, y, width, self._height(item, width))
            if widths:
                x += width + self._gap
            else:
                y += self._height(item, width) + self._gap

    @staticmethod
    def _height(item: QLayoutItem, width: int) -> int:
        return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
