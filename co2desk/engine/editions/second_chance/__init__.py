"""CO2: Second Chance (2018): cooperative, competitive and solo."""

from __future__ import annotations

from ...machine.game import Game
from ...machine.rule import Emit
from ...table.kit import SecondChanceKit
from .sequence import EDITIONS
from .setting import SecondChanceSetting, Variants
from .setup import set_up
from .switches import Switches
from .table import SecondChanceTable

__all__ = ["EDITIONS", "SecondChanceGame", "begin", "new_game"]

SecondChanceGame = Game[SecondChanceTable]


def new_game(
    kit: SecondChanceKit,
    players: int,
    seed: int,
    switches: Switches | None = None,
    variants: Variants | None = None,
    emit: Emit = lambda event: None,
) -> SecondChanceGame:
    """A new game of Second Chance, waiting for its first decision; `emit` hears what happened so far."""
    setting = SecondChanceSetting(kit, switches or Switches(), variants or Variants(), players)
    return begin(setting, seed, emit)


def begin(setting: SecondChanceSetting, seed: int, emit: Emit) -> SecondChanceGame:
    """The same with a setting that is made already."""
    game = Game(EDITIONS[setting.mode], set_up(setting, seed))
    game.settle(emit)
    return game
