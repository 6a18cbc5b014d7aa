"""Decisions that need more than a row of buttons: an income to split, pollution to buy back, a bid to pay.

Each editor is made from the legal answers alone, so it cannot offer anything the rules refuse. The prompt bar
makes a new one for every language, and takes over what is set in the old one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSlider, QSpinBox, QVBoxLayout, QWidget

from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.actions import Bid, PayBid, Reduce, SplitIncome
from co2desk.engine.table.table import Table
from co2desk.forecast import TeamForecast, forecast, percent
from co2desk.text import Speaker
from co2desk.text.figures import figure
from co2desk.ui.i18n.translation import translate
from co2desk.ui.widgets.flow import FlowLayout
from co2desk.ui.widgets.labels import Sentence
from co2desk.ui.widgets.stepper import Stepper


class Editor(QWidget):
    """Shows one answer at a time, and below it what it means; the button gives it."""

    chosen = Signal(object)
    fields: Sequence[QSlider | QSpinBox]  # what is set

    def __init__(
        self,
        legal: Sequence[Action],
        table: Table,
        frame: Frame,
        speaker: Speaker,
    ) -> None:
        super().__init__()
        self.legal = list(legal)
        self.table, self.frame, self.speaker = table, frame, speaker
        self.row = FlowLayout(gap=8)
        self.note = Sentence()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self.row)
        column.addWidget(self.note)
        self.button = QPushButton()
        self.button.setProperty("primary", True)
        self.button.clicked.connect(self._choose)
        self.build()
        self.row.addWidget(self.button)
        self.show_answer()

    def build(self) -> None:
        raise NotImplementedError

    def current(self) -> Action:
        raise NotImplementedError

    def can_say(self, action: Action) -> bool:
        return action in self.legal

    def say(self, action: Action) -> None:
        """Set the editor to one of its answers."""
        raise NotImplementedError

    def values(self) -> list[int]:
        """What is set, whether it is an answer or not."""
        return [field.value() for field in self.fields]

    def take(self, values: Sequence[int]) -> None:
        for field, value in zip(self.fields, values, strict=True):
            field.setValue(value)

    def show_answer(self) -> None:
        self.button.setText(self.speaker.choice(self.current(), self.table, self.frame))

        lines = self.notes()
        self.note.setText("\n".join(lines))
        self.note.setVisible(bool(lines))

    def notes(self) -> list[str]:
        """What one should know about the answer that is shown."""
        return []

    def in_points(self, count: int) -> str:
        """A number of points with its noun."""
        return self.speaker.plural("amounts", "points", count)

    def _choose(self) -> None:
        self.chosen.emit(self.current())


def steps_slider(answers: Collection[int], value: int) -> QSlider:
    """One step for each answer."""
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setRange(min(answers), max(answers))
    slider.setValue(value)
    slider.setPageStep(1)
    slider.setMinimumWidth(220)
    slider.setTickPosition(QSlider.TickPosition.TicksBelow)
    return slider


class SplitEditor(Editor):
    """DP-06, D21: any part of the income in money, the rest in points; with what a team needs (A6)."""

    def build(self) -> None:
        self.answers: dict[int, Action] = {
            action.money: action for action in self.legal if isinstance(action, SplitIncome)
        }
        self.points = QLabel()
        self.money = QLabel()
        outlook = forecast(self.table, self.frame.player)
        self.team = outlook if isinstance(outlook, TeamForecast) else None
        self.slider = steps_slider(self.answers, self._usual())
        self.slider.setAccessibleName(translate("SplitEditor", "Income taken as money"))
        self.fields = [self.slider]
        self.slider.valueChanged.connect(self.show_answer)
        for widget in (self.points, self.slider, self.money):
            self.row.addWidget(widget)

    def _usual(self) -> int:
        """Where the slider begins: with money, unless a team needs the points to go on (A6)."""
        total = max(self.answers)
        if self.team is None:
            return total
        needed = self.team.need.highest - self.team.points
        return total - min(total, max(0, needed))

    def current(self) -> Action:
        return self.answers[self.slider.value()]

    def say(self, action: Action) -> None:
        if isinstance(action, SplitIncome):
            self.slider.setValue(action.money)

    def show_answer(self) -> None:
        total = max(self.answers)
        money = self.slider.value()
        self.points.setText(translate("SplitEditor", "{count} as points").format(count=total - money))
        self.money.setText(translate("SplitEditor", "{count} as money").format(count=money))
        super().show_answer()

    def notes(self) -> list[str]:
        return [] if self.team is None else self._needed(self.team, max(self.answers) - self.slider.value())

    def _needed(self, team: TeamForecast, points: int) -> list[str]:
        """What the team's points have to last for, and how they do with the points of this answer (A6)."""
        due = translate(
            "SplitEditor", "Points now: {points}; due for open goals and missing CEPs: {fixed}."
        ).format(points=figure(team.points), fixed=figure(team.fixed))
        low, high = team.need.lowest, team.need.highest
        if low == high:
            text = translate("SplitEditor", "Points with this split: {have}; needed to continue: {high}.")
        else:
            text = translate(
                "SplitEditor",
                "Points with this split: {have}; needed to continue, depending on the draws: {low} to "
                "{high}.",
            )
        lines = [due, text.format(have=figure(team.points + points), low=figure(low), high=figure(high))]
        partners = team.total_income - max(self.answers)
        if partners:
            text = translate("SplitEditor", "Partners who split after you can add at most {points}.")
            lines.append(text.format(points=self.in_points(partners)))
        chance = percent(team.loss(points + partners))
        if chance:
            text = translate("SplitEditor", "Chance of losing the game with this split: {percent}%.")
            lines.append(text.format(percent=chance))
        return lines


