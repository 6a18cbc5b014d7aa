"""The place of the bars above the board.

It has one height, so that the board never moves: a bar that needs more room than a turn does hangs over the
board, and over nothing beside it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from co2desk.ui.history.bar import HistoryBar
from co2desk.ui.play.prompt_bar import PromptBar


class BarPlace(QWidget):
    """Stands in the layout; the bars lie where it is, and choose their heights themselves."""

    overhang_changed = Signal(int)  # how many pixels of the side lie under a bar

    def __init__(self, prompt: PromptBar, history: HistoryBar, board: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.screen_ = parent
        self.prompt, self.history, self.board = prompt, history, board
        self._overhang = 0
        prompt.usual_changed.connect(self._fit)
        for watched in (prompt, history, board):
            watched.installEventFilter(self)
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self.prompt.usual)
        self.history.be_at_least(self.prompt.usual)

    def moveEvent(self, event: QMoveEvent) -> None:  # noqa: N802 - Qt's name
        super().moveEvent(event)
        self._place_bars()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._place_bars()
        self._tell_overhang()
        if self.prompt.isHidden() and event.size().width() != event.oldSize().width():
            self.prompt.measure()  # Qt tells it of its new width only when it is shown again

    def _place_bars(self) -> None:
        for bar in (self.prompt, self.history):
            bar.setGeometry(self.x(), self.y(), self.width(), bar.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if watched is self.board:
            if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
                right = self.board.mapTo(self.screen_, self.board.rect().topRight()).x()
                self.prompt.hang_over(right + 1 - self.x())
        elif event.type() in (QEvent.Type.Resize, QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._tell_overhang()
        return super().eventFilter(watched, event)

    def _tell_overhang(self) -> None:
        heights = {self.prompt: self.prompt.body_height, self.history: self.history.height()}
        shown = [height for bar, height in heights.items() if not bar.isHidden()]
        overhang = max(0, max(shown, default=0) - self.height())
        if overhang != self._overhang:
            self._overhang = overhang
            self.overhang_changed.emit(overhang)
