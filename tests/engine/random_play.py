"""Random games of both editions: players who play them with some temper.

Everything follows from the number of a game. Uniform players lose every game early, so each game draws a
temper that makes some kinds of actions more likely; with the boxes that each edition adds, games together
reach every ending.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import NOBODY
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.switches import Switch, Value
from co2desk.engine.table.actions import MoveScientist, cash_company_goal
from co2desk.engine.table.ids import CARD_PLACE, FIRST_TOPIC, HAND, summit_of
from co2desk.engine.table.table import Table

T = TypeVar("T", bound=Table)

GAMES = int(os.environ.get("CO2DESK_GAMES", "60"))
MOST_DECISIONS = 3_000  # no game is longer

# Kinds of their own for a temper that knows them: moves to a topic of a summit, and from the hand to work.
TO_SUMMIT, TO_WORK = "to_summit", "to_work"

# How likely a kind of action is, among the kinds that are legal; 1 where nothing is said.
TEMPERS: dict[str, dict[str, float]] = {
    "careless": {"cash_company_goal": 0.2},
    "builder": {
        "build": 100,
        "score_un_goal": 50,
        "install": 4,
        "recruit": 4,
        "cash_company_goal": 0.02,
        "build_plant": 100,
        "infrastructure": 4,
    },
    "hasty": {
        "build": 30,
        "install": 3,
        "end_turn": 30,
        "cash_company_goal": 0.01,
        "build_plant": 30,
        "infrastructure": 3,
    },
    "trader": {
        "sell_cep": 20,
        "buy_cep": 5,
        "propose": 4,
        "install": 0.02,
        "build": 0.1,
        "bid": 3,
        "plan": 4,
        "infrastructure": 0.1,
        "build_plant": 0.1,
    },
    "scholar": {
        "move_scientist": 4,
        "recruit": 9,
        "build": 50,
        "choose_project": 9,
        "cash_company_goal": 0.02,
        "build_plant": 50,
        "give_bonus": 4,
        "decline": 0.2,
    },
    "delegate": {TO_SUMMIT: 900, TO_WORK: 90, "move_scientist": 0.01, "recruit": 90, "end_turn": 0.1},
}


@dataclass(frozen=True)
class Plan(Generic[T]):
    """One game that can be played: options, seed and temper."""

    number: int
    players: int
    switches: dict[str, Value]
    variants: Any
    temper: str
    box: str

    def start(self) -> Game[T]:
        raise NotImplementedError

    def random(self) -> Random:
        return Random(self.number)


def drawn_apart(number: int, catalogue: Sequence[Switch], later: Container[str]) -> dict[str, Value]:
    """Readings that came `later` than the games got their numbers. Each is drawn for itself, so that what a
    number stands for stays as it was."""
    found = [switch for switch in catalogue if switch.key in later]
    return {switch.key: Random(f"plan {number} {switch.key}").choice(switch.values) for switch in found}


def choose(game: Game[T], temper: str, chance: Random) -> Action:
    """An action of whoever has to act, or now and then somebody else's company goal (DP-24)."""
    if game.edition.anytime and chance.random() < 0.003:
        holders = [player for player, card in enumerate(game.table.goal) if card]
        if holders:
            return cash_company_goal(chance.choice(holders))
    by_kind: dict[str, list[Action]] = {}
    likely = TEMPERS[temper]
    for action in game.legal():
        kind = kind_of_move(action) if TO_SUMMIT in likely else action.kind
        by_kind.setdefault(kind, []).append(action)
    weights = [likely.get(kind, 1.0) for kind in by_kind]
    kind = chance.choices(list(by_kind), weights)[0]
    return chance.choice(nearly_full(game.table, by_kind[kind]) if kind == TO_SUMMIT else by_kind[kind])


def nearly_full(table: Table, moves: list[Action]) -> list[Action]:
    """Delegates join the summit that lacks the fewest: else hardly any is ever held."""

    def missing(move: Any) -> int:
        return table.summit_seats[summit_of(move.destination)].count(NOBODY)

    fewest = min(map(missing, moves))
    return [move for move in moves if missing(move) == fewest]


def kind_of_move(action: Action) -> str:
    if isinstance(action, MoveScientist):
        if FIRST_TOPIC <= action.destination < CARD_PLACE:
            return TO_SUMMIT
        if action.origin == HAND and action.destination < FIRST_TOPIC:
            return TO_WORK
    return action.kind


def play(plan: Plan[T]) -> Iterator[tuple[Game[T], Action]]:
    """A game with each action that is about to be taken."""
    game, chance = plan.start(), plan.random()
    for _ in range(MOST_DECISIONS):
        if game.is_over:
            return
        action = choose(game, plan.temper, chance)
        yield game, action
        game.apply_trusted(action)
    raise AssertionError("a game without end")


def find(plans: Iterable[Plan[T]], kind: str, wanted: Callable[[T], bool]) -> T:
    """The first table of some games that waits for a decision of this kind and is as wanted."""
    for plan in plans:
        for game, _ in play(plan):
            if game.decision.kind == kind and wanted(game.table):
                return game.table.copy()
    raise AssertionError(f"no game waits for {kind} like this")
