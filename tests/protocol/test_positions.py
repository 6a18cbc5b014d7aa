"""`position` begins a game in a written position, and lists everything that is wrong with one."""

from __future__ import annotations

from typing import Any

import pytest

from .client import Client
from .games import fingerprint, play_on, play_to_a_turn, table_of

pytestmark = pytest.mark.slow

Options = dict[str, Any]


def test_a_position_that_was_read_can_be_written_and_played_on(client: Client, options: Options) -> None:
    """The same table, the same decision, and the same future."""
    client.ask("new", options=options)
    play_to_a_turn(client, seed=31, decisions=14)
    table, mark, decision = table_of(client), fingerprint(client), client.ask("decision")
    rest = play_on(client, seed=32, decisions=30)
    future = table_of(client)
    client.ask("new")
    answer = client.ask("position", options=options, state=table)
    assert answer["events"] == []
    assert answer["to_act"] == decision["decision"]["player"]
    assert (table_of(client), fingerprint(client)) == (table, mark)
    assert client.ask("decision") == decision
    for action in rest:
        client.ask("play", action=action)
    assert table_of(client) == future
    assert client.ask("undo", count=1_000)["undone"] == len(rest)
    assert table_of(client) == table


def test_a_game_from_a_position_can_be_saved_and_loaded(client: Client, options: Options) -> None:
    client.ask("new", options=options)
    play_to_a_turn(client, seed=33, decisions=14)
    client.ask("position", options=options, state=table_of(client))
    play_on(client, seed=34, decisions=12)
    saved, table = client.ask("save")["game"], table_of(client)
    client.ask("new")
    client.ask("load", game=saved)
    assert table_of(client) == table
    assert client.ask("save")["game"] == saved


def test_a_wrong_position_is_refused_with_all_its_problems(client: Client) -> None:
    client.ask("new", options={"players": 2, "seed": 7})
    table = table_of(client)
    wrong = {**table, "price": 99, "money": [1], "colour": "green", "event": "storm"}
    del wrong["round"]
    error = client.refused("position", options={"players": 2, "seed": 7}, state=wrong)
    assert error["code"] == "bad_position"
    assert {problem["where"]: problem["code"] for problem in error["problems"]} == {
        "price": "number_expected",
        "money": "list_expected",
        "colour": "unknown_key",
        "event": "one_of_expected",
        "round": "missing_key",
    }
    price = next(problem for problem in error["problems"] if problem["where"] == "price")
    assert price["values"] == {"lo": 1, "hi": 8}
    assert table_of(client) == table


def test_a_position_that_no_game_can_lead_to_is_refused_with_all_its_problems(client: Client) -> None:
    client.ask("new", options={"players": 2, "seed": 7})
    table = table_of(client)
    wrong = {**table, "co2": 300, "bank": 12, "tech_supply": 24}
    error = client.refused("position", options={"players": 2, "seed": 7}, state=wrong)
    codes = {problem["code"] for problem in error["problems"]}
    assert codes >= {"co2_differs", "cep_not_conserved", "tech_not_conserved"}


def test_a_second_chance_position_is_refused_with_all_its_problems(client: Client) -> None:
    options = {"edition": "second_chance", "players": 2, "seed": 7}
    client.ask("new", options=options)
    table = table_of(client)
    error = client.refused("position", options=options, state={**table, "price": 99, "round": "one"})
    assert {problem["where"] for problem in error["problems"]} == {"price", "round"}
    error = client.refused("position", options=options, state={**table, "bank": table["bank"] - 1})
    assert [problem["where"] for problem in error["problems"]] != []


def test_a_position_of_second_chance_inside_an_action_is_refused(client: Client) -> None:
    options = {"edition": "second_chance", "players": 2, "seed": 7}
    client.ask("new", options=options)
    plans = (action for action in client.ask("decision")["legal"] if action["do"] == "plan")
    client.ask("play", action=next(action for action in plans if action["grant"] == "scientist"))
    assert client.ask("decision")["decision"]["kind"] == "research_grant"
    error = client.refused("position", options=options, state=table_of(client))
    assert error["problems"] == [
        {"where": "stack", "code": "inside_an_action", "values": {"kind": "research_grant"}}
    ]


def test_a_position_of_the_first_edition_may_be_inside_an_action(client: Client) -> None:
    options = {"players": 2, "seed": 7}
    client.ask("new", options=options)
    proposals = (action for action in client.ask("decision")["legal"] if action["do"] == "propose")
    client.ask("play", action=next(action for action in proposals if action["grant"] == "research"))
    decision = client.ask("decision")
    assert decision["decision"]["kind"] == "research_grant"
    client.ask("position", options=options, state=table_of(client))
    assert client.ask("decision") == decision


def test_what_is_no_object_is_no_position(new_client: Client) -> None:
    wrong: list[object] = [None, [], "state", 7, {}]
    for state in wrong:
        error = new_client.refused("position", state=state)
        assert error["code"] == "bad_position"
        assert error["problems"]
    assert new_client.refused("state")["code"] == "no_game"
