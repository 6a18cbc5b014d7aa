"""Properties that the style sheet knows, such as the role of a label or the first button of a page."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def set_style(widget: QWidget, name: str, value: object) -> None:
    """Only where it is another one: Qt styles a widget once, unless it is told, and that takes long."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        restyle(widget)


def restyle(widget: QWidget) -> None:
    widget.style().unpolish(widget)
    widget.style().polish(widget)
