"""What stands beside the board: the pages with tabs, and above them the panel of a lesson."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from co2desk.ui.widgets.tabs import Tabs


class SideColumn(QWidget):
    """It takes no room when there is nothing in it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(6)
        self._parts: list[QWidget] = []
        self.pages = Tabs(self)
        self.pages.tabBar().setProperty("role", "close")  # four of them, in the narrowest column
        self._add(self.pages)

    def put_above(self, panel: QWidget) -> None:
        self._add(panel, above=True)

    def _add(self, part: QWidget, above: bool = False) -> None:
        self._parts.append(part)
        self.column.insertWidget(0 if above else -1, part, 0 if above else 1)
        part.installEventFilter(self)

    def event(self, event: QEvent) -> bool:
        """Panels get the height that they ask for, as long as the pages keep their least."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            pages, *panels = self._parts
            room = self.height() - (0 if pages.isHidden() else pages.minimumHeight() + self.column.spacing())
            for panel in panels:
                panel.setFixedHeight(
                    max(panel.minimumSizeHint().height(), min(panel.sizeHint().height(), room))
                )
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.setVisible(any(not part.isHidden() for part in self._parts))
        return super().eventFilter(watched, event)
