"""What one seat is told holds no card of another."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .client import Client, Json
from .games import DRAFT, RIVALS, choose, play_on, play_to_a_turn, table_of

Options = dict[str, Any]
# What only one seat sees, and the piles that nobody sees; each is a list by seat, or one pile.
HANDS = ("lobby_hand", "packets", "goal", "personal", "goal_choice")
PILES = ("fossil_pile", "lobby_pile", "un_pile", "summit_pile", "start_tiles")
ONLOOKER = -1


def cards_in(value: object) -> list[int]:
    """Every number in a value that stands for cards."""
    if isinstance(value, list):
        return [card for item in value for card in cards_in(item)]
    return [] if value is None or isinstance(value, dict) else [int(str(value))]


def assert_no_card_of_others(view: Json, table: Json, seat: int) -> None:
    for hand in (key for key in HANDS if key in table):
        for player, cards in enumerate(table[hand]):
            if player == seat:
                assert view[hand][player] == cards
            else:
                assert cards_in(view[hand][player]) == []
    for pile in (key for key in PILES if key in table):
        assert view[pile] == {"count": len(table[pile])}
    assert "reserve_seed" not in view


def test_a_seat_sees_its_own_cards_and_nobody_elses(client: Client, options: Options) -> None:
    client.ask("new", options=options)
    for part in range(6):
        table = table_of(client)
        if table["ending"]:  # much lies open then
            break
        for seat in range(ONLOOKER, options["players"]):
            assert_no_card_of_others(client.ask("state", seat=seat)["state"], table, seat)
        play_on(client, seed=40 + part, decisions=8)


def exchanged(one: Any, other: Any) -> tuple[Any, Any]:
    """As many cards as both have change hands: everybody sees how many somebody holds."""
    if isinstance(one, list):
        count = min(len(one), len(other))
        return sorted(other[:count] + one[count:]), sorted(one[:count] + other[count:])
    return (other, one) if one and other else (one, other)


def swapped(table: Json, seat: int) -> Json:
    """The table with two other seats' cards exchanged and every hidden pile turned over."""
    one, other = (player for player in range(3) if player != seat)
    changed = dict(table)
    for hand in (key for key in HANDS if key in table):
        cards = list(table[hand])
        cards[one], cards[other] = exchanged(cards[one], cards[other])
        changed[hand] = cards
    for pile in (key for key in PILES if key in table):
        changed[pile] = table[pile][::-1]
    return changed


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"edition": "first", "players": 3, "seed": 11}, id="first"),
        pytest.param({"edition": "second_chance", "players": 3, "seed": 14}, id="second_chance-cooperative"),
        pytest.param(
            {"edition": "second_chance", "players": 3, "seed": 15, "variants": {"mode": "competitive"}},
            id="second_chance-competitive",
        ),
    ],
)
def test_a_view_does_not_change_when_only_secrets_of_others_do(client: Client, options: Options) -> None:
    """Two tables that differ in nothing but other seats' cards and hidden piles look the same."""
    client.ask("new", options=options)
    play_to_a_turn(client, seed=45, decisions=24)
    table = table_of(client)
    for seat in range(3):
        client.ask("position", options=options, state=table)
        view = client.ask("state", seat=seat)["state"]
        client.ask("position", options=options, state=swapped(table, seat))
        assert table_of(client) != table
        assert client.ask("state", seat=seat)["state"] == view


@pytest.mark.parametrize(
    "options", [pytest.param(DRAFT, id="first"), pytest.param(RIVALS, id="second_chance")]
)
def test_events_told_to_a_seat_hide_the_cards_that_others_take(client: Client, options: Options) -> None:
    """Everything the referee hears with `play` is told to each seat; only the taker hears the card."""
    chance = Random(46)
    client.ask("new", options=options)
    hidden = 0
    for _ in range(18):
        action = choose(client.ask("decision"), chance)
        told = {}
        for seat in range(ONLOOKER, 3):
            told[seat] = client.ask("play", action=action, seat=seat)["events"]
            client.ask("undo")
        for event in client.ask("play", action=action)["events"]:
            if event["event"] in ("LobbyKept", "LobbyDrawn", "GoalKept"):
                hidden += 1
                owner = event["player"]
                assert event["card"] is not None
                assert event in told[owner]
                assert all(event not in told[seat] for seat in told if seat != owner)
                assert all({**event, "card": None} in told[seat] for seat in told if seat != owner)
            else:
                assert all(event in events for events in told.values())
    assert hidden >= 15


def test_alone_the_card_that_is_drawn_is_told_to_the_player_and_not_to_an_onlooker(client: Client) -> None:
    client.ask("new", options={"players": 1, "seed": 13})
    decision = client.ask("decision")
    while not any(action["do"] == "play_lobby" for action in decision["legal"]):
        client.ask("play", action=decision["legal"][0])
        decision = client.ask("decision")
    action = next(action for action in decision["legal"] if action["do"] == "play_lobby")
    drawn = {}
    for seat in (0, ONLOOKER):
        events = client.ask("play", action=action, seat=seat)["events"]
        drawn[seat] = next(event["card"] for event in events if event["event"] == "LobbyDrawn")
        client.ask("undo")
    assert isinstance(drawn[0], int)
    assert drawn[ONLOOKER] is None
