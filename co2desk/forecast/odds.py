"""What a hidden pile can bring when only its mix is known: exact counting, no order and no seed.

Drawing without putting back is a question of combinations (the hypergeometric distribution). Weights are
whole numbers and probabilities fractions, so nothing is rounded before somebody reads it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import comb, sqrt

IMPOSSIBLE, POSSIBLE, CERTAIN = "impossible", "possible", "certain"
DEVIATIONS = 1.96  # a sample lies within so many standard deviations with 95 %

Weights = dict[int, int]  # a sum -> the number of ways to draw it


def sums_of(values: Iterable[int], draws: int) -> Weights:
    """The sums of `draws` of these values, each with the number of ways to draw it."""
    return dict(_sums(tuple(sorted(Counter(values).items())), draws))


@lru_cache(maxsize=256)  # the mix changes a few times in a game, the question is asked after every move
def _sums(mix: tuple[tuple[int, int], ...], draws: int) -> tuple[tuple[int, int], ...]:
    ways: dict[tuple[int, int], int] = {(0, 0): 1}  # (drawn so far, their sum)
    for value, count in mix:
        more: dict[tuple[int, int], int] = {}
        for (drawn, total), number in ways.items():
            for taken in range(min(count, draws - drawn) + 1):
                key = (drawn + taken, total + taken * value)
                more[key] = more.get(key, 0) + number * comb(count, taken)
        ways = more
    return tuple((total, number) for (drawn, total), number in sorted(ways.items()) if drawn == draws)


def chance_of(weights: Weights, least: int) -> Fraction:
    """How likely the sum is at least this."""
    return Fraction(sum(number for total, number in weights.items() if total >= least), sum(weights.values()))


def mean(weights: Weights) -> Fraction:
    return Fraction(sum(total * number for total, number in weights.items()), sum(weights.values()))


def certainty(chance: Fraction) -> str:
    if not chance:
        return IMPOSSIBLE
    return CERTAIN if chance == 1 else POSSIBLE


def interval(count: float, of: int) -> tuple[float, float]:
    """Between which shares the true one lies, as far as so many cases tell: with 95 %, by Wilson, which holds
    for few cases too."""
    share, square = count / of, DEVIATIONS**2 / of
    middle = (share + square / 2) / (1 + square)
    half = DEVIATIONS * sqrt(share * (1 - share) / of + square / (4 * of)) / (1 + square)
    return middle - half, middle + half


def percent(chance: Fraction) -> int:
    """Whole percent, half a percent rounded up; what is possible is never 0, what is uncertain never 100."""
    rounded = int(chance * 100 + Fraction(1, 2))
    return rounded if chance in (0, 1) else min(99, max(1, rounded))
