"""The readers of the window find what does not fit: each of their findings is provoked once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, QStringListModel, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QMainWindow,
    QMenu,
    QPushButton,
    QScrollArea,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from co2desk.ui.widgets.labels import NameLabel
from tests.ui.fitting import misfits
from tests.ui.painted_words import SMALLEST, Listener, listening

LONG = "A sentence that is far too long for the little room it has here"


@pytest.fixture
def window(app: QApplication) -> Iterator[QWidget]:
    found = QWidget()
    found.resize(400, 300)
    yield found
    found.close()
    found.deleteLater()


def shown(window: QWidget, widget: QWidget, width: int, height: int) -> list[str]:
    """What is found when a widget has only so much room."""
    widget.setParent(window)
    widget.setGeometry(10, 10, width, height)
    window.show()
    QApplication.processEvents()
    return misfits(window)


def makes(window: QWidget) -> dict[str, QWidget]:
    box, list_, tabs = QComboBox(), QListView(), QTabBar()
    box.addItems(["short", LONG])
    list_.setModel(QStringListModel([LONG], list_))
    tabs.addTab("first")
    tabs.addTab(LONG)
    line = QLineEdit()
    line.setPlaceholderText(LONG)
    return {
        "label": QLabel(LONG),
        "button": QPushButton(LONG),
        "box to tick": QCheckBox(LONG),
        "group": QGroupBox(LONG),
        "combo box": box,
        "list": list_,
        "tabs": tabs,
        "placeholder": line,
    }


@pytest.mark.parametrize(
    "kind", ["label", "button", "box to tick", "group", "combo box", "list", "tabs", "placeholder"]
)
def test_words_without_room_are_found_and_words_with_room_are_not(window: QWidget, kind: str) -> None:
    assert shown(window, makes(window)[kind], 80, 40) != []
    for old in window.findChildren(QWidget, "", Qt.FindChildOption.FindDirectChildrenOnly):
        old.hide()
    window.resize(900, 300)
    assert shown(window, makes(window)[kind], 800, 60) == []


def test_a_sentence_that_breaks_into_lines_needs_the_height(window: QWidget) -> None:
    label = QLabel(LONG, wordWrap=True)
    assert any("height" in problem for problem in shown(window, label, 100, 20))
    assert shown(window, label, 100, 250) == []


def test_a_name_may_end_in_dots_if_the_tool_tip_has_it_whole(window: QWidget) -> None:
    name = NameLabel()
    name.setText(LONG)
    name.setParent(window)
    name.setGeometry(0, 0, 60, 20)
    window.show()
    assert misfits(window, {LONG}) == []
    assert misfits(window, {"somebody else"}) != []
    name.setToolTip("")
    assert misfits(window, {LONG}) != []


def test_words_outside_of_their_window_are_found(window: QWidget) -> None:
    assert any("outside" in problem for problem in shown(window, QLabel("word"), 450, 20))


def test_words_that_are_scrolled_away_downwards_are_not_found_but_sideways_they_are(window: QWidget) -> None:
    area, content = QScrollArea(window), QWidget()
    column = QVBoxLayout(content)
    for number in range(40):
        column.addWidget(QLabel(f"line {number}"))
    area.setWidget(content)
    area.setGeometry(0, 0, 300, 200)
    window.show()
    QApplication.processEvents()
    assert misfits(window) == []
    content.resize(600, content.height())
    QApplication.processEvents()
    assert any("sideways" in problem for problem in misfits(window))


def test_words_that_lie_over_each_other_are_found(window: QWidget) -> None:
    for x in (10, 30):
        label = QLabel("a word", window)
        label.setGeometry(x, 10, 80, 20)
    window.show()
    assert any("over each other" in problem for problem in misfits(window))


def test_a_menu_under_the_text_in_the_corner_is_found(app: QApplication) -> None:
    window = QMainWindow()
    window.resize(300, 200)
    for name in ("One menu", "Another menu"):
        window.menuBar().addMenu(name)
    corner = QLabel(LONG)
    window.menuBar().setCornerWidget(corner)
    window.show()
    QApplication.processEvents()
    assert any("Another menu" in problem for problem in misfits(window))
    window.close()


def test_a_menu_that_is_wider_than_the_screen_is_found(window: QWidget) -> None:
    menu = QMenu(window)
    menu.addAction(LONG)
    menu.popup(window.pos())
    assert misfits(menu) == []
    menu.addAction(LONG * 9)
    assert misfits(menu) != []
    menu.close()


def test_words_beside_each_other_are_not_found(window: QWidget) -> None:
    row = QHBoxLayout(window)
    for words in ("one", "another"):
        row.addWidget(QLabel(words))
    window.show()
    QApplication.processEvents()
    assert misfits(window) == []


# --- what is painted --------------------------------------------------------------------------------------


def painted(place: QRectF, words: str, size: int = 14) -> Listener:
    picture = QImage(400, 200, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    font = QFont("Noto Sans")
    font.setPixelSize(size)
    painter.setFont(font)
    with listening() as found:
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return found


def test_painted_words_are_judged_by_their_place_and_their_size(app: QApplication) -> None:
    assert painted(QRectF(10, 10, 200, 30), "some words").misfits() == []
    assert any("wider" in problem for problem in painted(QRectF(10, 10, 20, 30), "some words").misfits())
    assert any("outside" in problem for problem in painted(QRectF(10, 10, 200, 4), "some words").misfits())
    small = painted(QRectF(10, 10, 200, 30), "some words", SMALLEST - 1)
    assert any("size 10" in problem for problem in small.misfits())


def test_painted_words_that_end_in_dots_are_found_unless_they_are_a_name(app: QApplication) -> None:
    with listening() as found:
        QFontMetricsF(QFont()).elidedText(LONG, Qt.TextElideMode.ElideRight, 40)
    assert any("dots" in problem for problem in found.misfits())
    assert found.misfits({LONG}) == []


def test_painted_words_on_each_other_are_found(app: QApplication) -> None:
    picture = QImage(400, 200, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    with listening() as found:
        painter.drawText(QPointF(10, 50), "some words")
        painter.drawText(QPointF(10, 120), "others")
        assert found.overlaps() == []
        painter.drawText(QPointF(20, 52), "more")
    painter.end()
    assert len(found.overlaps()) == 1


def test_nobody_listens_afterwards(app: QApplication) -> None:
    before = QPainter.drawText
    with listening():
        assert QPainter.drawText is not before
    assert QPainter.drawText is before
