"""The one way in for an action: propose, warn, submit.

The board, the prompt bar, menus, the list of actions and the keyboard all call `propose`. There the action is
judged once, by trying it on a copy; after that only the game's own door judges it again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.refusals import IllegalActionError
from co2desk.engine.table.actions import PayCep
from co2desk.ui.actions.pay_cep import payment_with
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.play.adviser import Adviser


class Proposal(NamedTuple):
    """An action that somebody wants to take, and the piece it was dragged with."""

    action: Action
    dragged: PlaceKey | None = None


class Proposals(QObject):
    warned = Signal(object, object)  # an action that waits for a confirmation, and its warnings as sentences
    submitting = Signal()  # an action is about to be played: whatever lies over the board goes
    refused = Signal(object)  # a Refusal
    held_back = Signal(object)  # this action is legal, and a lesson asks for another one

    def __init__(self, adviser: Adviser, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.adviser, self.controller = adviser, adviser.controller
        self.pending: Proposal | None = None  # waits for a confirmation
        self.only: Callable[[Action], bool] | None = None  # what a lesson asks for; it needs no warnings
        self._pays_with: PlaceKey | None = None  # the piece that was dragged with the last action
        self.controller.refused.connect(self.refused)
        self.controller.stepped.connect(self.withdraw)
        self.controller.decision_changed.connect(self._decision_changed)

    def propose(self, action: Action, dragged: PlaceKey | None = None) -> None:
        """Somebody wants to take an action; `dragged` is the piece whose drop means it."""
        try:
            warnings = self.adviser.warnings(action)
        except IllegalActionError as late:  # from a menu or a list that was still open
            self.refused.emit(late.refusal)
            return
        if self.only is not None and not self.only(action):
            self.held_back.emit(action)
        elif warnings and self.only is None:
            self.pending = Proposal(action, dragged)
            self.warned.emit(action, warnings)
        else:
            self.submit(action, dragged)

    def confirm(self) -> None:
        """The warnings were read, and the action is wanted all the same."""
        if self.pending is not None:
            self.submit(*self.pending)

    def withdraw(self) -> None:
        self.pending = None

    def submit(self, action: Action, dragged: PlaceKey | None = None) -> None:
        """Play an action without a warning."""
        self.withdraw()
        self.submitting.emit()
        # A CEP that is dragged to the bank has been paid with: the next payment is asked for again.
        self._pays_with = None if isinstance(action, PayCep) else dragged
        self.controller.submit(action)

    # --- a CEP that was dragged onto a project -------------------------------------------------------------

    def _decision_changed(self) -> None:
        self.withdraw()
        dragged, self._pays_with = self._pays_with, None
        if dragged is not None:
            self._pay_with(dragged)

    def _pay_with(self, dragged: PlaceKey) -> None:
        """The CEP that was dragged is the one that is paid, without asking again."""
        controller, action = self.controller, payment_with(dragged)
        due = controller.is_my_decision and controller.game.decision.kind == "pay_cep"
        if due and action in controller.moves.legal:
            QTimer.singleShot(0, self, lambda: self.submit(action))
