"""What a window changes in the one application object of a test run: the next test gets it as it was."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication


class ApplicationLook:
    """Font, colours and style sheet of the application as they are now."""

    def __init__(self, app: QApplication) -> None:
        self.app = app
        self.font, self.palette, self.style_sheet = app.font(), app.palette(), app.styleSheet()

    def put_back(self) -> None:
        """Every change restyles all widgets, so this is for when the window is gone."""
        if self.app.styleSheet() != self.style_sheet:
            self.app.setStyleSheet(self.style_sheet)
        QApplication.setPalette(self.palette)
        QApplication.setFont(self.font)
