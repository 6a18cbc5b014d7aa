"""What hands do at a keyboard and a mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from co2desk.ui.widgets.controls import Choice


def show(window: QWidget) -> None:
    """Open a window and wait until it takes keys."""
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def tick(box: QAbstractButton) -> None:
    """With the space bar."""
    QTest.keyClick(box, Qt.Key.Key_Space)


def choose(choice: Choice, value: object) -> None:
    """Choose from a combo box with the arrow keys."""
    QTest.keyClick(choice, Qt.Key.Key_Home)
    for _ in range(choice.values.index(value)):
        QTest.keyClick(choice, Qt.Key.Key_Down)
    assert choice.value == value


def choose_from_list(choice: Choice, value: object) -> None:
    """Open the list of a combo box with the arrow key, walk to a value and take it with Enter."""
    steps = choice.values.index(value) - choice.currentIndex()
    QTest.keyClick(choice, Qt.Key.Key_Down)
    view = choice.view()
    assert view.isVisible()
    for _ in range(abs(steps)):
        QTest.keyClick(view, Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert choice.value == value


def write(line: QLineEdit, text: str) -> None:
    """Type a text in the place of the one that is there; QTest types ASCII alone, so other text is pasted."""
    QTest.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(line, Qt.Key.Key_Delete)
    if text.isascii():
        QTest.keyClicks(line, text)
    else:
        QApplication.clipboard().setText(text)
        QTest.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
