"""Which words and rows go with which record of a forecast."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from co2desk.forecast import Forecast, Outlook, RivalForecast, TeamForecast
from co2desk.ui.editions.first.forecast_outcome import OutcomeRows
from co2desk.ui.editions.first.forecast_supply import SupplyRows
from co2desk.ui.editions.second_chance.forecast import rival_headline, team_headline
from co2desk.ui.editions.second_chance.forecast_goals import GoalRows
from co2desk.ui.editions.second_chance.forecast_points import PointsRows
from co2desk.ui.editions.second_chance.forecast_rivals import RivalRows
from co2desk.ui.forecast.words import Teller, headline


class Book(NamedTuple):
    headline: Callable[[Any, Any], tuple[str, str]]  # of a record and its table: a title and a sentence
    parts: tuple[type[Teller], ...]  # from top to bottom


BOOKS: dict[type[Outlook], Book] = {
    Forecast: Book(headline, (SupplyRows, OutcomeRows)),
    TeamForecast: Book(team_headline, (PointsRows, GoalRows)),
    RivalForecast: Book(rival_headline, (RivalRows,)),
}


def book_of(told: Outlook) -> Book:
    return BOOKS[type(told)]
