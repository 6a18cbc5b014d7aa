"""Decisions that need more than a row of buttons: an income to split, a bid, the payment of a bid.

Each editor is made from the legal answers alone, so it cannot offer anything the rules refuse.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QSpinBox, QWidget

from co2desk.engine.machine.actions import Action
from co2desk.engine.table.actions import Bid, PayBid, SplitIncome
from co2desk.text import Speaker
from co2desk.ui.tongue import Retranslated, translate


class Editor(Retranslated, QWidget):
    """Shows one answer at a time; the button gives it."""

    chosen = Signal(object)

    def __init__(self, legal: Sequence[Action], table: Any, frame: Any, speaker: Speaker) -> None:
        super().__init__()
        self.legal = list(legal)
        self.table, self.frame, self.speaker = table, frame, speaker
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(8)
        self.button = QPushButton()
        self.button.setProperty("primary", True)
        self.button.clicked.connect(self._choose)
        self.build()
        self.row.addWidget(self.button)
        self.retranslate()

    def build(self) -> None:
        raise NotImplementedError

    def current(self) -> Action:
        raise NotImplementedError

    def can_say(self, action: Action) -> bool:
        return action in self.legal

    def say(self, action: Action) -> None:
        """Set the editor to one of its answers."""
        raise NotImplementedError

    def retranslate(self) -> None:
        self.show_answer()

    def show_answer(self) -> None:
        self.button.setText(self.speaker.choice(self.current(), self.table, self.frame))

    def _choose(self) -> None:
        self.chosen.emit(self.current())


class SplitEditor(Editor):
    """DP-06: any part of the income in money, the rest in points."""

    def build(self) -> None:
        self.answers: dict[int, Action] = {
            action.money: action for action in self.legal if isinstance(action, SplitIncome)
        }
        self.points = QLabel()
        self.money = QLabel()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(min(self.answers), max(self.answers))
        self.slider.setValue(max(self.answers))
        self.slider.setPageStep(1)
        self.slider.setMinimumWidth(220)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.slider.valueChanged.connect(self.show_answer)
        for widget in (self.points, self.slider, self.money):
            self.row.addWidget(widget)

    def current(self) -> Action:
        return self.answers[self.slider.value()]

    def say(self, action: Action) -> None:
        if isinstance(action, SplitIncome):
            self.slider.setValue(action.money)

    def retranslate(self) -> None:
        self.slider.setAccessibleName(translate("SplitEditor", "Part of the income taken in money"))
        super().retranslate()

    def show_answer(self) -> None:
        total = max(self.answers)
        money = self.slider.value()
        self.points.setText(translate("SplitEditor", "{count} in points").format(count=total - money))
        self.money.setText(translate("SplitEditor", "{count} in money").format(count=money))
        super().show_answer()


class BidEditor(Editor):
    """DP-03: a bid above the highest so far. Passing is a button of its own, beside this editor."""

    def build(self) -> None:
        self.answers: dict[int, Action] = {
            action.amount: action for action in self.legal if isinstance(action, Bid)
        }
        self.amount = QSpinBox()
        self.amount.setPrefix("$")
        self.amount.setRange(min(self.answers), max(self.answers))
        self.amount.valueChanged.connect(self.show_answer)
        self.row.addWidget(self.amount)

    def current(self) -> Action:
        return self.answers[self.amount.value()]

    def say(self, action: Action) -> None:
        if isinstance(action, Bid):
            self.amount.setValue(action.amount)

    def retranslate(self) -> None:
        self.amount.setAccessibleName(translate("BidEditor", "Your bid"))
        super().retranslate()


class PaymentEditor(Editor):
    """DP-04: cubes and CEPs are chosen, money covers what is missing."""

    def build(self) -> None:
        self.answers: dict[tuple[int, int], Action] = {
            (action.tech, action.cep): action for action in self.legal if isinstance(action, PayBid)
        }
        self.tech_label, self.cep_label = QLabel(), QLabel()
        self.tech, self.cep = QSpinBox(), QSpinBox()
        self.tech.setRange(min(t for t, _ in self.answers), max(t for t, _ in self.answers))
        self.cep.setRange(min(c for _, c in self.answers), max(c for _, c in self.answers))
        self.problem = QLabel()
        self.problem.setProperty("role", "warning")
        first = min(self.answers)
        self.tech.setValue(first[0])
        self.cep.setValue(first[1])
        self.tech.valueChanged.connect(self.show_answer)
        self.cep.valueChanged.connect(self.show_answer)
        for widget in (self.tech_label, self.tech, self.cep_label, self.cep, self.problem):
            self.row.addWidget(widget)

    def _key(self) -> tuple[int, int]:
        return self.tech.value(), self.cep.value()

    def current(self) -> Action:
        return self.answers[self._key()]

    def say(self, action: Action) -> None:
        if isinstance(action, PayBid):
            self.tech.setValue(action.tech)
            self.cep.setValue(action.cep)

    def retranslate(self) -> None:
        self.tech_label.setText(translate("PaymentEditor", "Technology cubes"))
        self.cep_label.setText(translate("PaymentEditor", "CEPs"))
        self.tech.setAccessibleName(self.tech_label.text())
        self.cep.setAccessibleName(self.cep_label.text())
        super().retranslate()

    def show_answer(self) -> None:
        fits = self._key() in self.answers
        self.button.setEnabled(fits)
        self.problem.setVisible(not fits)
        if fits:
            super().show_answer()
            return
        tech, cep = self._key()
        self.problem.setText(
            translate("PaymentEditor", "This does not fit the bid: too little, or too much.")
        )
        if all(t <= tech and c <= cep for t, c in self.answers):
            self.problem.setText(translate("PaymentEditor", "Something in this payment is not needed."))


# decision -> the editor that answers it; what it does not cover stays a button
EDITORS: dict[str, tuple[type[Editor], type[Action]]] = {
    "income_split": (SplitEditor, SplitIncome),
    "bid": (BidEditor, Bid),
    "bid_payment": (PaymentEditor, PayBid),
}
