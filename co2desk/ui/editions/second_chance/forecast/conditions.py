"""The conditions that decide a team's game besides its points, in words (16.1, 16.3; A79, A80).

They stand at the end of the forecast, each with a mark, and beside what else may lose the game. Of personal
goals only those of the seat in view are told.
"""

from __future__ import annotations

from co2desk.engine.editions.second_chance.ending import GOALS_MISSED, UN_GOALS_MISSED
from co2desk.forecast import SoloTask, TeamForecast
from co2desk.ui.editions.second_chance.forecast.shared import SecondTeller
from co2desk.ui.i18n.translation import translate


class ConditionTeller(SecondTeller):
    told: TeamForecast

    def _condition_words(self, ending: str) -> str:
        """The condition that would end the game so if it is not met."""
        if ending == GOALS_MISSED:
            return self._personal_goals_words()
        if ending == UN_GOALS_MISSED:
            return self._un_goals_words()
        return self._solo_card_title(self.told.solo) if self.told.solo else ""

    def _un_goals_words(self) -> str:
        told = self.told
        if told.claims_missing:
            words = translate("ForecastPanel", "Open UN goals: {open} (at most {allowed} may remain open)")
        else:
            words = translate("ForecastPanel", "Open UN goals: {open} ({allowed} may remain open)")
        return words.format(open=told.un_open, allowed=told.un_allowed)

    def _personal_goals_words(self) -> str:
        met = sum(goal.met for goal in self.told.personal)
        words = translate("ForecastPanel", "Your personal goals met: {met}, needed: {needed}")
        return words.format(met=met, needed=self.told.personal_needed)

    @staticmethod
    def _partners() -> str:
        return translate("ForecastPanel", "Every partner needs one as well. Theirs are secret.")

    def _solo_card_title(self, task: SoloTask) -> str:
        name = self.speaker.solo_goal_name(task.card)
        return translate("ForecastPanel", "Solo goal: {name}").format(name=name)
