"""Plays the seats of a lesson that are not the learner's, when the lesson says so."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from co2desk.engine.machine.actions import Action
from co2desk.protocol.player import Choice
from co2desk.session import Session
from co2desk.ui.players.thinker import Thinker


class ScriptedPlayer(Thinker):
    """`next_action` is asked for its move, and has none as long as the learner reads."""

    def __init__(self, next_action: Callable[[], Action | None], parent: QObject) -> None:
        super().__init__(parent)
        self.next_action = next_action
        self._is_asked = False

    def ask(self, session: Session, course: str) -> None:
        self._is_asked = True
        QTimer.singleShot(0, self, self.play)

    def play(self) -> None:
        """The learner has read on, or this one is asked again."""
        action = self.next_action() if self._is_asked else None
        if action is not None:
            self._is_asked = False
            self.chosen.emit(Choice(action))

    def drop(self) -> None:
        self._is_asked = False

    def end(self) -> None:
        self.drop()
