"""Whole games at random, with every invariant after every action (specification 18).

    CO2DESK_GAMES=2000 pytest tests/engine/first/test_random_games.py

plays the long version. Each game follows from its number alone: a failure names it, and
`random_play.plan(number)` plays it again.
"""

from __future__ import annotations

from collections import Counter

import pytest

from co2desk.engine.editions.first import EDITION
from co2desk.engine.editions.first.ending import BELOW_DANGER, ENDINGS, GREEN_REGIONS, LAST_DECADE
from co2desk.engine.editions.first.invariants import problems
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.table.actions import Build, EndTurn, Install, Propose

from .. import random_games
from ..random_play import GAMES, play
from .random_play import plan
from .steps import changes
from .universe import universe

pytestmark = pytest.mark.slow

CHUNK = 5


class Run(random_games.Run[FirstTable]):
    main_actions = (Propose, Install, Build)
    problems = staticmethod(problems)
    changes = staticmethod(changes)
    universe = staticmethod(universe)

    def expected_turns(self) -> int:
        """I-19: every decade is played to its end, but a lost one ends before its first turn."""
        table = self.game.table
        at_the_end = table.ending in (LAST_DECADE, GREEN_REGIONS, BELOW_DANGER)
        decades = table.decade if at_the_end else table.decade - 1
        return decades * table.setting.rounds * table.setting.players


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_keep_every_invariant(first: int) -> None:
    """I-01 to I-20 after every action: no dead end, no endless game, no refused legal action, no shared
    state; the right number of turns (I-19), and the same game again from its log (I-21)."""
    for number in range(first, min(GAMES, first + CHUNK)):
        run = Run(plan(number))
        run.check()
        assert run.game.table.ending in ENDINGS


def test_random_games_reach_every_ending_and_decision() -> None:
    """The plans are wide enough: all endings and all decisions come up."""
    endings: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    for number in range(250):
        for game, _ in play(plan(number)):
            decisions[game.decision.kind] += 1
        endings[game.table.ending] += 1
    assert endings.keys() == set(ENDINGS)
    assert decisions.keys() == EDITION.decisions.keys()


def test_universe_holds_every_kind_of_action_of_this_edition() -> None:
    """The agreement of `legal()` and `why_not()` is tested for every action that any decision can take."""
    rules = [rule for rules in EDITION.decisions.values() for rule in rules]
    written = {action.kind for action in universe(plan(3).start())}
    assert {rule.action.kind for rule in (*rules, *EDITION.anytime)} <= written


def test_games_have_the_printed_length() -> None:
    """I-19: a game to the last decade has 60 turns with three to five players, 50 with two, 30 alone."""
    lengths = {1: 30, 2: 50, 3: 60, 4: 60, 5: 60}
    seen = set()
    for number in range(150):
        chosen = plan(number)
        if chosen.box == "patient" and chosen.switches.get("six_decades_at", 5) == 5:
            steps = list(play(chosen))
            if steps[-1][0].table.ending == LAST_DECADE:
                turns = sum(isinstance(action, EndTurn) for _, action in steps)
                assert turns == lengths[chosen.players]
                seen.add(chosen.players)
    assert seen == lengths.keys()
