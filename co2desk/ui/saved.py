"""The people who play a game that was saved."""

from __future__ import annotations

from co2desk.session import Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.session.setup import GameSetup

NAMES = ("Anna", "Bruno", "Chiara", "David", "Emil")  # for games that were saved without players


def setup_of(session: Session) -> GameSetup:
    """What a game was set up with; a game of programs gets people."""
    seats = session.seats or tuple(Seat(NAMES[n], SIGNS[n]) for n in range(session.options.players))
    return GameSetup(session.options, seats, session.practice)
