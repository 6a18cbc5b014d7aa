"""The forecast: what follows if the decade ended now, from what everybody at the table knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from co2desk.bots.outlook.first_forecast import forecast as first_forecast
from co2desk.bots.outlook.records import Forecast
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table

# By edition. An edition has a forecast when it stands here.
FORECASTS: dict[str, Callable[[Any, Player], Forecast]] = {"first": first_forecast}


def forecast(table: Table, seat: Player) -> Forecast:
    """The forecast for a seat; -1 is an onlooker. The table must be one the seat looks at: a table on which a
    move was tried out may know more than the seat (see `forecast_after`)."""
    return FORECASTS[table.setting.base.edition](table, seat)
