"""What the forecast of CO₂ (2012) is about, above its rows."""

from __future__ import annotations

from fractions import Fraction

from co2desk.engine.editions.first.table import FirstTable
from co2desk.forecast import Forecast
from co2desk.ui.i18n.translation import translate


#: Heading of the forecast, or the sentence below it. “It” is the decade, or its supply phase.
def headline(told: Forecast, table: FirstTable) -> tuple[str, str]:
    """What the forecast is about: a title, and a sentence below it."""
    if told.running:
        return (
            translate("ForecastPanel", "Supply phase of decade {decade}").format(decade=told.decade),
            translate("ForecastPanel", "What is still to come."),
        )
    if told.decade == table.decade:  # the auction between two decades (16.2)
        return (
            translate("ForecastPanel", "Before decade {decade}").format(decade=told.decade),
            translate("ForecastPanel", "Its supply phase, as things stand."),
        )
    title = translate("ForecastPanel", "If decade {decade} ended now").format(decade=table.decade)
    if told.decade:
        bring = translate("ForecastPanel", "The supply phase of decade {decade}, as things stand.")
        return title, bring.format(decade=told.decade)
    if told.last_decade:
        return title, translate(
            "ForecastPanel", "Last decade: scoring follows, without another supply phase."
        )
    return title, translate(
        "ForecastPanel", "The game would end: scoring follows, without another supply phase."
    )


def risk(told: Forecast) -> Fraction:
    """How likely the planet is lost in the supply phase that follows."""
    return told.climate.loss if told.decade else Fraction(0)
