"""A key names one place of the board, and says where it lies."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from co2desk.engine.table.ids import card_place, space_of, topic_place
from co2desk.session import GameOptions, Session
from co2desk.ui.editions.lookup import declaration_of
from co2desk.ui.models import places as at
from co2desk.ui.models.place_tree import Place
from co2desk.ui.models.places import PlaceKey, PlaceKind

GAMES = {
    "first": GameOptions(players=5, seed=1),
    "cooperative": GameOptions("second_chance", players=4, variants={"mode": "cooperative"}),
    "competitive": GameOptions("second_chance", players=4, variants={"mode": "competitive"}),
    "solo": GameOptions("second_chance", players=1, variants={"mode": "solo"}),
}
EUROPE, ASIA = 2, 5
EUROPE_TECH = space_of(EUROPE, 1)
DECODING = {
    "region_of",
    "grant_of",
    "spaces_in",
    "is_space",
    "is_topic",
    "is_card",
    "summit_of",
    "topic_of",
    "card_of",
}


def tree(name: str) -> Place[Any]:
    setting = Session.new(GAMES[name]).game.table.setting
    return declaration_of(setting).places(setting)


def outer(place: Place[Any]) -> Iterator[PlaceKey]:
    """The places around one, as the tree has them."""
    while place.parent is not None:
        place = place.parent
        yield place.key


@pytest.mark.parametrize("name", GAMES)
def test_the_region_in_a_key_is_the_region_around_the_place(name: str) -> None:
    for place in tree(name).walk():
        around = [key.number for key in (place.key, *outer(place)) if key.kind is PlaceKind.REGION]
        assert at.region_of(place.key) == (around[0] if around else None), place.key


@pytest.mark.parametrize("name", GAMES)
def test_every_place_at_the_seat_lies_on_it(name: str) -> None:
    for place in tree(name).walk():
        at_seat = place.parent is not None and place.parent.key == at.SEAT
        beside = place.key == at.SOLO_CARD  # lies open: everybody plays against it
        assert (place.key.kind in at.SEAT_PARTS) == (at_seat and not beside), place.key


@pytest.mark.parametrize("name", GAMES)
def test_no_two_places_have_the_same_key(name: str) -> None:
    keys = [place.key for place in tree(name).walk()]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("key", "places"),
    [
        (at.slot(ASIA, 2), [at.slot(ASIA, 2), at.region(ASIA), at.TABLE]),
        (at.region_cep(EUROPE), [at.region_cep(EUROPE), at.region(EUROPE), at.TABLE]),
        (at.space(EUROPE_TECH), [at.space(EUROPE_TECH), at.region(EUROPE), at.TABLE]),
        (
            at.worker(EUROPE_TECH),
            [at.worker(EUROPE_TECH), at.space(EUROPE_TECH), at.region(EUROPE), at.TABLE],
        ),
        (at.worker(topic_place(3, 1)), [at.worker(topic_place(3, 1)), at.topic(3, 1), at.TABLE]),
        (at.region(ASIA), [at.region(ASIA), at.TABLE]),
        (at.lobby_card(1), [at.lobby_card(1), at.SEAT]),
        (at.SEAT, [at.SEAT]),
        (at.MARKET, [at.MARKET, at.TABLE]),
    ],
    ids=str,
)
def test_a_place_names_those_around_it_from_the_inside_out(key: PlaceKey, places: list[PlaceKey]) -> None:
    assert list(at.enclosing(key)) == places


def test_a_place_stands_for_the_project_spaces_in_it() -> None:
    assert list(at.spaces_of(at.space(EUROPE_TECH))) == [EUROPE_TECH]
    assert list(at.spaces_of(at.control(EUROPE))) == [space_of(EUROPE, grant) for grant in range(3)]
    assert list(at.spaces_of(at.MARKET)) == []


def test_a_project_space_is_known_by_its_region_and_its_grant() -> None:
    assert at.region_of(at.space(EUROPE_TECH)) == EUROPE
    assert at.grant_of(at.space(EUROPE_TECH)) == 1


def test_a_topic_is_known_by_its_summit() -> None:
    assert (at.summit_of(at.topic(2, 3)), at.topic_of(at.topic(2, 3))) == (2, 3)


@pytest.mark.parametrize(
    ("key", "space"),
    [
        (at.space(EUROPE_TECH), EUROPE_TECH),
        (at.worker(EUROPE_TECH), EUROPE_TECH),
        (at.worker(topic_place(0, 0)), None),
        (at.region(EUROPE), None),
    ],
    ids=str,
)
def test_a_scientist_on_a_project_stands_for_it(key: PlaceKey, space: int | None) -> None:
    assert at.space_of(key) == space


def test_a_scientist_may_stand_on_a_card() -> None:
    assert at.card_at(card_place(7)) == 7
    assert at.card_at(EUROPE_TECH) is None
    assert at.card_at(topic_place(0, 0)) is None


def decoded_numbers(source: str) -> Iterator[str]:
    """Calls that decode the number of a key, such as `region_of(key.number)`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and any(
            isinstance(argument, ast.Attribute) and argument.attr == "number" for argument in node.args
        ):
            name = ast.unparse(node.func).removeprefix("ids.")
            if name in DECODING:
                yield f"{name} in line {node.lineno}"


def test_nothing_else_in_the_window_decodes_the_number_of_a_key() -> None:
    window = Path(at.__file__).parent.parent
    found = {
        path.relative_to(window).as_posix(): calls
        for path in window.rglob("*.py")
        if path != Path(at.__file__) and (calls := list(decoded_numbers(path.read_text(encoding="utf-8"))))
    }
    assert found == {}


@pytest.mark.parametrize("line", ["region_of(key.number)", "ids.topic_of(self.key.number)"])
def test_a_decoded_number_is_noticed(line: str) -> None:
    """The test above can fail."""
    assert list(decoded_numbers(line))


def test_a_scientist_stands_on_a_space_or_at_a_topic() -> None:
    assert at.space_or_topic(EUROPE_TECH) == at.space(EUROPE_TECH)
    assert at.space_or_topic(topic_place(0, 0)) == at.topic(0, 0)
