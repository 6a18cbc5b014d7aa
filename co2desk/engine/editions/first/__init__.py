"""CO2 (2012)."""

from __future__ import annotations

from ...machine.game import Game
from ...machine.rule import Emit
from .sequence import EDITION
from .setting import FirstSetting
from .setup import set_up
from .table import FirstTable

__all__ = ["EDITION", "FirstGame", "begin"]

FirstGame = Game[FirstTable]


def begin(setting: FirstSetting, seed: int, emit: Emit) -> FirstGame:
    """A new game, waiting for its first decision; `emit` hears what happened so far."""
    game = Game(EDITION, set_up(setting, seed))
    game.settle(emit)
    return game
