"""The people who play a game that comes from a file or from a text."""

from __future__ import annotations

from collections.abc import Sequence

from co2desk.session import Session
from co2desk.session.seats import SIGNS, Seat, clean_name
from co2desk.session.setup import GameSetup

NAMES = ("Anna", "Bruno", "Chiara", "David", "Emil")  # for games that were saved without players


def setup_of(session: Session) -> GameSetup:
    """What a game was set up with; a game of programs gets people."""
    seats = session.seats or people([""] * session.options.players)
    return GameSetup(session.options, seats, session.practice)


def people(names: Sequence[str]) -> tuple[Seat, ...]:
    """Persons with these names. Who has none, or that of somebody else, gets one that is free."""
    taken: list[str] = []
    for name in map(clean_name, names):
        is_own = name and name not in taken
        taken.append(name if is_own else next(n for n in NAMES if n not in taken and n not in names))
    return tuple(Seat(name, sign) for name, sign in zip(taken, SIGNS, strict=False))
