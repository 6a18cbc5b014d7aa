"""The words that every part of the forecast needs: what it is about, amounts, chances, marks.

The numbers come from `co2desk.forecast`, names and amounts from the speaker of the game; the window has
only the sentences around them. Everything told lies open on the table, or belongs to the seat in view.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.table.ids import Player
from co2desk.forecast import Forecast, percent
from co2desk.session.seats import Seat
from co2desk.text import Speaker
from co2desk.ui.forecast.rows import ALERT, DONE, MARK, OPEN, SIGN, Icon, Row
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey

CO2: tuple[PlaceKey, ...] = (at.CO2,)
CALM, WARNING = Icon(MARK, DONE), Icon(MARK, ALERT)
MET, NOT_MET = Icon(MARK, DONE), Icon(MARK, OPEN)


def headline(told: Forecast, table: FirstTable) -> tuple[str, str]:
    """What the forecast is about: a title, and a sentence below it."""
    if told.running:
        return (
            translate("ForecastPanel", "Supply phase of decade {decade}").format(decade=told.decade),
            translate("ForecastPanel", "What is still to come of it."),
        )
    if told.decade == table.decade:  # the auction between two decades (16.2)
        return (
            translate("ForecastPanel", "Before decade {decade}").format(decade=told.decade),
            translate("ForecastPanel", "What its supply phase would bring now."),
        )
    title = translate("ForecastPanel", "If decade {decade} ended now").format(decade=table.decade)
    if told.decade:
        bring = translate("ForecastPanel", "What the supply phase of decade {decade} would bring.")
        return title, bring.format(decade=told.decade)
    if told.last_decade:
        return title, translate("ForecastPanel", "Last decade: no supply phase follows, scoring begins.")
    return title, translate("ForecastPanel", "The game would end: no supply phase follows, scoring begins.")


def rounded(value: Fraction) -> int:
    """To the nearest whole number, halves up."""
    return int((value + Fraction(1, 2)) // 1)


class Teller:
    """Tells a part of one forecast. `table` is the one on which it was made; for the forecast after a move it
    is the table before it, which is asked only for what the move has not decided. Which records they are, a
    part says itself."""

    told: Any
    table: Any

    def __init__(self, told: Any, table: Any, seats: Sequence[Seat], speaker: Speaker) -> None:
        self.told, self.table, self.seats, self.speaker = told, table, seats, speaker

    def rows(self) -> list[Row]:
        raise NotImplementedError

    def _amount(self, noun: str, n: int) -> str:
        return self.speaker.plural("amounts", noun, n)

    def _sign(self, player: Player) -> Icon:
        return Icon(SIGN, self.seats[player].sign)

    @staticmethod
    def _percent(chance: Fraction) -> str:
        return translate("ForecastPanel", "{percent} %").format(percent=percent(chance))
