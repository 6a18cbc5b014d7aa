"""Everything that can be read or seen at the window: by eyes, by a screen reader, by whoever opens a menu."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import islice, zip_longest
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QSortFilterProxyModel, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QScrollBar,
    QSpinBox,
    QTabWidget,
    QWidget,
)

from co2desk.engine.machine.refusals import Refusal
from co2desk.ui.log.view import LogView
from co2desk.ui.window.game_view import GameView
from tests.ui.painting import picture_of
from tests.ui.screen import Screen

# Every role that Qt or a model of ours knows; what a role does not answer is None and says nothing.
ROLES = (*range(16), *range(int(Qt.ItemDataRole.UserRole), int(Qt.ItemDataRole.UserRole) + 12))
SOME = 8  # every eighth place is tried for a drop that is refused; another eighth for the next piece
READABLE = (str, int, float, tuple, list, Enum)

Line = tuple[Any, ...]


# --- models ---------------------------------------------------------------------------------------------


def rows(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[Line]:
    """All rows of a model with what each of them says in every role."""
    inside = parent if parent is not None else QModelIndex()
    for row in range(model.rowCount(inside)):
        index = model.index(row, 0, inside)
        yield (row, *((role, said(model.data(index, role))) for role in ROLES))
        yield from rows(model, index)


def said(value: object) -> object:
    """What somebody could read in a value; pictures and the like are compared as they look."""
    return repr(value) if isinstance(value, READABLE) or hasattr(value, "_fields") else None


# --- widgets --------------------------------------------------------------------------------------------


def widgets(window: QWidget) -> Iterator[Line]:
    """The words of all widgets, also of those that are hidden at the moment."""
    for thing in (window, *window.findChildren(QObject)):
        if isinstance(thing, QWidget):
            yield ("widget", type(thing).__name__, *attributes(thing), *words(thing))
        elif isinstance(thing, QAction):
            yield (
                "entry",
                thing.text(),
                thing.toolTip(),
                thing.statusTip(),
                thing.isEnabled(),
                said(thing.data()),
            )
        elif isinstance(thing, QAbstractItemModel) and not isinstance(thing, QSortFilterProxyModel):
            yield ("model", type(thing).__name__, *rows(thing))


def attributes(widget: QWidget) -> Line:
    return (
        widget.accessibleName(),
        widget.accessibleDescription(),
        widget.toolTip(),
        widget.statusTip(),
        widget.whatsThis(),
        widget.windowTitle(),
        widget.isVisible(),
        widget.isEnabled(),
        said(widget.property("choice")),
    )


def words(widget: QWidget) -> Line:
    match widget:
        case QLabel() | QAbstractButton():
            return (widget.text(),)
        case QLineEdit():
            return widget.text(), widget.placeholderText()
        case QScrollBar():
            return ()  # where a list that nobody sees was left says nothing
        case QSpinBox() | QAbstractSlider():
            return widget.minimum(), widget.value(), widget.maximum()
        case QGroupBox() | QMenu():
            return (widget.title(),)
        case QTabWidget():
            return tuple(widget.tabText(number) for number in range(widget.count()))
    return ()


def fill_menus(window: QWidget) -> None:
    """Menus are filled when they open, and an entry says what it leads to when it is pointed at."""
    for menu in window.findChildren(QMenu):
        menu.aboutToShow.emit()
    for menu in window.findChildren(QMenu):
        for entry in menu.actions():
            menu.hovered.emit(entry)


# --- the board and what is said about actions -----------------------------------------------------------


def explanations(game_view: GameView) -> Iterator[Line]:
    """What is said about every piece when the mouse rests on it."""
    for key, item in game_view.board.items_by_key.items():
        title, lines = game_view.board.words.explain(key, item.value)
        yield ("piece", key, said(item.value), item.isVisible(), item.mark, item.toolTip(), title, *lines)


def advice(game_view: GameView) -> Iterator[Line]:
    """What every possible action leads to, and why every impossible one is refused."""
    controller, adviser = game_view.controller, game_view.adviser
    for action in controller.moves.legal:
        yield ("action", repr(action), adviser.consequences(action), adviser.warnings(action))
    if not controller.is_my_decision:
        return
    for kind, _classes in controller.declaration.actions.turn_groups():
        yield ("closed", kind, adviser.why_closed(kind))
    refusals: dict[str, Refusal] = {}
    keys = list(game_view.board.items_by_key)
    for number, source in enumerate(keys):
        for target in (None, *keys[number % SOME :: SOME]):
            refusal = controller.moves.why_not(source, target)
            if refusal is not None:
                yield ("refusal", source, target, repr(refusal))
                refusals[repr(refusal)] = refusal
    for written, refusal in refusals.items():
        yield ("told", written, adviser.refusal(refusal))


def read(screen: Screen) -> list[Line]:
    """Everything in words. The list of actions is opened for it and put away again."""
    game_view = screen.game_view
    lines: list[Line] = [*explanations(game_view), *advice(game_view)]
    if game_view.controller.is_my_decision:
        game_view.show_actions()
        lines += listed(game_view)
    fill_menus(screen.window)
    lines += sorted(widgets(screen.window), key=repr)  # whatever came to the front last stands last
    if game_view.actions_dialog is not None:
        game_view.actions_dialog.hide()
    screen.settle()
    return lines


def listed(game_view: GameView) -> Iterator[Line]:
    """The list of actions, with what is said about each when it is chosen."""
    dialog = game_view.actions_dialog
    assert dialog is not None
    yield from rows(dialog.filter)
    for group in range(dialog.filter.rowCount()):
        parent = dialog.filter.index(group, 0)
        for row in range(dialog.filter.rowCount(parent)):
            dialog.tree.setCurrentIndex(dialog.filter.index(row, 0, parent))
            yield ("explained", dialog.explanation.text())
    dialog.tree.setCurrentIndex(QModelIndex())


def seen(screen: Screen) -> list[QImage]:
    """The pictures of the window, with the forecast and with the log beside the board, and of dialogs."""
    side, found = screen.game_view.side, []
    for page in range(side.count()):
        side.setCurrentIndex(page)
        screen.settle()
        come_to_rest(screen)
        found.append(picture_of(screen.window))
    dialogs = [dialog for dialog in screen.window.findChildren(QDialog) if dialog.isVisible()]
    return found + [picture_of(dialog) for dialog in dialogs]


def come_to_rest(screen: Screen) -> None:
    """Lines wrap anew a moment after a scroll bar has come or gone."""
    views = screen.window.findChildren(LogView)
    if any(view._resized.isActive() for view in views):
        screen.wait_until(lambda: not any(view._resized.isActive() for view in views))


def differences(one: Iterable[Line], other: Iterable[Line]) -> str:
    """The first lines that differ, and what differs in them: short enough to read. "" when nothing does."""
    pairs = zip_longest(one, other, fillvalue=())
    parts = ((a, b) for left, right in pairs if left != right for a, b in zip_longest(left, right) if a != b)
    return "\n".join(f"{a!r}\n    {b!r}" for a, b in islice(parts, 5))
