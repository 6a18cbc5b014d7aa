"""What open goals cost, what the tracks earn, and what decides at the end of a team's game (11, 12, 16, 17).

Of personal goals only those of the seat in view are told: partners keep theirs to themselves.
"""

from __future__ import annotations

from collections.abc import Iterator

from co2desk.forecast import GoalsPrice, Progress, SoloTask, TeamForecast
from co2desk.text.figures import MINUS
from co2desk.text.words import capital
from co2desk.ui.editions.second_chance.forecast.conditions import ConditionTeller
from co2desk.ui.forecast.words import CALM, MET, NOT_MET, WARNING
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.row_list.rows import ART, DANGER, PLAIN, SOFT, Entry, Heading, Icon, Line, Row

DECADE: tuple[PlaceKey, ...] = (at.DECADE,)


class GoalRows(ConditionTeller):
    told: TeamForecast

    def rows(self) -> list[Row]:
        return [*self.goals(), *self.income_of(self.told.phase), *self.end()]

    # --- environmental goals (12, 17.7) -----------------------------------------------------------------

    def goals(self) -> Iterator[Row]:
        told = self.told
        places = tuple(at.environmental_goal(goal) for goal in told.open_goals)
        title, number = translate("ForecastPanel", "Open environmental goals"), len(told.open_goals)
        sentence = translate("ForecastPanel", "{title}: {number}.").format(title=title, number=number)
        yield Heading(("goals",), places, sentence, "company_goal", title, str(number))
        if not number:
            words = translate("ForecastPanel", "All goals have been achieved: they no longer cost anything.")
            yield Line(("no_goals",), (), words, CALM, body=words)
            return
        if told.goals is not None:
            yield self._price(told.goals, places)
        for goals in told.later:
            yield self._price(goals, places)
        if told.watched:
            words = translate("ForecastPanel", "Under an inspector, counted twice: {number}")
            words = words.format(number=len(told.watched))
            watched = tuple(at.environmental_goal(goal) for goal in told.watched)
            yield Line(("watched",), watched, words, Icon(ART, "inspector"), body=words)
        if told.later:
            words = translate("ForecastPanel", "In later decades, if none of them is achieved.")
            yield Line(("goals_later",), (), words, Icon(ART, "decade"), body=words, tone=SOFT)

    def _price(self, goals: GoalsPrice, places: tuple[PlaceKey, ...]) -> Entry:
        """A decade and what one goal costs in it; at the end what all of them cost."""
        title = translate("ForecastPanel", "Decade {decade}, {points} each").format(
            decade=goals.decade, points=self._points(goals.price)
        )
        if goals.least == goals.most:
            value = f"{MINUS}{goals.most}"
        else:
            value = translate("ForecastPanel", "{lowest} to {highest}").format(
                lowest=f"{MINUS}{goals.least}", highest=f"{MINUS}{goals.most}"
            )
        sentence = translate("ForecastPanel", "{title}: {figures}.").format(title=title, figures=value)
        return Entry(("goals", goals.decade), places, sentence, Icon(ART, "decade"), title, value)

    # --- the end of the game (16.1, 16.3) ----------------------------------------------------------------

    def end(self) -> Iterator[Row]:
        told, setting = self.told, self.table.setting
        title = translate("ForecastPanel", "End of the game")
        yield Heading(("ending",), DECADE, title, "decade", title)
        words = translate("ForecastPanel", "Decade {decade} of {decades}")
        if told.last_decade:
            words = translate("ForecastPanel", "Decade {decade} of {decades}: the game is decided after it")
        words = words.format(decade=told.decade, decades=setting.decades)
        yield self._condition("last_decade", DECADE, told.last_decade, words)
        yield self._un_goals()
        if told.personal:
            yield from self._personal_goals()
        if told.solo is not None:
            yield self._solo_card(told.solo)

    @staticmethod
    def _condition(key: str, places: tuple[PlaceKey, ...], holds: bool, words: str) -> Line:
        """One condition, with a mark that says whether it holds."""
        if holds:
            sentence = translate("ForecastPanel", "{condition}. Met.")
        else:
            sentence = translate("ForecastPanel", "{condition}. Not met yet.")
        icon, tone = (MET, PLAIN) if holds else (NOT_MET, SOFT)
        return Line((key,), places, sentence.format(condition=words), icon, body=words, tone=tone)

    def _un_goals(self) -> Line:
        """A80: so many may stay open, however many there are."""
        told = self.told
        places = tuple(at.un_goal(number) for number in range(told.un_open))
        return self._condition("un_goals", places, not told.claims_missing, self._un_goals_words())

    def _personal_goals(self) -> Iterator[Row]:
        told = self.told
        met = sum(goal.met for goal in told.personal)
        words = self._personal_goals_words()
        places = tuple(at.personal_goal(number) for number in range(len(told.personal)))
        yield self._condition("personal_goals", places, met >= told.personal_needed, words)
        for number, goal in enumerate(told.personal):
            yield self._personal_goal(number, goal)
        if self.table.setting.players > 1:
            words = self._partners()
            yield Line(("partners",), (), words, Icon(ART, "secret"), body=words, tone=SOFT)

    def _personal_goal(self, number: int, goal: Progress) -> Line:
        phrase = self.speaker.personal_goal_phrase(goal.card, self.table.setting.players)
        value = self._counted(goal.have, goal.needed)
        sentence = translate("ForecastPanel", "Personal goal: {goal}. {count}.")
        sentence = sentence.format(goal=phrase, count=value)
        words = translate("ForecastPanel", "{goal} ({count})").format(goal=capital(phrase), count=value)
        icon = MET if goal.met else NOT_MET
        return Line(("personal", goal.card), (at.personal_goal(number),), sentence, icon, body=words)

    @staticmethod
    def _counted(have: int, needed: int) -> str:
        return translate("ForecastPanel", "{have} of {needed}").format(have=have, needed=needed)

    def _solo_card(self, task: SoloTask) -> Line:
        """17.4: what the card asks for, how far it is, and until when."""
        title = self._solo_card_title(task)
        goal = capital(self.speaker.solo_goal_phrase(task.card))
        if task.lost:
            words = translate("ForecastPanel", "{goal}. This can no longer be met.")
        elif task.bound and self.told.decade > task.deadline:
            words = translate("ForecastPanel", "{goal}. Met in time.")
        elif task.bound:
            words = translate("ForecastPanel", "{goal}, by the end of decade {decade}.")
        else:
            words = translate("ForecastPanel", "{goal}, by the end of the game.")
        words = words.format(goal=goal, decade=task.deadline)
        value = "" if task.have is None else self._counted(task.have, task.needed)
        if value:
            sentence = translate("ForecastPanel", "{title}: {count}. {explanation}")
        else:
            sentence = translate("ForecastPanel", "{title}. {explanation}")
        sentence = sentence.format(title=title, count=value, explanation=words)
        icon = WARNING if task.lost else MET if task.met else NOT_MET
        tone = DANGER if task.lost else PLAIN
        return Line(("solo_card",), (at.SOLO_CARD,), sentence, icon, title, value, words, tone)
