"""Which words and rows go with which record of a forecast."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from co2desk.bots.outlook import Forecast, Outlook, RivalForecast, TeamForecast
from co2desk.ui.panels.forecast_outcome import OutcomeRows
from co2desk.ui.panels.forecast_second import rival_headline, team_headline
from co2desk.ui.panels.forecast_second_goals import GoalRows
from co2desk.ui.panels.forecast_second_points import PointsRows
from co2desk.ui.panels.forecast_second_rivals import RivalRows
from co2desk.ui.panels.forecast_supply import SupplyRows
from co2desk.ui.panels.forecast_words import Teller, headline


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
