"""CO2: Second Chance (2018): cooperative, competitive and solo."""

from __future__ import annotations

from ...machine.game import Game
from ...machine.rule import Emit
from .sequence import EDITIONS
from .setting import SecondChanceSetting
from .setup import set_up
from .table import SecondChanceTable

__all__ = ["EDITIONS", "SecondChanceGame", "begin"]

SecondChanceGame = Game[SecondChanceTable]


def begin(setting: SecondChanceSetting, seed: int, emit: Emit) -> SecondChanceGame:
    """A new game, waiting for its first decision; `emit` hears what happened so far."""
    game = Game(EDITIONS[setting.mode], set_up(setting, seed))
    game.settle(emit)
    return game
