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
from co2desk.engine.table.ids import Player
from co2desk.ui.actions.pay_cep import payment_with
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.play.adviser import Adviser

PAYMENT = "pay_cep"  # a decision


class Proposal(NamedTuple):
    """An action that somebody wants to take, and the piece it was dragged with."""

    action: Action
    dragged: PlaceKey | None = None


class Promised(NamedTuple):
    """A CEP was dragged onto a project: the payment that is to be made with it, and whose it is."""

    player: Player
    payment: PayCep


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
        self._promised: Promised | None = None
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
        if isinstance(action, PayCep) or not self._is_due():
            self._promised = None
        payment = payment_with(dragged) if dragged is not None else None
        if payment is not None and not isinstance(action, PayCep):  # one dragged to the bank has been paid
            self._promised = Promised(self.controller.game.decision.player, payment)
        self.controller.submit(action)

    # --- a CEP that was dragged onto a project -------------------------------------------------------------

    def _decision_changed(self) -> None:
        self.withdraw()
        if not self._is_due():
            self._promised = None
        elif self.controller.is_my_decision and self.controller.game.decision.kind == PAYMENT:
            self._pay()

    def _is_due(self) -> bool:
        """Does the promised payment wait, perhaps below a choice about a scientist who has to leave?"""
        promised, controller = self._promised, self.controller
        return (
            promised is not None
            and controller.has_game
            and any(
                frame.kind == PAYMENT and frame.player == promised.player for frame in controller.table.stack
            )
        )

    def _pay(self) -> None:
        """The CEP that was dragged is the one that is paid, without asking again."""
        controller, promised = self.controller, self._promised
        if promised is None or controller.game.decision.player != promised.player:
            return
        self._promised = None
        if promised.payment in controller.moves.legal:
            QTimer.singleShot(0, self, lambda: self.submit(promised.payment))
