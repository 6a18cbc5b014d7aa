"""Positions to look at: for screenshots and measurements. Played by computer players from fixed seeds."""

from __future__ import annotations

from co2desk.bots import seat_bots
from co2desk.session import GameOptions, Session
from co2desk.ui.seats import SIGNS, Seat
from co2desk.ui.setup import GameSetup

NAMES = ("Anna", "Bruno", "Chiara", "David", "Emil")


def played(players: int, seed: int, decade: int, bots: str = "steady") -> Session:
    """A game played until a turn of this decade, or to its end."""
    session = Session.new(GameOptions(players=players, seed=seed))
    table_players = seat_bots([bots], players, seed)
    while not session.game.is_over:
        if session.game.table.decade >= decade and session.game.decision.kind == "turn":
            break
        session.play(table_players[session.game.decision.player].choose(session.game))
    return session


def crowded_session() -> Session:
    """Five players late in a game that is still going on."""
    return played(5, CROWDED_SEED, 6)


def people(session: Session) -> GameSetup:
    seats = tuple(Seat(NAMES[n], SIGNS[n]) for n in range(session.options.players))
    return GameSetup(session.options, seats)


CROWDED_SEED = 141
