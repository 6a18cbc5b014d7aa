"""Random input by mouse and keyboard, and what has to hold after it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from co2desk.languages import LANGUAGES
from co2desk.session import GameOptions, Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.preferences import OFF
from tests.engine.random_play import choose
from tests.ui.board_check import assert_board_is_true
from tests.ui.screen import LEFT, MIDDLE, NAMES, RIGHT, Screen
from tests.ui.thinking import is_thinking
from tests.ui.unseen_errors import Trouble

STEPS, SOAK_STEPS = 500, 6000
CHECK = 20  # steps between two looks at the whole
ANOTHER = 120  # steps until another position is opened
NONE = Qt.KeyboardModifier.NoModifier
KEYS = (
    *(Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) * 2,
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Tab),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 2,
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_F5, Qt.Key.Key_F9),
    *(Qt.Key.Key_A, Qt.Key.Key_E, Qt.Key.Key_P, Qt.Key.Key_Z, Qt.Key.Key_1, Qt.Key.Key_9),
)
SHORTCUTS = (Qt.Key.Key_0, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_1, Qt.Key.Key_6)
Deal = Callable[[int], tuple[Session, tuple[Seat, ...]]]  # a moment of the game with this number


def deal(number: int) -> tuple[Session, tuple[Seat, ...]]:
    """A moment of a random game of CO₂."""
    chance = Random(number)
    players = chance.randrange(1, 6)
    variants = {"draft": chance.random() < 0.3, "auction": chance.random() < 0.3}
    session = Session.new(GameOptions(players=players, seed=number, variants=variants))
    return played_on(session, chance), some_seats(players, chance)


def played_on(session: Session, chance: Random) -> Session:
    for _ in range(chance.choice((0, 5, 30, 60, 90))):
        if not session.game.is_over:
            session.play(choose(session.game, chance.choice(("builder", "scholar", "trader")), chance))
    return session


def some_seats(players: int, chance: Random) -> tuple[Seat, ...]:
    """People only, each with a language, or one person and computer players."""
    bots = chance.random() < 0.4
    languages = [chance.choice(("", *LANGUAGES)) for _ in range(players)]
    return tuple(
        Seat(NAMES[number], SIGNS[number], "random" if bots and number else "person", language)
        for number, language in enumerate(languages)
    )


class Somebody:
    """Does one random thing after the other, each from the event loop: a menu has a loop of its own."""

    def __init__(self, screen: Screen, trouble: Trouble, seed: int, steps: int, deal: Deal) -> None:
        self.screen, self.trouble, self.deal = screen, trouble, deal
        self.chance = Random(seed)
        self.left = steps
        self.loop = QEventLoop()
        self.errors: list[BaseException] = []
        self.at = QPoint(300, 300)
        self.games = seed * 100

    def lean(self) -> None:
        """Until all steps are done; then whatever is still open is closed."""
        self.lay_another()
        QTimer.singleShot(0, self.step)
        self.loop.exec()
        if self.errors:
            raise self.errors[0]
        assert self.trouble.found == [], self.trouble.found

    def step(self) -> None:
        """The next step is ordered before this one is done: this one may open a menu and not come back."""
        if not self.left or self.errors or self.trouble.found:
            self.stop()
            return
        self.left -= 1
        try:
            if self.left % ANOTHER == 0 and self.popup() is None:
                self.lay_another()
            QTimer.singleShot(self.chance.choice((0, 0, 0, 1, 5)), self.step)
            self.do_something()
            if self.left % CHECK == 0:
                assert_not_stuck(self.screen)
        except BaseException as error:  # handed to whoever called `lean`
            self.errors.append(error)
            self.stop()

    def stop(self) -> None:
        while (popup := self.popup()) is not None:
            popup.close()
        self.loop.quit()

    def lay_another(self) -> None:
        """A moment of another random game, among people or against computer players."""
        for dialog in self.screen.window.findChildren(QDialog):
            dialog.close()
        self.games += 1
        self.screen.lay(*self.deal(self.games), painted=True)

    # --- input ------------------------------------------------------------------------------------------

    @staticmethod
    def popup() -> QWidget | None:
        return QApplication.activePopupWidget()

    def do_something(self) -> None:
        """At the window; at the list of actions while it is open; in a menu mostly something useful."""
        dialog = self.screen.game_view.actions_dialog
        if isinstance(self.popup(), QMenu) and self.chance.random() < 0.6:
            self.choose_or_leave()
        elif (
            self.popup() is None and dialog is not None and dialog.isVisible() and self.chance.random() < 0.3
        ):
            self.use(dialog)
        else:
            kinds = (
                self.press,
                self.move,
                self.release,
                self.click,
                self.double_click,
                self.drag,
                self.wheel,
            )
            others = (self.key, self.shortcut, self.change_language)
            self.chance.choices((*kinds, *others), (8, 14, 8, 16, 3, 14, 4, 16, 1, 1))[0]()

    @property
    def handle(self) -> QWindow:
        """The system delivers here; Qt hands on to an open menu."""
        return self.screen.window.windowHandle()

    def point(self) -> QPoint:
        """Somewhere in the window, mostly where something is."""
        game_view = self.screen.game_view
        if self.chance.random() < 0.55:
            keys = list(game_view.board_input.moves.clicks) if self.chance.random() < 0.3 else []
            place = self.on_board(self.chance.choice(keys or list(game_view.board.items_by_key)))
            if place is not None:
                return place
        buttons = [widget for widget in self.offers() if widget.isVisible()]
        if buttons and self.chance.random() < 0.5:
            button = self.chance.choice(buttons)
            return button.mapTo(self.screen.window, button.rect().center())
        spot = QPoint(self.chance.randrange(game_view.width()), self.chance.randrange(game_view.height()))
        return game_view.mapTo(self.screen.window, spot)

    def on_board(self, key: PlaceKey) -> QPoint | None:
        """Where a place is; None when the board is zoomed and it lies outside."""
        place = self.screen.point(key, grip=self.chance.random() < 0.5)
        room = self.screen.game_view.view.viewport()
        return room.mapTo(self.screen.window, place) if room.rect().contains(place) else None

    def offers(self) -> list[QWidget]:
        """The buttons one would press."""
        game_view = self.screen.game_view
        return [
            game_view.cover.it_is_me,
            game_view.cover.go_on,
            game_view.prompt.what,
            *self.screen.buttons(),
        ]

    def button(self) -> Qt.MouseButton:
        return self.chance.choices((LEFT, RIGHT, MIDDLE), (12, 2, 1))[0]

    def press(self) -> None:
        self.at = self.point()
        QTest.mousePress(self.handle, self.button(), NONE, self.at)

    def move(self) -> None:
        self.at = self.point()
        QTest.mouseMove(self.handle, self.at)

    def release(self) -> None:
        QTest.mouseRelease(self.handle, self.button(), NONE, self.at)

    def click(self) -> None:
        self.at = self.point()
        QTest.mouseClick(self.handle, self.button(), NONE, self.at)

    def double_click(self) -> None:
        self.at = self.point()
        QTest.mouseDClick(self.handle, self.button(), NONE, self.at)

    def drag(self) -> None:
        """From one thing to another, often where it may go; now and then a key comes in between."""
        start, end = self.point(), self.point()
        moves = self.screen.game_view.board_input.moves.targets
        if moves and self.chance.random() < 0.6:
            source = self.chance.choice(list(moves))
            target = self.chance.choice(list(moves[source]))
            start, end = self.on_board(source) or start, self.on_board(target) or end
        QTest.mousePress(self.handle, LEFT, NONE, start)
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(self.handle, start + (end - start) * share)
        if self.chance.random() < 0.2:
            self.key()
        self.at = end
        QTest.mouseRelease(self.handle, LEFT, NONE, end)

    def wheel(self) -> None:
        at, turn = QPointF(self.point()), QPoint(0, self.chance.choice((-360, -120, 120, 240)))
        place, still = QPointF(self.handle.mapToGlobal(at.toPoint())), Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(at, place, QPoint(), turn, Qt.MouseButton.NoButton, NONE, still, False)
        QApplication.sendEvent(self.handle, event)

    def key(self) -> None:
        QTest.keyClick(self.handle, self.chance.choice(KEYS))

    def shortcut(self) -> None:
        QTest.keyClick(self.handle, self.chance.choice(SHORTCUTS), Qt.KeyboardModifier.ControlModifier)

    def change_language(self) -> None:
        """Whatever is going on: a button of the mouse may be down, the board may be catching up."""
        assert self.screen.window.language_manager is not None
        self.screen.window.language_manager.speak(self.chance.choice(list(LANGUAGES)))

    def choose_or_leave(self) -> None:
        """An open menu: an entry by mouse, or out of it."""
        menu = self.popup()
        assert isinstance(menu, QMenu)
        if menu.actions() and self.chance.random() < 0.7:
            entry = self.chance.choice(menu.actions())
            where = menu.mapToGlobal(menu.actionGeometry(entry).center())
            QTest.mouseClick(self.handle, LEFT, NONE, self.handle.mapFromGlobal(where))
        else:
            QTest.keyClick(self.handle, Qt.Key.Key_Escape)

    def use(self, dialog: QDialog) -> None:
        """A key or a click on any of its parts."""
        parts = [part for part in dialog.findChildren(QWidget) if part.isVisible()]
        part = self.chance.choice(parts)
        if self.chance.random() < 0.5:
            QTest.keyClick(part, self.chance.choice(KEYS))
        else:
            QTest.mouseClick(part, LEFT, NONE, part.rect().center())


def assert_not_stuck(screen: Screen) -> None:
    """Product 4: the game is over, or it is visible what can be done, and by whom."""
    controller, game_view = screen.controller, screen.game_view
    if game_view.animator.is_running:
        assert controller.busy
        return
    assert not controller.busy
    if game_view.past.is_open:  # a line of the log leads there
        assert game_view.history.leave.isVisible()
        assert game_view.history.leave.isEnabled()
    elif controller.is_over:
        assert game_view.prompt.sentence.text()
    elif controller.waiting_for >= 0:
        assert game_view.cover.isVisible()
        assert game_view.cover.it_is_me.isVisible()
        assert game_view.cover.it_is_me.isEnabled()
    elif controller.is_my_decision:
        editor = game_view.prompt.editor
        choices = [button for button in screen.buttons() if button.isEnabled()]
        assert choices or (editor is not None and editor.button.isEnabled())
        assert controller.moves.legal
    else:
        assert not controller.seats[controller.game.decision.player].is_person
        assert is_thinking(controller) or controller._choice is not None  # about to move


def lean_on(screen: Screen, trouble: Trouble, seed: int, speed: str, steps: int, deal: Deal = deal) -> None:
    screen.window.resize(1100, 700)
    screen.controller.preferences.set("animation", speed)
    Somebody(screen, trouble, seed, steps, deal).lean()
    for dialog in screen.window.findChildren(EndDialog):
        dialog.close()
    screen.controller.preferences.set("animation", OFF)
    screen.game_view.animator.finish()
    screen.settle()
    assert_not_stuck(screen)
    if screen.game_view.past.is_open:
        screen.push(screen.game_view.history.leave)
    screen.game_view.board_input.cancel()
    assert_board_is_true(screen)
    assert trouble.found == []
