"""A hint for the person who decides: asked for, thought about in another process, and forgotten as soon as
the position is another one."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from co2desk.protocol.player import Choice
from co2desk.ui.controller import Controller
from co2desk.ui.players.thinker import Failure

# How far a hint is.
NONE, THINKING, TOLD, FAILED = "none", "thinking", "told", "failed"


class Hints(QObject):
    changed = Signal()

    def __init__(self, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self.controller = controller
        self.state = NONE
        self.moves: tuple[Choice, ...] = ()  # the best first
        controller.computers.advised.connect(self._told)
        controller.computers.advice_failed.connect(self._failed)
        for signal in (controller.began, controller.stepping, controller.jumped, controller.decision_changed):
            signal.connect(self.forget)

    @property
    def is_possible(self) -> bool:
        """Does a person at the screen owe an answer? A lesson says itself what to do."""
        controller = self.controller
        owes = controller.has_game and controller.is_my_decision and not controller.busy
        return owes and not controller.is_lesson

    def ask(self) -> None:
        """What has been told, or is being thought about, is not asked for again."""
        if self.is_possible and self.state not in (THINKING, TOLD):
            self._set(THINKING)
            self.controller.computers.advise()

    def forget(self) -> None:
        """The position is another one, somebody else sits down, or nobody wants to know."""
        if self.state != NONE:
            self.controller.computers.drop_advice()
            self._set(NONE)

    def _told(self, moves: tuple[Choice, ...]) -> None:
        self._set(TOLD, moves)

    def _failed(self, failure: Failure) -> None:
        self._set(FAILED)

    def _set(self, state: str, moves: tuple[Choice, ...] = ()) -> None:
        self.state, self.moves = state, moves
        self.changed.emit()
