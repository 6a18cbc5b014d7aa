"""Variant: the lobby draft (specification 16.3, G-47)."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table.events import LobbyKept, seen_by
from tests.engine.checks import asks, denied
from tests.engine.first.scene import Scene, kit, new_game


def drafting(players: int = 4, seed: int = 1) -> Scene:
    return Scene(new_game(kit(), players, seed, variants=Variants(draft=True)))


def keep_round(s: Scene, take: int = 0) -> None:
    """Everybody keeps a card of the own packet, by its place in it."""
    for _ in range(s.table.setting.players):
        assert s.game.to_act is not None
        s.do("keep_card", card=s.table.packets[s.game.to_act][take])


def test_everybody_is_asked_for_one_card_of_the_own_packet() -> None:
    """DP-01: from the start player on; exactly the five cards of the packet, and no declining."""
    s = drafting()
    for player in s.table.setting.turn_order(s.table.start_player):
        packet = s.table.packets[player]
        assert len(packet) == 5
        asks(s, "draft", player, packet)
        assert s.refused("decline") == s.refused("pass") == "not_now"
        s.do("keep_card", card=packet[0])


def test_a_card_of_another_packet_cannot_be_kept() -> None:
    """DP-01: nor one that was kept already."""
    s = drafting()
    player = s.table.start_player
    foreign = s.table.packets[(player + 1) % 4][0]
    denied(s, refuse("card_not_in_packet", "draft", card=foreign), "keep_card", card=foreign)


def test_the_rest_of_a_packet_goes_to_the_right_when_all_have_chosen() -> None:
    """16.3: seats are clockwise, so the right neighbour is the seat before (PL, setup)."""
    s = drafting()
    before = s.table.packets[:]
    s.do("keep_card", card=before[s.table.start_player][0])
    assert s.table.packets[(s.table.start_player + 1) % 4] == before[(s.table.start_player + 1) % 4]
    for _ in range(3):
        assert s.game.to_act is not None
        s.do("keep_card", card=before[s.game.to_act][0])
    assert s.table.packets == [before[(player + 1) % 4][1:] for player in range(4)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_ends_with_five_cards_and_the_game_begins(players: int) -> None:
    """16.3, G-47: 5, 4, 3, 2, 1; the last card is kept by itself; with two players packets go to and fro."""
    s = drafting(players)
    dealt = {card for packet in s.table.packets for card in packet}
    for _ in range(4):
        keep_round(s)
    assert [len(hand) for hand in s.table.lobby_hand] == [5] * players
    assert {card for hand in s.table.lobby_hand for card in hand} == dealt
    assert s.table.packets == [()] * players
    assert s.waiting == ("turn", s.table.start_player)


def test_with_two_players_the_packet_goes_to_the_other_and_comes_back() -> None:
    """G-47: player 0 chooses from the cards of player 1, then again from the own ones."""
    s = drafting(2)
    first = s.table.packets[:]
    keep_round(s)
    assert s.table.packets == [first[1][1:], first[0][1:]]
    keep_round(s)
    assert s.table.packets == [first[0][2:], first[1][2:]]


def test_alone_there_is_no_draft() -> None:
    """G-47: the five cards are dealt."""
    s = drafting(1)
    assert s.waiting == ("start_region", 0)
    assert len(s.table.lobby_hand[0]) == 5


def test_nobody_sees_what_another_one_keeps() -> None:
    """DP-01, G-40: the choices are simultaneous, so each is hidden from the others."""
    views = []
    for choice in (0, 1):
        s = drafting()
        player = s.table.start_player
        card = s.table.packets[player][choice]
        (event,) = s.do("keep_card", card=card)
        assert isinstance(event, LobbyKept)
        assert seen_by(event, player)["card"] == card
        others = [seat for seat in range(4) if seat != player]
        assert {seen_by(event, seat)["card"] for seat in others} == {None}
        views.append([s.game.observe(seat) for seat in (*others, -1)])
    assert views[0] == views[1]
