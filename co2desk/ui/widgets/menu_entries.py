"""Entries of a menu that are whole sentences: one that is too wide for the screen goes on in the next line.
Qt's own entries cannot do that."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QMenu, QStyle, QWidget, QWidgetAction

from co2desk.ui.widgets.tool_tips import LongTips

SHARE = 0.78  # of the screen, at most
LINES = 44  # the most width, in heights of a line
LEFT, RIGHT, HIGH, GAP = 14, 24, 5, 8  # pixels around the words, as in any other menu, and after a picture
WRAPPED = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignVCenter.value
ENDLESS = 100_000


def add_entries(menu: QMenu, sentences: Sequence[str]) -> list[QAction]:
    """One entry for each sentence; if one of them is too wide, all can have several lines."""
    most = widest(menu) - LEFT - RIGHT - menu.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize) - GAP
    wraps = any(menu.fontMetrics().horizontalAdvance(sentence) > most for sentence in sentences)
    found = [SentenceEntry(sentence, menu) if wraps else QAction(sentence, menu) for sentence in sentences]
    menu.addActions(found)
    LongTips(menu).watch(menu)
    if wraps:
        menu.hovered.connect(lambda _: menu.update())
    return found


def widest(menu: QMenu) -> int:
    line = menu.fontMetrics().height()
    return min(round(menu.screen().availableSize().width() * SHARE), LINES * line)


class SentenceEntry(QWidgetAction):
    def __init__(self, sentence: str, menu: QMenu) -> None:
        super().__init__(menu)
        self.menu_ = menu
        self.setText(sentence)

    def createWidget(self, parent: QWidget) -> QWidget:  # noqa: N802 - Qt's name
        return SentenceRow(self, self.menu_, parent)


class SentenceRow(QWidget):
    """What is seen of an entry. Mouse and keys are the menu's."""

    def __init__(self, entry: SentenceEntry, menu: QMenu, parent: QWidget) -> None:
        super().__init__(parent)
        self.entry, self.menu = entry, menu
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def left(self) -> int:
        """Where the words begin: after the picture, if there is one."""
        return LEFT + (0 if self.entry.icon().isNull() else self._side() + GAP)

    def _side(self) -> int:
        return self.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize, None, self)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        room = QRect(0, 0, widest(self.menu) - self.left - RIGHT, ENDLESS)
        words = self.menu.fontMetrics().boundingRect(room, WRAPPED, self.entry.text())
        return QSize(self.left + words.width() + RIGHT, words.height() + 2 * HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter, palette = QPainter(self), self.palette()
        painter.setFont(self.menu.font())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        active = self.menu.activeAction() is self.entry
        if active:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.highlight())
            painter.drawRoundedRect(self.rect(), 5, 5)
        if not self.entry.icon().isNull():
            side = self._side()
            picture = self.entry.icon().pixmap(QSize(side, side), self.devicePixelRatioF())
            painter.drawPixmap(QPoint(LEFT, (self.height() - side) // 2), picture)
        role = QPalette.ColorRole.HighlightedText if active else QPalette.ColorRole.WindowText
        painter.setPen(palette.color(role))
        painter.drawText(self.rect().adjusted(self.left, 0, -RIGHT, 0), WRAPPED, self.entry.text())
        painter.end()
