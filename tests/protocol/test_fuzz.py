"""Requests made by chance, from plain nonsense to documents that are right but for one value."""

from __future__ import annotations

import json
from functools import cache
from itertools import count
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from co2desk.protocol.conversation import COMMANDS, Conversation
from co2desk.protocol.server import encode, respond

from . import document
from .games import FIRST, PARTNERS, RIVALS

pytestmark = pytest.mark.slow

OPTIONS = {"first": FIRST, "cooperative": PARTNERS, "competitive": RIVALS}

letters = st.characters(exclude_categories=())  # half surrogate pairs too: JSON can escape them
numbers = st.integers() | st.integers(-3, 60) | st.floats(allow_nan=False, allow_infinity=False)
names = st.sampled_from(
    ["first", "europe", "solar", "tech", "hand", "europe/tech", "summit/1/1", "lobby/4", "co2game", "turn"]
)
scalars = st.none() | st.booleans() | numbers | st.text(letters, max_size=8) | names
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(letters, max_size=6), inner, max_size=4)
    ),
    max_leaves=12,
)
arguments = st.sampled_from(sorted({key for keys in COMMANDS.values() for key in keys}))
requests = st.builds(
    lambda cmd, more: {"cmd": cmd, **more},
    st.sampled_from(sorted(set(COMMANDS) - {"quit"})),
    st.dictionaries(arguments, values, max_size=2),
)
actions = st.sampled_from(sorted(document.table("Actions").items())).flatmap(
    lambda row: st.fixed_dictionaries({"do": st.just(row[0]), **dict.fromkeys(row[1], values)})
)


def answer_to(conversation: Conversation, request: object) -> dict[str, Any]:
    """What the program prints, read again; the request goes the way of a line from outside."""
    line = encode(respond(conversation, json.dumps(request).encode()))
    assert line.count(b"\n") == 1
    answer: dict[str, Any] = json.loads(line)
    assert answer["ok"] in (True, False)
    assert ("error" in answer) != answer["ok"]
    return answer


def table_with_a_game(name: str) -> Conversation:
    conversation = Conversation()
    assert answer_to(conversation, {"cmd": "new", "options": OPTIONS[name]})["ok"]
    return conversation


@cache
def shared_table(name: str) -> Conversation:
    """A table that every test leaves as it was."""
    return table_with_a_game(name)


@cache
def game_in_progress(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A save and the state of a game after some decisions, when somebody is free to act."""
    conversation, chance = table_with_a_game(name), Random(61)
    decision = answer_to(conversation, {"cmd": "decision"})
    for number in count():
        if number > 15 and decision["decision"]["kind"] == "turn":
            break
        answer_to(conversation, {"cmd": "play", "action": chance.choice(decision["legal"])})
        decision = answer_to(conversation, {"cmd": "decision"})
    return answer_to(conversation, {"cmd": "save"})["game"], answer_to(conversation, {"cmd": "state"})[
        "state"
    ]


def changed(document: Any, path: list[float], value: Any) -> Any:
    """A copy with another value somewhere; each number of the path picks a branch."""
    if not path or not isinstance(document, dict | list) or not document:
        return value
    if isinstance(document, list):
        at = int(path[0] * len(document))
        return [*document[:at], changed(document[at], path[1:], value), *document[at + 1 :]]
    key = list(document)[int(path[0] * len(document))]
    return {**document, key: changed(document[key], path[1:], value)}


paths = st.lists(st.floats(0, 1, exclude_max=True), min_size=1, max_size=5)
games = pytest.mark.parametrize("name", OPTIONS)


@given(value=values)
def test_any_json_is_answered(value: object) -> None:
    answer_to(Conversation(), value)


@games
@given(asked=st.lists(requests, max_size=5))
def test_any_conversation_goes_on(name: str, asked: list[dict[str, Any]]) -> None:
    conversation = table_with_a_game(name)
    for request in asked:
        answer_to(conversation, request)
    assert answer_to(conversation, {"cmd": "decision"})["ok"]


@games
@given(action=actions)
def test_any_action_is_answered_and_why_agrees_with_play(name: str, action: dict[str, Any]) -> None:
    conversation = shared_table(name)
    why = answer_to(conversation, {"cmd": "why", "action": action})
    play = answer_to(conversation, {"cmd": "play", "action": action})
    assert answer_to(conversation, {"cmd": "undo"})["undone"] == play["ok"]
    assert play["ok"] == why.get("legal", False)
    if not why["ok"]:
        assert play["error"] == why["error"]


@games
@given(path=paths, value=values)
def test_a_save_with_any_other_value_is_answered(name: str, path: list[float], value: object) -> None:
    saved, _ = game_in_progress(name)
    conversation = Conversation()
    if answer_to(conversation, {"cmd": "load", "game": changed(saved, path, value)})["ok"]:
        assert answer_to(conversation, {"cmd": "decision"})["ok"]


@games
@given(path=paths, value=values)
def test_a_state_with_any_other_value_is_answered(name: str, path: list[float], value: object) -> None:
    _, state = game_in_progress(name)
    conversation = Conversation()
    request = {"cmd": "position", "options": OPTIONS[name], "state": changed(state, path, value)}
    if answer_to(conversation, request)["ok"]:
        decision = answer_to(conversation, {"cmd": "decision"})
        assert (
            decision["over"] or answer_to(conversation, {"cmd": "play", "action": decision["legal"][0]})["ok"]
        )


@games
@given(path=paths, value=values)
def test_options_with_any_other_value_are_answered(name: str, path: list[float], value: object) -> None:
    options = {"variants": {}, "book": "consensus", "literal": False, "switches": {}, **OPTIONS[name]}
    conversation = Conversation()
    if answer_to(conversation, {"cmd": "new", "options": changed(options, path, value)})["ok"]:
        assert answer_to(conversation, {"cmd": "decision"})["ok"]
