"""What happens to words when there is little room: they break into lines, move, or give way to others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, QStringListModel, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QListView,
    QMainWindow,
    QMenu,
    QPushButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from co2desk.ui.board.items.draw import NARROWEST, fitting, fitting_lines
from co2desk.ui.preferences import Preferences
from co2desk.ui.theme.appearance import PANEL_TEXT, load_fonts
from co2desk.ui.theme.look import SMALLEST
from co2desk.ui.widgets.columns import Columns
from co2desk.ui.widgets.controls import Choice, Tick
from co2desk.ui.widgets.flow import FlowLayout
from co2desk.ui.widgets.labels import LongestText, NameLabel, Sentence
from co2desk.ui.widgets.menu_entries import SentenceEntry, add_entries
from co2desk.ui.widgets.tool_tips import LongTips
from co2desk.ui.widgets.wrapped_rows import WrappedRows
from co2desk.ui.window.status import BETWEEN, Status
from tests.ui.application_look import ApplicationLook
from tests.ui.fitting import misfits
from tests.ui.painted_words import listening
from tests.ui.painting import picture_of
from tests.ui.screen import Screen

LONG = "A sentence that is a good deal longer than the little room that it has been given here"
NAME = "Bartholomäus Maximilian von Wolkenstein"


@pytest.fixture
def room(app: QApplication) -> Iterator[QWidget]:
    """An empty window. Words have their usual size and no style, whatever ran before."""
    load_fonts()
    before = ApplicationLook(app)
    app.setStyleSheet("")
    app.setFont(font(PANEL_TEXT))
    found = QWidget()
    found.resize(400, 300)
    yield found
    found.close()
    found.deleteLater()
    before.put_back()


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def found(widget: QWidget) -> list[str]:
    """What does not fit, what is painted too."""
    with listening() as words:
        picture_of(widget)
    return misfits(widget) + words.misfits()


# --- controls -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("share", [0.3, 0.5, 1.2])
def test_a_box_to_tick_and_a_choice_have_as_many_lines_as_they_need(room: QWidget, share: float) -> None:
    """The narrower, the higher; on one line where there is room for it."""
    tick, choice = Tick(), Choice()
    tick.setText(LONG)
    choice.offer((1, 2))
    choice.name(("short", LONG))
    choice.choose(2)
    column = QVBoxLayout(room)
    column.addWidget(tick)
    column.addWidget(choice)
    column.addStretch(1)
    room.show()
    room.resize(round(choice.sizeHint().width() * share), 900)
    settle()
    assert found(room) == []
    for widget in (tick, choice):
        assert (widget.height() > 1.4 * widget.sizeHint().height()) == (share < 1)


def test_the_open_list_of_a_choice_shows_long_values_whole(room: QWidget) -> None:
    choice = Choice()
    choice.offer((1, 2))
    choice.name(("short", f"{LONG}. " * 3))
    choice.setParent(room)
    choice.setGeometry(0, 0, 200, 40)
    room.show()
    choice.showPopup()
    settle()
    rows = [choice.view().visualRect(choice.model().index(row, 0)).height() for row in range(2)]
    assert rows[1] >= 3 * choice.fontMetrics().height()
    assert rows[0] < rows[1] / 2
    choice.hidePopup()


def test_rows_of_a_list_break_into_lines_again_when_the_list_becomes_narrower(room: QWidget) -> None:
    view = QListView(room)
    view.setModel(QStringListModel([LONG, "short"], view))
    view.setItemDelegate(WrappedRows(view))
    heights = []
    for width in (380, 150):
        view.setGeometry(0, 0, width, 280)
        room.show()
        settle()
        assert misfits(room) == []
        heights.append(view.visualRect(view.model().index(0, 0)).height())
    assert heights[0] < heights[1]


# --- layouts ------------------------------------------------------------------------------------------------


def test_columns_stand_beside_each_other_or_below(room: QWidget) -> None:
    columns = Columns(room, gap=10)
    parts = [QLabel("x" * 20), QLabel("y" * 20)]
    for part, share in zip(parts, (3, 1), strict=True):
        columns.add(part, share)
    least = sum(part.minimumSizeHint().width() for part in parts)
    room.show()
    room.resize(least + 200, 300)
    settle()
    assert parts[0].geometry().right() < parts[1].x()
    assert parts[0].width() > parts[1].width() >= parts[1].minimumSizeHint().width()
    assert room.heightForWidth(least + 200) < room.heightForWidth(least)
    room.resize(least, 300)
    settle()
    assert parts[0].geometry().bottom() < parts[1].y()
    assert {part.width() for part in parts} == {least}
    assert room.minimumSizeHint().width() < least


def test_a_flow_asks_for_one_line_and_gives_a_long_sentence_more_than_one(room: QWidget) -> None:
    flow = FlowLayout(room)
    buttons = [QPushButton("one"), QPushButton("another")]
    for button in buttons:
        flow.addWidget(button)
    sentence = Sentence(LONG)
    flow.addWidget(sentence)
    widths = [part.sizeHint().width() for part in (*buttons, sentence)]
    assert flow.sizeHint().width() == sum(widths) + 2 * 6
    room.resize(250, 300)
    room.show()
    settle()
    assert buttons[0].y() == buttons[1].y()
    assert sentence.width() == 250
    assert sentence.height() > 1.5 * sentence.fontMetrics().height()
    assert misfits(room) == []
    room.resize(sum(widths) + 20, 300)
    settle()
    assert sentence.height() < 1.5 * sentence.fontMetrics().height()


def test_a_long_name_leaves_room_and_is_whole_in_its_tool_tip(app: QApplication) -> None:
    name = NameLabel()
    name.setText(NAME * 2)
    assert name.sizeHint().width() < name.fontMetrics().horizontalAdvance(NAME)
    assert name.toolTip() == NAME * 2
    name.setText("Ada")
    assert name.sizeHint().width() >= name.fontMetrics().horizontalAdvance("Ada")
    name.clear()
    assert name.toolTip() == ""


def test_as_many_sentences_are_told_as_there_is_room_for_on_two_lines(room: QWidget) -> None:
    """Its height is that of two lines, however short the text; only a long first sentence gets more."""
    label, texts = LongestText(lines=2), ["Short.", f"Short. {LONG}.", f"Short. {LONG}. {LONG}. {LONG}."]
    QVBoxLayout(room).addWidget(label)
    label.offer(texts)
    room.show()
    line, chosen = label.fontMetrics().height(), []
    for width in (2000, 560, 200):
        room.resize(width, 300)
        settle()
        chosen.append(texts.index(label.text()))
        assert label.heightForWidth(width) < 2.5 * line
    assert chosen == [2, 1, 0]
    label.offer([LONG, f"{LONG}. {LONG}."])
    assert label.text() == LONG
    assert label.heightForWidth(200) > 2.5 * line
    label.clear()
    assert label.text() == ""


def test_the_status_tells_as_many_facts_as_the_menus_leave_room_for(app: QApplication) -> None:
    window = QMainWindow()
    bar = window.menuBar()
    for title in ("Game", "History", "Help"):
        bar.addMenu(title).addAction("entry")
    status = Status(bar)
    bar.setCornerWidget(status)
    facts = ["decade 3 of 6", "round 1 of 2", "seed 141"]
    status.say(BETWEEN.join(facts))
    window.show()
    settle()
    menus = bar.sizeHint().width() - status.sizeHint().width()
    edge = status.sizeHint().width() - status.fontMetrics().horizontalAdvance(status.text())
    for count in (3, 2, 1, 0):
        told = BETWEEN.join(facts[:count])
        window.resize(menus + status.fontMetrics().horizontalAdvance(told) + edge + 8, 200)
        settle()
        assert status.text() == told
        assert misfits(window) == []
    assert status.toolTip() == BETWEEN.join(facts)
    window.close()


# --- menus and tool tips ------------------------------------------------------------------------------------


def test_a_sentence_that_is_wider_than_the_screen_has_several_lines_in_a_menu(room: QWidget) -> None:
    """Mouse and keys choose it like any other entry."""
    menu, chosen = QMenu(room), []
    entries = add_entries(menu, [LONG * 3, "short"])
    for number, entry in enumerate(entries):
        entry.triggered.connect(lambda _=False, n=number: chosen.append(n))
    assert all(isinstance(entry, SentenceEntry) for entry in entries)
    room.show()
    for number, entry in enumerate(entries):
        menu.popup(room.pos())
        settle()
        assert menu.sizeHint().width() <= menu.screen().availableSize().width()
        with listening() as words:
            picture_of(menu)
        assert len(words.words) == 2
        assert words.misfits() == []
        place = menu.actionGeometry(entry)
        assert (place.height() > 2 * menu.fontMetrics().height()) == (number == 0)
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place.center())
    menu.popup(room.pos())
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert chosen == [0, 1, 1]


def test_short_entries_are_those_of_qt(room: QWidget) -> None:
    assert not any(isinstance(entry, SentenceEntry) for entry in add_entries(QMenu(room), ["one", "two"]))


def test_a_long_tool_tip_has_several_lines(room: QWidget) -> None:
    """Also that of an entry of a menu. What it says is no markup."""
    button, menu, tips = QPushButton("?", room), QMenu(room), LongTips(room)
    button.setToolTip(f"<b>{LONG}\n{LONG}")
    tips.watch(button)
    menu.setToolTipsVisible(True)
    (entry,) = add_entries(menu, ["entry"])
    entry.setToolTip(LONG)
    room.show()
    for widget, place in ((button, QPoint(3, 3)), (menu, QPoint(12, 12))):
        menu.popup(room.pos())
        settle()
        where = widget.mapToGlobal(place)
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, where))
        settle()
        assert LONG in QToolTip.text()
        (tip,) = [
            top for top in QApplication.topLevelWidgets() if top.inherits("QTipLabel") and top.isVisible()
        ]
        assert isinstance(tip, QLabel)
        assert tip.height() > 2 * tip.fontMetrics().height()
        assert "<b>" not in tip.text()
        QToolTip.hideText()
        menu.close()
        settle()


# --- the board ----------------------------------------------------------------------------------------------


def font(size: int) -> QFont:
    found = QFont("Noto Sans")
    found.setPixelSize(size)
    return found


@pytest.mark.parametrize("width", [40, 80, 120, 400])
@pytest.mark.parametrize("size", [12, 18, 30])
def test_words_on_the_board_become_smaller_and_then_narrower(room: QWidget, width: int, size: int) -> None:
    """Never smaller than can be read, nor than needed."""
    found = fitting(font(size), "Technology", QRectF(0, 0, width, 18))
    assert SMALLEST <= found.pixelSize() <= size
    assert found.stretch() >= NARROWEST or found.stretch() == 0
    if found.stretch() not in (0, 100):
        assert found.pixelSize() == SMALLEST
    if width >= 80:
        assert QFontMetricsF(found).horizontalAdvance("Technology") <= width


def test_a_larger_text_size_makes_no_word_on_the_board_smaller(room: QWidget) -> None:
    for place in (QSize(16, 14), QSize(60, 17), QSize(30, 30)):
        rect = QRectF(0, 0, place.width(), place.height())
        sizes = [fitting(font(size), "12", rect).pixelSize() for size in range(SMALLEST, 30)]
        assert sizes == sorted(sizes)


def test_lines_on_a_card_become_smaller_until_they_fit(room: QWidget) -> None:
    place, flags = QRectF(0, 0, 150, 60), Qt.AlignmentFlag.AlignCenter
    found = fitting_lines(font(24), LONG, place, flags)
    assert SMALLEST <= found.pixelSize() < 24
    box = QFontMetricsF(found).boundingRect(place, flags | Qt.TextFlag.TextWordWrap, LONG)
    assert box.height() <= place.height() + 6
    assert fitting_lines(font(12), "short", place, flags).pixelSize() == 12


# --- what the next test gets --------------------------------------------------------------------------------


def test_a_window_with_large_text_leaves_the_application_as_it_was(
    app: QApplication, preferences: Preferences
) -> None:
    """Otherwise the words of the next test would be larger, which runs in the same process."""
    before = app.font().toString(), app.palette(), app.styleSheet()
    preferences.set("text_size", 150)
    screen = Screen(app, preferences)
    assert app.font().toString() != before[0]
    screen.close()
    assert (app.font().toString(), app.palette(), app.styleSheet()) == before
