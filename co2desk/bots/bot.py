"""What every computer player is: it sees a game and names one legal action. It never changes the game, and it
never knows more than its seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from co2desk.bots.thought import Thought
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game


class Bot(ABC):
    """`think` may look at nothing that its seat does not know: it deals again what is hidden, piles, other
    hands and other goals, and tries out what it likes there without learning anything."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = Random(seed)
        self.patient = False  # nobody waits: thinks as long as its level thinks, on however slow a machine
        self.deals = Random(f"deals {seed}")  # of their own: no choice depends on how often cards are dealt

    def choose(self, game: Game[Any]) -> Action:
        """One legal action of the seat that owes an answer."""
        return self.think(game).action

    def think(self, game: Game[Any]) -> Thought:
        """The choice, and why; nothing is said about a decision with a single answer."""
        legal = game.legal()
        if len(legal) == 1:
            return Thought(legal[0])
        return self.decide(game, legal)

    @abstractmethod
    def decide(self, game: Game[Any], legal: list[Action]) -> Thought:
        """A choice among several legal actions."""
