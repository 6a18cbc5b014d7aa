"""What a seat may not know, dealt again: the view of that seat must stay the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, TypeVar

from co2desk.engine.machine.game import Game
from co2desk.engine.table.table import Table

T = TypeVar("T", bound=Table)
ONLOOKER = -1


def assert_views_keep_secrets(game: Game[T], with_other_secrets: Callable[[T, int], T]) -> None:
    """Two tables that differ only in what a seat may not know look the same to it, and to an onlooker."""
    for seat in range(ONLOOKER, game.table.setting.players):
        other = with_other_secrets(game.table, seat)
        assert game.observe(seat) == game.edition.observe(other, seat)


def reshuffled(cards: tuple[Any, ...], chance: Random) -> tuple[Any, ...]:
    return tuple(chance.sample(cards, len(cards)))


def deal_lobby_again(twin: Table, seat: int, played: Iterable[int], chance: Random) -> None:
    """Other cards in the hands, packets and piles that a seat cannot see."""
    known = set(played)
    if seat != ONLOOKER:
        known |= {*twin.lobby_hand[seat], *twin.packets[seat]}
    cards = [card.number for card in twin.setting.base.lobby if card.number not in known]
    chance.shuffle(cards)
    for hands in (twin.lobby_hand, twin.packets):
        for player, hand in enumerate(hands):
            if player != seat:
                hands[player] = tuple(cards.pop() for _ in hand)
    twin.lobby_pile = tuple(cards.pop() for _ in twin.lobby_pile)
