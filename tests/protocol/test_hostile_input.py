"""Whatever is sent, every line is answered by exactly one line, and the conversation goes on."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from . import document
from .client import Client, Json, converse
from .games import ONE_OF_EACH, playing, table_of

LONGEST = 8 * 1024 * 1024
NORMAL = b'{"cmd":"hello","id":1}'


def nested(depth: int, opening: str, closing: str) -> str:
    return opening * depth + "1" + closing * depth


# What is sent, and the code of the answer.
HOSTILE: dict[str, tuple[bytes, str]] = {
    "not UTF-8": (b'{"cmd":"hello\xff"}', "not_utf8"),
    "Latin-1": ('{"cmd":"hello","id":"é"}'.encode("latin-1"), "not_utf8"),
    "an encoded half of a surrogate pair": (b'{"cmd":"hello","id":"\xed\xa0\x80"}', "not_utf8"),
    "UTF-16": ('{"cmd":"hello"}'.encode("utf-16-le"), "not_json"),
    "a byte order mark": (b"\xef\xbb\xbf" + NORMAL, "not_json"),
    "a NUL": (b"\x00", "not_json"),
    "no JSON": (b"hello", "not_json"),
    "half an object": (b'{"cmd":"hello"', "not_json"),
    "two objects": (NORMAL + NORMAL, "not_json"),
    "a comment": (b'{"cmd":"hello"} // please', "not_json"),
    "single quotes": (b"{'cmd':'hello'}", "not_json"),
    "NaN": (b'{"cmd":"hello","id":NaN}', "not_json"),
    "Infinity": (b'{"cmd":"undo","count":Infinity}', "not_json"),
    "minus Infinity": (b'{"cmd":"state","seat":-Infinity}', "not_json"),
    "a number of 5,000 digits": (b'{"cmd":"hello","id":' + b"9" * 5000 + b"}", "not_json"),
    "a number beyond every float": (b'{"cmd":"hello","id":1e999}', "bad_id"),
    "a list": (b"[]", "not_an_object"),
    "a text": (b'"hello"', "not_an_object"),
    "a number": (b"7", "not_an_object"),
    "null": (b"null", "not_an_object"),
    "no command": (b"{}", "unknown_command"),
    "an unknown command": (b'{"cmd":"cheat"}', "unknown_command"),
    "a command that is a list": (b'{"cmd":["hello"]}', "unknown_command"),
    "a command that is an object": (b'{"cmd":{"cmd":"hello"}}', "unknown_command"),
    "a command that is null": (b'{"cmd":null}', "unknown_command"),
    "a command in capitals": (b'{"cmd":"HELLO"}', "unknown_command"),
    "an unknown key": (b'{"cmd":"hello","please":true}', "unknown_key"),
    "a key of another command": (b'{"cmd":"save","seat":0}', "unknown_key"),
    "a key that is half of a surrogate pair": (b'{"cmd":"hello","\\ud800":1}', "unknown_key"),
    "a key of a million letters": (b'{"cmd":"hello","' + b"k" * 10**6 + b'":1}', "unknown_key"),
    "an id that is a list": (b'{"cmd":"hello","id":[1]}', "bad_id"),
    "an id that is an object": (b'{"cmd":"hello","id":{}}', "bad_id"),
    "an id that is a fraction": (b'{"cmd":"hello","id":1.5}', "bad_id"),
    "an id that is true": (b'{"cmd":"hello","id":true}', "bad_id"),
    "a line of 10 MB": (b"x" * 10_000_000, "line_too_long"),
    "a request of 10 MB": (b'{"cmd":"hello","id":"' + b"x" * 10_000_000 + b'"}', "line_too_long"),
    "20 MB of brackets": (b"[" * 20_000_000, "line_too_long"),
    "brackets up to the limit": (b"[" * (LONGEST - 1), "too_deeply_nested"),
    "braces up to the limit": (b'{"a":' * (LONGEST // 5 - 1), "too_deeply_nested"),
}


def error_of(line: str) -> Json:
    answer: Json = json.loads(line)
    assert answer["ok"] is False
    error: Json = answer["error"]
    return error


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_line_gets_one_error_line_and_the_next_line_its_answer(name: str, client: Client) -> None:
    line, code = HOSTILE[name]
    client.send(line)
    client.send(NORMAL)
    first, second = client.hear(), client.hear()
    assert error_of(first)["code"] == code
    assert len(first) < 1_000
    assert json.loads(second)["id"] == 1
    assert json.loads(second)["ok"] is True


def test_every_code_that_can_be_provoked_is_documented(tmp_path: Path) -> None:
    codes = set(document.table("Errors"))
    assert {code for _, code in HOSTILE.values()} <= codes


@pytest.mark.parametrize("options", ONE_OF_EACH)
def test_a_whole_game_can_be_played_after_every_hostile_line(client: Client, options: Json) -> None:
    client.ask("new", options=options)
    table = table_of(client)
    for line, code in HOSTILE.values():
        client.send(line)
        assert error_of(client.hear())["code"] == code
    assert table_of(client) == table
    for _ in playing(client, Random(51)):
        pass
    assert client.ask("decision")["over"] is True


def test_lines_of_white_space_are_passed_over(tmp_path: Path) -> None:
    assert len(converse(tmp_path, [b"", b"  ", b"\t\r", NORMAL, b"", NORMAL])) == 2


def test_windows_line_ends_are_understood(tmp_path: Path) -> None:
    assert len(converse(tmp_path, [NORMAL + b"\r", NORMAL + b"\r"])) == 2


def test_a_line_may_be_as_long_as_the_limit_and_not_longer(tmp_path: Path) -> None:
    """The line feed counts."""
    frame = b'{"cmd":"hello","id":"%b"}'
    longest = frame % (b"x" * (LONGEST - len(frame) + 1))
    assert len(longest + b"\n") == LONGEST
    granted, refused = converse(tmp_path, [longest, longest[:-2] + b'x"}'])
    assert json.loads(granted)["ok"] is True
    assert error_of(refused) == {"code": "line_too_long", "most": LONGEST}


@pytest.mark.parametrize("wanted", ["options", "state", "action", "game", "count", "seat", "id", "cmd"])
def test_deep_nesting_is_refused_wherever_it_is(client: Client, wanted: str) -> None:
    """From shallow to far beyond what a parser can take, with every step around its limit."""
    commands = {"options": "new", "state": "position", "action": "play", "game": "load", "count": "undo"}
    client.ask("new")
    codes = {"too_deeply_nested", "bad_document", "bad_position", "bad_id", "unknown_command"}
    for depth in (1, 50, 300, *range(940, 1_010, 3), 3_000, 100_000, 1_000_000):
        for pair in (("[", "]"), ('{"a":', "}")):
            command = json.dumps(commands.get(wanted, "state"))
            cmd = "" if wanted == "cmd" else f'"cmd":{command},'
            client.send(f'{{{cmd}"{wanted}":{nested(depth, *pair)}}}'.encode())
            assert error_of(client.hear())["code"] in codes
    assert client.ask("decision")["over"] is False


WRONG_VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    -2,
    0,
    99,
    10**400,
    1.5,
    1e300,
    "",
    "0",
    "hand",
    "\ud800",
    "x" * 1_000,
    [],
    [0],
    [[]],
    {},
    {"do": None},
    {"do": []},
    {"do": "end_turn", "seat": 0},
    {"edition": 7},
    {"format": "co2game", "version": True},
)
ARGUMENTS = (
    ("new", "options"),
    ("state", "seat"),
    ("play", "action"),
    ("play", "seat"),
    ("why", "action"),
    ("undo", "count"),
    ("position", "options"),
    ("position", "state"),
    ("load", "game"),
)
# What is not wrong after all.
RIGHT: dict[tuple[str, str], tuple[Any, ...]] = {
    ("new", "options"): ({},),
    ("state", "seat"): (None, 0),
    ("undo", "count"): (0, 99, 10**400),
}


@pytest.mark.parametrize(("command", "argument"), ARGUMENTS)
@pytest.mark.parametrize("options", ONE_OF_EACH)
def test_arguments_of_the_wrong_type_are_refused_and_change_nothing(
    client: Client, options: Json, command: str, argument: str
) -> None:
    client.ask("new", options=options)
    table = table_of(client)
    more = {"action": {"do": "end_turn"}} if (command, argument) == ("play", "seat") else {}
    for value in WRONG_VALUES:
        answer = client.request(command, **{**more, argument: value})
        right = any(
            value is v or (value == v and type(value) is type(v)) for v in RIGHT.get((command, argument), ())
        )
        if right:
            assert answer["ok"], (value, answer)
            client.ask("new", options=options)
        else:
            assert not answer["ok"], (value, answer)
            assert answer["error"]["code"] in ("bad_document", "bad_position", "illegal"), answer
    assert table_of(client) == table


@pytest.mark.parametrize(
    ("action", "where"),
    [
        ({}, "action.do"),
        ({"do": "fly"}, "action.do"),
        ({"do": 7}, "action.do"),
        ({"do": "propose"}, "action.energy"),
        ({"do": "propose", "energy": "coal", "region": "europe", "grant": "tech"}, "action.energy"),
        ({"do": "propose", "energy": 1, "region": "europe", "grant": "tech"}, "action.energy"),
        ({"do": "propose", "energy": "solar", "region": "atlantis", "grant": "tech"}, "action.region"),
        ({"do": "propose", "energy": "solar", "region": ["europe"], "grant": "tech"}, "action.region"),
        ({"do": "propose", "energy": "solar", "region": "europe", "grant": {}}, "action.grant"),
        ({"do": "end_turn", "now": True}, "action.now"),
        ({"do": "install", "space": "europe"}, "action.space"),
        ({"do": "install", "space": "europe/tech/0"}, "action.space"),
        ({"do": "install", "space": None}, "action.space"),
        ({"do": "build", "space": "europe/tech", "tile": -1, "card": 0}, "action.tile"),
        ({"do": "build", "space": "europe/tech", "tile": 0, "card": 10**9}, "action.card"),
        ({"do": "build", "space": "europe/tech", "tile": 0, "card": True}, "action.card"),
        ({"do": "move_scientist", "origin": "summit/0/9", "destination": "hand"}, "action.origin"),
        ({"do": "move_scientist", "origin": "summit/0/4", "destination": "hand"}, "action.origin"),
        ({"do": "move_scientist", "origin": "hand", "destination": "summit/-1/0"}, "action.destination"),
        ({"do": "move_scientist", "origin": "hand", "destination": "lobby/99"}, "action.destination"),
        ({"do": "pay_cep", "source": "bank"}, "action.source"),
        ({"do": "split_income", "money": 1.0}, "action.money"),
        ({"do": "appoint", "player": 3}, "action.player"),
        ({"do": "appoint", "player": -1}, "action.player"),
    ],
)
def test_an_action_with_wrong_names_or_types_is_named(client: Client, action: Json, where: str) -> None:
    client.ask("new", options={"players": 3})
    for command in ("play", "why"):
        error = client.refused(command, action=action)
        assert error["code"] == "bad_document"
        assert error["where"] == where
        assert error["expected"]


@pytest.mark.parametrize("seat", [-2, 3, 10**30, 0.0, "0", True, [0]])
def test_a_seat_that_is_not_at_the_table_is_refused(client: Client, seat: object) -> None:
    client.ask("new", options={"players": 3})
    error = client.refused("state", seat=seat)
    assert error == {"code": "bad_document", "where": "seat", "expected": "-1 to 2"}


def test_a_refused_play_with_a_wrong_seat_has_not_been_played(client: Client) -> None:
    client.ask("new", options={"players": 3})
    table, action = table_of(client), client.ask("decision")["legal"][0]
    assert client.refused("play", action=action, seat=3)["where"] == "seat"
    assert table_of(client) == table


@pytest.mark.parametrize("command", ["state", "decision", "play", "why", "undo", "save"])
def test_without_a_game_there_is_nothing_to_ask(new_client: Client, command: str) -> None:
    assert new_client.refused(command)["code"] == "no_game"


def test_every_answer_carries_the_id_of_its_request(client: Client) -> None:
    for name in (0, -7, 10**300, "", "a name", "π", "\ud800", None):
        assert client.request("hello", id=name)["id"] == name
        assert client.request("state", id=name)["id"] == name
