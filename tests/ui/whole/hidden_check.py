"""Compares what the window shows of two positions that differ only in what is hidden."""

from __future__ import annotations

from co2desk.session.seats import SIGNS, Seat
from co2desk.session.setup import GameSetup
from co2desk.ui.ending.dialog import EndDialog
from tests.ui.board_check import same_picture
from tests.ui.everything_shown import differences, read, seen
from tests.ui.screen import NAMES, Screen
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
