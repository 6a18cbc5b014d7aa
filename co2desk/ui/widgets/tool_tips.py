"""Tool tips of whole sentences. Qt writes a plain one on a single line, however wide the screen is."""

from __future__ import annotations

from html import escape
from typing import cast

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtWidgets import QMenu, QToolTip, QWidget


def plain_tip(text: str) -> str:
    """A text for a tool tip, which would read markup in it; its lines stay lines."""
    return "<qt>" + escape(text).replace("\n", "<br>") + "</qt>"


class LongTips(QObject):
    """Shows the tool tips of the widgets it watches, or of the entries of a menu, on several lines."""

    def watch(self, widget: QWidget) -> None:
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() != QEvent.Type.ToolTip or not isinstance(watched, QWidget):
            return super().eventFilter(watched, event)
        pointed = cast(QHelpEvent, event)
        words = told_by(watched, pointed)
        if words:
            QToolTip.showText(pointed.globalPos(), plain_tip(words), watched)
        return bool(words)


def told_by(widget: QWidget, pointed: QHelpEvent) -> str:
    if not isinstance(widget, QMenu):
        return widget.toolTip()
    entry: object = widget.actionAt(pointed.pos())  # None between two entries, whatever its type says
    return entry.toolTip() if isinstance(entry, QAction) and widget.toolTipsVisible() else ""
