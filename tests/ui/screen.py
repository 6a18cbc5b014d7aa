"""A person at the screen: the whole window, played by mouse and keys only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QToolButton, QWidget

from co2desk.engine.machine.actions import Action
from co2desk.session import GameOptions, Session
from co2desk.ui.appearance import Appearance, load_fonts
from co2desk.ui.controller import Controller
from co2desk.ui.desk import GameDesk
from co2desk.ui.models.places import Key
from co2desk.ui.preferences import OFF, Preferences
from co2desk.ui.seats import SIGNS, Seat
from co2desk.ui.setup import GameSetup
from co2desk.ui.window import MainWindow

NAMES = ("Anna", "Bruno", "Chiara", "David", "Emil")
LEFT = Qt.MouseButton.LeftButton


def people(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(NAMES[number], SIGNS[number]) for number in range(count))


class Screen:
    """`open` lays a game on the desk; everything else is done as a person would do it."""

    def __init__(self, app: QApplication, preferences: Preferences, size: tuple[int, int] = (1600, 1000)) -> None:
        load_fonts()
        preferences.set("animation", OFF)
        self.app = app
        self.window = MainWindow(preferences, Appearance(app, preferences))
        self.window.resize(*size)
        self.window.show()
        self.settle()

    def close(self) -> None:
        if self.window.controller is not None:
            self.window.controller.is_saved = True  # nothing to ask about
        self.window.close()
        self.window.deleteLater()
        self.settle()

    # --- a game ------------------------------------------------------------------------------------------

    def new(self, players: int = 2, seed: int = 1, seats: Sequence[Seat] = (), **options: Any) -> None:
        setup = GameSetup(
            GameOptions(players=players, seed=seed, **options), tuple(seats) or people(players)
        )
        self.window.begin(setup)
        self.settle()

    def lay(self, session: Session, seats: Sequence[Seat] = ()) -> None:
        """A position that a test has prepared; whoever has to decide sits down at once."""
        setup = GameSetup(session.options, tuple(seats) or people(session.options.players))
        desk, controller = self.window.desk_for_game()
        controller.open(session, setup)
        self.window.pages.setCurrentWidget(desk)
        self.settle()
        self.sit_down()

    @property
    def controller(self) -> Controller:
        return self.window.desk_for_game()[1]

    @property
    def desk(self) -> GameDesk:
        return self.window.desk_for_game()[0]

    @property
    def table(self) -> Any:
        return self.controller.table

    def settle(self) -> None:
        for _ in range(3):
            self.app.processEvents()

    # --- seats -------------------------------------------------------------------------------------------

    def sit_down(self) -> None:
        """Answer the cover, if there is one."""
        cover = self.desk.cover
        if cover.isVisible():
            self.push(cover.it_is_me)
        if cover.isVisible():
            self.push(cover.go_on)

    # --- mouse -------------------------------------------------------------------------------------------

    def push(self, button: QWidget) -> None:
        QTest.mouseClick(button, LEFT)
        self.settle()

    def point(self, key: Key, grip: bool = False) -> QPoint:
        """Where a place is in the view: its middle, or the middle of what can be taken from it."""
        view = self.desk.view
        if key == ("table",):
            return view.mapFromScene(QPointF(112 + 274 + 4, 300))  # between a region and a summit
        item = self.desk.board.items_by_key[key]
        if key == ("seat",):
            return view.mapFromScene(item.mapToScene(QPointF(60, 84)))
        return view.mapFromScene(item.mapToScene((item.grip() if grip else item.area).center()))

    def drag(self, source: Key, target: Key) -> None:
        """Press, move in steps, let go."""
        viewport = self.desk.view.viewport()
        start, end = self.point(source, grip=True), self.point(target)
        QTest.mousePress(viewport, LEFT, pos=start)
        for step in range(1, 5):
            QTest.mouseMove(viewport, start + (end - start) * step / 4)
        QTest.mouseRelease(viewport, LEFT, pos=end)
        self.settle()

    def click(self, key: Key, grip: bool = True) -> None:
        QTest.mouseClick(self.desk.view.viewport(), LEFT, pos=self.point(key, grip))
        self.settle()

    # --- menus and buttons ---------------------------------------------------------------------------------

    @property
    def chooser(self) -> QMenu | None:
        """The menu at the pointer, while it is open."""
        menu = self.desk.chooser
        return menu if menu is not None and menu.isVisible() else None

    def pick(self, wanted: Callable[[str], bool]) -> None:
        """Choose an entry of the menu at the pointer by its words."""
        menu = self.chooser
        assert menu is not None
        entry = next(entry for entry in menu.actions() if wanted(entry.text()))
        self.choose_entry(menu, entry)

    def choose_entry(self, menu: QMenu, entry: QAction) -> None:
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center())
        self.settle()

    def buttons(self) -> list[QPushButton | QToolButton]:
        """What the prompt bar offers, in order."""
        flow = self.desk.prompt.flow
        found = [flow.itemAt(number).widget() for number in range(flow.count())]  # type: ignore[union-attr]
        return [widget for widget in found if isinstance(widget, QPushButton | QToolButton)]

    def button(self, name: str) -> QPushButton | QToolButton:
        return next(button for button in self.buttons() if button.objectName() == name)

    def answer(self, action: Action) -> None:
        """Give an answer through the prompt bar: the button, the menu or the editor that means it."""
        prompt = self.desk.prompt
        if prompt.editor is not None and prompt.editor.can_say(action):
            prompt.editor.say(action)
            self.push(prompt.editor.button)
            return
        for button in self.buttons():
            if button.property("choice") == action:
                self.push(button)
                return
        for button in self.buttons():
            menu = button.menu()
            if isinstance(menu, QMenu) and self._answer_by_menu(button, menu, action):
                return
        raise AssertionError(f"the prompt bar does not offer {action}")

    def _answer_by_menu(self, button: QWidget, menu: QMenu, action: Action) -> bool:
        menu.aboutToShow.emit()
        for entry, inner in entries(menu):
            if entry.data() == action:
                inner.popup(button.mapToGlobal(QPoint(0, button.height())))
                self.settle()
                self.choose_entry(inner, entry)
                menu.hide()
                return True
        return False


def entries(menu: QMenu) -> list[tuple[QAction, QMenu]]:
    """Every entry of a menu and of the menus in it, with the menu that holds it."""
    found: list[tuple[QAction, QMenu]] = []
    for entry in menu.actions():
        inner = entry.menu()
        found += entries(inner) if isinstance(inner, QMenu) else [(entry, menu)]
    return found
