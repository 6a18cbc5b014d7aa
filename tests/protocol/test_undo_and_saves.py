"""Moves can be taken back, and a game can be put away and taken up again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .client import Client
from .games import fingerprint, play_on, table_of

Options = dict[str, Any]


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
    wrong = {**saved, "actions": [*saved["actions"][:3], {"do": "propose", "energy": "coal"}]}
    error = client.refused("load", game=wrong)
    assert error == {"code": "bad_document", "where": "actions[3].energy", "expected": "energy"}
    assert client.refused("load", game={**saved, "fingerprint": "0"})["where"] == "fingerprint"
    assert client.ask("save")["game"] == saved
