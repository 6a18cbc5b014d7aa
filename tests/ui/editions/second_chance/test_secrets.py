"""Nothing hidden can be read or seen at the window in Second Chance (19, 4.1, A24); see `tests/ui/whole`.

Lobbyist hands, goals of others, goals still to be chosen, packets of the draft and all piles are dealt again:
among partners as among rivals, every word and every pixel has to stay the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, zip_longest
from random import Random

import pytest

from co2desk.engine.editions.second_chance.ending import LAST_DECADE
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, MODES, SOLO
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.events import PRIVATE, GoalKept, code
from co2desk.session import Session
from tests.engine.random_play import choose
from tests.engine.second_chance.random_play import TABLES, plan
from tests.ui.editions.second_chance.long_games import random_session
from tests.ui.everything_shown import read
from tests.ui.screen import Screen, people
from tests.ui.second_screen import options
from tests.ui.whole.hidden_check import SIZE, assert_nothing_hidden_shows, lay
from tests.ui.whole.positions import RARE, Position, like

ORDINARY = {"turn": 0.05, "income_split": 0.2, "bonus": 0.2}  # the share of each kind that is looked at
OVER = "over"
# Where most is hidden; these are looked at in each mode before anything else.
FIRST_OF_ALL = ("draft", "keep_goal", OVER, "turn")


class SecondPosition(Position):
    @property
    def kind(self) -> str:
        game = self.session.game
        return OVER if game.is_over else str(game.decision.kind)

    @property
    def secrets(self) -> int:
        """How many goals are hidden, and whether any lobbyist is: players give some of them away early."""
        table = self.session.game.table
        goals = sum(map(bool, table.goal)) if table.ending != LAST_DECADE else 0
        personal = sum(map(len, table.personal)) if not table.ending else 0
        return goals + personal + sum(map(len, table.goal_choice)) + any(table.lobby_hand)

    def twin(self, seat: int, chance: Random) -> SecondPosition:
        """The same for this seat; nothing that it may not know is as it was."""
        game = self.session.game
        other = game.deal_again(seat, chance)
        setting = game.table.setting
        goals = list(setting.goal_by_number if setting.rivals else setting.personal_by_number)
        cards = [card.number for card in setting.base.lobby]

        def changed(event: Event) -> Event:
            if code(event) not in PRIVATE or event[0] == seat:
                return event
            drawn = chance.choice(goals if isinstance(event, GoalKept) else cards)
            return event._replace(card=drawn)  # type: ignore[attr-defined, no-any-return]

        return SecondPosition(like(self.session, other), [changed(event) for event in self.events])


def positions(number: int) -> Iterator[SecondPosition]:
    """Moments of a random game."""
    game_plan, chance = plan(number), Random(f"window {number}")
    session = random_session(number)
    events = list(session.setup_events)
    while not session.game.is_over:
        if chance.random() < ORDINARY.get(session.game.decision.kind, RARE):
            yield SecondPosition(like(session, session.game.copy()), list(events))
        events += session.play(choose(session.game, game_plan.temper, chance))
    yield SecondPosition(like(session, session.game.copy()), list(events))


def some_positions(mode: str, first: int, games: int, most: int) -> list[SecondPosition]:
    """Moments of games of one mode: at first one of every kind of decision, always where most is hidden."""
    numbers = [n for n in range(first, first + games * len(TABLES)) if TABLES[n % len(TABLES)][0] == mode]
    found = [position for number in numbers[:games] for position in positions(number)]
    Random(first).shuffle(found)
    found.sort(key=lambda position: -position.secrets)
    by_kind: dict[str, list[SecondPosition]] = {kind: [] for kind in FIRST_OF_ALL}
    for position in found:
        by_kind.setdefault(position.kind, []).append(position)
    rounds = chain.from_iterable(zip_longest(*by_kind.values()))
    return [position for position in rounds if position is not None][:most]


# --- at the window --------------------------------------------------------------------------------------


@pytest.fixture
def used_screen(screen: Screen) -> Screen:
    """A window in which everything has been open once."""
    screen.window.resize(*SIZE)
    lay(screen, SecondPosition(Session.new(options()), []), people(2))
    screen.sit_down()
    read(screen)
    return screen


@pytest.mark.parametrize(("mode", "most"), [(COOPERATIVE, 3), (COMPETITIVE, 4), (SOLO, 4)])
def test_what_is_shown_does_not_depend_on_what_is_hidden(used_screen: Screen, mode: str, most: int) -> None:
    """19, 4.1: at decisions of every mode and at the end of games."""
    chance = Random(mode)
    for position in some_positions(mode, first=0, games=3, most=most):
        assert_nothing_hidden_shows(used_screen, position, chance)


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("first", range(100, 240, 28))
def test_what_is_shown_in_many_games_does_not_depend_on_what_is_hidden(
    used_screen: Screen, mode: str, first: int
) -> None:
    """19, 4.1: the same in many games, with any readings and every kind of decision."""
    chance = Random(first)
    for position in some_positions(mode, first, games=6, most=40):
        assert_nothing_hidden_shows(used_screen, position, chance)
