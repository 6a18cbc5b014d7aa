"""The table as a document: nothing is lost, everything wrong is found at once, and nothing makes it raise."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from co2desk.engine.editions.first.document import attributes, to_document
from co2desk.engine.table.shapes import (
    Choice,
    Fields,
    Flag,
    ListOf,
    Name,
    Nullable,
    Number,
    Problem,
    Problems,
    Text,
)

from ..door import JSON
from ..random_play import play
from .door import DOOR
from .random_play import plan
from .scene import Scene, scene


def document_of(stage: Scene) -> dict[str, Any]:
    return DOOR.document_of(stage.table)


def problems_of(stage: Scene, document: object) -> list[Problem]:
    return DOOR.form_problems(stage.table, document)


@pytest.mark.parametrize("number", range(20))
def test_document_of_any_position_gives_the_same_position(number: int) -> None:
    """At every decision of games with all numbers of players, presets, variants and readings."""
    for game, _ in play(plan(number)):
        DOOR.trip(game)


def test_document_of_a_finished_game_keeps_its_scoring() -> None:
    """The last position too: ending, scoring record and company goals."""
    *_, (game, _) = play(plan(7))
    assert game.is_over
    assert DOOR.trip(game).result == game.result


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_attribute_of_the_table_has_its_line(players: int) -> None:
    """An attribute that is added to the table has to be given a shape, and somebody who may see it."""
    table = scene(players).table
    assert attributes(table.setting).keys() == vars(table).keys() - {"setting"}
    assert to_document(table).keys() == attributes(table.setting).keys()


def test_document_is_pleasant_to_read() -> None:
    """Names instead of numbers, null for nothing, true and false for yes and no."""
    s = scene(players=2)
    s.project("europe/money", "solar", installed=True, scientist=1)
    s.demand("africa", "coal", "fusion:0:1")
    s.control("africa", 1)
    s.expertise(1, solar=3)
    document = document_of(s)
    assert document["space_energy"]["europe/money"] == "solar"
    assert document["space_stage"]["europe/money"] == "installed"
    assert document["space_scientist"]["europe/money"] == 1
    assert document["demand"]["africa"] == [
        {"fossil": "coal"},
        {"energy": "fusion", "tile": 0, "owner": 1},
        None,
    ]
    assert document["controller"] == {**dict.fromkeys(s.table.setting.kit.regions), "africa": 1}
    assert document["expertise"][1] == {**dict.fromkeys(s.table.setting.kit.energies, 0), "solar": 3}
    assert document["stack"] == [{"kind": "turn", "player": 0, "data": []}]
    assert document["mandatory_done"] is False
    assert document["ending"] is None


def test_triggered_cards_are_written_by_number() -> None:
    """The bit mask of the engine stays inside the engine."""
    s = scene(players=2)
    s.give(0, money=9)
    s.do("buy_cep")
    assert document_of(s)["triggers"] == [25]


def test_all_problems_are_listed_at_once() -> None:
    """Each with the path to the value and what was expected there."""
    s = scene(players=3)
    document = document_of(s)
    document["price"] = 9
    document["bank"] = "full"
    document["cep"] = [1, 2]
    document["mandatory_done"] = 1
    document["agenda"]["europe"][1] = "nuclear"
    document["demand"]["asia"][0] = {"energy": "solar", "tile": 7, "owner": 3}
    document["space_stage"]["asia/lab"] = "empty"
    document["stack"][0]["kind"] = "x" * 99
    del document["money"]
    document["weather"] = "fine"
    found = {problem.where: (problem.code, dict(problem.values)) for problem in problems_of(s, document)}
    assert found == {
        "weather": ("unknown_key", {}),
        "stack.0.kind": ("text_expected", {"most": 32}),
        "price": ("number_expected", {"lo": 1, "hi": 8}),
        "bank": ("number_expected", {"lo": 0, "hi": 40}),
        "money": ("missing_key", {}),
        "cep": ("list_expected", {"least": 3, "most": 3, "found": 2}),
        "agenda.europe.1": (
            "one_of_expected",
            {"choices": "forestation, solar, fusion, biomass, recycling"},
        ),
        "demand.asia.0.tile": ("number_expected", {"lo": 0, "hi": 4}),
        "demand.asia.0.owner": ("number_expected", {"lo": 0, "hi": 2}),
        "space_stage.asia/lab": ("unknown_key", {}),
        "mandatory_done": ("true_or_false_expected", {}),
    }


def test_number_is_a_whole_number_and_nothing_like_it() -> None:
    """true is 1 and 2.0 is 2 in Python; in a document they are mistakes."""
    for wrong in (True, 2.0, float("nan"), float("inf"), "2", None, [2], 10**400):
        problems = Problems()
        Number(0, 5).decode(wrong, "n", problems)
        assert [problem.code for problem in problems] == ["number_expected"]


def test_list_of_problems_ends() -> None:
    """A file with a million mistakes gives a short list that says there are more."""
    problems = Problems()
    Fields({}).decode({f"key {i}": i for i in range(10_000)}, "", problems)
    assert len(problems) == 201
    assert problems[-1] == Problem("", "more_problems")
    s = scene(players=2)
    document = document_of(s)
    document["fossil_pile"] = ["coal"] * 100_000
    assert [problem.code for problem in problems_of(s, document)] == ["list_expected"]


@pytest.mark.parametrize("hostile", [None, [], "{}", 5, True, {}, {"stack": {}}, {"": {"": {}}}])
def test_what_is_no_table_is_refused(hostile: object) -> None:
    """Any JSON is answered with problems, never with an exception."""
    assert problems_of(scene(players=2), hostile)


@given(data=st.data())
def test_hostile_json_never_raises(data: st.DataObject) -> None:
    """Any JSON as the document, or in place of any of its parts."""
    DOOR.attack(data, HOSTILE_STAGE.table)


HOSTILE_STAGE = scene(players=3)

ATOMS = st.sampled_from([Number(-3, 12), Choice((4, 8)), Flag(), Name(("a", "b")), Text(4)])
SHAPES = st.recursive(
    ATOMS,
    lambda inside: (
        inside.map(lambda shape: ListOf(shape, most=3))
        | inside.map(lambda shape: ListOf(shape, 2))
        | inside.map(lambda shape: Nullable(shape, None))
        | st.dictionaries(st.sampled_from("xyz"), inside, max_size=2).map(Fields)
    ),
    max_leaves=6,
)


@given(shape=SHAPES, document=JSON)
def test_what_a_shape_reads_it_writes_again(shape: Any, document: object) -> None:
    """No shape raises; without problems the value is the document, and after problems there is a value."""
    problems = Problems()
    value = shape.decode(document, "", problems)
    if not problems:
        assert shape.encode(value) == document
    again = Problems()
    shape.decode(shape.encode(value), "", again)
    if not problems:
        assert not again
