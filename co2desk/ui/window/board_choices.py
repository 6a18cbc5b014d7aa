"""What a click, a drop and a drag on the board mean for the choice that is open in the prompt bar."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, Signal

from co2desk.engine.machine.actions import Action
from co2desk.ui.board.gestures.board_input import BoardInput
from co2desk.ui.board.gestures.click import click
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.play.chooser import Chooser
from co2desk.ui.play.prompt_bar import PromptBar


class BoardChoices(QObject):
    unanswered = Signal(str)  # a click was no answer to the open step: what is asked

    def __init__(self, board_input: BoardInput, prompt: PromptBar, chooser: Chooser) -> None:
        super().__init__(prompt)
        self.controller, self.board_input = prompt.controller, board_input
        self.prompt, self.chooser = prompt, chooser
        board_input.chosen.connect(self._chosen)
        board_input.pulled.connect(self._pulled)
        board_input.impossible.connect(self._no_answer)
        prompt.stepwise.changed.connect(self.show_step)
        prompt.proposals.submitting.connect(self._bring_keyboard)

    def show_step(self) -> None:
        """While an action is chosen step by step, the board shows the answers to the open step."""
        stepwise = self.prompt.stepwise
        self.board_input.set_moves(stepwise.moves() if stepwise.is_active else self.controller.moves)

    def _chosen(self, actions: Sequence[Action], where: QPoint, dragged: PlaceKey | None) -> None:
        """By a click or a drop on the board."""
        if self.prompt.stepwise.is_active:
            self.prompt.stepwise.narrow(actions)
        else:
            self.chooser.offer(actions, where, dragged)

    def _pulled(self, key: PlaceKey) -> None:
        """A drag takes the place of a choice in steps."""
        if self.prompt.stepwise.is_active and self.controller.moves.can_drag(key):
            self.prompt.stepwise.cancel()

    def _no_answer(self, key: PlaceKey, target: PlaceKey | None, where: QPoint) -> None:
        """A click that answers no step: what can be used takes the place of the choice, as when it is
        dragged; for anything else the question is told where the eye is."""
        stepwise = self.prompt.stepwise
        if target is not None or not stepwise.is_active:
            return
        if self.controller.moves.can_click(key):
            stepwise.cancel()
            click(self.board_input, key, where)
        else:
            self.unanswered.emit(self.prompt.sentence.text())

    def _bring_keyboard(self) -> None:
        """After a choice on the board the keyboard is at the next one, too."""
        if self.board_input.view.hasFocus():
            self.prompt.setFocus()
