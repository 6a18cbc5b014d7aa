"""The list itself: a model of rows, and a view whose rows can be pointed at by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QRegion, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from co2desk.ui.row_list.painter import RowPainter
from co2desk.ui.row_list.rows import Figures, Meter, Players, RowKey, Shown
from co2desk.ui.theme.look import Look, Type, color
from co2desk.ui.widgets.keyboard import ENTER
from co2desk.ui.widgets.lazy_list import LazyListView

Index = QModelIndex | QPersistentModelIndex

NOWHERE = QModelIndex()
SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
TIP = Qt.ItemDataRole.ToolTipRole
IN_SIGNS = (Figures, Meter, Players)  # rows that say something only by signs: a tip says it in words


class Role(IntEnum):
    SHOWN = Qt.ItemDataRole.UserRole


class RowModel(QAbstractListModel):
    """The rows. As long as they are about the same things, only those that say something else are new."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Shown] = []

    def set_rows(self, rows: list[Shown]) -> None:
        before = self.rows
        if [shown.row.key for shown in rows] != [shown.row.key for shown in before]:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
            return
        changed = [number for number, (old, new) in enumerate(zip(before, rows, strict=True)) if old != new]
        for number in changed:
            before[number] = rows[number]  # what says the same stays the same object
        for number in changed:
            self.dataChanged.emit(self.index(number), self.index(number))

    def row_of(self, key: RowKey | None) -> int:
        """Where a row stands; -1 when there is none."""
        return next((number for number, shown in enumerate(self.rows) if shown.row.key == key), -1)

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        shown = self.rows[index.row()]
        if role == Role.SHOWN:
            return shown
        if role in WORDS:
            return shown.sentence
        if role == TIP and isinstance(shown.row, IN_SIGNS):
            return shown.sentence
        return None


class RowDelegate(QStyledItemDelegate):
    def __init__(self, view: QListView, look: Look, type_: Type) -> None:
        super().__init__(view)
        self.view = view
        self.rows = RowPainter(look, type_)
        self.exposed = QRegion()  # the parts of the list that are painted now
        self._measured: dict[int, tuple[Shown, RowPainter, QSize]] = {}  # by row: Qt asks again and again

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        width, shown = self.view.viewport().width(), index.data(Role.SHOWN)
        known = self._measured.get(index.row())
        if known and known[0] is shown and known[1] is self.rows and known[2].width() == width:
            return known[2]
        size = QSize(width, self.rows.height(shown, width))
        self._measured[index.row()] = shown, self.rows, size
        return size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Qt also asks for all rows between those that say something else."""
        line: QRect = option.rect
        if not self.exposed.intersects(line):
            return
        painter.save()
        painter.setRenderHints(SMOOTH)
        self._state(painter, QRectF(line).adjusted(2, 0, -2, 0), option.state)
        self.rows.paint(painter, index.data(Role.SHOWN), QRectF(line))
        painter.restore()

    def _state(self, painter: QPainter, box: QRectF, state: QStyle.StateFlag) -> None:
        """The row under the pointer is tinted; the current one has a frame."""
        accent = self.rows.look.accent
        if state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(accent, 0.16))
            painter.drawRoundedRect(box, 6, 6)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(color(accent), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), 6, 6)


class RowView(LazyListView):
    """The list. Pointing means: the pointer rests on a row, or the keyboard has reached it."""

    pointed = Signal(QModelIndex)
    unpointed = Signal()

    def __init__(self, look: Look, type_: Type, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_outdated = False  # a row has another height than the layout knows
        self.lines = RowDelegate(self, look, type_)
        self.setItemDelegate(self.lines)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.entered.connect(self.pointed)
        self.viewportEntered.connect(self.unpointed)

    def dataChanged(  # noqa: N802 - Qt's name
        self, top: Index, bottom: Index, roles: Sequence[int] = ()
    ) -> None:
        """A row says something else. If it needs no more room and no less, it alone is painted: Qt's list
        would lay out and paint all rows, for each one that changes."""
        keeps = self.isVisible() and not self._is_outdated
        if keeps and self.sizeHintForIndex(top).height() == self._room_of(top):
            QAbstractItemView.dataChanged(self, top, bottom, roles)
        else:
            self._is_outdated = True
            super().dataChanged(top, bottom, roles)

    def _room_of(self, index: Index) -> int:
        """The height that a row has had since the last layout. Qt remembers only where rows begin: the
        height of `visualRect` is the one that a row wants now."""
        top, below = self.visualRect(index).top(), index.sibling(index.row() + 1, 0)
        if below.isValid():
            return self.visualRect(below).top() - top
        return self.contentsSize().height() - self.verticalOffset() - top

    def lay_out(self) -> None:
        self._is_outdated = False
        super().lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Words wrap elsewhere at once: Qt would wait a moment."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        self.lines.exposed = event.region()
        super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Enter chooses a row. Qt would hand the key on, to whatever has the keyboard by then."""
        super().keyPressEvent(event)
        if event.key() in ENTER:
            event.accept()

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802 - Qt's name
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self.pointed.emit(self.currentIndex())

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Whoever comes by keyboard starts at the top, or where the reading stopped."""
        came_by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        if self.model().rowCount() and not came_by_mouse and not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(0, 0))
        super().focusInEvent(event)
        if self.currentIndex().isValid() and not came_by_mouse:
            self.pointed.emit(self.currentIndex())

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusOutEvent(event)
        self.unpointed.emit()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().leaveEvent(event)
        self.unpointed.emit()
