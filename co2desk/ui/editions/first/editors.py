"""The editors of the first edition: income, and the bids of the auction (16.2)."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QSpinBox

from co2desk.engine.machine.actions import Action
from co2desk.engine.table.actions import Bid, PayBid, SplitIncome
from co2desk.ui.editors.editor import Editor, Editors
from co2desk.ui.editors.split_income import SplitEditor
from co2desk.ui.i18n.translation import translate
from co2desk.ui.widgets.stepper import Stepper


class BidEditor(Editor):
    """DP-03: a bid above the highest so far. Passing is a button of its own, beside this editor."""

    def build(self) -> None:
        self.answers: dict[int, Action] = {
            action.amount: action for action in self.legal if isinstance(action, Bid)
        }
        self.amount = QSpinBox()
        self.amount.setPrefix("$")
        self.amount.setRange(min(self.answers), max(self.answers))
        self.amount.setAccessibleName(translate("BidEditor", "Your bid"))
        self.fields = [self.amount]
        self.amount.valueChanged.connect(self.show_answer)
        self.row.addWidget(Stepper(self.amount))

    def current(self) -> Action:
        return self.answers[self.amount.value()]

    def say(self, action: Action) -> None:
        if isinstance(action, Bid):
            self.amount.setValue(action.amount)


class PaymentEditor(Editor):
    """DP-04: cubes and CEPs are chosen, money covers what is missing."""

    def build(self) -> None:
        self.answers: dict[tuple[int, int], Action] = {
            (action.tech, action.cep): action for action in self.legal if isinstance(action, PayBid)
        }
        self.tech_label = QLabel(translate("PaymentEditor", "Technology cubes"))
        #: The label of a number: how many CEPs are paid.
        self.cep_label = QLabel(translate("PaymentEditor", "CEPs"))
        self.tech, self.cep = QSpinBox(), QSpinBox()
        self.fields = [self.tech, self.cep]
        self.tech.setAccessibleName(self.tech_label.text())
        self.cep.setAccessibleName(self.cep_label.text())
        self.tech.setRange(min(t for t, _ in self.answers), max(t for t, _ in self.answers))
        self.cep.setRange(min(c for _, c in self.answers), max(c for _, c in self.answers))
        self.note.setProperty("alarm", True)
        first = min(self.answers)
        self.tech.setValue(first[0])
        self.cep.setValue(first[1])
        self.tech.valueChanged.connect(self.show_answer)
        self.cep.valueChanged.connect(self.show_answer)
        for widget in (self.tech_label, Stepper(self.tech), self.cep_label, Stepper(self.cep)):
            self.row.addWidget(widget)

    def _key(self) -> tuple[int, int]:
        return self.tech.value(), self.cep.value()

    def current(self) -> Action:
        return self.answers[self._key()]

    def say(self, action: Action) -> None:
        if isinstance(action, PayBid):
            self.tech.setValue(action.tech)
            self.cep.setValue(action.cep)

    def show_answer(self) -> None:
        fits = self._key() in self.answers
        self.button.setEnabled(fits)
        if fits:
            super().show_answer()
            return
        #: The button that pays the bid.
        self.button.setText(translate("PaymentEditor", "Pay"))
        tech, cep = self._key()
        #: “This” is the payment that is set now.
        problem = translate("PaymentEditor", "This does not match the bid: too little or too much.")
        if all(t <= tech and c <= cep for t, c in self.answers):
            #: Under the editor of a payment.
            problem = translate("PaymentEditor", "This payment is more than needed.")
        self.show_notes([problem])


FIRST_EDITORS: Editors = {
    "income_split": (SplitEditor, SplitIncome),
    "bid": (BidEditor, Bid),
    "bid_payment": (PaymentEditor, PayBid),
}
