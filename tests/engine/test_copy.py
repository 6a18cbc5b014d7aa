"""A copy of a table shares nothing that can change."""

from __future__ import annotations

import random
from typing import Any

import pytest

from co2desk.session import GameOptions, Session

GAMES = [
    GameOptions(players=4),
    GameOptions(players=1),
    GameOptions("second_chance", 3, variants={"mode": "cooperative"}),
    GameOptions("second_chance", 4, variants={"mode": "competitive"}),
    GameOptions("second_chance", 1, variants={"mode": "solo"}),
]


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options.edition}-{options.players}")
def test_no_list_is_forgotten_in_any_position_of_a_game(options: GameOptions) -> None:
    game, chance = Session.new(options).game, random.Random(1)
    while not game.is_over:
        check(game.table)
        legal = game.legal()
        game.apply_trusted(legal[int(chance.random() * len(legal))])
    check(game.table)


def check(table: Any) -> None:
    before, after = vars(table), vars(table.copy())
    assert after == before
    assert set(table.field_names()) | {"setting"} == set(before)
    for name, value in before.items():
        if isinstance(value, list):
            assert after[name] is not value, name
            assert not any(isinstance(row, (list, dict, set)) for row in value), name
        elif name != "setting":
            assert isinstance(value, (int, str, tuple)), name
