"""Every action of Second Chance; see `tests/engine/universe.py`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from co2desk.engine.editions.second_chance import SecondChanceGame
from co2desk.engine.machine.actions import Action
from co2desk.engine.table import actions as a

from ..universe import MOST, projects_of, shared_universe


def universe(game: SecondChanceGame) -> Iterator[Action]:
    """All actions of all kinds."""
    spaces, seats = range(game.table.setting.spaces), range(game.table.setting.players)
    yield from shared_universe(game)
    yield from (a.plan(*values) for values in projects_of(game))
    yield from (a.infrastructure(space) for space in spaces)
    yield from (a.build_plant(*values) for values in product(spaces, range(3)))
    yield from (a.give_bonus(seat) for seat in seats)
    yield from (a.reduce_co2(steps) for steps in range(MOST))
    yield a.SECOND_ACTION
    yield from (a.propose(0, 0, 0), a.install(0), a.build(0, 0, 0), a.PASS)  # the other edition's
