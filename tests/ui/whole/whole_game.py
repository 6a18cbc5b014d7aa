"""Plays a game at the window to its end, and checks the window after every action."""

from __future__ import annotations

from typing import Any

from PySide6.QtTest import QSignalSpy

from co2desk.session import Session
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.models.table_model import KEY, VALUE
from tests.ui.board_check import assert_board_is_true
from tests.ui.screen import Screen
from tests.ui.steady_player import Chooser
from tests.ui.whole.window_player import AtTheWindow

SMALL = (1000, 640)  # paints faster than a large window
PICTURES = 30  # every so many actions the pictures are compared too


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


def play_at_the_window(screen: Screen, choose: Chooser, every: int = 1) -> AtTheWindow:
    """Play the open game to its end, and check the window after every action; the whole board, which
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
