"""Games that the tests of the protocol play, and a player who knows nothing but the list of legal actions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from .client import Client, Json

FIRST = {"edition": "first", "players": 3, "seed": 11}
DRAFT = {"edition": "first", "players": 3, "seed": 12, "variants": {"draft": True, "auction": True}}
ALONE = {"edition": "first", "players": 1, "seed": 13, "book": "fr"}
PARTNERS = {"edition": "second_chance", "players": 3, "seed": 14, "variants": {"mode": "cooperative"}}
RIVALS = {
    "edition": "second_chance",
    "players": 3,
    "seed": 15,
    "variants": {"mode": "competitive", "draft": True},
}
SOLO = {"edition": "second_chance", "players": 1, "seed": 16, "variants": {"mode": "solo", "solo_card": -1}}

GAMES = [
    pytest.param(FIRST, id="first"),
    pytest.param(DRAFT, id="first-draft-auction"),
    pytest.param(ALONE, id="first-alone"),
    pytest.param(PARTNERS, id="second_chance-cooperative"),
    pytest.param(RIVALS, id="second_chance-competitive-draft"),
    pytest.param(SOLO, id="second_chance-solo"),
]
ONE_OF_EACH = [GAMES[0], GAMES[3]]
MOST_DECISIONS = 3_000  # no game is longer


def choose(decision: Json, chance: Random) -> Json:
    """Any legal action; seldom the company goal, which is a way out of trouble and no move."""
    legal: list[Json] = decision["legal"]
    moves = [action for action in legal if action["do"] != "cash_company_goal"]
    return chance.choice(moves or legal)


def playing(client: Client, chance: Random, most: int = MOST_DECISIONS) -> Iterator[tuple[Json, Json, Json]]:
    """Plays on until the game is over: each decision, the action taken and the answer to it."""
    for _ in range(most):
        decision = client.ask("decision")
        if decision["over"]:
            return
        action = choose(decision, chance)
        yield decision, action, client.ask("play", action=action)


def play_on(client: Client, seed: int, decisions: int) -> list[Json]:
    """The actions of so many decisions, or of fewer if the game ends."""
    return [action for _, action, _ in playing(client, Random(seed), decisions)]


def play_to_a_turn(client: Client, seed: int, decisions: int) -> None:
    """So many decisions, and on until somebody is free to act: there every game can be written down."""
    play_on(client, seed, decisions)
    while client.ask("decision")["decision"]["kind"] != "turn":
        seed += 1
        play_on(client, seed, 1)


def table_of(client: Client) -> Any:
    return client.ask("state")["state"]


def fingerprint(client: Client) -> Any:
    return client.ask("save")["game"]["turns"][-1]["fingerprint"]
