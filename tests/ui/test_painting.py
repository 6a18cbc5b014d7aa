"""Tests that compare pictures compare real ones."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.painting import picture_of

HERE = Path(__file__).parent


def test_a_picture_shows_the_parts_of_a_window_that_is_not_painted(app: QApplication) -> None:
    window = QWidget()
    part = QWidget(window)
    part.setGeometry(0, 0, 50, 50)
    part.setStyleSheet("background: #ff0000")
    window.resize(100, 100)
    window.setUpdatesEnabled(False)
    window.show()
    app.processEvents()
    assert picture_of(window).pixelColor(20, 20) == QColor("#ff0000")
    assert not window.updatesEnabled()
    window.close()


def test_no_test_takes_a_picture_in_another_way() -> None:
    """`grab` shows nothing inside a window that is not painted: two empty pictures are always equal."""
    files = [path for path in HERE.rglob("*.py") if path.name not in ("painting.py", Path(__file__).name)]
    assert [path.name for path in files if ".grab(" in path.read_text(encoding="utf-8")] == []
