"""One of many actions, chosen in steps that one sees: the region, then the energy, then the space.

Each step is answered on the board or by a button of the prompt bar. A step without a choice is passed over.
Nothing is decided before the last step, and each of them can be taken back.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from co2desk.engine.machine.actions import Action
from co2desk.ui.actions.moves import Moves
from co2desk.ui.actions.record import ChoiceStep
from co2desk.ui.play.proposals import Proposals

MANY = 12  # actions; fewer are found in a menu as fast


class Stepwise(QObject):
    changed = Signal()  # another step is to be answered, or none any more

    def __init__(self, proposals: Proposals) -> None:
        super().__init__(proposals)
        self.proposals, self.controller = proposals, proposals.controller
        self._left: list[list[Action]] = []  # what could be meant, after each step
        self.controller.stepped.connect(self.forget)
        self.controller.decision_changed.connect(self.forget)

    @property
    def is_active(self) -> bool:
        return bool(self._left)

    @property
    def actions(self) -> list[Action]:
        """What can still be meant."""
        return self._left[-1] if self._left else []

    def suits(self, actions: Sequence[Action]) -> bool:
        """Are these so many, and of a kind that can be seen on the board?"""
        return len(actions) > MANY and bool(self._steps(actions[0]))

    def begin(self, actions: Sequence[Action]) -> None:
        self._left = [list(actions)]
        self.changed.emit()

    def narrow(self, actions: Sequence[Action]) -> None:
        """A step was answered: these are left."""
        if len(actions) == 1:
            self.forget()
            self.changed.emit()
            self.proposals.propose(actions[0])
        else:
            self._left.append(list(actions))
            self.changed.emit()

    def back(self) -> None:
        """One step back; from the first one, everything can be done again."""
        if self._left:
            self._left.pop()
            self.changed.emit()

    def cancel(self) -> None:
        if self._left:
            self.forget()
            self.changed.emit()

    def forget(self) -> None:
        self._left = []

    def options(self) -> dict[ChoiceStep, list[Action]]:
        """The answers to the step that is open, each with the actions that it leaves."""
        found: dict[ChoiceStep, list[Action]] = {}
        for steps in zip(*map(self._steps, self.actions), strict=True):
            found = {}
            for step, action in zip(steps, self.actions, strict=True):
                found.setdefault(step, []).append(action)
            if len(found) > 1:
                return found
        return found

    def answered(self) -> list[ChoiceStep]:
        """What is settled already: the same in everything that can still be meant."""
        found: list[ChoiceStep] = []
        for steps in zip(*map(self._steps, self.actions), strict=True):
            if len(set(steps)) > 1:
                break
            found.append(steps[0])
        return found

    def moves(self) -> Moves:
        """What a click on the board means meanwhile: only an answer to the open step."""
        moves = Moves(records=self.controller.declaration.actions)
        moves.clicks = {step.place: actions for step, actions in self.options().items()}
        moves.answered = [step.place for step in self.answered()]
        return moves

    def _steps(self, action: Action) -> Sequence[ChoiceStep]:
        record = self.controller.declaration.actions.of(action)
        return record.choice_steps(action, self.controller.speaker)
