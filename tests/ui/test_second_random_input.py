"""Somebody leans on mouse and keyboard while Second Chance lies on the desk; see `test_random_input.py`."""

from __future__ import annotations

from random import Random

import pytest

from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, MODES, SOLO
from co2desk.ui.preferences import FAST, OFF
from co2desk.ui.seats import SIGNS, Seat
from tests.engine.random_play import choose
from tests.engine.second_chance.random_play import TABLES
from tests.ui.screen import NAMES, Screen, people
from tests.ui.test_random_input import SOAK_STEPS, Somebody, Trouble, lean_on, trouble
from tests.ui.test_second_secrets import random_session

STEPS = 360  # three positions of each mode

__all__ = ["trouble"]  # a fixture


class SomebodyElse(Somebody):
    """The same hands, at positions of one mode."""

    mode = COOPERATIVE

    def next_game(self) -> int:
        """The number of the next game of this mode."""
        self.games += 1
        while TABLES[self.games % len(TABLES)][0] != self.mode:
            self.games += 1
        return self.games

    def lay_game(self) -> None:
        """A moment of another random game, among people or with computer players."""
        number = self.next_game()
        chance, session = Random(number), random_session(number)
        for _ in range(chance.choice((0, 5, 30, 60, 90))):
            if not session.game.is_over:
                temper = chance.choice(("builder", "scholar", "trader", "delegate"))
                session.play(choose(session.game, temper, chance))
        players = session.options.players
        seats = people(players)
        if chance.random() < 0.4:
            seats = tuple(Seat(NAMES[n], SIGNS[n], "random" if n else "person") for n in range(players))
        self.screen.lay(session, seats)


class SomebodyWithRivals(SomebodyElse):
    mode = COMPETITIVE


class SomebodyAlone(SomebodyElse):
    mode = SOLO


AT = {COOPERATIVE: SomebodyElse, COMPETITIVE: SomebodyWithRivals, SOLO: SomebodyAlone}


@pytest.mark.parametrize(("mode", "speed"), [(COOPERATIVE, FAST), (COMPETITIVE, OFF), (SOLO, FAST)])
def test_random_input_breaks_nothing(screen: Screen, trouble: Trouble, mode: str, speed: str) -> None:  # noqa: F811 - the fixture
    """Issue 5: hundreds of presses, moves, turns of the wheel and keys, all over the desk, in every mode."""
    lean_on(screen, trouble, 1, speed, STEPS, AT[mode])


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("speed", [OFF, FAST])
@pytest.mark.parametrize("seed", range(20, 23))
def test_much_random_input_breaks_nothing(
    screen: Screen,
    trouble: Trouble,  # noqa: F811 - the fixture
    mode: str,
    speed: str,
    seed: int,
) -> None:
    """The same for thousands of steps."""
    lean_on(screen, trouble, seed, speed, SOAK_STEPS, AT[mode])
