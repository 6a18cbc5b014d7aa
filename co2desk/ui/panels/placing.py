"""Widgets that change their places when there is less room, and names that give way to everything else."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

WIDEST = 11  # of a name, in heights of a line


def put(grid: QGridLayout, widget: QWidget, row: int, column: int, width: int = 1) -> None:
    """Move a widget to a place of a grid, if it is not there already."""
    if grid.getItemPosition(grid.indexOf(widget)) != (row, column, 1, width):
        grid.removeWidget(widget)
        grid.addWidget(widget, row, column, 1, width)


class NameLabel(QLabel):
    """A name that somebody chose. A long one ends in dots, and is whole in the tool tip."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)  # a name may look like anything

    def setText(self, name: str) -> None:  # noqa: N802 - Qt's name
        super().setText(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        hint = super().sizeHint()
        return QSize(min(hint.width(), WIDEST * self.fontMetrics().height()), hint.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        room = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()
