"""How many turns a decade still has, in every edition and mode (first edition: 7; Second Chance: 5, 6)."""

from __future__ import annotations

import pytest

from co2desk.bots import seat_bots
from co2desk.engine.machine.frames import NOBODY, Frame
from co2desk.forecast import forecast
from co2desk.session import GameOptions, Session

TABLES = [
    ("second_chance", {"mode": "cooperative"}, 2, 8),
    ("second_chance", {"mode": "cooperative"}, 3, 9),
    ("second_chance", {"mode": "cooperative"}, 4, 8),
    ("second_chance", {"mode": "solo"}, 1, 4),
    ("second_chance", {"mode": "competitive"}, 2, 8),
    ("first", {}, 3, 12),
    ("first", {}, 1, 6),
]


def counted(edition: str, variants: dict[str, str | bool | int], players: int) -> list[list[int]]:
    """The numbers of turns left that the forecast tells, decade by decade, in a random game."""
    game = Session.new(GameOptions(edition=edition, players=players, seed=3, variants=variants)).game
    bots = seat_bots(["random"], players, 3)
    found: dict[int, list[int]] = {}
    while not game.is_over:
        turns = found.setdefault(game.table.decade, [])
        left = forecast(game.table, 0).turns
        if game.table.active >= 0 and (not turns or turns[-1] != left):
            turns.append(left)
        if game.decision.kind == "income_split":
            assert left == 0, "no turn is left, or the turns come after what is foretold"
        game.apply(bots[game.decision.player].choose(game))
    return list(found.values())


@pytest.mark.parametrize(("edition", "variants", "players", "turns"), TABLES)
def test_turns_are_counted_down_to_none(
    edition: str, variants: dict[str, str | bool | int], players: int, turns: int
) -> None:
    """The present turn counts until its main action has been taken."""
    first_decade, *_ = counted(edition, variants, players)
    assert first_decade == list(range(turns, -1, -1))


def test_three_partners_have_fewer_turns_in_the_last_decade() -> None:
    """5: two rounds instead of three."""
    game = Session.new(GameOptions(edition="second_chance", players=3, seed=1)).game
    game.table.decade, game.table.active, game.table.stack[:] = 4, NOBODY, [Frame("decade")]
    assert forecast(game.table, 0).turns == 6
    game.settle(lambda event: None)
    assert game.decision.kind == "turn"
    assert forecast(game.table, 0).turns == 6


def test_before_the_first_decade_all_its_turns_are_to_come() -> None:
    """4: while goals are chosen alone."""
    session = Session.new(GameOptions(edition="second_chance", players=1, seed=1, variants={"mode": "solo"}))
    assert session.game.decision.kind == "keep_goal"
    assert forecast(session.game.table, 0).turns == 4
