"""The board and the column beside it: who gets how much of the width."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSplitter, QWidget

from co2desk.ui.board.geometry import HEIGHT, WIDTH

SIDE_WIDTH, SIDE_LEAST = 330, 300
SMALL = 1200  # the width of a window in which the board needs more room than the side


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
