"""A partner, or a player alone: what it chooses, and why."""

from __future__ import annotations

from typing import Any

from co2desk.bots.team.choose import Budget, Memory, choose_for_team
from co2desk.bots.thought import Idea, TeamPlan, Thought
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game


class Partner:
    """Keeps the plan of the team from decision to decision."""

    def __init__(self, budget: Budget, seed: int) -> None:
        self.budget = budget
        self.seed = seed
        self.memory = Memory()

    def think(self, game: Game[Any], deadline: float) -> Thought:
        """`game` is the real one: everything hidden is dealt again before anything is tried."""
        memory = self.memory
        memory.is_new = False
        action = choose_for_team(game, self.budget, self.seed, memory, deadline)
        said = memory.intentions(game.decision.player) if self.budget.tries else ()
        plan = memory.proposal() if memory.is_new and self.budget.tries else None
        return Thought(action, (Idea((action, *self.rest_of_turn(action)), 0.0),), said, plan)

    def hear(self, plan: TeamPlan) -> None:
        """Another partner has said what the team could do."""
        self.memory.heard = plan

    def rest_of_turn(self, action: Action) -> tuple[Action, ...]:
        """What is planned after an action, if it is one of the plan."""
        memory = self.memory
        if not memory.turns or memory.turns[0][memory.taken - 1].action != action:
            return ()
        own = sorted(number for number in memory.expected.values() if number >= memory.taken)
        return tuple(memory.turns[0][number].action for number in own)
