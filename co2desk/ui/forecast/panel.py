"""The forecast: what follows if the decade ended now, and what a move would change about it.

Every row can be reached with the arrow keys, reads as a sentence, and shows on the board what it is about.
Only what lies open is told (see `co2desk.forecast`).
"""

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
from PySide6.QtGui import QFocusEvent, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from co2desk.engine.table.table import Table
from co2desk.forecast import Outlook
from co2desk.session.seats import Seat
from co2desk.text import Speaker
from co2desk.ui.forecast.books import book_of
from co2desk.ui.forecast.painter import SPACE, TEXT, RowPainter
from co2desk.ui.forecast.rows import Figures, Meter, Players, Row, RowKey, Shown, compared, unchanged
from co2desk.ui.forecast.strokes import draw_change
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.theme.look import LABEL, Look, Type, color

Index = QModelIndex | QPersistentModelIndex

NOWHERE = QModelIndex()
IN_SIGNS = (Figures, Meter, Players)  # rows that say something only by signs: a tip says it in words


def rows_of(told: Outlook, table: Table, seats: Sequence[Seat], speaker: Speaker) -> list[Row]:
    """Everything that a forecast says, from top to bottom."""
    parts = book_of(told).parts
    return [row for part in parts for row in part(told, table, seats, speaker).rows()]


class Role(IntEnum):
    SHOWN = Qt.ItemDataRole.UserRole


class ForecastModel(QAbstractListModel):
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
        self.rows = rows
        for number, (old, new) in enumerate(zip(before, rows, strict=True)):
            if old != new:
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
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return shown.sentence
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(shown.row, IN_SIGNS):
            return shown.sentence
        return None


class ForecastDelegate(QStyledItemDelegate):
    def __init__(self, view: QListView, look: Look, type_: Type) -> None:
        super().__init__(view)
        self.view = view
        self.rows = RowPainter(look, type_)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        width = self.view.viewport().width()
        return QSize(width, self.rows.height(index.data(Role.SHOWN), width))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: QRect = option.rect
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
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


