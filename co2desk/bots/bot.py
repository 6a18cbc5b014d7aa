"""What every computer player is: it sees a game and names one legal action. It never changes the game, and it
never knows more than its seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game


class Bot(ABC):
    """`decide` is handed a game in which everything has been dealt again that its seat may not know: piles,
    other hands, other goals. So it may try out what it likes there without learning anything."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.deals = Random(f"deals {seed}")  # of their own: no choice depends on how often cards are dealt

    def choose(self, game: Game[Any]) -> Action:
        """One legal action of the seat that owes an answer."""
        legal = game.legal()
        if len(legal) == 1:
            return legal[0]
        return self.decide(game.deal_again(game.decision.player, self.deals), legal)

    @abstractmethod
    def decide(self, game: Game[Any], legal: list[Action]) -> Action:
        """One of several legal actions."""
