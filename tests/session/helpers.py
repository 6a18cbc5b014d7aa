"""A session that has been played for a while."""

from __future__ import annotations

from random import Random

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
