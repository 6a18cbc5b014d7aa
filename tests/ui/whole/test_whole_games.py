"""Whole games at the window: every action goes through a piece, a button, a menu or an editor.

The same actions are played without a window afterwards, and both games have to be the same in the end. On the
way the board is compared with one that is built from scratch, and the models may only tell of what differs.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QImage, QPixmapCache
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QMenu, QSlider, QSpinBox

from co2desk.bots import BOTS
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import PASS, Bid, CashCompanyGoal, PayCep, pay_cep
from co2desk.engine.table.ids import HAND
from co2desk.session import Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.ui.app import PIXMAP_KILOBYTES
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.board.view import BoardView
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY, PlaceKey, PlaceKind
from co2desk.ui.models.table_model import KEY, VALUE
from co2desk.ui.play.editors import BidEditor, Editor, PaymentEditor, ReductionEditor, SplitEditor
from tests.ui.screen import NAMES, Screen

Chooser = Callable[[Game[Any]], Action]

SMALL = (1000, 640)  # paints faster than a large window
DRAG, CLICK, PICK_UP, PROMPT = "drag", "click", "pick up and put down", "prompt"
PICTURES = 30  # every so many actions the pictures are compared too
SHADES = 4  # of 256; what nobody sees


@pytest.fixture(autouse=True)
def pictures_are_kept(app: QApplication) -> None:
    """As in the program: else pictures get lost for want of room, and one that is out of date never shows."""
    QPixmapCache.setCacheLimit(PIXMAP_KILOBYTES)


# --- who plays ------------------------------------------------------------------------------------------


def steady(seed: int) -> Chooser:
    """The steady computer player for every seat; in an auction it bids low, and not always."""
    bot, chance = BOTS["steady"](seed), Random(seed)

    def choose(game: Game[Any]) -> Action:
        if game.decision.kind != "bid":
            return bot.choose(game.copy())
        bids = [action for action in game.legal() if isinstance(action, Bid)]
        return bids[0] if bids and bids[0].amount < 12 and chance.random() < 0.3 else PASS

    return choose


# --- how an action is carried out -----------------------------------------------------------------------


class AtTheWindow:
    """Carries out actions with the mouse and a few keys, each time in another way where there are several."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.turns = cycle((DRAG, CLICK, PICK_UP, PROMPT))
        self.used: set[str] = set()
        self.turn_groups = screen.controller.declaration.actions.turn_groups()

    def do(self, action: Action) -> list[Action]:
        """Whatever the window asks on the way is confirmed. Returns what has to be played by that: the
        action, and where a at.CEP was dragged for it, the payment with this at.CEP."""
        self.dragged: PlaceKey | None = None
        ways = self._ways(action)
        wanted = next(self.turns)
        way = wanted if wanted in ways else next(iter(ways))
        self.used.add(way)
        after = self.screen.controller.game.copy()
        ways[way]()
        if self.screen.chooser is not None:
            self._pick(action)
        confirm = [button for button in self.screen.buttons() if button.objectName() == "do_it"]
        if confirm:
            self.screen.push(confirm[0])
        after.apply_trusted(action)
        return [action] if isinstance(action, PayCep) else [action, *self._paid(after)]

    def _paid(self, after: Game[Any]) -> list[Action]:
        source = self.dragged
        if source is None or after.is_over or after.decision.kind != "pay_cep":
            return []
        payment = pay_cep(HAND if source == at.CEP else source.number)
        return [payment] if payment in after.legal() else []

    def _ways(self, action: Action) -> dict[str, Callable[[], None]]:
        screen, moves = self.screen, self.screen.controller.moves
        ways: dict[str, Callable[[], None]] = {}
        drags = [
            (source, target)
            for source, targets in moves.targets.items()
            for target, actions in targets.items()
            if action in actions and self._is_open(target)
        ]
        if drags:
            source, target = drags[0]
            ways[DRAG] = lambda: self._drag(source, target)
            if source not in moves.clicks:
                ways[PICK_UP] = lambda: self._carry(source, target)
        clicks = [key for key, actions in moves.clicks.items() if action in actions and self._is_open(key)]
        if clicks:
            ways[CLICK] = lambda: screen.click(clicks[0])
        if isinstance(action, CashCompanyGoal):
            ways[PROMPT] = lambda: self._discard(action)
        else:
            ways[PROMPT] = lambda: self._answer(action)
        return ways

    def _is_open(self, key: PlaceKey) -> bool:
        """The middle of a region lies under its slots and spaces: what stands there is meant instead."""
        return key.kind is not PlaceKind.REGION or not any(
            k.kind is PlaceKind.SPACE for k in self.screen.controller.moves.clicks
        )

    def _drag(self, source: PlaceKey, target: PlaceKey) -> None:
        self.dragged = source if source.kind in (PlaceKind.CEP, PlaceKind.REGION_CEP) else None
        self.screen.drag(source, target)

    def _carry(self, source: PlaceKey, target: PlaceKey) -> None:
        self.screen.click(source)
        self.screen.click(target, grip=False)

    def _pick(self, action: Action) -> None:
        """The entries of the menu at the pointer are told apart by their words."""
        controller = self.screen.controller
        words = controller.speaker.action(action, controller.table, controller.game.decision)
        self.screen.pick(lambda text: text == words)

    def _answer(self, action: Action) -> None:
        editor = self.screen.game_view.prompt.editor
        if editor is not None and editor.can_say(action):
            write(editor, action)
            self.screen.push(editor.button)
            return
        for button in self.screen.buttons():
            if button.property("choice") == action:
                self.screen.push(button)
                return
        group = next(kind for kind, classes in self.turn_groups if isinstance(action, classes))
        button = self.screen.button(f"group_{group}")
        QTimer.singleShot(0, lambda: self._choose_from(button.menu(), action))
        QTest.mousePress(button, Qt.MouseButton.LeftButton)  # comes back when the menu is closed
        self.screen.settle()

    def _choose_from(self, menu: Any, action: Action) -> None:
        """In an open menu, with the arrow keys, through the menus in it."""
        entry = next(entry for entry in menu.actions() if action in meant(entry))
        while menu.activeAction() != entry:
            QTest.keyClick(menu, Qt.Key.Key_Down)
        if entry.data() == action:
            QTest.keyClick(menu, Qt.Key.Key_Return)
        else:
            QTest.keyClick(menu, Qt.Key.Key_Right)
            self._choose_from(entry.menu(), action)

    def _discard(self, action: CashCompanyGoal) -> None:
        """By the menu of the window, as somebody would whose turn it is not."""
        menu = self.screen.window.menus.cash
        menu.popup(QPoint(20, 20))
        self.screen.settle()
        self.screen.choose_entry(menu, menu.actions()[action.player])


