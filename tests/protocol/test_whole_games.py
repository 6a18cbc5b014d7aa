"""Whole games, played by a client that only uses what docs/protocol.md says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .client import Client, Json
from .games import MOST_DECISIONS, play_on, playing, table_of

pytestmark = pytest.mark.slow

Options = dict[str, Any]


def test_a_whole_game_can_be_played_from_the_legal_lists_alone(client: Client, options: Options) -> None:
    began = client.ask("new", options=options)
    seats = range(options["players"])
    to_act, decisions = began["to_act"], 0
    for decision, action, answer in playing(client, Random(1)):
        decisions += 1
        assert decision["decision"]["player"] == to_act
        assert decision["decision"]["player"] in seats
        assert all(isinstance(event["event"], str) for event in answer["events"])
        assert action in decision["legal"]
        to_act = answer["to_act"]
        assert answer["over"] == (to_act is None)
    assert decisions < MOST_DECISIONS
    assert_finished(client, client.ask("decision"), options)


def assert_finished(client: Client, last: Json, options: Options) -> None:
    """A game that is over has a result, and refuses whatever is played."""
    result = last["result"]
    assert last == {"id": None, "ok": True, "over": True, "result": result}
    assert set(result) == {"ending", "scores", "winners", "ranking", "scoring", "details"}
    assert sorted(result["ranking"]) == list(range(options["players"]))
    assert set(result["winners"]) <= set(result["ranking"])
    assert table_of(client)["ending"] == result["ending"]
    error = client.refused("play", action={"do": "end_turn"})
    assert (error["code"], error["refusal"]["code"]) == ("illegal", "game_over")


def test_the_same_seed_and_actions_give_the_same_game(client: Client, options: Options) -> None:
    client.ask("new", options=options)
    actions = play_on(client, seed=2, decisions=60)
    first = client.ask("save")["game"]
    client.ask("new", options=options)
    for action in actions:
        client.ask("play", action=action)
    again = client.ask("save")["game"]
    assert again.pop("id") != first.pop("id")
    assert again == first


def test_the_last_event_of_a_game_that_ends_tells_why(client: Client) -> None:
    client.ask("new", options={"players": 2, "seed": 5})
    *_, (_, _, answer) = playing(client, Random(3))
    endings = [event["reason"] for event in answer["events"] if event["event"] == "GameEnded"]
    assert endings == [client.ask("decision")["result"]["ending"]]
