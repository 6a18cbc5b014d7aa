"""What both editions lay out in the same way (first edition: specification 4; Second Chance: 4)."""

from __future__ import annotations

from collections.abc import Iterable

from ..machine.shuffles import Shuffler
from ..table.table import Table


def deal_goods(table: Table, tech: int) -> None:
    """Money by turn order (G-14), CEPs, tech, one scientist in hand and the others in the pool."""
    kit = table.setting.base
    for place, player in enumerate(table.setting.turn_order(table.start_player)):
        table.money[player] = kit.start_money[place]
        table.cep[player] = kit.start_cep
        table.tech[player] = tech
        table.tech_supply -= tech
        table.hand_scientists[player] = 1
        table.pool_scientists[player] = kit.scientists - 1


def deal_lobby(table: Table, chance: Shuffler, draft: bool) -> tuple[int, ...]:
    """Lobby cards as hands, or as packets of the draft; returns the cards nobody got."""
    setting = table.setting
    size = setting.base.lobby_hand
    cards = chance.shuffled("lobby", [card.number for card in setting.base.lobby])
    hands = [tuple(sorted(cards[p * size : (p + 1) * size])) for p in range(setting.players)]
    if draft:
        table.packets = hands
    else:
        table.lobby_hand = hands
    return cards[setting.players * size :]


def tiles_of(counts: Iterable[int]) -> tuple[int, ...]:
    """One number for each tile: the kinds in order, each as often as counted."""
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))
