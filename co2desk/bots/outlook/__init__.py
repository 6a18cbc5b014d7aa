"""What is to come, from what a seat may know: the forecast, the preview of an action, and warnings.

Nothing here depends on the order of a hidden pile, on another player's hand or goal, or on a seed. Each
edition adds a file for its forecast and one for its events, and their lines in `FORECASTS` and `EVENTS`.
"""

from __future__ import annotations

from co2desk.bots.outlook.forecast import forecast
from co2desk.bots.outlook.odds import CERTAIN, IMPOSSIBLE, POSSIBLE, percent
from co2desk.bots.outlook.preview import Step, chain, forecast_after, preview
from co2desk.bots.outlook.records import (
    BY_PLAYER,
    BY_REGION,
    FORCED,
    UNPAID,
    Climate,
    Disaster,
    Forecast,
    Loss,
    Visit,
)
from co2desk.bots.outlook.warnings import Warning, warnings  # noqa: A004 - see there

__all__ = [
    "BY_PLAYER",
    "BY_REGION",
    "CERTAIN",
    "FORCED",
    "IMPOSSIBLE",
    "POSSIBLE",
    "UNPAID",
    "Climate",
    "Disaster",
    "Forecast",
    "Loss",
    "Step",
    "Visit",
    "Warning",
    "chain",
    "forecast",
    "forecast_after",
    "percent",
    "preview",
    "warnings",
]
