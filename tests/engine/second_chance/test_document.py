"""The table as a document: nothing is lost, everything wrong is found at once, and nothing makes it raise."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from co2desk.engine.editions.second_chance.document import attributes, to_document
from co2desk.engine.editions.second_chance.ending import ENDINGS
from co2desk.engine.editions.second_chance.setting import MODES, SOLO, Variants
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.shapes import Flag, Flat, ListOf, Marks, Number, Problems, Shape, Sparse, Word

from ..random_play import play
from .door import DOOR
from .random_play import TABLES, plan
from .scene import kit, new_game, scene

pytestmark = pytest.mark.slow


@cache
def begun(mode: str, players: int = 0) -> SecondChanceTable:
    """A table as it is laid out, not to be changed."""
    return new_game(kit(), players or (1 if mode == SOLO else 4), 1, None, Variants(mode=mode)).table


@pytest.mark.parametrize("number", range(14))
def test_document_of_any_position_gives_the_same_position(number: int) -> None:
    """In the middle of any choice, in many turns and at the end of games in all modes."""
    chance = Random(number)
    for game, _ in play(plan(number)):
        if game.decision.kind != "turn" or chance.random() < 0.2:
            DOOR.trip(game)
    assert game.is_over
    assert DOOR.trip(game).result == game.result


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_attribute_of_the_table_has_its_line(mode: str, players: int) -> None:
    """An attribute that is added to the table has to be given a shape, and somebody who may see it."""
    table = scene(mode, players).table
    assert attributes(table.setting).keys() == vars(table).keys() - {"setting"}
    assert to_document(table).keys() == attributes(table.setting).keys()


def test_document_is_pleasant_to_read() -> None:
    """Names instead of numbers, null for nothing, true and false for yes and no."""
    s = scene("competitive", players=2)
    s.project("europe/money", "wind", level=1, host=1)
    s.project("asia/tech", "solar", level=1, scientist=0)
    s.demand("europe", "coal", "hydro:1:0:1")
    s.in_play(4)
    s.table.card_visitor[4] = 1
    s.table.mandatory_done = 6
    s.table.supply_due = (3,)
    document = DOOR.document_of(s.table)
    assert document["space_stage"]["europe/money"] == "infrastructure"
    assert document["space_host"]["europe/money"] == 1
    assert document["space_level"]["europe/tech"] is None
    assert document["space_stage"]["asia/tech"] == "planned"
    assert document["space_scientist"]["asia/tech"] == 0
    plant = {"energy": "hydro", "level": 1, "owner": 0, "host": 1}
    assert document["demand"]["europe"] == [{"fossil": "coal"}, plant, None, None]
    assert document["cubes"]["europe"]["hydro"] == [1, 0]
    assert document["cubes"]["europe"]["solar"] == [0, 0]
    assert document["supporting"][1]["hydro"] == 1
    assert document["project_stack"]["hydro"] == [1, 2, 2, 2]
    assert document["card_in_play"] == {"4": True}
    assert document["card_visitor"] == {"4": 1}
    assert document["mandatory_done"] == ["infrastructure", "build"]
    assert document["second_action"] == "none"
    assert document["supply_due"] == ["africa"]
    assert document["solo_card"] is None


def test_endings_belong_to_their_mode() -> None:
    """Section 16: partners win or lose, rivals score; only one who is alone misses a solo goal."""
    possible = {}
    for mode in MODES:
        table = begun(mode)
        document = DOOR.document_of(table)
        for ending in ENDINGS:
            possible[mode, ending] = not DOOR.form_problems(table, {**document, "ending": ending})
    assert not possible["cooperative", "last_decade"]
    assert not possible["cooperative", "solo_goal_missed"]
    assert possible["solo", "solo_goal_missed"]
    assert [ending for ending in ENDINGS if possible["competitive", ending]] == ["planet_lost", "last_decade"]


def test_all_problems_are_listed_at_once() -> None:
    """Each with the path to the value and what was expected there."""
    table = begun("cooperative", players=3)
    document = DOOR.document_of(table)
    document["cubes"]["asia"]["wind"] = [0, 0, 9]
    document["card_visitor"] = {"37": 0, "4": 5}
    document["card_in_play"] = [4]
    document["mandatory_done"] = ["plan", "lunch"]
    document["env_tiles"]["plant"] = [99]
    document["inspector_at"] = [None]
    document["personal"][1] = [17]
    document["demand"]["europe"][0] = {"energy": "solar", "level": 3, "owner": 0, "host": 0}
    document["supply_due"] = ["atlantis"]
    found = {problem.where: problem.code for problem in DOOR.form_problems(table, document)}
    assert found == {
        "cubes.asia.wind.2": "number_expected",
        "card_visitor.37": "unknown_key",
        "card_visitor.4": "number_expected",
        "card_in_play": "object_expected",
        "mandatory_done.1": "one_of_expected",
        "env_tiles.plant.0": "number_expected",
        "inspector_at": "list_expected",
        "personal.1.0": "one_of_expected",
        "demand.europe.0.level": "one_of_expected",
        "supply_due.0": "one_of_expected",
    }


def test_shapes_of_this_edition_read_what_they_write() -> None:
    """Rows by name in one flat list, cards by number, and a mask written as words."""
    examples: tuple[tuple[Shape[Any], Any, Any], ...] = (
        (Flat(ListOf(ListOf(Number(0, 9), 2), 3), 2), [1, 2, 3, 4, 5, 6], [[1, 2], [3, 4], [5, 6]]),
        (Sparse((2, 5), Flag(), 0), [0, 0, 1, 0, 0, 0], {"2": True}),
        (Marks({"a": 1, "b": 4}, Word(("a", "b"))), 5, ["a", "b"]),
    )
    for shape, value, written in examples:
        problems = Problems()
        assert shape.encode(value) == written
        assert shape.decode(written, "", problems) == value
        assert not problems


@pytest.mark.parametrize("hostile", [None, [], "{}", 5, True, {}, {"stack": {}}, {"": {"": {}}}])
def test_what_is_no_table_is_refused(hostile: object) -> None:
    """Any JSON is answered with problems, never with an exception."""
    assert DOOR.form_problems(begun("solo"), hostile)


@given(data=st.data(), mode=st.sampled_from(MODES))
def test_hostile_json_never_raises(data: st.DataObject, mode: str) -> None:
    """Any JSON as the document, or in place of any of its parts."""
    DOOR.attack(data, begun(mode))
