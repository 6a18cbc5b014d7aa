"""The sequential test: when it ends, and what it proves."""

from __future__ import annotations

from random import Random

import pytest
from sequential import ABOVE, BELOW, OPEN, Aim

NEXT_LEVEL = Aim(0.65, 0.55, 0.75)
LOST = Aim(0.25, 0.15, 0.35, at_least=False)


def test_nothing_is_proven_without_games() -> None:
    assert NEXT_LEVEL.verdict(0, 0) == OPEN
    assert NEXT_LEVEL.words(0, 0) == "at least 65 %: open"


@pytest.mark.parametrize(
    ("count", "of", "verdict"),
    [(20, 20, OPEN), (21, 21, ABOVE), (6, 10, OPEN), (0, 11, OPEN), (0, 12, BELOW), (65, 100, OPEN)],
)
def test_it_ends_when_one_side_is_nineteen_times_as_likely(count: int, of: int, verdict: str) -> None:
    """Wald: ln 19 = 2.94; a win counts ln(75/65) = 0.143, a defeat in the other test ln(45/35) = 0.251."""
    assert NEXT_LEVEL.verdict(count, of) == verdict


def test_a_share_that_is_not_to_be_exceeded_is_proven_from_below() -> None:
    assert LOST.words(0, 40) == "at most 25 %: proven"
    assert LOST.words(30, 40) == "at most 25 %: missed"


@pytest.mark.parametrize(("share", "wrong"), [(0.65, ABOVE), (0.65, BELOW)])
def test_it_is_seldom_wrong(share: float, wrong: str) -> None:
    """A player exactly at the aim is neither above nor below: each is said in 5 % of the cases at most, give
    or take what 400 cases tell."""
    chance = Random(wrong)
    said = 0
    for _ in range(400):
        count = 0
        for of in range(1, 400):
            count += chance.random() < share
            verdict = NEXT_LEVEL.verdict(count, of)
            if verdict != OPEN:
                said += verdict == wrong
                break
    assert said <= 0.08 * 400
