"""Scenes are read from events alone, in the order of the edition that is played."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from co2desk.engine.table.events import DecadeBegan
from co2desk.session import GameOptions, Session
from co2desk.ui.models.scenes import IN_SETUP
from tests.ui.stage.scenes import plot_of
from tests.ui.steady_player import steady

GAMES: dict[str, dict[str, Any]] = {
    "first": {"players": 3},
    "first alone": {"players": 1},
    "first with auction and draft": {"players": 3, "variants": {"auction": True, "draft": True}},
    "team": {"players": 2, "edition": "second_chance"},
    "rivals": {"players": 3, "edition": "second_chance", "variants": {"mode": "competitive"}},
    "second chance alone": {"players": 1, "edition": "second_chance"},
}


@pytest.mark.parametrize("name", GAMES)
def test_setup_has_its_own_decisions(name: str) -> None:
    """What is decided before the first decade is never asked later: that tells how far a position is."""
    session = Session.new(GameOptions(seed=5, **GAMES[name]))
    bot = steady(5)
    has_begun = any(isinstance(event, DecadeBegan) for event in session.setup_events)
    while not session.game.is_over:
        assert (session.game.decision.kind in IN_SETUP) == (not has_begun)
        events = session.play(bot(session.game))
        has_begun = has_begun or any(isinstance(event, DecadeBegan) for event in events)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_divided_into_scenes_and_turns(name: str) -> None:
    """No event is lost or told twice, steps come in their order, and a scene that began comes to its end."""
    session = Session.new(GameOptions(seed=5, **GAMES[name]))
    bot, plot = steady(5), plot_of(session)
    plot.take(session.setup_events)
    seen, open_steps = set(), [0]
    while not session.game.is_over:
        events = session.play(bot(session.game))
        parts = plot.take(events)
        assert [event for part in parts for event in part.events] == events
        for part in parts:
            if part.scene is None:
                continue
            seen.add(part.scene.code)
            if part.is_first:
                open_steps = [0]
            open_steps += part.steps
            if part.scene.code == "decade":
                assert all(first <= second for first, second in pairwise(open_steps)), part
    assert plot.scene is not None
    assert plot.scene.code == "ending"
    assert {"decade", "ending"} <= seen
    if "auction" in name:
        assert {"auction", "draft"} <= seen
    if name == "first alone":
        assert "placement" in seen
