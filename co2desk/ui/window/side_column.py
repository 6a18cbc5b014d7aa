"""What stands beside the board: the pages with tabs, and above them the panel of a lesson."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from co2desk.ui.widgets.tabs import Tabs

LEAST = 160  # the height of the pages: each can be scrolled, or gives way


class SidePages(Tabs):
    """Pages of any height."""

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        """Each page can be scrolled; the words of one must not push its tabs below a panel."""
        return False


class SideColumn(QWidget):
    """It takes no room when there is nothing in it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(6)
        self._parts: list[QWidget] = []
        self._overhang = 0
        self.pages = SidePages(self)
        self.pages.tabBar().setProperty("role", "close")  # four of them, in the narrowest column
        self._add(self.pages)

    def put_above(self, panel: QWidget) -> None:
        self._add(panel, above=True)

    def _add(self, part: QWidget, above: bool = False) -> None:
        self._parts.append(part)
        self.column.insertWidget(0 if above else -1, part, 0 if above else 1)
        part.installEventFilter(self)

    def keep_clear(self, overhang: int) -> None:
        """The bar above hangs over this column for so many pixels: what a lesson says stays in sight."""
        if overhang != self._overhang:
            self._overhang = overhang
            self._share_room()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._share_room()
        return done

    def _share_room(self) -> None:
        """Panels get the height that they ask for, as long as the pages keep their least; below a bar that
        hangs over the column, the pages get what is left."""
        pages, *panels = self._parts
        shown = [panel for panel in panels if not panel.isHidden()]
        top = self._overhang if shown else 0
        between = 0 if pages.isHidden() else self.column.spacing()
        room = self.height() - top - between
        least = 0 if pages.isHidden() or top else LEAST
        before = self._measures()
        self.column.setContentsMargins(0, top, 0, 0)
        for panel in shown:
            wanted = min(panel.sizeHint().height(), room - least)
            panel.setFixedHeight(max(panel.minimumSizeHint().height(), wanted))
        taken = sum(panel.minimumHeight() for panel in shown)
        pages.setMinimumHeight(min(LEAST, max(1, room - taken)) if top else LEAST)
        if self._measures() != before:
            self.column.activate()  # Qt has laid out this column before it was told

    def _measures(self) -> list[int]:
        return [self.column.contentsMargins().top(), *(part.minimumHeight() for part in self._parts)]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.setVisible(any(not part.isHidden() for part in self._parts))
            self._share_room()
        return super().eventFilter(watched, event)
