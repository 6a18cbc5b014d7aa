"""The four levels as computer players, in every edition and mode."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Any, ClassVar

from co2desk.bots.bot import Bot
from co2desk.bots.levels import SECONDS
from co2desk.bots.rivals.judge import JUDGES
from co2desk.bots.rivals.planner import WORK, WORK_WITH_MORE, Planner
from co2desk.bots.team.choose import BUDGETS
from co2desk.bots.team.partner import Partner
from co2desk.bots.thought import Thought
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game


class LevelBot(Bot):
    """Looks at the game as a rival, or for its team. It remembers its plan from decision to decision."""

    level: ClassVar[str]

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rival = Planner(WORK[self.level], seed, WORK_WITH_MORE.get(self.level))
        self.partner = Partner(BUDGETS[self.level], seed)

    def decide(self, game: Game[Any], legal: list[Action]) -> Thought:
        deadline = inf if self.patient else perf_counter() + SECONDS
        if game.edition.name in JUDGES:
            return self.rival.think(game, deadline)
        return self.partner.think(game, deadline)


class Beginner(LevelBot):
    level = "beginner"


class Steady(LevelBot):
    level = "steady"


class Strong(LevelBot):
    level = "strong"


class Expert(LevelBot):
    level = "expert"
