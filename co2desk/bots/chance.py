"""The simplest player: any legal action, each as likely as the other. It never cashes its company goal early:
that is a way out of trouble, not a move, and a random player would throw it away at once.
"""

from __future__ import annotations

from typing import Any

from co2desk.bots.bot import Bot
from co2desk.bots.thought import Thought
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import CashCompanyGoal


class RandomBot(Bot):
    def think(self, game: Game[Any]) -> Thought:
        """It looks at nothing but the list of legal actions, even if that has only one."""
        return self.decide(game, game.legal())

    def decide(self, game: Game[Any], legal: list[Action]) -> Thought:
        last = legal[-1]
        if type(last) is CashCompanyGoal and len(legal) > 1 and self.chance.random() < 0.98:
            legal.pop()
        return Thought(legal[int(self.chance.random() * len(legal))])
