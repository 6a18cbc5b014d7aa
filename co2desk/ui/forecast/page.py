"""What an edition brings to the forecast: a page for each kind of forecast that it can have."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from co2desk.engine.table.table import Table
from co2desk.forecast import Outlook
from co2desk.session.seats import Seat
from co2desk.text import Speaker
from co2desk.ui.forecast.words import Teller
from co2desk.ui.row_list.rows import Row


class ForecastPage(NamedTuple):
    headline: Callable[[Any, Any], tuple[str, str]]  # of a forecast and its table: a title and a sentence
    parts: tuple[type[Teller], ...]  # from top to bottom
    risk: Callable[[Any], Fraction]  # of a forecast: how likely the planet is lost

    def rows(self, told: Outlook, table: Table, seats: Sequence[Seat], speaker: Speaker) -> list[Row]:
        """Everything that a forecast says, from top to bottom."""
        return [row for part in self.parts for row in part(told, table, seats, speaker).rows()]


ForecastPages = Mapping[type[Outlook], ForecastPage]  # the kind of a forecast is its class
