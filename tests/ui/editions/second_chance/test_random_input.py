"""Random input by mouse and keyboard in games of Second Chance; see `tests/ui/whole/random_input.py`."""

from __future__ import annotations

from random import Random

import pytest

from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, MODES, SOLO
from co2desk.session import Session
from co2desk.session.seats import Seat
from co2desk.ui.preferences import FAST, OFF
from tests.engine.second_chance.random_play import TABLES
from tests.ui.editions.second_chance.long_games import random_session
from tests.ui.screen import Screen
from tests.ui.unseen_errors import Trouble
from tests.ui.whole.random_input import SOAK_STEPS, Deal, lean_on, played_on, some_seats

STEPS = 360  # in each mode: three positions


def deal_in(mode: str) -> Deal:
    """Moments of random games of one mode."""
    tables = [number for number, (of_table, _) in enumerate(TABLES) if of_table == mode]

    def deal(number: int) -> tuple[Session, tuple[Seat, ...]]:
        chance = Random(number)
        session = random_session(number * len(TABLES) + chance.choice(tables))
        return played_on(session, chance), some_seats(session.options.players, chance)

    return deal


@pytest.mark.parametrize(("mode", "speed"), [(COOPERATIVE, FAST), (COMPETITIVE, OFF), (SOLO, FAST)])
def test_random_input_breaks_nothing(speaking: Screen, trouble: Trouble, mode: str, speed: str) -> None:
    """Hundreds of presses, moves, turns of the wheel and keys, all over the window, in every mode."""
    lean_on(speaking, trouble, 1, speed, STEPS, deal_in(mode))


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("speed", [OFF, FAST])
@pytest.mark.parametrize("seed", range(20, 23))
def test_much_random_input_breaks_nothing(
    speaking: Screen, trouble: Trouble, mode: str, speed: str, seed: int
) -> None:
    """The same for thousands of steps."""
    lean_on(speaking, trouble, seed, speed, SOAK_STEPS, deal_in(mode))
