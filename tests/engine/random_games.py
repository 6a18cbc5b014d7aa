"""One random game, watched: what `test_random_games.py` of both editions asks of every game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Generic, TypeVar

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.actions import CashCompanyGoal, EndTurn
from co2desk.engine.table.events import CepSold, MarketRefilled, TurnBegan
from co2desk.engine.table.shapes import Problem
from co2desk.engine.table.table import Table

from .random_play import MOST_DECISIONS, Plan, choose

T = TypeVar("T", bound=Table)

CHECKED_AGAINST_UNIVERSE = 0.05  # of all decisions


class Run(Generic[T]):
    """A random game with every invariant after every action."""

    main_actions: ClassVar[tuple[type[Action], ...]]
    problems: Callable[[T], list[Problem]]
    changes: Callable[[T, T], list[Problem]]
    universe: Callable[[Game[T]], Iterator[Action]]

    def __init__(self, plan: Plan[T]) -> None:
        self.plan = plan
        self.game = plan.start()
        self.log: list[Action] = []
        self.turns = 0
        self.kept: list[tuple[Game[T], str]] = []

    def expected_turns(self) -> int:
        raise NotImplementedError

    def watch(self, before: T, action: Action, events: list[Event]) -> None:
        """What else an edition has to say about a step."""

    def play(self) -> None:
        chance, looks = self.plan.random(), self.plan.random()
        self.turns = 1 if not self.game.is_over and self.game.decision.kind == "turn" else 0
        assert self.problems(self.game.table) == []
        while not self.game.is_over:
            assert len(self.log) < MOST_DECISIONS, "a game without end"
            if looks.random() < CHECKED_AGAINST_UNIVERSE:
                self.legal_and_why_not_agree()
                self.kept.append((self.game.copy(), self.game.fingerprint()))
            self.step(choose(self.game, self.plan.temper, chance))

    def step(self, action: Action) -> None:
        game = self.game
        before = game.table.copy()
        if isinstance(action, EndTurn) and not before.mandatory_done:
            assert not any(isinstance(a, self.main_actions) for a in game.legal()), "I-17, I14"
        events = game.apply(action)
        self.log.append(action)
        self.turns += sum(isinstance(event, TurnBegan) for event in events)
        assert self.problems(game.table) == [], action
        assert self.changes(before, game.table) == [], action
        assert game.table.price == price_after(before.price, events, game), "I-03, I2"
        assert game.is_over or game.legal(), "nobody can go on"
        self.watch(before, action, events)

    def legal_and_why_not_agree(self) -> None:
        """An action is refused exactly when it is not listed, for everybody at the table."""
        game = self.game
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
        for action in self.universe(game):
            refusals = game.all_refusals(action)
            assert (not refusals) == (action in listed), action
            assert next(iter(refusals), None) == game.why_not(action), action
            assert len(set(refusals)) == len(refusals), action

    def replayed(self) -> Game[T]:
        """The same options, seed and actions again, with the actions written down as JSON between."""
        game = self.plan.start()
        for line in [json.dumps(game.codec.action_to_json(action)) for action in self.log]:
            game.apply(game.codec.action_from_json(json.loads(line)))
        return game

    def check(self) -> None:
        """The whole game: no dead end, no endless game, no refused legal action, no shared state; the right
        number of turns (I-19, I22), and the same game again from its log (I-21, I24)."""
        self.play()
        number = self.plan.number
        assert self.turns == self.expected_turns(), f"I-19, I22: game {number}"
        assert self.replayed().fingerprint() == self.game.fingerprint(), f"I-21, I24: game {number}"
        assert all(game.fingerprint() == mark for game, mark in self.kept), f"shared state, game {number}"


def price_after(price: int, events: list[Event], game: Game[Any]) -> int:
    """I-03, I2: one step up each time the market runs empty, one step down for a sale."""
    kit = game.table.setting.base
    for event in events:
        if isinstance(event, MarketRefilled):
            assert event.price == min(kit.price_max, price + 1)
            price = event.price
        elif isinstance(event, CepSold):
            assert event.price == price
            price = max(kit.price_min, price - 1)
    return price
