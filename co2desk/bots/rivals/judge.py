"""Which terms a competitive game is judged by."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from typing import Any, NamedTuple

from co2desk.bots.rivals import first_terms, second_chance_terms
from co2desk.bots.rivals.weights import FIRST, RIVALS
from co2desk.engine.table.table import Table


class Judge(NamedTuple):
    names: tuple[str, ...]
    value: Callable[[Any, int], float]
    terms: Callable[[Any, int], tuple[float, ...]]
    lost: float  # what a lost planet costs

    def apart_from_planet(self, table: Table, player: int) -> float:
        """What a position is worth without the danger to the planet."""
        found = self.terms(table, player)
        return fsum(found) - found[self.names.index("planet")]


JUDGES = {
    "first": Judge(first_terms.TERMS, first_terms.value, first_terms.terms, FIRST.lost),
    "second_chance/competitive": Judge(
        second_chance_terms.TERMS, second_chance_terms.value, second_chance_terms.terms, RIVALS.lost
    ),
}
