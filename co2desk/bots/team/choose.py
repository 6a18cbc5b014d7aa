"""The choice of a partner, or of a player alone, at one of the four levels.

Beginner looks one action ahead, Steady searches the whole turn, Strong and Expert improve the team's plan of
the decade. Work is counted, not time, so that a level is as strong on a slow machine; the deadline is a
safety net.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from co2desk.bots.rivals.search import position_key
from co2desk.bots.team.bookkeeping import BOOKS, careful_answer
from co2desk.bots.team.climb import climb
from co2desk.bots.team.intentions import intentions
from co2desk.bots.team.plan import Steps, play_plan
from co2desk.bots.team.turn import best_answer, turn_lines
from co2desk.bots.team.worlds import likely_world
from co2desk.bots.thought import Intention, TeamPlan
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import PlayLobby


class Budget(NamedTuple):
    """How much a level thinks."""

    width: int  # of the search of one turn; 0 looks at single actions
    tries: int = 0  # changes of the plan that are tried whenever the game is not where it was expected


BUDGETS = {
    "beginner": Budget(0),
    "steady": Budget(2),
    "strong": Budget(2, 800),
    "expert": Budget(2, 1600),
}
FROM_NOTHING = 3  # times as many where no plan is known, as at the start of a decade


class Memory:
    """What a player keeps from one decision to the next: the plan, and where in it the game should be."""

    def __init__(self) -> None:
        self.turns: tuple[Steps, ...] = ()
        self.before: tuple[Game[Any], ...] = ()  # the position before each of them, in the planned world
        self.moment: tuple[int, int, int] = (0, 0, 0)  # of the first turn in `turns`
        self.expected: dict[int, int] = {}  # the number of the planned step by position
        self.taken = 0  # steps of the first turn, up to the last one that was chosen
        self.heard: TeamPlan | None = None  # what a partner has said since
        self.is_new = False  # whether the plan was made for the last decision

    def proposal(self) -> TeamPlan:
        """The plan as others may hear it: without cards."""
        told = [tuple([step for step in turn if type(step.action) is not PlayLobby]) for turn in self.turns]
        return TeamPlan(self.moment, tuple(told))

    def intentions(self, seat: int) -> tuple[Intention, ...]:
        """What is still to come of the plan."""
        if not self.turns:
            return ()
        now = self.before[0].copy()
        for step in self.turns[0][: self.taken]:
            now.apply_trusted(step.action)
        return intentions((now, *self.before[1:]), (self.turns[0][self.taken :], *self.turns[1:]), seat)


def choose_for_team(game: Game[Any], budget: Budget, seed: int, memory: Memory, deadline: float) -> Action:
    """One legal action of the seat that has to decide. `deadline` is a reading of `perf_counter`."""
    seat = game.decision.player
    table = game.table
    chance = Random(f"{seed} {table.decade} {table.round} {len(table.stack)} {seat}")
    world = likely_world(game, seat, chance)
    kind = game.decision.kind
    if kind in BOOKS:
        return careful_answer(world, seat, chance, lambda: perf_counter() > deadline)
    planned = memory.expected.get(position_key(world.table))
    if planned is not None:
        action = memory.turns[0][planned].action
        if game.why_not(action) is None:
            memory.taken = planned + 1
            return action
    if not budget.tries:
        if kind != "turn" or not budget.width:
            return best_answer(world, seat)
        line = turn_lines(world, seat, budget.width)[0]
        remember(memory, (line.steps,), (world,), table, seat)
        return line.steps[0].action
    return plan_ahead(world, seat, budget, chance, memory, lambda: perf_counter() > deadline)


def plan_ahead(
    world: Game[Any],
    seat: int,
    budget: Budget,
    chance: Random,
    memory: Memory,
    expired: Callable[[], bool],
) -> Action:
    """Think anew: the plan of before, as far as it still fits, made better. What a partner has said since is
    better than an own plan: partners who each follow their own go in different directions."""
    table = world.table
    known: tuple[Steps, ...] = ()
    if memory.heard is not None:
        known = remaining(memory.heard.moment, memory.heard.turns, table)
    known = known or remaining(memory.moment, memory.turns, table)
    plan = play_plan(world, seat, known)
    tries = budget.tries if known else budget.tries * FROM_NOTHING
    plan = climb(plan, seat, tries, budget.width, chance, expired)
    remember(memory, plan.turns, plan.before, table, seat)
    return plan.turns[0][0].action


def remaining(
    moment: tuple[int, int, int], turns: tuple[Steps, ...], table: SecondChanceTable
) -> tuple[Steps, ...]:
    """The turns of an old plan from now on."""
    decade, round_, active = moment
    if decade != table.decade or not turns or active < 0 or table.active < 0:
        return ()
    gone = (table.round - round_) * table.setting.players + turns_before(table, table.active)
    gone -= turns_before(table, active)
    return turns[gone:] if 0 <= gone < len(turns) else ()


def turns_before(table: SecondChanceTable, seat: int) -> int:
    """The turns of a round that others take before a seat."""
    return (seat - table.start_player) % table.setting.players


def remember(
    memory: Memory,
    turns: tuple[Steps, ...],
    before: tuple[Game[Any], ...],
    table: SecondChanceTable,
    seat: int,
) -> None:
    """What the seat is going to do in the current turn, by position, and the plan for the others."""
    memory.turns = turns
    memory.before = before
    memory.moment = (table.decade, table.round, table.active)
    memory.taken = 1
    memory.heard, memory.is_new = None, True
    memory.expected = {}
    game = before[0].copy()
    for number, step in enumerate(turns[0]):
        if game.decision.player == seat and step.kind not in BOOKS:
            memory.expected[position_key(game.table)] = number
        game.apply_trusted(step.action)
        if not game.table.stack:
            break
