"""The signs on the score track: nobody covers anybody else."""

from __future__ import annotations

from itertools import pairwise

import pytest

from co2desk.ui.board.items.climate import LEAST_APART, MARKER, apart


@pytest.mark.parametrize(
    "places",
    [
        [10.0],
        [10.0, 10.0],
        [10.0, 18.0, 18.0, 90.0],
        [10.0, 10.0, 10.0, 10.0, 10.0],
        [10.0, 12.0, 24.0, 30.0, 31.0],
    ],
)
def test_signs_stand_apart_in_their_order(places: list[float]) -> None:
    found = apart(places, LEAST_APART)
    assert all(right - left >= LEAST_APART - 1e-9 for left, right in pairwise(found))
    assert LEAST_APART > MARKER / 2  # the larger part of every sign is in sight


def test_signs_with_room_stand_where_they_belong_and_equals_around_it() -> None:
    assert apart([0.0, 40.0, 80.0], 11.0) == [0.0, 40.0, 80.0]
    assert apart([50.0, 50.0], 10.0) == [45.0, 55.0]
    assert apart([50.0, 50.0, 50.0], 10.0) == [40.0, 50.0, 60.0]
