"""What is to come, from what a seat may know: the forecast, the preview of an action, and warnings.

Nothing here depends on the order of a hidden pile, on another player's hand or goal, or on a seed. Each
edition adds a file for its forecast and one for its events, and their lines in `FORECASTS` and `EVENTS`.
"""

from __future__ import annotations

from co2desk.forecast.forecast import forecast
from co2desk.forecast.odds import CERTAIN, IMPOSSIBLE, POSSIBLE, certainty, interval, percent
from co2desk.forecast.preview import Step, chain, forecast_after, preview
from co2desk.forecast.records import (
    BY_PLAYER,
    BY_REGION,
    FORCED,
    PENALTY,
    UNPAID,
    Climate,
    Disaster,
    Forecast,
    Loss,
    Outlook,
    Visit,
)
from co2desk.forecast.second_chance.records import (
    GoalsPrice,
    Level,
    Progress,
    Rank,
    RivalForecast,
    SoloTask,
    Span,
    SteadyTeams,
    Strike,
    TeamForecast,
    Toll,
)
from co2desk.forecast.warning import Warning  # noqa: A004 - see there
from co2desk.forecast.warnings import warnings

__all__ = [
    "BY_PLAYER",
    "BY_REGION",
    "CERTAIN",
    "FORCED",
    "IMPOSSIBLE",
    "PENALTY",
    "POSSIBLE",
    "UNPAID",
    "Climate",
    "Disaster",
    "Forecast",
    "GoalsPrice",
    "Level",
    "Loss",
    "Outlook",
    "Progress",
    "Rank",
    "RivalForecast",
    "SoloTask",
    "Span",
    "SteadyTeams",
    "Step",
    "Strike",
    "TeamForecast",
    "Toll",
    "Visit",
    "Warning",
    "certainty",
    "chain",
    "forecast",
    "forecast_after",
    "interval",
    "percent",
    "preview",
    "warnings",
]
