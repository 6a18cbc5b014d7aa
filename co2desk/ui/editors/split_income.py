"""The editor of an income, which both editions split into money and points."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from co2desk.engine.machine.actions import Action
from co2desk.engine.table.actions import SplitIncome
from co2desk.forecast import TeamForecast, forecast, percent
from co2desk.text.figures import figure
from co2desk.ui.editors.editor import Editor, steps_slider
from co2desk.ui.i18n.translation import translate


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
