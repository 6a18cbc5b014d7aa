"""Moves can be taken back, and a game can be put away and taken up again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .client import ROOT, Client
from .games import fingerprint, play_on, table_of

pytestmark = pytest.mark.slow

Options = dict[str, Any]
REPLAYS = ROOT / "tests" / "replays"

ENERGIES = "one of forestation, solar, fusion, biomass, recycling"


def test_undo_back_to_the_beginning_gives_the_first_position(client: Client, options: Options) -> None:
    began = client.ask("new", options=options)
    table, mark = table_of(client), fingerprint(client)
    actions = play_on(client, seed=4, decisions=80)
    assert table_of(client) != table
    answer = client.ask("undo", count=len(actions))
    assert answer["undone"] == len(actions)
    assert (answer["events"], answer["to_act"], answer["over"]) == ([], began["to_act"], False)
    assert table_of(client) == table
    assert fingerprint(client) == mark


def test_undo_takes_back_one_action_unless_told_otherwise(client: Client, options: Options) -> None:
    client.ask("new", options=options)
    play_on(client, seed=5, decisions=20)
    table = table_of(client)
    play_on(client, seed=6, decisions=1)
    assert client.ask("undo")["undone"] == 1
    assert table_of(client) == table
    assert client.ask("undo", count=0)["undone"] == 0
    assert table_of(client) == table


def test_undo_stops_at_the_beginning(client: Client) -> None:
    client.ask("new")
    table = table_of(client)
    play_on(client, seed=7, decisions=3)
    assert client.ask("undo", count=10**30)["undone"] == 3
    assert client.ask("undo")["undone"] == 0
    assert table_of(client) == table


def test_a_finished_game_can_be_taken_back_and_played_again(client: Client) -> None:
    client.ask("new", options={"players": 2, "seed": 3})
    actions = play_on(client, seed=8, decisions=3_000)
    result = client.ask("decision")["result"]
    client.ask("undo", count=10)
    for action in actions[-10:]:
        client.ask("play", action=action)
    assert client.ask("decision")["result"] == result


def test_saving_loading_and_going_on_equals_playing_through(
    client: Client, options: Options, tmp_path: Path
) -> None:
    client.ask("new", options=options)
    play_on(client, seed=9, decisions=70)
    saved = client.ask("save")["game"]
    rest = play_on(client, seed=10, decisions=40)
    played_through = client.ask("save")["game"]
    with Client(tmp_path) as another:
        answer = another.ask("load", game=saved)
        assert answer["events"] == []
        assert another.ask("save")["game"] == saved
        for action in rest:
            another.ask("play", action=action)
        assert another.ask("save")["game"] == played_through


def test_a_loaded_game_can_be_taken_back_to_its_beginning(client: Client) -> None:
    client.ask("new", options={"players": 2, "seed": 6})
    table = table_of(client)
    play_on(client, seed=11, decisions=15)
    client.ask("load", game=client.ask("save")["game"])
    assert client.ask("undo", count=100)["undone"] == 15
    assert table_of(client) == table


def test_a_save_that_was_edited_is_refused_and_the_game_on_the_table_stays(client: Client) -> None:
    client.ask("new", options={"players": 2, "seed": 6})
    play_on(client, seed=12, decisions=5)
    saved = client.ask("save")["game"]
    log = [*saved["log"][:3], {"do": "propose", "energy": "coal"}, *saved["log"][4:]]
    error = client.refused("load", game={**saved, "log": log})
    assert error == {"code": "bad_document", "where": "log[3].energy", "expected": ENERGIES}
    turns = [{**saved["turns"][0], "fingerprint": "0"}, *saved["turns"][1:]]
    assert client.refused("load", game={**saved, "turns": turns})["where"] == "turns[0].fingerprint"
    assert client.ask("save")["game"] == saved


def test_what_was_taken_back_stands_in_the_log_of_a_save(client: Client) -> None:
    """A program takes back what it likes, and the save does not claim that this was free or agreed."""
    client.ask("new", options={"players": 2, "seed": 6})
    actions = play_on(client, seed=13, decisions=6)
    client.ask("undo", count=4)
    client.ask("undo", count=0)
    assert client.ask("save")["game"]["log"] == [*actions, {"undo": 4, "how": "practice"}]


def test_a_save_of_the_first_version_of_the_format_can_be_loaded(client: Client) -> None:
    client.ask(
        "load", game=json.loads((REPLAYS / "first-solo-pollution.co2game").read_text(encoding="utf-8"))
    )
    assert client.ask("decision")["over"] is True
    assert client.ask("save")["game"]["version"] == 3
