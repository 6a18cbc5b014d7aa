"""A partner, or a player alone: what it chooses, and why."""

from __future__ import annotations

from math import fsum
from typing import Any

from co2desk.bots.team.choose import Budget, Memory, choose_for_team
from co2desk.bots.team.terms import TERMS, terms
from co2desk.bots.thought import Idea, Thought, reasons
from co2desk.engine.machine.game import Game


class Partner:
    """Keeps the plan of the team from decision to decision."""

    def __init__(self, budget: Budget, seed: int) -> None:
        self.budget = budget
        self.seed = seed
        self.memory = Memory()

    def think(self, game: Game[Any], deadline: float) -> Thought:
        """`game` is the real one: everything hidden is dealt again before anything is tried."""
        seat = game.decision.player
        action = choose_for_team(game, self.budget, self.seed, self.memory, deadline)
        before = tuple(terms(game.table, seat))
        after = game.copy()
        after.apply_trusted(action)
        if after.table.ending:
            return Thought(action)
        later = tuple(terms(after.table, seat))
        return Thought(action, (Idea((action,), fsum(later) - fsum(before), reasons(TERMS, before, later)),))
