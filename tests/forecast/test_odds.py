"""Exact chances from the mix of a pile, held against counting every draw one by one."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from co2desk.forecast.odds import (
    CERTAIN,
    IMPOSSIBLE,
    POSSIBLE,
    certainty,
    chance_of,
    mean,
    percent,
    sums_of,
)

PILES = [(20,), (20, 30, 40), (40, 20, 20, 30), (20,) * 4, (40, 40, 30, 30, 20, 20, 20, 20)]


@pytest.mark.parametrize("pile", PILES)
def test_every_sum_has_as_many_ways_as_there_are_draws_with_it(pile: tuple[int, ...]) -> None:
    """Every set of tiles is as likely as any other."""
    for draws in range(len(pile) + 1):
        counted = Counter(sum(drawn) for drawn in combinations(pile, draws))
        assert sums_of(pile, draws) == counted
        assert mean(sums_of(pile, draws)) == Fraction(sum(pile) * draws, len(pile))


def test_a_chance_is_the_share_of_the_draws_that_reach_a_sum() -> None:
    """Two of coal, oil, gas, gas: 70, 60, 60, 50, 50, 40."""
    ways = sums_of((40, 30, 20, 20), 2)
    chances = [chance_of(ways, least) for least in (40, 50, 60, 70, 80)]
    assert chances == [1, Fraction(5, 6), Fraction(1, 2), Fraction(1, 6), 0]


def test_drawing_nothing_brings_nothing() -> None:
    """Also from an empty pile."""
    assert sums_of((), 0) == sums_of((20, 40), 0) == {0: 1}


@pytest.mark.parametrize(
    ("chance", "word"), [(Fraction(0), IMPOSSIBLE), (Fraction(1, 999), POSSIBLE), (Fraction(1), CERTAIN)]
)
def test_only_all_or_nothing_is_certain(chance: Fraction, word: str) -> None:
    assert certainty(chance) == word


@pytest.mark.parametrize(
    ("chance", "shown"),
    [
        (Fraction(0), 0),
        (Fraction(1, 1000), 1),  # possible, so not 0
        (Fraction(124, 1000), 12),
        (Fraction(125, 1000), 13),  # half a percent goes up
        (Fraction(1, 3), 33),
        (Fraction(995, 1000), 99),  # uncertain, so not 100
        (Fraction(999, 1000), 99),
        (Fraction(1), 100),
    ],
)
def test_percentages_are_whole_and_honest(chance: Fraction, shown: int) -> None:
    assert percent(chance) == shown
