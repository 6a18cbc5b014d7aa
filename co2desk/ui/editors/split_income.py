"""The editor of an income, which both editions split into money and points."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from co2desk.engine.machine.actions import Action
from co2desk.engine.table.actions import SplitIncome
from co2desk.ui.editors.editor import Editor, steps_slider
from co2desk.ui.i18n.translation import translate


class SplitEditor(Editor):
    """DP-06, D21: any part of the income in money, the rest in points."""

    def build(self) -> None:
        self.answers: dict[int, Action] = {
            action.money: action for action in self.legal if isinstance(action, SplitIncome)
        }
        self.points = QLabel()
        self.money = QLabel()
        self.slider = steps_slider(self.answers, self.usual())
        self.slider.setAccessibleName(translate("SplitEditor", "Income taken as money"))
        self.fields = [self.slider]
        self.slider.valueChanged.connect(self.show_answer)
        for widget in (self.points, self.slider, self.money):
            self.row.addWidget(widget)

    def usual(self) -> int:
        """Where the slider begins: with money."""
        return max(self.answers)

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
