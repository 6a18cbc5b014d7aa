"""A list view that waits with its layout until somebody can see it."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListView, QWidget


class LazyListView(QListView):
    """Behind another tab its rows are not measured: that takes long, and nobody sees them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.layout_is_due = False

    def doItemsLayout(self) -> None:  # noqa: N802 - Qt's name
        self.layout_is_due = not self.isVisible()
        if not self.layout_is_due:
            self.lay_out()

    def lay_out(self) -> None:
        super().doItemsLayout()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        if self.layout_is_due:
            self.doItemsLayout()
