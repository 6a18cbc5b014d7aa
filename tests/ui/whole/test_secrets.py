"""Nothing hidden can be read or seen at the window (I-22, G-40).

A position is laid on the desk twice; the second time everything that the player at the screen may not know
has been dealt again: other hands, other goals, all piles, what the log keeps to itself. Every word and every
pixel has to stay the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from co2desk.engine.machine.game import Game
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.events import PRIVATE, code
from co2desk.session import GameOptions, Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.session.setup import GameSetup
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.models.places import NOBODY
from tests.engine.random_play import choose
from tests.ui.everything_shown import differences, read, seen
from tests.ui.screen import NAMES, Screen, people
from tests.ui.whole.test_whole_games import same_picture

# Kinds of decisions that every game is full of; all others are rare, and looked at more often.
ORDINARY = {"turn": 0.03, "project_expertise": 0.03, "income_split": 0.1, "bid": 0.1, "draft": 0.1}
RARE = 0.4
LATEST = 12  # events that happened since the player at the screen decided last
TEMPERS = ("careless", "builder", "trader", "scholar", "delegate")
SIZE = (1200, 760)


class Position(NamedTuple):
    """A moment of a game: the session without its history, and what has happened so far."""

    session: Session
    events: list[Event]

    @property
    def decider(self) -> int:
        player: int = self.session.game.decision.player
        return player

    def twin(self, seat: int, chance: Random) -> Position:
        """The same for this seat; nothing that it may not know is as it was."""
        game = self.session.game
        other = game.deal_again(seat, chance)
        cards = [card.number for card in game.table.setting.base.lobby]
        events = [
            event._replace(card=chance.choice(cards))  # type: ignore[attr-defined]
            if code(event) in PRIVATE and event[0] != seat
            else event
            for event in self.events
        ]
        return Position(like(self.session, other), events)


def like(session: Session, game: Game[Any]) -> Session:
    return Session(session.options, session.pack, session.readings, game)


def positions(number: int) -> Iterator[Position]:
    """Moments of a random game of two to five people."""
    chance = Random(f"window {number}")
    variants = {"draft": chance.random() < 0.5, "auction": chance.random() < 0.5}
    options = GameOptions(players=2 + number % 4, seed=number, variants=variants)
    session, temper = Session.new(options), chance.choice(TEMPERS)
    events = list(session.setup_events)
    while not session.game.is_over:
        if chance.random() < ORDINARY.get(session.game.decision.kind, RARE):
            yield Position(like(session, session.game.copy()), list(events))
        events += session.play(choose(session.game, temper, chance))
    yield Position(like(session, session.game.copy()), list(events))


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


def lay(screen: Screen, position: Position, seats: tuple[Seat, ...]) -> None:
    """Lay a position on the desk; the last events happened since anybody decided."""
    for dialog in screen.window.findChildren(EndDialog):
        dialog.close()
    session, events = position
    session.setup_events = events[:-LATEST]
    game_view, controller = screen.window.parts.game_view, screen.window.parts.controller
    controller.open(session, GameSetup(session.options, seats))
    controller.busy = True  # computer players wait, as for an animation
    controller.log.append(events[-LATEST:], 1)
    screen.window.pages.setCurrentWidget(game_view)
    screen.settle()


def assert_same(screen: Screen, one: Position, other: Position, seats: tuple[Seat, ...], pages: int) -> None:
    """Both positions look and read the same: under the cover, and on each page after it."""
    found = []
    for position in (one, other):
        lay(screen, position, seats)
        shown = []
        for page in range(pages):
            if page:
                cover = screen.game_view.cover
                screen.push(cover.it_is_me if page == 1 else cover.go_on)
            shown.append((seen(screen), read(screen)))
        found.append(shown)
    for (pictures, lines), (other_pictures, other_lines) in zip(*found, strict=True):
        assert differences(lines, other_lines) == ""
        assert all(same_picture(*pair) for pair in zip(pictures, other_pictures, strict=True))


def alone(seat: int, players: int) -> tuple[Seat, ...]:
    """One person among computer players: always in view, whoever decides."""
    return tuple(Seat(NAMES[n], SIGNS[n], "person" if n == seat else "steady") for n in range(players))


def assert_nothing_hidden_shows(screen: Screen, position: Position, chance: Random) -> None:
    players = position.session.options.players
    everybody = people(players)
    assert_same(screen, position, position.twin(NOBODY, chance), everybody, pages=1)
    if not position.session.game.is_over:
        decider = position.decider
        assert_same(screen, position, position.twin(decider, chance), everybody, pages=3)
    onlooker = chance.randrange(players)
    assert_same(screen, position, position.twin(onlooker, chance), alone(onlooker, players), pages=1)


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
