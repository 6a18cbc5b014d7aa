"""A person at the screen: the whole window, played by mouse and keys only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QMainWindow,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)
from shiboken6 import Shiboken

from co2desk.engine.machine.actions import Action
from co2desk.session import GameOptions, Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.session.setup import GameSetup
from co2desk.ui.board.flyers import Flyer
from co2desk.ui.controller import Controller
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.preferences import AT_ONCE, OFF, Preferences
from co2desk.ui.theme.appearance import Appearance, load_fonts
from co2desk.ui.window.game_view import GameView
from co2desk.ui.window.main_window import MainWindow
from tests.ui.application_look import ApplicationLook

NAMES = ("Anna", "Bruno", "Chiara", "David", "Emil")
LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
GROUND = QPointF(390, 100)  # between two regions: nothing lies there
WHEEL_STEP = 120


def people(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(NAMES[number], SIGNS[number]) for number in range(count))


def strays() -> list[QWidget]:
    """Widgets that belong to no window. Python deletes them whenever it collects its garbage, even while Qt
    goes through all widgets to give them a new look, and Qt does not survive that."""
    alone = (widget for widget in QApplication.topLevelWidgets() if widget.parent() is None)
    return [widget for widget in alone if Shiboken.ownedByPython(widget)]


class Screen:
    """`new` and `lay` open a game in the window; everything else is done as a person would do it."""

    def __init__(
        self,
        app: QApplication,
        preferences: Preferences,
        size: tuple[int, int] = (1600, 1000),
        language_manager: LanguageManager | None = None,
    ) -> None:
        load_fonts()
        preferences.set("animation", OFF)
        preferences.set("pace", AT_ONCE)
        self.app = app
        self.before = ApplicationLook(app)
        self.appearance = Appearance(app, preferences)
        self.window = MainWindow(preferences, self.appearance, language_manager)
        self.window.resize(*size)
        self.window.setUpdatesEnabled(False)  # most tests open a game at once, and never see the start page
        self.window.show()
        self.settle()
        self.window.setUpdatesEnabled(True)

    def close(self) -> None:
        self.window.autosave.trouble = None  # nothing to ask about
        self.window.close()
        for thing in (self.window, self.appearance):
            thing.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no event loop does it
        self.before.put_back()

    # --- a game ------------------------------------------------------------------------------------------

    def new(
        self,
        players: int = 2,
        seed: int = 1,
        seats: Sequence[Seat] = (),
        practice: bool = False,
        painted: bool = False,
        **options: Any,
    ) -> None:
        """A new game, begun as the dialog begins it."""
        self.window.setUpdatesEnabled(painted)
        chosen = GameOptions(players=players, seed=seed, **options)
        setup = GameSetup(chosen, tuple(seats) or people(players), practice)
        self.window.parts.starter.start(setup)
        self.settle()

    def lay(self, session: Session, seats: Sequence[Seat] = (), painted: bool = False) -> None:
        """A position that a test has prepared; whoever has to decide sits down at once. Painting takes
        half of the time: see `picture_of` for a test that only looks now and then."""
        setup = GameSetup(session.options, tuple(seats) or people(session.options.players))
        game_view, controller = self.window.parts.game_view, self.window.parts.controller
        self.window.setUpdatesEnabled(painted)
        controller.open(session, setup)
        self.window.pages.setCurrentWidget(game_view)
        self.settle()
        self.sit_down()

    @property
    def controller(self) -> Controller:
        return self.window.parts.controller

    @property
    def game_view(self) -> GameView:
        return self.window.parts.game_view

    @property
    def table(self) -> Any:
        return self.controller.table

    def settle(self) -> None:
        """Let everything happen that is due, the deletion of what was closed included."""
        for _ in range(3):
            self.app.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        parts = [widget for widget in strays() if not isinstance(widget, QMainWindow | QDialog)]
        assert parts == [], "has neither a parent nor a layout"

    def wait_until(self, done: Callable[[], bool], milliseconds: int = 60_000) -> None:
        """Let time pass until something has happened; fail when it does not. The limit only ends a test
        that would wait for ever: a busy computer may need long for what a computer player thinks."""
        clock = QElapsedTimer()
        clock.start()
        while not done():
            assert not clock.hasExpired(milliseconds), "nothing has happened"
            QTest.qWait(10)
        self.settle()

    @property
    def fingerprint(self) -> str:
        """Of the position: equal as long as nothing has changed."""
        found: str = self.controller.game.fingerprint()
        return found

    @property
    def asked(self) -> tuple[str, int]:
        """The open decision, and who owes the answer."""
        frame = self.controller.game.decision
        return frame.kind, frame.player

    # --- seats -------------------------------------------------------------------------------------------

    def sit_down(self) -> None:
        """Answer the cover, if there is one."""
        cover = self.game_view.cover
        if cover.isVisible():
            self.push(cover.it_is_me)
        if cover.isVisible():
            self.push(cover.go_on)

    # --- mouse -------------------------------------------------------------------------------------------

    def push(self, button: QWidget) -> None:
        QTest.mouseClick(button, LEFT)
        self.settle()

    def push_twice(self, button: QWidget) -> None:
        """A double click: Qt tells the second one to what is under the mouse by then."""
        point = button.mapTo(self.window, button.rect().center())
        self.push(button)
        under = self.window.childAt(point) or self.window
        local, everywhere = (
            QPointF(under.mapFrom(self.window, point)),
            QPointF(self.window.mapToGlobal(point)),
        )
        for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
            held = LEFT if kind == QEvent.Type.MouseButtonDblClick else Qt.MouseButton.NoButton
            event = QMouseEvent(kind, local, everywhere, LEFT, held, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(under, event)
        self.settle()

    def point(self, key: PlaceKey, grip: bool = False) -> QPoint:
        """Where a place is in the view: its middle, or the middle of what can be taken from it."""
        view = self.game_view.view
        if key == at.TABLE:
            return view.mapFromScene(GROUND)
        item = self.game_view.board.items_by_key[key]
        if key == at.SEAT:
            return view.mapFromScene(item.mapToScene(QPointF(60, 84)))
        return view.mapFromScene(item.mapToScene((item.grip() if grip else item.area).center()))

    def drag(self, source: PlaceKey, target: PlaceKey) -> None:
        """Press, move in steps, let go."""
        self.lift(source, target)
        self.drop(target)

    def lift(self, source: PlaceKey, target: PlaceKey) -> None:
        """The first half of a drag: the piece is in the air above the target."""
        self.slide(self.point(source, grip=True), self.point(target), LEFT)

    def drop(self, target: PlaceKey) -> None:
        """The second half: let go there."""
        QTest.mouseRelease(self.game_view.view.viewport(), LEFT, pos=self.point(target))
        self.settle()

    def slide(self, start: QPoint, end: QPoint, button: Qt.MouseButton) -> None:
        """Press and move in steps; the button stays down."""
        viewport = self.game_view.view.viewport()
        QTest.mousePress(viewport, button, pos=start)
        for step in range(1, 5):
            QTest.mouseMove(viewport, start + (end - start) * step / 4)
        self.settle()

    def pan(self, start: QPoint, step: QPoint, button: Qt.MouseButton) -> None:
        """Press, move by a step, let go."""
        self.slide(start, start + step, button)
        QTest.mouseRelease(self.game_view.view.viewport(), button, pos=start + step)
        self.settle()

    def click(self, key: PlaceKey, grip: bool = True) -> None:
        QTest.mouseClick(self.game_view.view.viewport(), LEFT, pos=self.point(key, grip))
        self.settle()

    def use(self, key: PlaceKey, grip: bool = True) -> None:
        """By clicks: what is done freely in a turn is shown by the first one, and done by the second."""
        self.click(key, grip)
        if self.game_view.board_input.selection == key:
            self.click(key, grip)

    def right_click(self, key: PlaceKey = at.TABLE) -> None:
        QTest.mouseClick(self.game_view.view.viewport(), RIGHT, pos=self.point(key))
        self.settle()

    def hover(self, key: PlaceKey) -> None:
        """Rest the mouse on a place, as long as it takes until the card about it comes."""
        viewport = self.game_view.view.viewport()
        QTest.mouseMove(viewport, self.point(at.TABLE))
        QTest.mouseMove(viewport, self.point(key))
        self.settle()

    def wheel(self, steps: int, key: PlaceKey = at.TABLE) -> None:
        """Turn the wheel above a place; forward is positive."""
        viewport = self.game_view.view.viewport()
        where = QPointF(self.point(key))
        event = QWheelEvent(
            where,
            QPointF(viewport.mapToGlobal(where.toPoint())),
            QPoint(),
            QPoint(0, WHEEL_STEP * steps),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)
        self.settle()

    # --- keys ----------------------------------------------------------------------------------------------

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key for whatever has the focus, menus' shortcuts included."""
        if QApplication.activeWindow() is None:  # a desktop gives the focus back when a dialog closes
            self.window.activateWindow()
            self.settle()
        QTest.keyClick(self.window.windowHandle(), key, modifier)
        self.settle()

    # --- what is to be seen --------------------------------------------------------------------------------

    def marked(self, mark: str) -> set[PlaceKey]:
        """The places that carry a mark."""
        board = self.game_view.board
        table = {at.TABLE} if board.table_mark == mark else set()
        return table | {key for key, item in board.items_by_key.items() if item.mark == mark}

    def flyers(self) -> list[Flyer]:
        """Pieces in the air."""
        return [item for item in self.game_view.board.items() if isinstance(item, Flyer)]

    @property
    def told(self) -> str:
        """The sentence in the bubble, without the hint where to click; "" when there is none."""
        bubble = self.game_view.pointer.bubble
        return bubble.text().removesuffix(f"\n{bubble.hint}") if bubble.isVisible() else ""

    @property
    def explained(self) -> tuple[str, str]:
        """Title and body of the card beside the mouse; empty when there is none."""
        card = self.game_view.pointer.card
        return (card.title.text(), card.body.text()) if card.isVisible() else ("", "")

    # --- menus and buttons ---------------------------------------------------------------------------------

    @property
    def chooser(self) -> QMenu | None:
        """The menu at the pointer, while it is open."""
        menu = self.game_view.chooser.menu
        return menu if menu is not None and menu.isVisible() else None

    def pick(self, wanted: Callable[[str], bool]) -> None:
        """Choose an entry of the menu at the pointer by its words."""
        menu = self.chooser
        assert menu is not None
        entry = next(entry for entry in menu.actions() if wanted(entry.text()))
        self.choose_entry(menu, entry)

    def close_chooser(self) -> None:
        """With Escape: no choice."""
        menu = self.chooser
        assert menu is not None
        QTest.keyClick(menu, Qt.Key.Key_Escape)
        self.settle()

    def choose_entry(self, menu: QMenu, entry: QAction) -> None:
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center())
        self.settle()

    def buttons(self) -> list[QPushButton | QToolButton]:
        """What the prompt bar offers, in order."""
        flow = self.game_view.prompt.flow
        found = [flow.itemAt(number).widget() for number in range(flow.count())]  # type: ignore[union-attr]
        return [widget for widget in found if isinstance(widget, QPushButton | QToolButton)]

    def button(self, name: str) -> QPushButton | QToolButton:
        return next(button for button in self.buttons() if button.objectName() == name)

    def labels(self) -> list[str]:
        """The sentences among the buttons: warnings."""
        flow = self.game_view.prompt.flow
        found = [flow.itemAt(number).widget() for number in range(flow.count())]  # type: ignore[union-attr]
        return [widget.text() for widget in found if isinstance(widget, QLabel)]

    def offered(self) -> list[Action]:
        """Every action that the prompt bar leads to: by a button, a menu or an editor."""
        editor = self.game_view.prompt.editor
        found: list[Action] = list(editor.legal) if editor is not None else []
        for button in self.buttons():
            menu: object = button.menu()  # None where there is none, whatever its type says
            if button.property("choice") is not None:
                found.append(button.property("choice"))
            elif button.property("steps") is not None:
                found += button.property("steps")
            elif isinstance(menu, QMenu):
                menu.aboutToShow.emit()
                found += [entry.data() for entry, _ in entries(menu)]
        return found

    def submit(self, action: Action) -> None:
        """Play an action as if its warnings had been read."""
        self.game_view.proposals.submit(action)

    def answer(self, action: Action) -> None:
        """Give an answer through the prompt bar: the button, the menu or the editor that means it."""
        prompt = self.game_view.prompt
        if prompt.editor is not None and prompt.editor.can_say(action):
            prompt.editor.say(action)
            self.push(prompt.editor.button)
            return
        for button in self.buttons():
            if button.property("choice") == action:
                self.push(button)
                return
        for button in self.buttons():
            menu: object = button.menu()  # None where there is none, whatever its type says
            if isinstance(menu, QMenu) and self._answer_by_menu(button, menu, action):
                return
            if action in (button.property("steps") or ()):
                self.answer_in_steps(button, action)
                return
        raise AssertionError(f"the prompt bar does not offer {action}")

    def answer_in_steps(self, button: QWidget, action: Action) -> None:
        """By the button of a group of very many: one part of the action after the other."""
        self.push(button)
        while self.game_view.prompt.stepwise.is_active:
            self.push(next(each for each in self.buttons() if action in (each.property("leaves") or ())))

    def _answer_by_menu(self, button: QWidget, menu: QMenu, action: Action) -> bool:
        menu.aboutToShow.emit()
        for entry, inner in entries(menu):
            if entry.data() == action:
                inner.popup(button.mapToGlobal(QPoint(0, button.height())))
                self.settle()
                self.choose_entry(inner, entry)
                return True
        return False


def entries(menu: QMenu) -> list[tuple[QAction, QMenu]]:
    """Every entry of a menu and of the menus in it, with the menu that holds it."""
    found: list[tuple[QAction, QMenu]] = []
    for entry in menu.actions():
        inner = entry.menu()
        found += entries(inner) if isinstance(inner, QMenu) else [(entry, menu)]
    return found
