"""A sequential test of a share: games are played until it tells on which side of an aim the share lies.

Two tests of Wald run side by side: the aim against a share clearly above it, and against one clearly below.
The first to end has the word. Each is wrong in one of twenty cases at most.
"""

from __future__ import annotations

from math import log
from typing import NamedTuple

ERROR = 0.05
DECIDED = log((1 - ERROR) / ERROR)
ABOVE, BELOW, OPEN = "above", "below", "open"


class Aim(NamedTuple):
    """A share that is to be reached, or not to be exceeded; and shares that are clearly on either side."""

    share: float
    lower: float
    upper: float
    at_least: bool = True

    def verdict(self, count: float, of: int) -> str:
        """`count` of `of` cases: the true share lies above the aim, below it, or nobody knows yet."""
        if evidence(count, of, self.share, self.upper) >= DECIDED:
            return ABOVE
        if evidence(count, of, self.share, self.lower) >= DECIDED:
            return BELOW
        return OPEN

    def words(self, count: float, of: int) -> str:
        """The aim, and what is proven."""
        found = self.verdict(count, of)
        aim = f"{'at least' if self.at_least else 'at most'} {round(100 * self.share)} %"
        if found == OPEN:
            return f"{aim}: open"
        return f"{aim}: {'proven' if (found == ABOVE) == self.at_least else 'missed'}"


def evidence(count: float, of: int, less: float, more: float) -> float:
    """How much more likely the cases are, as a logarithm, if the share is `more` and not `less`."""
    return count * log(more / less) + (of - count) * log((1 - more) / (1 - less))
