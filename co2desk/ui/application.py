"""The application object: it hears when macOS asks the program to open a file.

Other systems name the file on the command line. macOS sends an event, to a program that has just been started
as well as to one that runs.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    asked_to_open = Signal(str)  # the name of a file

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.asked_to_open.emit(event.file())
            return True
        return super().event(event)
