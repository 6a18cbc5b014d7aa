"""Draws a question with the answer of this game below it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from co2desk.ui.widgets.dialogs import SPACE

Index = QModelIndex | QPersistentModelIndex
WRAPPED = Qt.TextFlag.TextWordWrap
SOFT = 0.78  # how strongly an answer is drawn; dark enough to be read on both grounds


class ReadingsDelegate(QStyledItemDelegate):
    """The text of an item is two lines, the question and the answer; each is wrapped to the list's width."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self.view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        width = self.view.viewport().width()
        parts = self._parts(option, index, QRect(0, 0, width, 0))
        return QSize(width, parts[-1][1].bottom() + 1 + SPACE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        ground = QStyleOptionViewItem(option)
        self.initStyleOption(ground, index)
        ground.text = ""
        self.view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, ground, painter, self.view)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.WindowText
        painter.save()
        painter.setPen(self.view.palette().color(role))
        for number, (text, place, font) in enumerate(self._parts(option, index, option.rect)):
            painter.setFont(font)
            painter.setOpacity(1.0 if selected or number == 0 else SOFT)
            painter.drawText(place, WRAPPED, text)
        painter.restore()

    def _parts(
        self, option: QStyleOptionViewItem, index: Index, room: QRect
    ) -> list[tuple[str, QRect, QFont]]:
        """The two texts with their places; what is changed is bold, because its font says so."""
        changed = index.data(Qt.ItemDataRole.FontRole)
        font = changed if isinstance(changed, QFont) else self.view.font()
        metrics = QFontMetrics(font)
        top = room.top() + SPACE
        found = []
        for text in str(index.data(Qt.ItemDataRole.DisplayRole)).split("\n"):
            place = QRect(room.left() + SPACE, top, room.width() - 2 * SPACE, 10_000)
            place.setHeight(metrics.boundingRect(place, WRAPPED, text).height())
            found.append((text, place, font))
            top = place.bottom() + 3
        return found