def meant(entry: QAction) -> list[Action]:
    """The actions that an entry of a menu, or the menu behind it, stands for."""
    inner = entry.menu()
    return [deeper.data() for deeper in inner.actions()] if isinstance(inner, QMenu) else [entry.data()]


def write(editor: Editor, action: Any) -> None:
    """Set an editor to an answer, with the arrow keys."""
    if isinstance(editor, SplitEditor):
        turn(editor.slider, action.money)
    elif isinstance(editor, ReductionEditor):
        turn(editor.slider, action.steps)
    elif isinstance(editor, BidEditor):
        turn(editor.amount, action.amount)
    elif isinstance(editor, PaymentEditor):
        turn(editor.tech, action.tech)
        turn(editor.cep, action.cep)


def turn(dial: QSlider | QSpinBox, value: int) -> None:
    key = Qt.Key.Key_Up if value > dial.value() else Qt.Key.Key_Down
    for _ in range(abs(value - dial.value())):
        QTest.keyClick(dial, key)
    assert dial.value() == value


# --- what has to hold on the way ------------------------------------------------------------------------


class Listener:
    """Hears the signals of both models, from the beginning of a game on."""

    def __init__(self, screen: Screen) -> None:
        controller = screen.controller
        self.model = controller.model
        self.resets = [QSignalSpy(model.modelReset) for model in (controller.model, controller.log)]
        self.shown = self._values()
        self.needless: list[PlaceKey] = []
        self.model.dataChanged.connect(self._changed)

    def _values(self) -> dict[PlaceKey, Any]:
        return {key: self.model.value(key) for key in self.model.keys()}  # noqa: SIM118 - not a mapping

    def _changed(self, first: Any, last: Any, _roles: object = ()) -> None:
        key, value = first.data(KEY), first.data(VALUE)
        if first != last or self.shown[key] == value:
            self.needless.append(key)
        self.shown[key] = value

    def check(self) -> None:
        assert not any(spy.count() for spy in self.resets)
        assert not self.needless
        assert self.shown == self._values()


def fresh_board(screen: Screen) -> BoardScene:
    """The board of the running game, built from scratch."""
    game_view, controller = screen.game_view, screen.controller
    board = BoardScene(controller.model, game_view.board.look, game_view.board.type)
    board.begin(
        controller.table.setting, controller.seats, game_view.board.words, controller.declaration.board
    )
    return board


def looks(board: BoardScene) -> dict[PlaceKey, tuple[Any, ...]]:
    """What every item shows, and where."""
    return {
        key: (item.value, item.isVisible(), item.pos(), item.area, item.rect(), item.zValue())
        for key, item in board.items_by_key.items()
    }


def picture(board: BoardScene, like: BoardView) -> QImage:
    """A board as a view of the same size shows it."""
    view = BoardView(board)
    view.resize(like.size())
    view.fit()
    found = view.viewport().grab().toImage()
    view.deleteLater()
    return found


def same_picture(one: QImage, other: QImage) -> bool:
    """Equal but for rounding: a picture that is put together in another order may differ by a few shades."""
    if one.size() != other.size():
        return False
    if one == other:
        return True
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return all(abs(a - b) <= SHADES for a, b in pairs)


