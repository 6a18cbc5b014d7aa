"""docs/protocol.md says what the program does: its examples are played, its tables are compared."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

import co2desk.protocol
from co2desk.engine.editions.first import EDITION as FIRST
from co2desk.engine.editions.first import sequence as first_sequence
from co2desk.engine.editions.first.ending import ENDINGS as FIRST_ENDINGS
from co2desk.engine.editions.second_chance import EDITIONS as SECOND_CHANCE
from co2desk.engine.editions.second_chance import sequence as second_sequence
from co2desk.engine.editions.second_chance.ending import ENDINGS as SECOND_CHANCE_ENDINGS
from co2desk.engine.machine.actions import KINDS, meanings
from co2desk.engine.table import events
from co2desk.protocol.conversation import COMMANDS
from co2desk.session.options import CHECKS as OPTIONS
from tests.engine.first.random_play import plan as first_plan
from tests.engine.random_play import play
from tests.engine.second_chance.random_play import plan as second_plan

from . import document, tiles
from .client import Client, Json, converse
from .games import PARTNERS, RIVALS, SOLO

ELLIPSIS = "..."


def matches(shown: Any, found: Any) -> bool:
    """Whether an answer is the one in the document, where "..." stands for what is left out there."""
    if shown == ELLIPSIS:
        return True
    if isinstance(shown, list) and isinstance(found, list):
        if shown[-1:] == [ELLIPSIS]:
            shown, found = shown[:-1], found[: len(shown) - 1]
        return len(shown) == len(found) and all(map(matches, shown, found))
    if isinstance(shown, dict) and isinstance(found, dict):
        names = [name for name in shown if name != ELLIPSIS]
        wanted = [name for name in found if name in names] if ELLIPSIS in shown else list(found)
        return names == wanted and all(matches(shown[name], found[name]) for name in names)
    return type(shown) is type(found) and bool(shown == found)


@pytest.mark.parametrize("number", range(2))
def test_a_worked_example_is_answered_as_printed(number: int, tmp_path: Path) -> None:
    """Every answer, letter by letter; those that are abbreviated, in everything that is shown."""
    conversation = document.conversations()[number]
    answers = converse(tmp_path, [request.encode() for request, _ in conversation])
    assert len(answers) == len(conversation)
    for (request, shown), found in zip(conversation, answers, strict=True):
        if f'"{ELLIPSIS}"' in shown:
            assert matches(json.loads(shown), json.loads(found)), f"{request}\n{shown}\n{found}"
        else:
            assert found == shown, request


def test_there_are_as_many_worked_examples_as_are_played_here() -> None:
    assert len(document.conversations()) == 2


@pytest.mark.parametrize(
    ("shown", "found", "same"),
    [
        ([1, "..."], [1, 2, 3], True),
        ([1, "..."], [1], True),
        ([2, "..."], [1, 2], False),
        ([1, 2], [1, 2, 3], False),
        ({"b": 1, "...": "..."}, {"a": 0, "b": 1}, True),
        ({"b": 1}, {"a": 0, "b": 1}, False),
        ({"b": 1, "a": 0, "...": "..."}, {"a": 0, "b": 1}, False),
        ({"a": "..."}, {"a": [1]}, True),
        ({"a": [{"b": 1, "...": "..."}]}, {"a": [{"b": 2, "c": 3}]}, False),
        ([True], [1], False),
    ],
)
def test_what_is_left_out_in_an_example_may_be_anything_and_nothing_else(
    shown: object, found: object, same: bool
) -> None:
    assert matches(shown, found) is same


def test_every_example_of_json_in_the_text_is_json() -> None:
    for block in document.text().split("```json\n")[1:]:
        text = block.split("```", 1)[0]
        for part in [text] if text.startswith("{\n") else text.splitlines():
            json.loads(part)


def test_every_command_is_described_with_its_arguments() -> None:
    assert {
        name: tuple(known) for name, known in document.table("Commands").items() if name in COMMANDS
    } == COMMANDS
    for name in COMMANDS:
        assert document.section(name)


def test_every_answer_has_the_members_that_are_described(new_client: Client) -> None:
    described = document.table("Commands", column=2)
    options: Json = {"players": 2, "seed": 7}
    heard: dict[str, set[str]] = {}

    def ask(cmd: str, **arguments: object) -> Json:
        answer = new_client.ask(cmd, **arguments)
        heard.setdefault(cmd, set()).update(set(answer) - {"id", "ok"})
        return answer

    ask("hello")
    ask("new", options=options)
    while not (decision := ask("decision"))["over"]:
        ask("why", action=decision["legal"][0])
        ask("why", action={"do": "pass"})
        ask("play", action=decision["legal"][0])
    ask("undo")
    ask("position", options=options, state=ask("state")["state"])
    ask("load", game=ask("save")["game"])
    ask("quit")
    assert heard == {name: set(described[name]) for name in COMMANDS}


def test_every_option_is_described() -> None:
    assert set(OPTIONS) <= set(document.table("new"))


def test_every_error_is_described_with_its_members() -> None:
    """The codes and members are those in the source of the protocol."""
    found = {"bad_document": {"where", "expected"}}
    for file in Path(str(co2desk.protocol.__file__)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                at = {"ProtocolError": 0, "failure": 1}.get(node.func.id)
                code = node.args[at] if at is not None else None
                if isinstance(code, ast.Constant):
                    found[str(code.value)] = {str(keyword.arg) for keyword in node.keywords}
    assert {code: set(members) for code, members in document.table("Errors").items()} == found


def test_every_action_is_described_with_its_members_in_order() -> None:
    described = document.table("Actions")
    assert described == {kind: [name for name, _ in meanings(cls)] for kind, cls in KINDS.items()}


@pytest.mark.parametrize(
    ("title", "editions"),
    [
        ("Decisions of the first edition", [FIRST]),
        ("Decisions of Second Chance", list(SECOND_CHANCE.values())),
    ],
)
def test_every_decision_is_described_with_its_answers(title: str, editions: list[Any]) -> None:
    found: dict[str, set[str]] = {}
    for edition in editions:
        for kind, rules in edition.decisions.items():
            found.setdefault(kind, set()).update(rule.action.kind for rule in rules)
    assert {kind: set(answers) for kind, answers in document.table(title).items()} == found


def test_the_edition_of_an_action_is_the_one_that_knows_it() -> None:
    first = {rule.action.kind for rules in FIRST.decisions.values() for rule in rules} | {"cash_company_goal"}
    second = {
        rule.action.kind
        for edition in SECOND_CHANCE.values()
        for rules in edition.decisions.values()
        for rule in rules
    }
    names = {(True, False): "first", (False, True): "Second Chance", (True, True): "both"}
    for row in document.rows("Actions"):
        kind = document.words(row[0])[0]
        assert row[2] == names[kind in first, kind in second], kind


def test_every_event_is_described_with_its_fields_in_order() -> None:
    assert document.table("Events") == {name: list(events.meanings(name)) for name in events.EVENTS}


def test_every_ending_is_described() -> None:
    assert set(document.table("decision")) == {*FIRST_ENDINGS, *SECOND_CHANCE_ENDINGS}


@pytest.mark.parametrize(
    ("options", "titles"),
    [
        pytest.param({"players": 2}, ["Both editions", "First edition"], id="first"),
        pytest.param({"players": 1}, ["Both editions", "First edition"], id="first-alone"),
        pytest.param(PARTNERS, ["Both editions", "Second Chance"], id="second_chance-cooperative"),
        pytest.param(RIVALS, ["Both editions", "Second Chance"], id="second_chance-competitive"),
        pytest.param(SOLO, ["Both editions", "Second Chance"], id="second_chance-solo"),
    ],
)
def test_every_key_of_the_state_is_described(client: Client, options: Json, titles: list[str]) -> None:
    client.ask("new", options=options)
    described = [key for title in titles for row in document.rows(title) for key in document.words(row[0])]
    assert sorted(described) == sorted(client.ask("state")["state"])


STEPS = [
    pytest.param("Steps of the first edition", [FIRST], first_plan, id="first"),
    pytest.param("Steps of Second Chance", list(SECOND_CHANCE.values()), second_plan, id="second_chance"),
]
AT_ONCE = "at once"
GAMES = 30


@pytest.mark.parametrize(("title", "editions", "plan"), STEPS)
def test_every_step_of_the_program_is_described(title: str, editions: list[Any], plan: object) -> None:
    """The kinds of frames that are no decisions: whoever writes a position needs them."""
    described = [document.words(row[0])[0] for row in document.rows(title)]
    assert sorted(described) == sorted({kind for edition in editions for kind in edition.tasks})


@pytest.mark.parametrize(("title", "editions", "plan"), STEPS)
def test_the_steps_of_real_games_are_as_described(title: str, editions: list[Any], plan: Any) -> None:
    """Whether they have a seat, how many numbers they have, and that some are never found waiting."""
    rows = {document.words(row[0])[0]: row for row in document.rows(title)}
    waiting = {frame for n in range(GAMES) for game, _ in play(plan(n)) for frame in game.table.stack}
    steps = [frame for frame in waiting if frame.kind in rows]
    assert len({frame.kind for frame in steps}) > 10
    for frame in steps:
        _, seat, numbers, what = rows[frame.kind]
        assert (seat == "seat") == (frame.player >= 0), frame
        assert len(document.words(numbers)) == len(frame.data), frame
        assert not what.startswith(AT_ONCE), frame


def test_the_order_of_the_steps_of_a_decade_is_described() -> None:
    section = document.section("Steps of the program")
    for steps in (
        first_sequence.OPERATIONS,
        first_sequence.SUPPLY + first_sequence.OPERATIONS,
        second_sequence.TEAM_DECADE,
        second_sequence.COMPETITIVE_DECADE,
    ):
        assert f"| {', '.join(f'`{step}`' for step in steps)} |" in section


def test_what_each_tile_and_card_is_stands_in_the_document() -> None:
    assert tiles.section() in document.text(), "`make docs` writes it"


def test_every_kind_of_tile_and_card_of_a_state_is_explained() -> None:
    """All attributes that hold numbers of tiles or cards are named in that section, or hold the same kind."""
    section = document.section(tiles.TITLE)
    for key in ("plant_stack", "summit_tile", "summit_pile", "event", "event_pile", "event_out", "env_tiles"):
        assert f"`{key}`" in section
    for link in ("133-company-goals", "173-company-goals", "172-personal-goals", "174-solo-goals"):
        assert f"#{link})" in section


def test_every_member_of_a_save_is_described(client: Client) -> None:
    """A game that began in a position, and was played on from another one, has them all."""
    client.ask("new")
    client.ask("position", state=client.ask("state")["state"])
    saved = client.ask("save")["game"]
    names = ("disc", "star", "square", "diamond")
    players = [{"name": sign, "sign": sign, "player": "program"} for sign in names]
    more = {
        "branch": {"of": "0" * 32, "step": 3},
        "players": players,
        "programs": {"0": {"run": ["bot"], "seconds": 9}},
        "seat_changes": [{"after": 0, "seat": 0, "player": "program"}],
    }
    client.ask("load", game={**saved, **more})
    described = [name for row in document.rows("Saves") for name in document.words(row[0])]
    assert described == list(client.ask("save")["game"])


def test_the_names_of_the_board_are_described(client: Client) -> None:
    text = document.section("Names and numbers")
    for options in ({"edition": "first"}, {"edition": "second_chance"}):
        client.ask("new", options=options)
        state = client.ask("state")["state"]
        spaces = [space.split("/") for space in state["space_energy"]]
        for name in [*state["expertise"][0], *state["region_cep"], *(grant for _, grant in spaces)]:
            assert f"`{name}`" in text
