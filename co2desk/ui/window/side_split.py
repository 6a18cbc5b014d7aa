"""The board and the column beside it: who gets how much of the width.

In a small window the column gives way: it leaves a strip of buttons, each of which opens one of its pages.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QSplitter, QTabWidget, QToolButton, QVBoxLayout, QWidget

from co2desk.ui.board.geometry import HEIGHT, WIDTH
from co2desk.ui.theme.art import ART
from co2desk.ui.theme.look import Look, Type

SIDE_WIDTH, SIDE_LEAST = 330, 300
SMALL = 1200  # the width of a window in which the board needs more room than the side
LARGE_TEXT = 1.1  # with larger letters a window is small a little sooner
ICON, EDGE = 20, 2


class SideSplit(QSplitter):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.is_by_hand = False  # somebody has chosen how wide the side is
        self.splitterMoved.connect(self._moved)

    def _moved(self) -> None:
        self.is_by_hand = True

    def share(self, room: QSize, side: QWidget, scale: float, is_small: bool) -> None:
        """The side has one width, whatever it says. In a small window it gives way to the board."""
        side.setMinimumWidth(round(SIDE_LEAST * scale))  # instead of that of the words in it
        if self.is_by_hand:
            return
        wide = room.width() - self.handleWidth()
        left = wide - round(room.height() * WIDTH / HEIGHT)
        least = SIDE_LEAST if is_small and scale == 1 else SIDE_WIDTH  # large words need it
        taken = round(min(SIDE_WIDTH * scale, max(least * scale, left)))
        self.setSizes([wide - taken, taken])


class SideStrip(QWidget):
    """A button for each page of the side, at the edge of a small window; that of the shown page puts it away.
    It is also there where somebody has hidden the pages."""

    shown = Signal(bool)  # the pages are in sight

    def __init__(
        self, pages: QTabWidget, icons: Sequence[str], look: Look, type_: Type, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.pages, self.icons = pages, icons
        self.is_folded = False  # the pages have given way; in a larger window they come back
        self._is_small = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2 * EDGE)
        self.buttons = [QToolButton(self) for _ in icons]
        for page, button in enumerate(self.buttons):
            button.setCheckable(True)
            button.setProperty("role", "strip")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, page=page: self._turn_to(page))
            column.addWidget(button)
        column.addStretch(1)
        pages.currentChanged.connect(self._show_state)
        pages.installEventFilter(self)
        self.set_look(look, type_)
        self._show_state()

    def set_look(self, look: Look, type_: Type) -> None:
        side = round(ICON * type_.scale)
        for button, icon in zip(self.buttons, self.icons, strict=True):
            button.setIcon(ART.icon(icon, look.ink))
            button.setIconSize(QSize(side, side))

    def name_buttons(self) -> None:
        """As the tabs are called."""
        for page, button in enumerate(self.buttons):
            button.setToolTip(self.pages.tabText(page))
            button.setAccessibleName(self.pages.tabText(page))

    def make_room(self, window: int, scale: float) -> None:
        """The pages give way as soon as the window is small, and come back as soon as it is not."""
        is_small = window < SMALL * min(scale, LARGE_TEXT)
        if is_small == self._is_small:
            return
        self._is_small = is_small
        if is_small and not self.pages.isHidden():
            self._fold()
        elif not is_small and self.is_folded:
            self.pages.show()
        self._show_state()

    def restore(self, wanted: bool) -> None:
        """The pages were like that when the window was left."""
        if not wanted:
            self.pages.hide()
            self.is_folded = False
        elif not self.is_folded:
            self.pages.show()
        self._show_state()

    def _fold(self) -> None:
        self.pages.hide()
        self.is_folded = True

    def _turn_to(self, page: int) -> None:
        if self.pages.isHidden():
            self.pages.show()
        elif self.pages.currentIndex() == page and self._is_small:
            self._fold()
        self.pages.setCurrentIndex(page)
        self._show_state()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.is_folded = False  # by whoever shows or hides them; `_fold` says so afterwards
            self._show_state()
        return super().eventFilter(watched, event)

    def _show_state(self) -> None:
        is_away = self.pages.isHidden()
        for page, button in enumerate(self.buttons):
            button.setChecked(not is_away and page == self.pages.currentIndex())
        self.setVisible(self._is_small or is_away)
        self.shown.emit(not is_away)
