"""Recorded games: every way a game can end, replayed action by action to the same position."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.first.ending import ENDINGS as FIRST_ENDINGS
from co2desk.engine.editions.second_chance.ending import CO2_LOST, ENDINGS, LAST_DECADE, SOLO_GOAL_MISSED

from .games import RECORDED, load_recorded
from .record import WANTED


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    """I-21, I24: same seed, values and actions, same end; loading checks the fingerprint."""
    session = load_recorded(name)
    assert session.game.is_over
    assert session.game.result.ending == WANTED[name].ending


def test_every_wanted_game_is_recorded() -> None:
    assert set(RECORDED) == set(WANTED)


def test_every_end_of_the_first_edition_is_recorded() -> None:
    """15.1, 16.4: one recorded game for each reason."""
    recorded = {wanted.ending for wanted in WANTED.values() if wanted.edition == "first"}
    assert recorded == set(FIRST_ENDINGS)


@pytest.mark.parametrize(
    ("mode", "never"),
    [
        ("cooperative", {SOLO_GOAL_MISSED, LAST_DECADE}),
        ("competitive", set(ENDINGS) - {CO2_LOST, LAST_DECADE}),
        ("solo", {LAST_DECADE}),
    ],
)
def test_every_end_of_second_chance_is_recorded_in_its_mode(mode: str, never: set[str]) -> None:
    """16: one recorded game for each reason and mode."""
    recorded = {wanted.ending for wanted in WANTED.values() if wanted.variants.get("mode") == mode}
    assert recorded == set(ENDINGS) - never
