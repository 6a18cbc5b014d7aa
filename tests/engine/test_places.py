"""Where a scientist can stand, as a number of the engine and as a name in documents."""

from __future__ import annotations

from functools import cache

import pytest

from co2desk.engine.table import ids
from co2desk.engine.table.codec import NameCodec
from tests.engine.first.scene import scene


@cache
def codec() -> NameCodec:
    return scene().codec


REGIONS, SUMMITS = 6, 6


def test_every_place_is_a_space_a_topic_or_a_card() -> None:
    spaces = [ids.space_of(region, grant) for region in range(REGIONS) for grant in range(ids.GRANTS)]
    topics = [ids.topic_place(summit, topic) for summit in range(SUMMITS) for topic in range(ids.MAX_TOPICS)]
    cards = [ids.card_place(card) for card in range(1, 50)]
    places = [ids.HAND, *spaces, *topics, *cards]
    assert len(set(places)) == len(places)
    assert [place for place in places if ids.is_space(place)] == spaces
    assert [place for place in places if ids.is_topic(place)] == topics
    assert [place for place in places if ids.is_card(place)] == cards
    assert [(ids.region_of(place), ids.grant_of(place)) for place in spaces] == [
        (region, grant) for region in range(REGIONS) for grant in range(ids.GRANTS)
    ]
    assert [place for region in range(REGIONS) for place in ids.spaces_in(region)] == spaces
    assert [(ids.summit_of(place), ids.topic_of(place)) for place in topics] == [
        (summit, topic) for summit in range(SUMMITS) for topic in range(ids.MAX_TOPICS)
    ]
    assert [ids.card_of(place) for place in cards] == list(range(1, 50))


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("hand", ids.HAND),
        ("europe/tech", ids.space_of(2, 1)),
        ("summit/0/0", ids.topic_place(0, 0)),
        ("summit/0/3", ids.topic_place(0, 3)),
        ("summit/15/3", ids.topic_place(15, 3)),
        ("lobby/4", ids.card_place(4)),
    ],
)
def test_a_place_has_a_name_and_is_found_by_it(name: str, place: ids.Place) -> None:
    assert codec().place_number(name) == place
    assert codec().place_name(place) == name


@pytest.mark.parametrize(
    "name",
    [
        "summit/0/4",  # would be the first topic of the next summit
        "summit/16/0",  # would be a card
        "summit/0/-1",
        "summit/-1/0",
        "summit/0/01",
        "summit/0",
        "summit/0/0/0",
        "europe",
        "europe/tech/0",
        "europe/",
        "lobby/0",
        "lobby/999",
        "lobby/",
        "",
    ],
)
def test_a_name_that_is_no_place_is_refused(name: str) -> None:
    with pytest.raises((KeyError, ValueError)):
        codec().place_number(name)
