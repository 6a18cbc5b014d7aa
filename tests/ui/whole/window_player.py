"""Carries out any action at the window: by drag, by click, or with the prompt bar."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QSlider, QSpinBox

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import CashCompanyGoal, PayCep, pay_cep
from co2desk.engine.table.ids import HAND
from co2desk.ui.editions.first.editors import BidEditor, PaymentEditor
from co2desk.ui.editions.second_chance.editors import ReductionEditor
from co2desk.ui.editors.editor import Editor
from co2desk.ui.editors.split_income import SplitEditor
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind
from tests.ui.screen import Screen

DRAG, CLICK, PICK_UP, PROMPT = "drag", "click", "pick up and put down", "prompt"


class AtTheWindow:
    """Carries out actions with the mouse and a few keys, each time in another way where there are several."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.turns = cycle((DRAG, CLICK, PICK_UP, PROMPT))
        self.used: set[str] = set()
        self.turn_groups = screen.controller.declaration.actions.turn_groups()

    def do(self, action: Action) -> list[Action]:
        """Whatever the window asks on the way is confirmed. Returns what has to be played by that: the
        action, and where a CEP was dragged for it, the payment with this CEP."""
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
            ways[CLICK] = lambda: screen.use(clicks[0])
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
        of_turn = (kind for kind, classes in self.turn_groups if isinstance(action, classes))
        group = next(of_turn, action.kind)  # a low window puts the answers to a question into a menu too
        button = self.screen.button(f"group_{group}")
        if button.property("steps") is not None:
            self.screen.answer_in_steps(button, action)
            return
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
