"""Whole games of Second Chance at random, with every invariant after every action (specification 20).

    CO2DESK_GAMES=2000 pytest tests/engine/second_chance/test_random_games.py

plays the long version. Each game follows from its number alone: a failure names it, and
`random_play.plan(number)` plays it again.
"""

from __future__ import annotations

from collections import Counter

import pytest

from co2desk.engine.editions.second_chance import EDITIONS
from co2desk.engine.editions.second_chance.ending import CO2_LOST, ENDINGS
from co2desk.engine.editions.second_chance.invariants import problems
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, MODES, SOLO
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.actions import BuildPlant, EndTurn, Infrastructure, Plan
from co2desk.engine.table.events import ExpertiseGained, MoneyGiven, PointsGained

from .. import random_games
from ..random_play import GAMES, play
from .random_play import Plan as Chosen
from .random_play import plan
from .steps import changes
from .universe import universe

pytestmark = pytest.mark.slow

CHUNK = 5


class Run(random_games.Run[SecondChanceTable]):
    main_actions = (Plan, Infrastructure, BuildPlant)
    problems = staticmethod(problems)
    changes = staticmethod(changes)
    universe = staticmethod(universe)

    def __init__(self, chosen: Chosen) -> None:
        super().__init__(chosen)
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


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_keep_every_invariant(first: int) -> None:
    """I1 to I21 and I23 after every action, in all modes: no dead end, no endless game, no refused legal
    action, no shared state; the right number of turns (I22), and the same game again from its log (I24)."""
    for number in range(first, min(GAMES, first + CHUNK)):
        run = Run(plan(number))
        run.check()
        table = run.game.table
        assert table.ending in ENDINGS
        at_once = table.setting.kit.un_vp if table.setting.mode != COMPETITIVE else 0
        assert run.un_points == at_once * sum(map(len, table.un_claimed)), f"I16: game {number}"


def test_random_games_reach_every_ending_and_decision() -> None:
    """The plans are wide enough: all endings and, in every mode, all decisions come up."""
    endings: Counter[str] = Counter()
    decisions: Counter[tuple[str, str]] = Counter()
    for number in range(210):
        for game, _ in play(plan(number)):
            decisions[game.table.setting.mode, game.decision.kind] += 1
        endings[game.table.ending] += 1
    # Bonuses are offered where somebody else is there, and a point is worth refusing to rivals only.
    never = {
        ("cooperative", "bonus_received"),
        *((SOLO, kind) for kind in ("bonus", "bonus_received", "draft")),
    }
    assert endings.keys() == set(ENDINGS)
    assert {(mode, kind) for mode in MODES for kind in EDITIONS[mode].decisions} - decisions.keys() == never


@pytest.mark.parametrize("mode", MODES)
def test_universe_holds_every_kind_of_action_of_this_edition(mode: str) -> None:
    """The agreement of `legal()` and `why_not()` is tested for every action that any decision can take."""
    rules = [rule for rules in EDITIONS[mode].decisions.values() for rule in rules]
    written = {action.kind for action in universe(plan(3).start())}
    assert {rule.action.kind for rule in rules} <= written


def test_games_have_the_printed_length() -> None:
    """I22: 32, 33 and 32 turns with two to four partners, 40, 45 and 40 with rivals, 16 alone."""
    lengths = {("cooperative", 2): 32, ("cooperative", 3): 33, ("cooperative", 4): 32, ("solo", 1): 16}
    lengths |= {("competitive", 2): 40, ("competitive", 3): 45, ("competitive", 4): 40}
    seen = set()
    for number in range(70):
        chosen = plan(number)
        if chosen.box != "printed" and (chosen.variants.mode, chosen.players) not in seen:
            turns = sum(isinstance(action, EndTurn) for _, action in play(chosen))
            assert turns == lengths[chosen.variants.mode, chosen.players]
            seen.add((chosen.variants.mode, chosen.players))
    assert seen == lengths.keys()