def assert_board_is_true(screen: Screen, pictures: bool = False) -> None:
    """Every item shows what it would show if the board were built now."""
    board, fresh = screen.game_view.board, fresh_board(screen)
    assert looks(board) == looks(fresh)
    if pictures:
        fresh.set_marks({key: item.mark for key, item in board.items_by_key.items()})
        screen.game_view.pointer.card.hide()
        assert same_picture(
            screen.game_view.view.viewport().grab().toImage(), picture(fresh, screen.game_view.view)
        )
    fresh.deleteLater()


def play_at_the_window(screen: Screen, choose: Chooser, every: int = 1) -> AtTheWindow:
    """Play the game on the desk to its end, and check the window after every action; the whole board, which
    takes longest, after every so many."""
    hands, listener = AtTheWindow(screen), Listener(screen)
    controller = screen.controller
    screen.window.resize(*SMALL)
    screen.sit_down()
    while not controller.is_over:
        action, before = choose(controller.game), len(controller.session.actions)
        played = hands.do(action)
        assert controller.session.actions[before:] == played
        listener.check()
        if before % every == 0:
            assert_board_is_true(screen, pictures=before % PICTURES == 0)
        screen.sit_down()
        if before % every == 0:
            assert_board_is_true(screen)
    listener.check()
    return hands


def same_game_without_a_window(session: Session) -> Session:
    again = Session.new(session.options, session.pack)
    for action in session.actions:
        again.play(action)
    return again


def end_dialog(screen: Screen) -> EndDialog:
    return next(dialog for dialog in screen.window.findChildren(EndDialog) if dialog.isVisible())


def assert_whole_game(screen: Screen, session: Session) -> None:
    """The result is on the screen, and it is the result of this game."""
    assert session.game.is_over
    assert same_game_without_a_window(session).game.fingerprint() == session.game.fingerprint()
    dialog = end_dialog(screen)
    dialog.close()
    screen.settle()


# --- the games ------------------------------------------------------------------------------------------


def test_two_people_play_a_whole_game_at_the_window(screen: Screen) -> None:
    """Issue 4: drags, clicks and the prompt bar in turn, covers answered, from first action to result."""
    screen.new(players=2, seed=20)
    hands = play_at_the_window(screen, steady(20 * 16))
    assert hands.used == {DRAG, CLICK, PICK_UP, PROMPT}
    assert_whole_game(screen, screen.controller.session)


def test_five_people_play_a_whole_game_with_draft_and_auction(screen: Screen) -> None:
    """16.2, 16.3: cards are kept, bids made and paid, start players appointed, all by widgets."""
    screen.new(players=5, seed=42, variants={"draft": True, "auction": True})
    play_at_the_window(screen, steady(42), every=4)
    session = screen.controller.session
    assert {"keep_card", "bid", "pass", "pay_bid", "appoint"} <= {action.kind for action in session.actions}
    assert_whole_game(screen, session)


def test_one_person_plays_a_whole_game_alone(screen: Screen) -> None:
    """16.4: the start projects are laid out by hand; no cover ever comes."""
    covers: list[int] = []
    screen.window.parts.controller.covered.connect(covers.append)
    screen.new(players=1, seed=2)
    play_at_the_window(screen, steady(2), every=2)
    assert not covers
    assert_whole_game(screen, screen.controller.session)


def test_computer_players_move_by_themselves(screen: Screen) -> None:
    """A person among computer players only ever acts for the own seat, and is always asked in the end."""
    seats = [Seat(NAMES[0], SIGNS[0]), Seat(NAMES[1], SIGNS[1], "steady"), Seat(NAMES[2], SIGNS[2], "random")]
    screen.new(players=3, seed=5, seats=seats)
    screen.window.resize(*SMALL)
    controller, hands, choose = screen.controller, AtTheWindow(screen), steady(5)
    listener = Listener(screen)
    mine = 0
    while not controller.is_over:
        screen.wait_until(lambda: controller.is_over or controller.is_my_decision)
        if controller.is_my_decision:
            hands.do(choose(controller.game))
            mine += 1
    listener.check()
    assert_board_is_true(screen, pictures=True)
    assert 0 < mine < len(controller.session.actions)
    assert_whole_game(screen, controller.session)


def test_what_shows_more_than_its_own_place_is_painted_anew(screen: Screen) -> None:
    """Nothing but the model changes, so whatever is not painted again keeps its old picture: a track shows
    the crane of its plants, the scientists at the seat show whose they are."""
    screen.new(players=3, seed=2)
    screen.sit_down()
    model, table = screen.controller.model, screen.table.copy()
    first = screen.controller.seat
    for seat in ((first + 1) % 3, NOBODY, first):
        model.update(table, seat)
        assert_board_is_true(screen, pictures=True)
    for energy, stack in enumerate(table.plant_stack):
        table.plant_stack[energy] = stack[-1:]  # the dearest of all
    model.update(table, first)
    assert_board_is_true(screen, pictures=True)
