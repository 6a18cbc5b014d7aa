"""A saved game with the people who play it."""

from __future__ import annotations

from typing import Any

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import Session
from co2desk.ui.seats import SIGNS, Seat
from co2desk.ui.setup import GameSetup

NAMES = ("Anna", "Bruno", "Chiara", "David", "Emil")  # for games that were saved without players


def game_document(session: Session, setup: GameSetup) -> dict[str, Any]:
    """The session's own document, and the seats beside it."""
    return {**session.save(), "seats": setup.to_json()["seats"]}


def read_game(document: object) -> tuple[Session, GameSetup]:
    """A saved game. Raises BadDocumentError that names the first thing that is wrong."""
    if not isinstance(document, dict):
        raise BadDocumentError("file", "a saved game")
    session = Session.load(document)
    if "seats" in document:
        wanted = {"options": document["options"], "seats": document["seats"]}
        return session, GameSetup.from_json(wanted)
    seats = tuple(Seat(NAMES[n], SIGNS[n]) for n in range(session.options.players))
    return session, GameSetup(session.options, seats)
