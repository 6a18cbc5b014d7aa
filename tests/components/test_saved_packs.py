"""The values in a saved game make the same kit again, and are trusted no more than a file."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from co2desk.components import Pack, PackError, Problem, load_pack, pack_from_document

DOCUMENTS = {name: json.dumps(load_pack(name, None).document) for name in ("first", "second_chance")}


def fresh(edition: str = "first") -> dict[str, Any]:
    document: dict[str, Any] = json.loads(DOCUMENTS[edition])
    return document


@pytest.fixture(scope="module", params=DOCUMENTS)
def edition(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def document(edition: str) -> dict[str, Any]:
    return fresh(edition)


def test_a_document_gives_an_equal_pack(pack: Pack) -> None:
    assert pack_from_document(pack.document) == pack


def test_a_document_survives_json(pack: Pack) -> None:
    again = pack_from_document(json.loads(json.dumps(pack.document)))
    assert again == pack
    assert json.dumps(again.document) == json.dumps(pack.document)


def test_a_pack_keeps_no_hold_on_the_document_it_was_made_from(document: dict[str, Any]) -> None:
    made = pack_from_document(document)
    document["supplies"]["cep"] = 1
    assert made.document["supplies"] != document["supplies"]


def test_numbers_as_keys_are_understood_like_their_text(pack: Pack, document: dict[str, Any]) -> None:
    document["agendas"] = {int(k) if k.isdigit() else k: v for k, v in document["agendas"].items()}
    assert pack_from_document(document) == pack


def test_a_problem_of_a_document_has_no_line(document: dict[str, Any]) -> None:
    document["supplies"]["cep"] = 0
    with pytest.raises(PackError) as caught:
        pack_from_document(document)
    (problem,) = caught.value.problems
    assert (problem.line, problem.key) == (0, "supplies.cep")
    assert str(problem) == "document: supplies.cep: expected a whole number from 1 to 500, found 0"


@pytest.mark.parametrize(
    "value", [True, 1.5, None, "40", [40], {"value": 40}, 10**30, float("nan"), object()]
)
def test_only_whole_numbers_are_numbers(value: object) -> None:
    document = fresh()
    document["supplies"]["cep"] = value
    with pytest.raises(PackError, match=r"supplies\.cep: expected a whole number from 1 to 500, found "):
        pack_from_document(document)


@pytest.mark.parametrize("value", [None, 3, "first", [], {}, {"edition": "second_chance"}, {1: 2}])
def test_what_is_no_pack_is_refused(value: object) -> None:
    with pytest.raises(PackError):
        pack_from_document(value)


@pytest.mark.parametrize("value", ["third", 1, None, ["first"], {"first": 1}])
def test_a_document_of_an_unknown_edition_is_refused_for_that_alone(value: object) -> None:
    with pytest.raises(
        PackError, match=r"^document: edition: expected one of first, second_chance, found .*$"
    ):
        pack_from_document(fresh() | {"edition": value})


@pytest.mark.parametrize(
    ("name", "block"),
    [
        (name, block)
        for name in DOCUMENTS
        for block in fresh(name)
        if (name, block) != ("second_chance", "edition")
    ],
)
def test_a_missing_block_is_named(name: str, block: str) -> None:
    document = fresh(name)
    del document[block]
    with pytest.raises(PackError, match=f"^document: {block}: expected a value, found nothing$"):
        pack_from_document(document)


def test_a_document_that_does_not_name_its_edition_is_refused() -> None:
    document = fresh("second_chance")
    del document["edition"]
    with pytest.raises(PackError) as caught:
        pack_from_document(document)
    assert "edition" in [problem.key for problem in caught.value.problems]


def test_a_value_without_a_source_is_refused(document: dict[str, Any]) -> None:
    del document["co2"]["source"]
    with pytest.raises(PackError, match=r"co2\.loss: expected a source"):
        pack_from_document(document)


def test_strange_keys_do_not_break_the_lines_of_an_error(document: dict[str, Any]) -> None:
    document["one\ntwo"] = 1
    document["long" * 1000] = 1
    with pytest.raises(PackError) as caught:
        pack_from_document(document)
    lines = str(caught.value).splitlines()
    assert len(lines) == 2
    assert max(map(len, lines)) < 500


def test_a_document_too_deep_is_refused() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(PackError, match="at most 12 levels"):
        pack_from_document({"edition": deep})


def test_a_document_too_large_is_refused(document: dict[str, Any]) -> None:
    document["start"]["money"] = [1] * 100_000
    with pytest.raises(PackError, match="at most 12 levels and 20000 values"):
        pack_from_document(document)


def places(node: object) -> list[tuple[Any, Any]]:
    """Every container of a document with each of its keys or indexes."""
    here: list[tuple[Any, Any]] = []
    if isinstance(node, dict):
        here = [(node, key) for key in node]
    elif isinstance(node, list):
        here = [(node, index) for index in range(len(node))]
    return here + [place for container, key in here for place in places(container[key])]


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
SMALL = st.integers(-1, 100) | st.sampled_from(
    ["solar", "asia", "tech", "none", "any", "gas", "rulebook", "build"]
)


@given(data=st.data())
def test_no_change_of_a_document_raises_anything_but_a_pack_error(data: st.DataObject) -> None:
    document = fresh(data.draw(st.sampled_from(sorted(DOCUMENTS))))
    for _ in range(data.draw(st.integers(1, 3))):
        spots = places(document)
        container, key = spots[data.draw(st.integers(0, len(spots) - 1))]
        if data.draw(st.booleans()):
            container[key] = data.draw(SMALL | JUNK)
        else:
            del container[key]
    problems: tuple[Problem, ...] = ()
    text = ""
    try:
        made = pack_from_document(document)
        assert pack_from_document(made.document) == made
    except PackError as error:
        problems, text = error.problems, str(error)
    assert len(text.splitlines()) == len(problems)
