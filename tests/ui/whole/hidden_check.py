"""Compares what the window shows of two positions that differ only in what is hidden."""

from __future__ import annotations

from random import Random

from PySide6.QtGui import QImage

from co2desk.session.seats import SIGNS, Seat
from co2desk.session.setup import GameSetup
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.models.places import NOBODY
from tests.ui.board_check import same_picture
from tests.ui.everything_shown import Line, differences, read, seen
from tests.ui.screen import NAMES, Screen, people
from tests.ui.whole.positions import Position

LATEST = 12  # events that happened since the player at the screen decided last
SIZE = (1200, 760)


def lay(screen: Screen, position: Position, seats: tuple[Seat, ...]) -> None:
    """Open a position in the window; its last events happened since anybody decided."""
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


Page = tuple[list[QImage], list[Line]]  # all that can be seen, and all that can be read


def pages(screen: Screen, position: Position, seats: tuple[Seat, ...], number: int) -> list[Page]:
    """What a position shows: under the cover, and on each page after it."""
    lay(screen, position, seats)
    found = []
    for page in range(number):
        if page:
            cover = screen.game_view.cover
            screen.push(cover.it_is_me if page == 1 else cover.go_on)
        found.append((seen(screen), read(screen)))
    return found


def assert_same(one: list[Page], other: list[Page]) -> None:
    """Both positions look and read the same, page by page."""
    for (pictures, lines), (other_pictures, other_lines) in zip(one, other, strict=True):
        found = differences(lines, other_lines)
        assert found == "", found
        assert all(same_picture(*pair) for pair in zip(pictures, other_pictures, strict=True))


def assert_nothing_hidden_shows(screen: Screen, position: Position, chance: Random) -> None:
    """Under the cover, while a player reads what happened, in the own turn, and while others act. Who plays
    alone sees no cover."""
    screen.controller.preferences.set("tips", False)  # each is shown once only
    players = position.session.options.players
    if players > 1:
        everybody = people(players)
        number = 1 if position.session.game.is_over else 3
        shown = pages(screen, position, everybody, number)
        assert_same(shown[:1], pages(screen, position.twin(NOBODY, chance), everybody, 1))
        if number > 1:
            assert_same(shown, pages(screen, position.twin(position.decider, chance), everybody, number))
    onlooker = chance.randrange(players)
    seats = alone(onlooker, players)
    shown = pages(screen, position, seats, 1)
    assert_same(shown, pages(screen, position.twin(onlooker, chance), seats, 1))


def alone(seat: int, players: int) -> tuple[Seat, ...]:
    """One person among computer players: always in view, whoever decides."""
    return tuple(Seat(NAMES[n], SIGNS[n], "person" if n == seat else "steady") for n in range(players))
