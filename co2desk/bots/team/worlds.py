"""The world in which a partner plans: everything hidden is dealt again, and the fossil plants come as they do
on average, a little worse. A plan that relies on luck in the energy supply (13) is no good plan. Nor is one
that relies on the cards of partners, which nobody else sees: in this world they hold none.
"""

from __future__ import annotations

from random import Random
from typing import Any

from co2desk.engine.machine.game import Game

BAD_LUCK = 15.0  # ppm above the average, from the first draw on


def likely_world(game: Game[Any], seat: int, chance: Random) -> Game[Any]:
    world = game.deal_again(seat, chance)
    table = world.table
    for partner in range(table.setting.players):
        if partner != seat and not any(table.packets):
            table.lobby_hand[partner] = ()
    table.fossil_pile = even_pile(table.fossil_pile, [fossil.ppm for fossil in table.setting.kit.fossils])
    return world


def even_pile(pile: tuple[int, ...], ppm: list[int]) -> tuple[int, ...]:
    """The same tiles, in an order in which every decade draws about the same. The others know as much of a
    pile: all of its tiles, not their order."""
    left = [pile.count(kind) for kind in range(len(ppm))]
    mean = sum(ppm[kind] for kind in pile) / len(pile) if pile else 0.0
    wanted = BAD_LUCK
    drawn: list[int] = []
    total = 0
    for _ in pile:
        wanted += mean
        best, distance = -1, 1e9
        for kind, number in enumerate(left):
            if number and abs(total + ppm[kind] - wanted) < distance:
                best, distance = kind, abs(total + ppm[kind] - wanted)
        left[best] -= 1
        total += ppm[best]
        drawn.append(best)
    return tuple(drawn)
