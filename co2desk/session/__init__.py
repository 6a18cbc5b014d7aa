"""One running game: what it was set up with, its action log, undo and saving. No Qt."""

from __future__ import annotations

from typing import Any

from co2desk.engine.machine.game import Game
from co2desk.session.options import GameOptions
from co2desk.session.session import Session

__all__ = ["GameOptions", "Session", "new_game"]


def new_game(options: GameOptions) -> Game[Any]:
    """A game of any edition, without a log: for bots and simulations."""
    return Session.new(options).game
