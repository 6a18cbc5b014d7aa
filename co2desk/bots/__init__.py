"""Computer players. A bot sees a game and names one legal action; it never changes the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from co2desk.bots.chance import RandomBot
from co2desk.bots.steady import SteadyBot
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game


class Bot(Protocol):
    def choose(self, game: Game[Any]) -> Action: ...


# By the name used on the command line. The number seeds whatever chance the bot uses.
BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "steady": SteadyBot}


def seat_bots(names: list[str], players: int, seed: int) -> list[Bot]:
    """A bot for every seat; a shorter list of names is repeated around the table."""
    return [BOTS[names[seat % len(names)]](seed * 16 + seat) for seat in range(players)]
