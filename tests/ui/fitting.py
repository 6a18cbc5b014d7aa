"""Has every widget room for its words? Found is what is cut off, ends in dots, lies over something else, or
can only be reached by scrolling sideways.

What somebody has typed may be longer than any room: a text that a test names as `free` may end in dots, if
the tool tip has the whole of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import combinations
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionViewItem,
    QTabBar,
    QToolButton,
    QWidget,
)

from co2desk.ui.log.view import LogDelegate
from co2desk.ui.row_list.view import RowDelegate
from co2desk.ui.setup.readings_delegate import ReadingsDelegate
from co2desk.ui.start.game_list import GameDelegate
from co2desk.ui.widgets.controls import Choice
from co2desk.ui.widgets.labels import NameLabel
from co2desk.ui.window.main_window import LEAST

PAINTED_BY_US = (RowDelegate, GameDelegate, LogDelegate, ReadingsDelegate)
ITEM_MARGIN = 1
ENDLESS = 100_000
CURSOR = 4  # a line edit keeps two pixels free at each side of its text
Problems = Iterator[str]


def misfits(window: QWidget, free: Collection[str] = ()) -> list[str]:
    """What is wrong with the words of a window and of everything in it that can be seen."""
    found: list[str] = []
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        for kind, check in CHECKS.items():
            if isinstance(widget, kind):
                found += (f"{where(widget)}: {problem}" for problem in check(widget, free))
        if has_words(widget):
            found += (f"{where(widget)}: {problem}" for problem in outside(widget, window))
    return found + overlaps(window)


def where(widget: QWidget) -> str:
    """A widget by its class and those that it is in, the nearest two of our own."""
    around: list[str] = []
    above = widget.parentWidget()
    while above is not None and len(around) < 2:
        if type(above).__module__.startswith("co2desk"):
            around.append(type(above).__name__)
        above = above.parentWidget()
    return "/".join((*reversed(around), type(widget).__name__))


# --- room for the words of one widget -----------------------------------------------------------------------


def label(widget: QLabel, free: Collection[str]) -> Problems:
    """Long words need the width, all words together the height."""
    words = widget.text()
    if not words:
        return
    if isinstance(widget, NameLabel):
        if words not in free or widget.toolTip() != words:
            yield f"{words!r} may end in dots, and is no name, or is not told whole"
        return
    rich = widget.textFormat() == Qt.TextFormat.RichText
    room = QRect(0, 0, 0 if widget.wordWrap() else ENDLESS, ENDLESS)
    flags = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextShowMnemonic
    least = widget.fontMetrics().boundingRect(room, flags, words).width()
    if not rich and least > widget.contentsRect().width():
        yield f"{words!r} needs {least} pixels of width and has {widget.contentsRect().width()}"
    elif (needed := needed_height(widget)) > widget.height():
        yield f"{words!r} needs {needed} pixels of height and has {widget.height()}"


def needed_height(widget: QLabel) -> int:
    return widget.heightForWidth(widget.width()) if widget.wordWrap() else widget.minimumSizeHint().height()


def button(widget: QAbstractButton, free: Collection[str]) -> Problems:
    words = widget.text()
    if words and words not in free:
        yield from smaller(words, widget.size(), widget.minimumSizeHint())


def push_button(widget: QPushButton | QToolButton, free: Collection[str]) -> Problems:
    words = widget.text()
    if words and words not in free:
        yield from smaller(words, widget.size(), widget.sizeHint())


def smaller(words: str, size: QSize, needed: QSize) -> Problems:
    if size.width() < needed.width() or size.height() < needed.height():
        yield (
            f"{words!r} needs {needed.width()} × {needed.height()} pixels "
            f"and has {size.width()} × {size.height()}"
        )


def combo_box(widget: QComboBox, free: Collection[str]) -> Problems:
    """Every value: any of them may be chosen, and the list that opens is as wide as the box or wider."""
    option = QStyleOptionComboBox()
    widget.initStyleOption(option)
    field = widget.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, widget
    )
    if isinstance(widget, Choice) and widget.icons_only:
        return
    wraps = isinstance(widget, Choice)
    for row in range(widget.count()):
        words = widget.itemText(row)
        room = QRect(0, 0, 0 if wraps else ENDLESS, ENDLESS)
        needed = widget.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, words).width()
        if words not in free and needed > field.width():
            yield f"the value {words!r} needs {needed} pixels and has {field.width()}"


def line_edit(widget: QLineEdit, free: Collection[str]) -> Problems:
    words = widget.text() or widget.placeholderText()
    if not words or words in free:
        return
    option = QStyleOptionFrame()
    widget.initStyleOption(option)
    room = widget.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, widget)
    has = room.marginsRemoved(widget.textMargins()).width() - CURSOR
    needed = widget.fontMetrics().horizontalAdvance(words)
    if needed > has:
        yield f"{words!r} needs {needed} pixels and has {has}"


def tab_bar(widget: QTabBar, free: Collection[str]) -> Problems:
    for number in range(widget.count()):
        if not widget.isTabVisible(number):
            continue
        words, place = widget.tabText(number), widget.tabRect(number)
        needed = widget.tabSizeHint(number)
        if place.width() < needed.width() or not widget.rect().contains(place):
            yield f"the tab {words!r} needs {needed.width()} pixels and lies at {rectangle(place)}"


def header(widget: QHeaderView, free: Collection[str]) -> Problems:
    for section in range(widget.count()):
        words = widget.model().headerData(section, widget.orientation())
        if not words or widget.isSectionHidden(section):
            continue
        needed, has = widget.sectionSizeHint(section), widget.sectionSize(section)
        if needed > has:
            yield f"the heading {words!r} needs {needed} pixels and has {has}"


def group_box(widget: QGroupBox, free: Collection[str]) -> Problems:
    needed = widget.fontMetrics().horizontalAdvance(widget.title())
    if needed > widget.width():
        yield f"the title {widget.title()!r} needs {needed} pixels and has {widget.width()}"


def menu(widget: QMenu, free: Collection[str]) -> Problems:
    """The screen is as wide as its widest entry; what is too high for it can be scrolled."""
    needed = widget.sizeHint().width()
    if needed > LEAST[0]:
        words = max((entry.text() for entry in widget.actions()), key=len)
        yield f"the entry {words!r} makes it {needed} pixels wide"


def menu_bar(widget: QMenuBar, free: Collection[str]) -> Problems:
    corner: object = widget.cornerWidget()  # None where there is none, whatever its type says
    taken = corner.geometry() if isinstance(corner, QWidget) and corner.isVisible() else QRect()
    for entry in widget.actions():
        place = widget.actionGeometry(entry)
        if not entry.isVisible():
            continue
        if place.isEmpty() or not widget.rect().contains(place):
            yield f"the menu {entry.text()!r} has no room"
        elif place.intersects(taken):
            yield f"the menu {entry.text()!r} lies under the text in the corner"


def item_view(widget: QAbstractItemView, free: Collection[str]) -> Problems:
    """Rows that Qt writes. What a delegate of ours paints by itself is read where it is painted."""
    if isinstance(widget, QHeaderView) or isinstance(widget.itemDelegate(), PAINTED_BY_US):
        return
    for index in indexes(widget.model()):
        words, place = str(index.data() or ""), widget.visualRect(index)
        if not words or words in free or place.isEmpty():
            continue
        option = QStyleOptionViewItem()
        widget.initViewItemOption(option)
        option.rect = place
        option.widget = widget
        delegate = widget.itemDelegateForIndex(index)
        assert isinstance(delegate, QStyledItemDelegate)
        delegate.initStyleOption(option, index)
        room = widget.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, widget)
        room = room.adjusted(ITEM_MARGIN, 0, -ITEM_MARGIN, 0)
        wraps = option.features & QStyleOptionViewItem.ViewItemFeature.WrapText
        flags = Qt.TextFlag.TextWordWrap if wraps else Qt.TextFlag.TextExpandTabs
        needed = QFontMetrics(option.font).boundingRect(QRect(0, 0, room.width(), ENDLESS), flags, words)
        if needed.width() > room.width() or needed.height() > room.height():
            yield (
                f"the row {words!r} needs {needed.width()} × {needed.height()} pixels "
                f"and has {room.width()} × {room.height()}"
            )


def indexes(model: QAbstractItemModel | None, parent: QModelIndex | None = None) -> Iterator[QModelIndex]:
    inside = parent if parent is not None else QModelIndex()
    if model is None:
        return
    for row in range(model.rowCount(inside)):
        for column in range(columns(model, inside)):
            yield model.index(row, column, inside)
        yield from indexes(model, model.index(row, 0, inside))


def columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    """Lists have one, and do not tell."""
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


def scroll_area(widget: QAbstractScrollArea, free: Collection[str]) -> Problems:
    """Down is allowed, sideways is not; the board is moved with the hand."""
    too_wide = widget.horizontalScrollBar().maximum()
    if too_wide and not isinstance(widget, QGraphicsView):
        yield f"has to be scrolled sideways by {too_wide} pixels"


CHECKS: dict[type[QWidget], Callable[[Any, Collection[str]], Problems]] = {
    QLabel: label,
    QPushButton: push_button,
    QToolButton: push_button,
    QCheckBox: button,
    QRadioButton: button,
    QComboBox: combo_box,
    QLineEdit: line_edit,
    QTabBar: tab_bar,
    QHeaderView: header,
    QGroupBox: group_box,
    QMenu: menu,
    QMenuBar: menu_bar,
    QAbstractItemView: item_view,
    QAbstractScrollArea: scroll_area,
}


# --- the room around it ------------------------------------------------------------------------------------


def has_words(widget: QWidget) -> bool:
    match widget:
        case QLabel() | QAbstractButton():
            return bool(widget.text())
        case QLineEdit() | QComboBox() | QSpinBox():
            return True
    return False


def outside(widget: QWidget, window: QWidget) -> Problems:
    """Whatever a widget is in shows the whole of it; what is scrolled may lie further down."""
    place, inside = widget.rect(), widget
    while inside is not window:
        above = inside.parentWidget()
        assert above is not None
        place, inside = place.translated(inside.pos()), above
        room = inside.rect()
        if is_viewport(inside):  # it may have to be scrolled to
            place = QRect(place.left(), room.top(), place.width(), room.height())
        if not room.contains(place):
            there = f"{where(inside)} {rectangle(room)}"
            yield f"{text_of(widget)!r} lies at {rectangle(place)}, outside of {there}"
            return


def is_viewport(widget: QWidget) -> bool:
    area = widget.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is widget


def overlaps(window: QWidget) -> list[str]:
    """Texts that lie over each other: widgets in the same widget that share some of its room."""
    found: list[str] = []
    for parent in (window, *window.findChildren(QWidget)):
        if not parent.isVisible() or isinstance(parent, QScrollBar):
            continue
        children = [child for child in parent.children() if isinstance(child, QWidget)]
        texts = [child for child in children if child.isVisible() and has_words(child)]
        for one, other in combinations(texts, 2):
            if one.geometry().intersects(other.geometry()):
                found.append(f"{where(one)}: {text_of(one)!r} and {text_of(other)!r} lie over each other")
    return found


def text_of(widget: QWidget) -> str:
    match widget:
        case QLabel() | QAbstractButton() | QLineEdit():
            return widget.text()
        case QComboBox():
            return widget.currentText()
    return ""


def rectangle(rect: QRect) -> str:
    return f"({rect.x()}, {rect.y()}, {rect.width()} × {rect.height()})"