class ReductionEditor(Editor):
    """D23: how many steps the team buys back, and what they will cost later (A31)."""

    table: SecondChanceTable

    def build(self) -> None:
        self.answers: dict[int, Action] = {
            action.steps: action for action in self.legal if isinstance(action, Reduce)
        }
        self.level, self.cost = QLabel(), QLabel()
        self.slider = steps_slider(self.answers, min(self.answers))
        self.slider.setAccessibleName(translate("ReductionEditor", "Steps down on the CO₂ track"))
        self.fields = [self.slider]
        self.slider.valueChanged.connect(self.show_answer)
        for widget in (self.level, self.slider, self.cost):
            self.row.addWidget(widget)

    def current(self) -> Action:
        return self.answers[self.slider.value()]

    def say(self, action: Action) -> None:
        if isinstance(action, Reduce):
            self.slider.setValue(action.steps)

    def show_answer(self) -> None:
        kit, steps = self.table.setting.kit, self.slider.value()
        cost = steps * self._prices[0]
        level = self.table.co2 - steps * kit.reduction_step
        self.level.setText(translate("ReductionEditor", "{co2} ppm").format(co2=level))
        self.cost.setText(
            translate("ReductionEditor", "{cost} paid, {left} left").format(
                cost=self.in_points(cost), left=self.in_points(self.table.vp[0] - cost)
            )
        )
        super().show_answer()

    @property
    def _prices(self) -> tuple[int, ...]:
        """Of a step, in this decade and in those after it."""
        setting = self.table.setting
        prices: tuple[int, ...] = setting.kit.decade_prices[self.table.decade - 1 : setting.decades]
        return prices

    def notes(self) -> list[str]:
        now, *later = map(self.in_points, self._prices)
        if not later:
            text = translate("ReductionEditor", "Each step costs {now}; this is the last decade.")
        elif len(later) == 1:
            text = translate("ReductionEditor", "Each step costs {now} now and {later} in the last decade.")
        else:
            text = translate("ReductionEditor", "Each step costs {now} now and {later} in later decades.")
        return [text.format(now=now, later=self.speaker.listed("then", later))]


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
        self.problem = QLabel()
        self.problem.setProperty("role", "warning")
        first = min(self.answers)
        self.tech.setValue(first[0])
        self.cep.setValue(first[1])
        self.tech.valueChanged.connect(self.show_answer)
        self.cep.valueChanged.connect(self.show_answer)
        for widget in (self.tech_label, Stepper(self.tech), self.cep_label, Stepper(self.cep), self.problem):
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
        self.problem.setVisible(not fits)
        if fits:
            super().show_answer()
            return
        #: The button that pays the bid.
        self.button.setText(translate("PaymentEditor", "Pay"))
        tech, cep = self._key()
        #: “This” is the payment that is set now.
        self.problem.setText(
            translate("PaymentEditor", "This does not match the bid: too little or too much.")
        )
        if all(t <= tech and c <= cep for t, c in self.answers):
            #: Under the editor of a payment.
            self.problem.setText(translate("PaymentEditor", "This payment is more than needed."))


# decision -> the editor that answers it; what it does not cover stays a button
EDITORS: dict[str, tuple[type[Editor], type[Action]]] = {
    "income_split": (SplitEditor, SplitIncome),
    "reduction": (ReductionEditor, Reduce),
    "bid": (BidEditor, Bid),
    "bid_payment": (PaymentEditor, PayBid),
}
