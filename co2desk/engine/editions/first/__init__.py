"""CO2 (2012)."""

from __future__ import annotations

from ...machine.game import Game
from ...machine.rule import Emit
from ...table.kit import FirstKit
from .sequence import EDITION
from .setting import FirstSetting, Variants
from .setup import set_up
from .switches import Switches
from .table import FirstTable

__all__ = ["EDITION", "FirstGame", "begin", "new_game"]

FirstGame = Game[FirstTable]


def new_game(
    kit: FirstKit,
    players: int,
    seed: int,
    switches: Switches | None = None,
    variants: Variants | None = None,
    emit: Emit = lambda event: None,
) -> FirstGame:
    """A new game of the first edition, waiting for its first decision; `emit` hears what happened so far."""
    return begin(FirstSetting(kit, switches or Switches(), variants or Variants(), players), seed, emit)


def begin(setting: FirstSetting, seed: int, emit: Emit) -> FirstGame:
    """The same with a setting that is made already."""
    game = Game(EDITION, set_up(setting, seed))
    game.settle(emit)
    return game
