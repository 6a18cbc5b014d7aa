"""A table of computer players who hear what their partners propose, as the window tells it to them."""

from __future__ import annotations

from typing import Any

from co2desk.bots import Bot
from co2desk.bots.level_bots import LevelBot
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game


def choose(bots: list[Bot], game: Game[Any]) -> Action:
    """The answer of the seat that owes one. The others hear its new plan for the team."""
    chooser = bots[game.decision.player]
    thought = chooser.think(game)
    if thought.team_plan is not None:
        for bot in bots:
            if bot is not chooser and isinstance(bot, LevelBot):
                bot.partner.hear(thought.team_plan)
    return thought.action