class ForecastView(QListView):
    """The list. Pointing means: the pointer rests on a row, or the keyboard has reached it."""

    pointed = Signal(QModelIndex)
    unpointed = Signal()

    def __init__(self, look: Look, type_: Type, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = ForecastDelegate(self, look, type_)
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
        """A row says something else: it may need more room or less."""
        super().dataChanged(top, bottom, roles)
        if self.sizeHintForIndex(top).height() != self.visualRect(top).height():
            self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Words wrap elsewhere at once: Qt would wait a moment."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

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


class ForecastPanel(Retranslated, QWidget):
    pointed = Signal(object)  # place keys of the row under the pointer or of the current one
    unpointed = Signal()

    def __init__(
        self,
        look: Look,
        type_: Type,
        seats: Sequence[Seat],
        speaker: Speaker | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look, self.type = look, type_
        self.seats, self.speaker = tuple(seats), speaker
        self.told: Outlook | None = None
        self.after: Outlook | None = None
        self.table: Table | None = None
        self._pointing: RowKey | None = None  # the row that others have been told of
        self.title = QLabel(wordWrap=True)
        self.arrow = QLabel()
        self.about = QLabel(wordWrap=True)
        self.rows = ForecastModel(self)
        self.view = ForecastView(look, type_)
        self.view.setModel(self.rows)
        self.nothing = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.nothing.setProperty("role", "soft")
        self._arrange()
        self.view.pointed.connect(self._point)
        self.view.unpointed.connect(self._unpoint)
        self.set_look(look, type_)
        self.retranslate()

    def _arrange(self) -> None:
        about = QHBoxLayout()
        about.addWidget(self.arrow)
        about.addWidget(self.about, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE // 2, SPACE, SPACE // 2, SPACE // 2)
        column.setSpacing(SPACE // 2)
        column.addWidget(self.title)
        column.addLayout(about)
        column.addWidget(self.view, 1)
        column.addWidget(self.nothing, 1)
        self.nothing.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    # --- what others set ------------------------------------------------------------------------------

    def set_game(self, seats: Sequence[Seat], speaker: Speaker | None) -> None:
        """Another game, other people. What was said about the last one is forgotten."""
        self.seats, self.speaker = tuple(seats), speaker
        self.clear()

    def show_forecast(self, told: Outlook, table: Table) -> None:
        """What follows if the decade ended now; `table` is the one it was made for."""
        self.told, self.after, self.table = told, None, table
        self.retranslate()
        if self._pointing is not None:  # the row that is being read may be about other places now
            self._point(self.rows.index(self.rows.row_of(self._pointing)))

    def show_after(self, after: Outlook | None) -> None:
        """The same after the move under the pointer, beside what holds now. None: no move any more, or one
        whose outcome something hidden decides."""
        if self.told is not None and after != self.after:
            self.after = after
            self.retranslate()

    def clear(self) -> None:
        """No game, or one that is over: nothing lies ahead."""
        self.told = self.after = self.table = None
        self.retranslate()

    def set_look(self, look: Look, type_: Type) -> None:
        self.look, self.type = look, type_
        self.title.setFont(type_.font(TEXT + 2, bold=True))
        self.about.setFont(type_.font(LABEL))
        self.nothing.setFont(type_.font(TEXT))
        self.about.setStyleSheet(f"color: {look.ink_soft}")
        self.view.setStyleSheet(
            f"QListView {{ padding: 0; border: 1px solid {look.panel_line}; background: {look.panel}; }}"
        )  # a narrow column: the rows bring their own room
        self.arrow.setPixmap(self._arrow_picture())
        self.view.lines.rows = RowPainter(look, type_)
        self.view.scheduleDelayedItemsLayout()
        self.view.viewport().update()

    def _arrow_picture(self) -> QPixmap:
        ratio, side = self.devicePixelRatioF(), round(18 * self.type.scale)
        picture = QPixmap(round(side * ratio), round(side * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_change(painter, QRectF(0, 0, side, side), self.look.accent)
        return picture

    # --- words and rows -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.nothing.setText(
            translate(
                "ForecastPanel",
                "While a game is played, you see here what would follow if the decade ended now.",
            )
        )
        told, table, speaker = self.told, self.table, self.speaker
        for widget in (self.title, self.about, self.view):
            widget.setVisible(told is not None)
        self.nothing.setVisible(told is None)
        self.arrow.setVisible(self.after is not None)
        if told is None or table is None or speaker is None:
            self._set_rows([])
            return
        title, about = book_of(told).headline(told, table)
        self.title.setText(title)
        self.view.setAccessibleName(title)
        now = rows_of(told, table, self.seats, speaker)
        rows = unchanged(now)
        if self.after is not None:
            rows = compared(now, rows_of(self.after, table, self.seats, speaker))
            if any(shown.changed for shown in rows):
                about = translate("ForecastPanel", "An arrow leads to what holds after the move.")
            else:
                about = translate("ForecastPanel", "The move changes nothing here.")
        self.about.setText(about)
        self.view.setAccessibleDescription(about)
        self._set_rows(rows)

    def _set_rows(self, rows: list[Shown]) -> None:
        """Show other rows; who reads one goes on reading it."""
        bar, current = self.view.verticalScrollBar(), self.view.currentIndex()
        scrolled = bar.value()
        key = current.data(Role.SHOWN).row.key if current.isValid() else None
        self.rows.set_rows(rows)
        kept = self.rows.row_of(key)
        if kept >= 0 and not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self.rows.index(kept))
        self.view.executeDelayedItemsLayout()
        bar.setValue(scrolled)
        if self.rows.row_of(self._pointing) < 0:
            self._unpoint()

    # --- pointing -------------------------------------------------------------------------------------

    def _point(self, index: Index) -> None:
        shown: Shown = index.data(Role.SHOWN)
        self._pointing = shown.row.key
        self.pointed.emit(shown.places)

    def _unpoint(self) -> None:
        if self._pointing is not None:
            self._pointing = None
            self.unpointed.emit()
