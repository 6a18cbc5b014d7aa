"""Variant: the lobbyist draft (specification 17.6)."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.second_chance.setting import Variants
from co2desk.engine.machine.refusals import refuse
from tests.engine.checks import asks, denied
from tests.engine.second_chance.scene import Scene, kit, new_game


def draft(players: int = 3, mode: str = "cooperative", seed: int = 1) -> Scene:
    return Scene(new_game(kit(), players, seed, variants=Variants(mode=mode, draft=True)))


def keep(s: Scene) -> int:
    """The player to choose keeps the first card of the packet; returns it."""
    player = s.table.stack[-1].player
    card = s.table.packets[player][0]
    s.do("keep_card", card=card)
    return card


def order(s: Scene) -> list[int]:
    return s.table.setting.turn_order(s.table.start_player)


def test_everybody_keeps_two_of_five_cards_and_nobody_else_chooses() -> None:
    """D2: one after the other from the start player on; no card can be left."""
    s = draft()
    for player in order(s):
        packet = s.table.packets[player]
        assert len(packet) == 5
        asks(s, "draft", player, packet)
        assert s.refused("decline") == "not_now"
        first = keep(s)
        asks(s, "draft", player, [card for card in packet if card != first])
        keep(s)
        assert len(s.table.lobby_hand[player]) == 2


def test_a_card_that_is_not_in_the_packet_cannot_be_kept() -> None:
    """D2: not one of another packet, and not one that was kept already."""
    s = draft()
    first, second = order(s)[:2]
    other = s.table.packets[second][0]
    denied(s, refuse("card_not_in_packet", "draft", card=other), "keep_card", card=other)
    kept = keep(s)
    assert s.waiting == ("draft", first)
    denied(s, refuse("card_not_in_packet", "draft", card=kept), "keep_card", card=kept)


def test_the_packets_go_to_the_right_when_everybody_has_chosen() -> None:
    """17.6: seats are clockwise, so the right neighbour is the seat before."""
    s = draft()
    for _ in range(5):
        keep(s)
    waiting = [set(packet) for packet in s.table.packets]
    last = order(s)[-1]
    s.do("keep_card", card=s.table.packets[last][-1])
    passed = [set(packet) for packet in s.table.packets]
    assert passed[(last - 2) % 3] == waiting[(last - 1) % 3]
    assert passed[(last - 1) % 3] < waiting[last]
    assert passed[last] == waiting[(last + 1) % 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_then_one_then_one_and_the_last_comes_by_itself(players: int) -> None:
    """17.6: 2 + 1 + 1 + 1; the fifth card is no choice."""
    s = draft(players)
    dealt = {card for packet in s.table.packets for card in packet}
    sizes = []
    while s.waiting[0] == "draft":
        sizes.append(len(s.table.packets[s.table.stack[-1].player]))
        keep(s)
    assert sizes == [5, 4] * players + [3] * players + [2] * players
    assert [len(hand) for hand in s.table.lobby_hand] == [5] * players
    assert {card for hand in s.table.lobby_hand for card in hand} == dealt
    assert s.waiting == ("turn", s.table.start_player)


def test_the_draft_is_open_to_rivals_who_choose_their_goals_afterwards() -> None:
    """17.6, A82."""
    s = draft(mode="competitive")
    while s.waiting[0] == "draft":
        keep(s)
    assert s.waiting == ("keep_goal", s.table.start_player)


def test_a_lone_player_does_not_draft() -> None:
    """17.6: nobody is there to pass a card to."""
    s = draft(1, "solo")
    assert s.waiting[0] != "draft"
    assert len(s.table.lobby_hand[0]) == 5


def test_without_the_variant_everybody_has_the_dealt_cards() -> None:
    """4.1."""
    s = Scene(new_game(kit(), 4, 1))
    assert s.waiting[0] == "turn"
    assert [len(hand) for hand in s.table.lobby_hand] == [5] * 4
