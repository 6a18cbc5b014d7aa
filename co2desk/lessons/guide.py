"""Leads through the steps of a chapter. The game is the truth: undo it, and the guide goes back with it."""

from __future__ import annotations

from typing import Any

from co2desk.engine.machine.actions import Action
from co2desk.lessons.records import DO, LEARNER, WATCH, Chapter, Step, Written
from co2desk.session import Session


class Guide:
    """`step` is the one that the learner is at; `follow` is called whenever the game has changed."""

    def __init__(self, chapter: Chapter, session: Session) -> None:
        self.chapter, self.session = chapter, session
        self.number = 0
        self._began = [len(session.actions)]  # by step: how many actions had been played when it began

    @property
    def step(self) -> Step:
        return self.chapter.steps[self.number]

    @property
    def is_last(self) -> bool:
        return self.number == len(self.chapter.steps) - 1

    # --- actions -------------------------------------------------------------------------------------------

    def wants(self, action: Action) -> bool:
        """Is this what the learner is to do now?"""
        if self.step.kind != DO:
            return False
        document = self.session.game.codec.action_to_json(action)
        return any(fits(written, document) for written in self.step.actions)

    @property
    def shown(self) -> Action | None:
        """An action that does the step, if it asks for one: the one that is written, or any other that is
        accepted if the learner's own choices have made that one impossible."""
        if self.step.kind != DO:
            return None
        game, action = self.session.game, self._action(self.step.shown)
        if game.why_not(action) is None:
            return action
        return next((other for other in game.legal() if self.wants(other)), action)

    @property
    def played_by_others(self) -> Action | None:
        """What somebody else does next in a step that is watched, if it is somebody else's turn to decide."""
        if self.step.kind != WATCH or self.session.game.to_act == LEARNER:
            return None
        return self._action(self.step.actions[len(self.session.actions) - self._began[self.number]])

    def _action(self, written: Written) -> Action:
        """Raises BadDocumentError for an action that is none."""
        return self.session.game.codec.action_from_json(dict(written))

    # --- the way -------------------------------------------------------------------------------------------

    def follow(self) -> None:
        """The game has gone on, or back."""
        played = len(self.session.actions)
        while self.number and played < self._began[self.number]:
            self._go(self.number - 1)
        if self.step.length and played == self._began[self.number] + self.step.length and not self.is_last:
            self._go(self.number + 1)

    def read_on(self) -> None:
        """The learner has read a step that asks for nothing."""
        if not self.step.length and not self.is_last:
            self._go(self.number + 1)

    def back(self) -> int:
        """To the step before; returns how many actions have to be taken back for it."""
        if not self.number:
            return 0
        self._go(self.number - 1)
        return len(self.session.actions) - self._began[self.number]

    def _go(self, number: int) -> None:
        del self._began[number + 1 :]
        if number >= len(self._began):
            self._began.append(len(self.session.actions))
        self.number = number

    def resume(self, number: int) -> None:
        """Play what is shown in the steps before a number: a learner has come back."""
        while self.number < min(number, len(self.chapter.steps) - 1):
            before = self.number
            self.play_step()
            if self.number == before:  # the last step, or one that cannot be played
                return

    def play_step(self) -> None:
        """Do all of this step, as it is shown. Raises IllegalActionError or BadDocumentError."""
        step, shown = self.step, self.shown
        if shown is not None:
            self.session.play(shown)
        for written in step.actions if step.kind == WATCH else ():
            self.session.play(self._action(written))
        if step.length:
            self.follow()
        else:
            self.read_on()


def fits(written: Written, document: dict[str, Any]) -> bool:
    """Has the action all that was written of it?"""
    return all(document.get(key) == value for key, value in written.items())
