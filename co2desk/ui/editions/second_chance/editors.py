"""The editors of Second Chance: income, and the reduction of pollution."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.table.actions import ReduceCo2, SplitIncome
from co2desk.forecast import TeamForecast, forecast, percent
from co2desk.text.figures import figure
from co2desk.ui.editors.editor import Editor, Editors, steps_slider
from co2desk.ui.editors.split_income import SplitEditor
from co2desk.ui.i18n.translation import translate


class TeamSplitEditor(SplitEditor):
    """D21, with what a team needs (A6)."""

    table: SecondChanceTable

    def build(self) -> None:
        outlook = forecast(self.table, self.frame.player)
        self.team = outlook if isinstance(outlook, TeamForecast) else None  # rivals need nothing together
        super().build()

    def usual(self) -> int:
        """Where the slider begins: with money, unless the team needs the points to go on (A6). Nothing is
        bought any more after the last income: then with points, unless money meets a personal goal."""
        total, is_last = super().usual(), self.table.decade >= self.table.setting.decades
        if self.team is None:
            return 0 if is_last else total
        needed = self.team.need.highest - self.team.points
        spare = total - min(total, max(0, needed))
        if not is_last:
            return spare
        if self.team.goals_met_with(0):
            return 0
        return next((money for money in range(spare + 1) if self.team.goals_met_with(money)), 0)

    def notes(self) -> list[str]:
        return [] if self.team is None else self._needed(self.team, max(self.answers) - self.slider.value())

    def _needed(self, team: TeamForecast, points: int) -> list[str]:
        """What the team's points have to last for, what partners can add, and how the points do with this
        answer (A6)."""
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
        lines = [due]
        partners = team.total_income - max(self.answers)
        if partners:
            added = translate("SplitEditor", "Partners who split after you can add at most {points}.")
            lines.append(added.format(points=self.in_points(partners)))
        lines.append(text.format(have=figure(team.points + points), low=figure(low), high=figure(high)))
        chance = percent(team.losing_with(self.slider.value(), points + partners))
        if chance:
            text = translate("SplitEditor", "Chance of losing the game with this split: {percent}%.")
            lines.append(text.format(percent=chance))
        return lines


class ReductionEditor(Editor):
    """D23: how many steps the team buys back, and what they will cost later (A31)."""

    table: SecondChanceTable

    def build(self) -> None:
        self.answers: dict[int, Action] = {
            action.steps: action for action in self.legal if isinstance(action, ReduceCo2)
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
        if isinstance(action, ReduceCo2):
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


SECOND_CHANCE_EDITORS: Editors = {
    "income_split": (TeamSplitEditor, SplitIncome),
    "reduction": (ReductionEditor, ReduceCo2),
}
