"""A computer player that plays for every seat in tests of the window."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from co2desk.bots import BOTS
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import PASS, Bid

Chooser = Callable[[Game[Any]], Action]


def steady(seed: int) -> Chooser:
    """The sample player for every seat; in an auction it bids low, and not always."""
    bot, chance = BOTS["sample"](seed), Random(seed)

    def choose(game: Game[Any]) -> Action:
        if game.decision.kind != "bid":
            return bot.choose(game.copy())
        bids = [action for action in game.legal() if isinstance(action, Bid)]
        return bids[0] if bids and bids[0].amount < 12 and chance.random() < 0.3 else PASS

    return choose
