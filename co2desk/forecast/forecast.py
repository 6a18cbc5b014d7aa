"""The forecast: what follows if the decade ended now, from what everybody at the table knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, overload

from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.forecast.first.forecast import forecast as first_forecast
from co2desk.forecast.records import Forecast, Outlook
from co2desk.forecast.second_chance.forecast import forecast as second_forecast
from co2desk.forecast.second_chance.records import RivalForecast, TeamForecast

# By edition. An edition has a forecast when it stands here; the kind of record says what is told.
FORECASTS: dict[str, Callable[[Any, Player], Outlook]] = {
    "first": first_forecast,
    "second_chance": second_forecast,
}


@overload
def forecast(table: FirstTable, seat: Player) -> Forecast: ...
@overload
def forecast(table: SecondChanceTable, seat: Player) -> TeamForecast | RivalForecast: ...
@overload
def forecast(table: Table, seat: Player) -> Outlook: ...
def forecast(table: Table, seat: Player) -> Outlook:
    """The forecast for a seat; -1 is an onlooker. The table must be one the seat looks at: a table on which a
    move was tried out may know more than the seat (see `forecast_after`)."""
    return FORECASTS[table.setting.base.edition](table, seat)
