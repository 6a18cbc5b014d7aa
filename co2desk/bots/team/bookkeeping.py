"""Decisions at the end of a decade: income, and air bought back (11, 13).

What they are worth shows only when the decade's books are closed. In a plan, which is played thousands of
times, a few answers are tried; for a real decision the books are closed in several worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from random import Random
from typing import Any

from co2desk.bots.team.terms import value
from co2desk.bots.team.turn import best_answer
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import split_income

BOOKS = frozenset({"income_split", "reduction"})
MOST_SPLITS = 3  # ways to divide an income that are tried in a plan
MOST_ANSWERS = 9  # to a real decision
WORLDS = 6  # with other fossil plants
FEW = 4  # answers that are tried one by one


def careful_answer(game: Game[Any], seat: int, chance: Random, expired: Callable[[], bool]) -> Action:
    """The answer to a real decision: the one that is best on average of several worlds."""
    legal = game.legal()
    step = -(-(len(legal) - 1) // (MOST_ANSWERS - 1)) if len(legal) > MOST_ANSWERS else 1
    answers = [*legal[:-1:step], legal[-1]]
    if game.decision.kind == "reduction":
        return max(legal, key=lambda answer: worth(game, seat, answer))
    totals: list[list[float]] = [[] for _ in answers]
    for _ in range(WORLDS):
        world = game.deal_again(seat, chance)
        for number, answer in enumerate(answers):
            after = world.copy()
            after.apply_trusted(answer)
            totals[number].append(closed(after, seat))
        if expired():
            break
    sums = [fsum(values) for values in totals]
    return answers[sums.index(max(sums))]


def closed(game: Game[Any], seat: int) -> float:
    """What the position is worth when the books of this decade are closed."""
    table = game.table
    decade = table.decade
    while table.stack and table.decade == decade and table.stack[-1].kind != "turn":
        in_books = table.stack[-1].kind in BOOKS
        game.apply_trusted(bookkeeping_answer(game, seat) if in_books else best_answer(game, seat))
    return value(table, seat)


def bookkeeping_answer(game: Game[Any], seat: int) -> Action:
    frame = game.decision
    if frame.kind == "income_split":
        return best_split(game, seat, frame.data[0])
    legal = game.legal()
    return best_step(game, seat, legal)


def best_split(game: Game[Any], seat: int, amount: int) -> Action:
    steps = min(amount, MOST_SPLITS - 1)
    answers: list[Action] = [split_income((amount * step + steps - 1) // steps) for step in range(steps + 1)]
    return max(answers, key=lambda answer: worth(game, seat, answer))


def worth(game: Game[Any], seat: int, answer: Action) -> float:
    after = game.copy()
    after.apply_trusted(answer)
    return value(after.table, seat)


def best_step(game: Game[Any], seat: int, answers: list[Action]) -> Action:
    """The best of answers in an order in which they first become better, and then worse. It is mostly the
    last one (as much air as there are points for) or the first: these are looked at before the others."""
    low, high = 0, len(answers) - 1
    known: dict[int, float] = {}
    if high > 0:
        known[high], known[high - 1] = worth(game, seat, answers[high]), worth(game, seat, answers[high - 1])
        if known[high] > known[high - 1]:
            return answers[high]
        for number in (low, low + 1):
            if number not in known:
                known[number] = worth(game, seat, answers[number])
        if known[low] >= known[low + 1]:
            return answers[low]
    while high - low > FEW:
        middle = (low + high) // 2
        for number in (middle, middle + 1):
            if number not in known:
                known[number] = worth(game, seat, answers[number])
        if known[middle + 1] > known[middle]:
            low = middle + 1
        else:
            high = middle
    for number in range(low, high + 1):
        if number not in known:
            known[number] = worth(game, seat, answers[number])
    return answers[max(range(low, high + 1), key=lambda number: known[number])]
