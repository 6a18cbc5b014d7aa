"""The simplest player: any legal action, each as likely as the other. It never cashes its company goal early:
that is a way out of trouble, not a move, and a random player would throw it away at once.
"""

from __future__ import annotations

from typing import Any

from co2desk.bots.bot import Bot
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import CashCompanyGoal


class RandomBot(Bot):
    def choose(self, game: Game[Any]) -> Action:
        """It looks at nothing but the list of legal actions, so nothing has to be dealt again for it."""
        return self.decide(game, game.legal())

    def decide(self, game: Game[Any], legal: list[Action]) -> Action:
        last = legal[-1]
        if type(last) is CashCompanyGoal and len(legal) > 1 and self.chance.random() < 0.98:
            legal.pop()
        return legal[int(self.chance.random() * len(legal))]
