"""Rows of a list or a tree that are as high as their words need. Qt would let long ones end in dots."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

Index = QModelIndex | QPersistentModelIndex
ENDLESS = 100_000


class WrappedRows(QStyledItemDelegate):
    """Wraps the words of one column to the width that the view has for it."""

    def __init__(self, view: QTreeView | QListView, column: int = 0) -> None:
        super().__init__(view)
        self.view, self.column = view, column
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(0)
        self._again.timeout.connect(view.doItemsLayout)
        view.setWordWrap(True)
        view.setTextElideMode(Qt.TextElideMode.ElideNone)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._watched = view.viewport()
        self._watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Another width: the lines break elsewhere. Qt takes whatever a delegate watches for an editor."""
        if watched is not self._watched:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.Resize:
            self._again.start()
        return False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        hint = super().sizeHint(option, index)
        if index.column() != self.column:
            return hint
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        shown.rect = QRect(0, 0, self._width(index), ENDLESS)
        style = self.view.style()
        room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, shown, self.view)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, shown, self.view) + 1
        metrics = QFontMetrics(shown.font)
        inside = room.adjusted(margin, 0, -margin, 0)
        words = metrics.boundingRect(inside, Qt.TextFlag.TextWordWrap, shown.text)
        lines = ENDLESS - room.height() + words.height()
        return QSize(shown.rect.width(), max(lines, metrics.height() + ENDLESS - room.height()))

    def _width(self, index: Index) -> int:
        """What a row of the view has for its words, without the room for the lines of a tree."""
        if isinstance(self.view, QListView):
            return self.view.viewport().width() - 2 * self.view.spacing()
        depth = int(self.view.rootIsDecorated())
        above = index.parent()
        while above.isValid():
            depth += 1
            above = above.parent()
        return self.view.columnWidth(self.column) - depth * self.view.indentation()
