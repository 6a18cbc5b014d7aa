"""Whole games of Second Chance at random, with every invariant after every action (specification 20).

    CO2DESK_GAMES=2000 pytest tests/engine/second_chance/test_random_games.py

plays the long version. Each game follows from its number alone: a failure names it, and
`random_play.plan(number)` plays it again.
"""

from __future__ import annotations

from collections import Counter

import pytest

from co2desk.engine.editions.second_chance import EDITIONS
from co2desk.engine.editions.second_chance.ending import CO2_LOST, ENDINGS, LAST_DECADE
from co2desk.engine.editions.second_chance.invariants import changes, problems
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, MODES
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.actions import BuildPlant, EndTurn, Infrastructure, Plan
from co2desk.engine.table.events import BonusGiven, ExpertiseGained, MoneyGiven, PointsGained

from .. import random_games
from ..random_play import GAMES, play
from .random_play import plan
from .universe import universe

CHUNK = 5


class Run(random_games.Run[SecondChanceTable]):
    main_actions = (Plan, Infrastructure, BuildPlant)
    problems = staticmethod(problems)
    changes = staticmethod(changes)
    universe = staticmethod(universe)

    def __init__(self, plan: random_games.Plan[SecondChanceTable]) -> None:
        super().__init__(plan)
        self.un_points = 0
        self.reached: Counter[tuple[int, int, int]] = Counter()

    def watch(self, before: SecondChanceTable, action: Action, events: list[Event]) -> None:
        """I13: a space of a track is reached once; I16: points for UN goals; I23: no money changes hands."""
        for event in events:
            assert not isinstance(event, MoneyGiven), "I23"
            if isinstance(event, ExpertiseGained):
                self.reached[event] += 1
                assert self.reached[event] == 1, "I13"
            elif isinstance(event, PointsGained) and event.cause == "un_goal":
                self.un_points += event.amount

    def expected_turns(self) -> int:
        """I22: every round of every decade; a team loses after the turns of a decade, rivals before them."""
        table = self.game.table
        lost_before = table.setting.mode == COMPETITIVE and table.ending == CO2_LOST
        decades = range(1, table.decade + (not lost_before))
        return sum(table.setting.rounds(decade) for decade in decades) * table.setting.players
