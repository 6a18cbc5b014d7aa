"""A session that has been played for a while."""

from __future__ import annotations

from random import Random
from typing import Any

from co2desk.session import GameOptions, Session


def play_on(session: Session, decisions: int, seed: int) -> None:
    """So many decisions by chance, or fewer if the game ends."""
    chance = Random(seed)
    for _ in range(decisions):
        if session.game.is_over:
            return
        session.play(chance.choice(session.game.legal()))


def played(options: GameOptions, decisions: int, seed: int = 1) -> Session:
    session = Session.new(options)
    play_on(session, decisions, seed)
    return session


def played_to_a_turn(options: GameOptions, decisions: int) -> Session:
    """The same, and on until somebody is free to act: there every game can be written down."""
    session = played(options, decisions)
    while session.game.decision.kind != "turn":
        play_on(session, 1, seed=len(session.actions))
    return session


def tables_of(session: Session) -> list[Any]:
    """Every position of a game so far, the present one last."""
    return [*session.positions, session.game.table]
