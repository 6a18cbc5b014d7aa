"""Nothing hidden can be read or seen at the window (I-22, G-40).

A position is laid on the desk twice; the second time everything that the player at the screen may not know
has been dealt again: other hands, other goals, all piles, what the log keeps to itself. Every word and every
pixel has to stay the same.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.ui.everything_shown import read
from tests.ui.screen import Screen
from tests.ui.whole.hidden_check import SIZE, assert_nothing_hidden_shows
from tests.ui.whole.positions import Position, positions


def some_positions(first: int, games: int, most: int) -> list[Position]:
    """Moments of several games, every kind of decision among them at least once."""
    chance = Random(first)
    found = [position for number in range(first, first + games) for position in positions(number)]
    chance.shuffle(found)
    kinds: dict[str, Position] = {}
    for position in found:
        over = position.session.game.is_over
        kinds.setdefault("over" if over else position.session.game.decision.kind, position)
    chosen = list(kinds.values())
    return (chosen + [position for position in found if position not in chosen])[:most]


# --- at the window --------------------------------------------------------------------------------------


@pytest.fixture
def used_screen(screen: Screen) -> Screen:
    """A window in which everything has been open once."""
    screen.window.resize(*SIZE)
    screen.new()
    screen.sit_down()
    read(screen)
    return screen


def test_what_is_shown_does_not_depend_on_what_is_hidden(used_screen: Screen) -> None:
    """I-22, G-40: under the cover, while a player reads what happened, in the own turn, while others act."""
    chance = Random(1)
    for position in some_positions(first=4, games=8, most=5):
        assert_nothing_hidden_shows(used_screen, position, chance)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(100, 180, 8))
def test_what_is_shown_in_many_games_does_not_depend_on_what_is_hidden(
    used_screen: Screen, first: int
) -> None:
    """I-22, G-40: the same in many games."""
    chance = Random(first)
    for position in some_positions(first, games=8, most=40):
        assert_nothing_hidden_shows(used_screen, position, chance)
