"""Every action of the first edition; see `tests/engine/universe.py`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from co2desk.engine.editions.first import FirstGame
from co2desk.engine.machine.actions import Action
from co2desk.engine.table import actions as a

from ..universe import MOST, projects_of, shared_universe

# One card of each kind that a build could be asked to take: propose, build (three energies), buy, unknown.
OTHER_CARDS = (1, 15, 17, 19, 25, 99)


def universe(game: FirstGame) -> Iterator[Action]:
    """All actions of all kinds."""
    spaces, seats = range(game.table.setting.spaces), range(game.table.setting.players)
    hands = {card for hand in (*game.table.lobby_hand, *game.table.packets) for card in hand}
    cards = (0, *sorted(hands | {*OTHER_CARDS}))
    yield from shared_universe(game)
    yield from (a.propose(*values) for values in projects_of(game))
    yield from (a.install(space) for space in spaces)
    yield from (a.build(*values) for values in product(spaces, range(6), cards))
    yield from (a.bid(amount) for amount in range(MOST))
    yield from (a.pay_bid(*values) for values in product(range(13), range(5), range(5)))
    yield from (a.appoint(seat) for seat in seats)
    yield from (a.PASS, a.BUY_FOR_PAYMENT)
    yield from (a.plan(0, 0, 0), a.infrastructure(0), a.build_plant(0, 0))  # the other edition's
