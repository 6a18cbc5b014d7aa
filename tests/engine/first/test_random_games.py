"""Whole games at random, with every invariant after every action (specification 18).

    CO2DESK_GAMES=2000 pytest tests/engine/first/test_random_games.py

plays the long version. Each game follows from its number alone: a failure names it, and
`random_play.plan(number)` plays it again.
"""

from __future__ import annotations

import json
from collections import Counter

import pytest

from co2desk.engine.editions.first import EDITION, FirstGame
from co2desk.engine.editions.first.invariants import changes, problems
from co2desk.engine.editions.first.scoring import BELOW_DANGER, ENDINGS, GREEN_REGIONS, LAST_DECADE
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.actions import Build, CashCompanyGoal, EndTurn, Install, Propose
from co2desk.engine.table.events import CepSold, MarketRefilled, TurnBegan

from .random_play import GAMES, MOST_DECISIONS, Plan, choose, plan, play
from .universe import universe

CHUNK = 5
CHECKED_AGAINST_UNIVERSE = 0.05  # of all decisions


class Run:
    """One random game, watched."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = plan.start()
        self.log: list[Action] = []
        self.turns = 0
        self.kept: list[tuple[FirstGame, str]] = []

    def play(self) -> None:
        chance, looks = self.plan.random(), self.plan.random()
        self.turns = 1 if self.game.decision.kind == "turn" else 0
        assert problems(self.game.table) == []
        while not self.game.is_over:
            assert len(self.log) < MOST_DECISIONS, "a game without end"
            if looks.random() < CHECKED_AGAINST_UNIVERSE:
                legal_and_why_not_agree(self.game)
                self.kept.append((self.game.copy(), self.game.fingerprint()))
            action = choose(self.game, self.plan.temper, chance)
            self.step(action)

    def step(self, action: Action) -> None:
        game = self.game
        before = game.table.copy()
        if isinstance(action, EndTurn) and not before.mandatory_done:
            assert not any(isinstance(a, Propose | Install | Build) for a in game.legal()), "I-17"
        events = game.apply(action)
        self.log.append(action)
        self.turns += sum(isinstance(event, TurnBegan) for event in events)
        assert problems(game.table) == [], action
        assert changes(before, game.table) == [], action
        assert game.table.price == price_after(before.price, events, game), "I-03"
        assert game.is_over or game.legal(), "nobody can go on"

    def expected_turns(self) -> int:
        """I-19: every decade is played to its end, but a lost one ends before its first turn."""
        table = self.game.table
        at_the_end = table.ending in (LAST_DECADE, GREEN_REGIONS, BELOW_DANGER)
        decades = table.decade if at_the_end else table.decade - 1
        return decades * table.setting.rounds * table.setting.players


def price_after(price: int, events: list[Event], game: FirstGame) -> int:
    """I-03: one step up each time the market runs empty, one step down for a sale."""
    kit = game.table.setting.kit
    for event in events:
        if isinstance(event, MarketRefilled):
            assert event.price == min(kit.price_max, price + 1)
            price = event.price
        elif isinstance(event, CepSold):
            assert event.price == price
            price = max(kit.price_min, price - 1)
    return price


def legal_and_why_not_agree(game: FirstGame) -> None:
    """An action is refused exactly when it is not listed, for everybody at the table."""
    legal = game.legal()
    assert len(legal) == len(set(legal))
    listed = set(legal)
    for seat in range(game.table.setting.players):
        if seat != game.to_act:
            others = game.legal(seat)
            assert all(action == CashCompanyGoal(seat) for action in others)
            listed.update(others)
    for action in listed:
        assert game.why_not(action) is None, action
    for action in universe(game):
        assert (game.why_not(action) is None) == (action in listed), action


def replayed(run: Run) -> FirstGame:
    """The same options, seed and actions again, with the actions written down as JSON between."""
    game = run.plan.start()
    for line in [json.dumps(game.codec.action_to_json(action)) for action in run.log]:
        game.apply(game.codec.action_from_json(json.loads(line)))
    return game


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_keep_every_invariant(first: int) -> None:
    """I-01 to I-20 after every action: no dead end, no endless game, no refused legal action, no shared
    state; the right number of turns (I-19), and the same game again from its log (I-21)."""
    for number in range(first, min(GAMES, first + CHUNK)):
        run = Run(plan(number))
        run.play()
        assert run.game.table.ending in ENDINGS
        assert run.turns == run.expected_turns(), f"I-19, game {number}"
        assert replayed(run).fingerprint() == run.game.fingerprint(), f"I-21, game {number}"
        assert all(game.fingerprint() == print_ for game, print_ in run.kept), f"shared state, game {number}"


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
