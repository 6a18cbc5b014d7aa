"""A new language reaches every text of an open dialog."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QToolButton,
    QWidget,
)

from co2desk.languages import LANGUAGES
from co2desk.ui.preferences import Preferences
from tests.ui.i18n.dialogs import MAKES, Make
from tests.ui.translators import Foreign

NAMES = ("co2desk", *LANGUAGES.values())  # the same in every language


def texts(window: QWidget) -> Iterator[str]:
    """Everything written on a window, also where nobody has looked yet."""
    yield window.windowTitle()
    for label in window.findChildren(QLabel):
        yield label.text()
    for button in window.findChildren(QAbstractButton):
        yield button.text()
        yield button.accessibleName()
    for box in window.findChildren(QComboBox):
        yield from (box.itemText(row) for row in range(box.count()))
        yield box.accessibleName()
    for line in window.findChildren(QLineEdit):
        yield line.placeholderText()
        yield line.accessibleName()
    for bar in window.findChildren(QTabBar):
        yield from (bar.tabText(tab) for tab in range(bar.count()))
    for button in window.findChildren(QToolButton):
        yield button.toolTip()


def is_written(text: str, own_packs: str) -> bool:
    return any(char.isalpha() for char in text) and text not in (*NAMES, own_packs)


@pytest.mark.parametrize("make", MAKES.values(), ids=MAKES)
def test_every_text_of_an_open_dialog_is_translated(
    app: QApplication, preferences: Preferences, own_packs: object, make: Make
) -> None:
    """Nothing is left in English, and everything is English again when the language goes."""
    window = make(preferences)
    before = list(texts(window))
    foreign = Foreign()
    assert app.installTranslator(foreign)
    app.processEvents()
    try:
        left = [text for text in texts(window) if is_written(text, str(own_packs)) and "«" not in text]
    finally:
        app.removeTranslator(foreign)
        app.processEvents()
    assert left == []
    assert list(texts(window)) == before
    window.deleteLater()
