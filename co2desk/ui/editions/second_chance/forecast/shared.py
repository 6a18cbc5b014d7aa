"""What the forecasts of Second Chance share, for a team and for rivals: headlines, penalties, signed amounts.

Specification 11, 13; follows A7, A19, A20.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from co2desk.engine.editions.second_chance.phases import REDUCTION, SUPPLY
from co2desk.engine.editions.second_chance.sequence import ACTIONS, INCOME
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.forecast import RivalForecast, Span, TeamForecast, Visit
from co2desk.text.figures import figure
from co2desk.ui.forecast.climate import ClimateTeller
from co2desk.ui.forecast.fossil_plants import VisitTeller
from co2desk.ui.forecast.income import IncomeTeller
from co2desk.ui.forecast.words import rounded, rounds_words
from co2desk.ui.i18n.translation import sentences, translate
from co2desk.ui.row_list.rows import Row


#: Heading of the forecast, or the sentence below it. “It” is the decade of the heading.
def team_headline(told: TeamForecast, table: SecondChanceTable) -> tuple[str, str]:
    """What the forecast of a team, or of a player alone, is about."""
    title = translate("ForecastPanel", "End of decade {decade}")
    about = translate("ForecastPanel", "What is still to come.")
    if told.phase == "":
        title = translate("ForecastPanel", "Before decade {decade}")
        about = translate("ForecastPanel", "The cost if it ended right away.")
    elif told.phase == ACTIONS:
        title = translate("ForecastPanel", "If decade {decade} ended now")
        about = translate("ForecastPanel", "The cost of the remaining phases.")
    elif told.phase == SUPPLY:
        title = translate("ForecastPanel", "Energy supply of decade {decade}")
    elif told.phase == REDUCTION:
        about = translate("ForecastPanel", "The remaining cost of the CO₂ level.")
    return title.format(decade=told.decade), sentences(rounds_words(table.setting, told.decade), about)


#: Heading of the forecast, or the sentence below it. “It” is the decade of the heading, or its energy supply.
def rival_headline(told: RivalForecast, table: SecondChanceTable) -> tuple[str, str]:
    """What the forecast of rivals is about."""
    if told.running:
        return (
            translate("ForecastPanel", "Energy supply of decade {decade}").format(decade=told.decade),
            translate("ForecastPanel", "The rest of this phase and the end of the decade."),
        )
    if told.supply == told.decade:
        return (
            translate("ForecastPanel", "Before decade {decade}").format(decade=told.decade),
            translate("ForecastPanel", "Its energy supply and its end, as things stand."),
        )
    if table.active < 0:
        title = translate("ForecastPanel", "End of decade {decade}")
    else:
        title = translate("ForecastPanel", "If decade {decade} ended now")
    title = title.format(decade=told.decade)
    if told.last_decade:
        return title, translate(
            "ForecastPanel", "Last decade: scoring follows, without another energy supply."
        )
    about = translate("ForecastPanel", "Its end and the energy supply of decade {decade}.")
    return title, about.format(decade=told.supply)


def team_risk(told: TeamForecast) -> Fraction:
    """How likely the game is lost if the decade ended now, even with all income taken as points."""
    return told.losing


def rival_risk(told: RivalForecast) -> Fraction:
    """How likely the planet is lost in the energy supply that follows."""
    return told.loss


class SecondTeller(ClimateTeller, VisitTeller, IncomeTeller):
    told: TeamForecast | RivalForecast
    table: SecondChanceTable

    def _points(self, n: int) -> str:
        return self._amount("points", n)

    @staticmethod
    def _signed(n: int) -> str:
        """A plain figure; below zero with a real minus."""
        return figure(n)

    def _spanned(self, span: Span) -> str:
        """What is expected and what is possible, or the one value there is."""
        if span.lowest == span.highest:
            return self._signed(span.lowest)
        words = translate("ForecastPanel", "about {expected} ({lowest} to {highest})")
        return words.format(
            expected=self._signed(rounded(span.expected)),
            lowest=self._signed(span.lowest),
            highest=self._signed(span.highest),
        )

    # --- who pays for fossil plants (13) ----------------------------------------------------------------

    def _without_cep(self, visit: Visit) -> tuple[str, str]:
        """A19, A20: the penalty, as high as the price."""
        words = translate("ForecastPanel", "{name} has no CEP to pay with: a penalty of {points}.")
        points = self._points(visit.points)
        return points, words.format(name=self.speaker.player_name(visit.payer), points=points)

    def _without_draw(self, payment: str) -> str:
        return sentences(translate("ForecastPanel", "The plant is in place but not yet paid for."), payment)

    # --- income (11) --------------------------------------------------------------------------------------

    #: Heading over the income of all players, or the sentence below it if there is no income.
    def income_of(self, phase: str) -> Iterator[Row]:
        """All of it, what is left of it while it is divided, or that it is over."""
        nothing = translate("ForecastPanel", "Nobody earns anything yet.")
        if phase == INCOME:
            title = translate("ForecastPanel", "Income still to come")
        else:
            title = translate("ForecastPanel", "Income")
            if phase not in ("", ACTIONS, SUPPLY) or (phase == SUPPLY and not self.table.setting.rivals):
                nothing = translate("ForecastPanel", "All income of this decade has been paid.")
        yield from self.matrix(title, nothing)
