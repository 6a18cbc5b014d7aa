"""Which terms a competitive game is judged by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from co2desk.bots.rivals import first_terms, second_chance_terms
from co2desk.bots.rivals.weights import FIRST, RIVALS


class Judge(NamedTuple):
    names: tuple[str, ...]
    value: Callable[[Any, int], float]
    terms: Callable[[Any, int], tuple[float, ...]]
    lost: float  # what a lost planet costs


JUDGES = {
    "first": Judge(first_terms.TERMS, first_terms.value, first_terms.terms, FIRST.lost),
    "second_chance/competitive": Judge(
        second_chance_terms.TERMS, second_chance_terms.value, second_chance_terms.terms, RIVALS.lost
    ),
}
