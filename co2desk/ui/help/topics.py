"""What F1 is about: the thing under the mouse, or the one that has the focus.

A widget says what it stands for with `set_topic`; asked for help, the nearest one around the mouse or the
focus answers. Whichever of the two was used last comes first: the mouse has moved since the focus changed, or
it has not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QCursor, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from co2desk.session.options import GameOptions

if TYPE_CHECKING:  # the engine comes with it, and the start page does without
    from co2desk.rulebook.tables import About

TOPIC = "rule_topic"  # the name of the property
CHOICE = "choice"  # buttons that stand for an action have it in this property
GROUP = "group_"  # and buttons of a group have its kind in their name
COMPARISON = "comparison"  # a kind of topic: the rulebooks beside each other
HELP = "F1"  # as in the menu


class Topic(NamedTuple):
    """A kind of things and a name, as co2desk/rulebook/sections.py has them.

    `options` are those of a game that is being set up; without them it is the game on the table. `about`
    is what may have a row of its own in a list of the section: the number of a card, region or energy, or
    what is on a tile.
    """

    kind: str
    name: str
    options: GameOptions | None = None
    about: About | None = None


Source = Callable[[], Topic | None]


@runtime_checkable
class Helper(Protocol):
    """The window that can show the rules."""

    def show_rules(self, topic: Topic | None, over: QWidget) -> None: ...


def set_topic(widget: QWidget, topic: Topic | Source) -> None:
    widget.setProperty(TOPIC, topic)


class Watch(QObject):
    """Remembers where the mouse was when the focus changed last."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._mouse = QCursor.pos()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_changed)

    def _focus_changed(self) -> None:
        self._mouse = QCursor.pos()

    def topic_in(self, window: QWidget) -> Topic | None:
        """What somebody in this window points at."""
        topics = (_topic(widget) for widget in self.meant_in(window))
        return next((topic for topic in topics if topic is not None), None)

    def meant_in(self, window: QWidget) -> Iterator[QWidget]:
        """The widgets of this window that somebody may mean: what is pointed at, and what is around it."""
        mouse = QCursor.pos()
        pointed, focused = _widget_at(window, mouse), window.focusWidget()
        for widget in (pointed, focused) if mouse != self._mouse else (focused, pointed):
            yield from _around(widget)


def _widget_at(window: QWidget, mouse: QPoint) -> QWidget | None:
    """Not Qt's own `widgetAt`: disabled buttons are asked too, and other windows are not."""
    place = window.mapFromGlobal(mouse)
    if not window.rect().contains(place):
        return None
    return window.childAt(place)


def _around(widget: QWidget | None) -> Iterator[QWidget]:
    """A widget and those around it, the nearest first; the window comes last."""
    while widget is not None:
        yield widget
        widget = None if widget.isWindow() else widget.parentWidget()


def _topic(widget: QWidget) -> Topic | None:
    found = widget.property(TOPIC)
    if callable(found):
        found = found()
    if isinstance(found, tuple):
        return Topic(*found)
    choice = widget.property(CHOICE)
    kind = getattr(choice, "kind", "")
    name = widget.objectName()
    if not kind and name.startswith(GROUP):
        kind = name.removeprefix(GROUP)
    return Topic("actions", kind, about=getattr(choice, "card", None)) if kind else None


def offer_help(dialog: QDialog) -> None:
    """F1 in a dialog: the rules come over it."""
    watch = Watch(dialog)
    QShortcut(QKeySequence(HELP), dialog, lambda: ask_help(dialog, watch))


def ask_help(dialog: QDialog, watch: Watch) -> None:
    show_rules(watch.topic_in(dialog), dialog)


def show_rules(topic: Topic | None, over: QWidget) -> None:
    """By the window that a dialog belongs to."""
    above: QWidget | None = over
    while above is not None:
        if isinstance(above, Helper):
            above.show_rules(topic, over)
            return
        above = above.parentWidget()
