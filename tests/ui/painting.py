"""What a widget looks like. The windows of the tests are not painted unless somebody looks."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget


def picture_of(widget: QWidget) -> QImage:
    """The widget with everything in it; `grab` alone leaves out what is in a window that is not painted."""
    window = widget.window()
    was_painted = window.updatesEnabled()
    window.setUpdatesEnabled(True)
    picture = widget.grab().toImage()
    window.setUpdatesEnabled(was_painted)
    return picture
