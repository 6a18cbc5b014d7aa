"""Positions of every kind of decision, in every edition and mode."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from co2desk.engine.editions.first import EDITION
from co2desk.engine.editions.second_chance import EDITIONS
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, SOLO
from co2desk.engine.machine.game import Game
from tests.engine.first.random_play import plan as first_plan
from tests.engine.random_play import Plan, play
from tests.engine.second_chance.random_play import plan as second_plan

EACH = 3  # positions of each kind of decision, or of each game
MOST_GAMES = 3
NAMES = [EDITION.name, *(EDITIONS[mode].name for mode in (COOPERATIVE, COMPETITIVE, SOLO))]


@cache
def positions(name: str) -> list[Game[Any]]:
    """A few positions of every kind of decision that some random games come to."""
    make: Callable[[int], Plan[Any]] = first_plan if name == EDITION.name else second_plan
    found: dict[str, list[Game[Any]]] = {}
    for number in range(40):
        plan = make(number)
        if plan.start().edition.name != name:
            continue
        for game, _ in play(plan):
            there = found.setdefault(game.decision.kind, [])
            if len(there) < EACH and (not there or Random(len(there) * 1000 + number).random() < 0.02):
                there.append(game.copy())
    return [game for games in found.values() for game in games]


@cache
def turns(name: str) -> list[Game[Any]]:
    """Turns early and late in some random games."""
    make: Callable[[int], Plan[Any]] = first_plan if name == EDITION.name else second_plan
    plans = [plan for number in range(40) if (plan := make(number)).start().edition.name == name]
    found: list[Game[Any]] = []
    for plan in plans[:MOST_GAMES]:
        in_game = [game.copy() for game, _ in play(plan) if game.decision.kind == "turn"]
        found += in_game[:: max(1, len(in_game) // EACH)][:EACH]
    return found
