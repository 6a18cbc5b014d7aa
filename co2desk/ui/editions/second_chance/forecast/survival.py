"""Whether a team survives the decade, and how steady computer players fare in it (12, 13; A6, A31)."""

from __future__ import annotations

from collections.abc import Iterator

from co2desk.engine.editions.second_chance.sequence import ACTIONS
from co2desk.forecast import SteadyTeams, TeamForecast, interval
from co2desk.ui.editions.second_chance.forecast.conditions import ConditionTeller
from co2desk.ui.forecast.words import CALM, CO2, NOT_MET, WARNING
from co2desk.ui.i18n.translation import sentences, translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.row_list.rows import ART, DANGER, PLAIN, SOFT, Icon, Line, Row

SCORE: tuple[PlaceKey, ...] = (at.SCORE,)


class SurvivalTeller(ConditionTeller):
    told: TeamForecast

    def survival(self) -> Iterator[Row]:
        told = self.told
        lost_by_points = told.least_loss == 1 and not self.undecided
        if (told.unmet and not lost_by_points) or (self.undecided and told.least_loss):
            yield self._unless()
        else:
            yield self._verdict()
        if told.claims_run_short:
            yield self._claims()
        if self.undecided and not told.hopeless and told.steady is not None:
            yield self._steady_teams(told.steady)

    @property
    def undecided(self) -> bool:
        """Whether somebody can still act before the decade is paid for: in a turn, or while one ends."""
        return self.told.phase in ("", ACTIONS)

    @property
    def hopeful(self) -> bool:
        return self.undecided and self.told.within_reach

    def _unless(self) -> Line:
        """A loss that can still be prevented: what is missing, and how many turns there are. It is no alarm
        while only points are missing, and one steady team in four gains as many in these turns. What nobody
        can prevent any more is called certain."""
        told = self.told
        body = sentences(*self._missing(), *([self._turns_left()] if self.undecided else ()))
        if told.hopeless:
            title, value = translate("ForecastPanel", "Certain to be lost"), self._percent(told.losing)
            sentence = translate("ForecastPanel", "{title}: {chance}. {explanation}")
        elif told.losing == 1:
            title, value = translate("ForecastPanel", "Lost if nothing more is done"), ""
            sentence = translate("ForecastPanel", "{title}. {explanation}")
        else:
            title = translate("ForecastPanel", "May be lost if nothing more is done")
            value = self._percent(told.least_loss)
            sentence = translate("ForecastPanel", "{title}: {chance}. {explanation}")
        icon, tone = (NOT_MET, PLAIN) if self.hopeful and not told.unmet else (WARNING, DANGER)
        sentence = sentence.format(title=title, chance=value, explanation=body)
        return Line(("survival",), (*SCORE, *CO2), sentence, icon, title, value, body, tone)

    def _missing(self) -> Iterator[str]:
        """What loses the game as things stand, a sentence for each: goals first, because no points help."""
        told = self.told
        for ending in told.unmet:
            #: {condition} is a label such as “Open UN goals: 5 (at most 3 may remain open)”.
            sentence = translate("ForecastPanel", "{condition}.")
            yield sentence.format(condition=self._condition_words(ending))
        if told.least_loss:
            left = told.left(told.total_income)
            least, most = max(0, -left.highest), -left.lowest
            figures = str(most)
            if least != most:
                figures = translate("ForecastPanel", "{lowest} to {highest}")
                figures = figures.format(lowest=least, highest=most)
            yield translate("ForecastPanel", "Points still missing: {figures}.").format(figures=figures)

    def _claims(self) -> Line:
        """A80, 8.C: so many UN goals have to be claimed, one in each turn, and turns are few."""
        told = self.told
        words = translate(
            "ForecastPanel",
            "Open UN goals: {open}. At most {allowed} may remain open at the end, and only one can be "
            "claimed in each turn. Turns left in the game: {turns}.",
        ).format(open=told.un_open, allowed=told.un_allowed, turns=told.claims_left)
        places = tuple(at.un_goal(number) for number in range(told.un_open))
        return Line(("claims",), places, words, Icon(ART, "un_goal"), body=words)

    def _steady_teams(self, teams: SteadyTeams) -> Line:
        """What others reached, as far as so many games tell."""
        lowest, highest = interval(teams.survived, teams.reached) if teams.reached else (0, 0)
        least, most = round(10 * lowest), round(10 * highest)
        if not teams.reached:
            words = translate(
                "ForecastPanel",
                "Steady computer players have not reached this decade in any of {games} games.",
            )
        elif not teams.survived:
            words = translate(
                "ForecastPanel",
                "Steady computer players have not survived this decade in any of {games} games.",
            )
        elif least == most:
            words = translate(
                "ForecastPanel", "Steady computer players survive this decade in {most} of 10 games."
            )
        else:
            words = translate(
                "ForecastPanel",
                "Steady computer players survive this decade in {least} to {most} of 10 games.",
            )
        words = words.format(games=teams.reached or teams.games, least=least, most=most)
        if teams.reached and teams.left < 0:
            usual = translate("ForecastPanel", "With as many turns left, they are usually missing: {points}.")
            words = sentences(words, usual.format(points=self._points(-teams.left)))
        return Line(("steady_teams",), (), words, Icon(ART, "round"), body=words, tone=SOFT)

    def _verdict(self) -> Line:
        """Whether the decade is survived, and what the income has to do with it (A6, A31)."""
        told = self.told
        chance, income = told.least_loss, bool(told.total_income)
        icon, value, tone = WARNING, self._percent(chance), DANGER
        if told.missing:
            title = translate("ForecastPanel", "Certain to be lost")
            body = translate("ForecastPanel", "Missing for goals and penalties alone: {points}.")
            body = body.format(points=self._points(told.missing))
        elif chance == 1:
            title = translate("ForecastPanel", "Certain to be lost")
            body = translate("ForecastPanel", "The CO₂ level cannot be reduced to {limit} ppm.")
            body = body.format(limit=told.level.limit)
        elif chance:
            title = translate("ForecastPanel", "May be lost")
            if income:
                body = translate(
                    "ForecastPanel",
                    "Chance that there are not enough points, even with all income taken as points.",
                )
            else:
                body = translate("ForecastPanel", "Chance that there are not enough points.")
        elif told.loss(0):
            icon, value, tone = Icon(ART, "money"), "", PLAIN
            title = translate("ForecastPanel", "Safe if income is taken as points")
            body = translate("ForecastPanel", "At least {points} of the income must be taken as points.")
            body = body.format(points=self._signed(told.need.highest - told.points))
        else:
            icon, value, tone = CALM, "", PLAIN
            #: The team cannot lose by its points in this decade. The sentence after it says why.
            title = translate("ForecastPanel", "Safe")
            if income:
                #: Enough for what the decade costs.
                body = translate(
                    "ForecastPanel", "There are enough points, even with all income taken as money."
                )
            else:
                #: Enough for what the decade costs.
                body = translate("ForecastPanel", "There are enough points.")
        if told.last_decade and told.personal and self.table.setting.players > 1:
            body = sentences(body, self._partners())
        if value:
            sentence = translate("ForecastPanel", "{title}: {chance}. {explanation}")
        else:
            sentence = translate("ForecastPanel", "{title}. {explanation}")
        sentence = sentence.format(title=title, chance=value, explanation=body)
        return Line(("survival",), (*SCORE, *CO2), sentence, icon, title, value, body, tone)
