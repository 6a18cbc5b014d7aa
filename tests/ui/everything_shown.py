"""Everything that can be read or seen at the window: by eyes, by a screen reader, by whoever opens a menu."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QSpinBox,
    QTabWidget,
    QWidget,
)

from co2desk.ui.desk import GameDesk
from co2desk.ui.moves import MEANT
from co2desk.ui.panels.prompt import TURN_GROUPS
from tests.ui.screen import Screen

# Every role that Qt or a model of ours knows; what a role does not answer is None and says nothing.
ROLES = (*range(16), *range(int(Qt.ItemDataRole.UserRole), int(Qt.ItemDataRole.UserRole) + 12))
READABLE = (str, int, float, tuple, list, Enum)

Line = tuple[Any, ...]


# --- models ------------------------------------------------------------------------------------------------


def rows(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[Line]:
    """All rows of a model with what each of them says in every role."""
    inside = parent if parent is not None else QModelIndex()
    for row in range(model.rowCount(inside)):
        index = model.index(row, 0, inside)
        yield (row, *((role, said(index.data(role))) for role in ROLES))
        yield from rows(model, index)


def said(value: object) -> object:
    """What somebody could read in a value; pictures and the like are compared as they look."""
    return repr(value) if isinstance(value, READABLE) or hasattr(value, "_fields") else None


# --- widgets -----------------------------------------------------------------------------------------------


def widgets(window: QWidget) -> Iterator[Line]:
    """The words of all widgets, also of those that are hidden at the moment."""
    for thing in (window, *window.findChildren(QObject)):
        if isinstance(thing, QWidget):
            yield ("widget", type(thing).__name__, *attributes(thing), *words(thing))
        elif isinstance(thing, QAction):
            yield ("entry", thing.text(), thing.toolTip(), thing.statusTip(), thing.isEnabled(), said(thing.data()))
        elif isinstance(thing, QAbstractItemModel):
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


# --- the board and what is said about actions ----------------------------------------------------------------


def explanations(desk: GameDesk) -> Iterator[Line]:
    """What is said about every piece when the mouse rests on it."""
    for key, item in desk.board.items_by_key.items():
        title, lines = desk.board.words.explain(key, item.value)
        yield ("piece", key, said(item.value), item.isVisible(), item.mark, item.toolTip(), title, *lines)


def advice(desk: GameDesk) -> Iterator[Line]:
    """What every possible action leads to, and why every impossible one is refused."""
    controller, adviser = desk.controller, desk.adviser
    for action in controller.moves.legal:
        yield ("action", repr(action), adviser.consequences(action), adviser.warnings(action))
    if not controller.is_my_decision:
        return
    for kind, _classes in TURN_GROUPS:
        yield ("closed", kind, desk.prompt.why_closed(kind))
    for source in desk.board.items_by_key:
        for target in (None, *desk.board.items_by_key) if source[0] in MEANT else ():
            refusal = controller.moves.why_not(source, target)
            if refusal is not None:
                yield ("refusal", source, target, adviser.refusal(refusal))


def read(screen: Screen) -> list[Line]:
    """Everything in words. The list of actions is opened for it and put away again."""
    desk = screen.desk
    lines: list[Line] = [*explanations(desk), *advice(desk)]
    if desk.controller.is_my_decision:
        desk.show_actions()
        lines += listed(desk)
    fill_menus(screen.window)
    lines += widgets(screen.window)
    if desk.actions_dialog is not None:
        desk.actions_dialog.hide()
    screen.settle()
    return lines


def listed(desk: GameDesk) -> Iterator[Line]:
    """The list of actions, with what is said about each when it is chosen."""
    dialog = desk.actions_dialog
    assert dialog is not None
    yield from rows(dialog.filter)
    for group in range(dialog.filter.rowCount()):
        parent = dialog.filter.index(group, 0)
        for row in range(dialog.filter.rowCount(parent)):
            dialog.tree.setCurrentIndex(dialog.filter.index(row, 0, parent))
            yield ("explained", dialog.explanation.text())
    dialog.tree.setCurrentIndex(QModelIndex())


def seen(screen: Screen) -> QImage:
    """The picture of the window."""
    return screen.window.grab().toImage()


def differences(one: Iterable[Line], other: Iterable[Line]) -> list[tuple[Line | None, Line | None]]:
    """The first lines that differ, in pairs: few enough to be read."""
    left, right = list(one), list(other)
    length = max(len(left), len(right))
    left += [()] * (length - len(left))
    right += [()] * (length - len(right))
    found = [(a, b) for a, b in zip(left, right, strict=True) if a != b]
    return [tuple(part for part in pair) for pair in found[:3]]  # type: ignore[misc]
