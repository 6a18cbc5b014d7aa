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
from co2desk.bots.team.bookkeeping import bookkeeping_answer
from co2desk.bots.team.plan import BOOKS, Plan, Steps, improve, play_plan
from co2desk.bots.team.turn import best_answer, turn_lines
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game


class Budget(NamedTuple):
    """How much a level thinks."""

    width: int  # of the search of one turn; 0 looks at single actions
    tries: int = 0  # changes of the plan that are tried at the start of a turn
    worlds: int = 1  # in which a choice is judged
    seconds: float = 3.0


BUDGETS = {
    "beginner": Budget(0),
    "steady": Budget(2),
    "strong": Budget(2, 120),
    "expert": Budget(2, 600, 2),
}


class Memory:
    """What a player keeps from one decision to the next: the plan, and where in it the game should be."""

    def __init__(self) -> None:
        self.turns: tuple[Steps, ...] = ()
        self.moment: tuple[int, int, int] = (0, 0, 0)  # of the first turn in `turns`
        self.expected: dict[int, Action] = {}  # the planned action by position


def choose_for_team(
    game: Game[Any], budget: Budget, seed: int, memory: Memory, deadline: float | None = None
) -> Action:
    """One legal action of the seat that has to decide. `deadline` is a reading of `perf_counter`."""
    seat = game.decision.player
    limit = deadline if deadline is not None else perf_counter() + budget.seconds
    table = game.table
    chance = Random(f"{seed} {table.decade} {table.round} {len(table.stack)} {seat}")
    world = game.deal_again(seat, chance)
    kind = game.decision.kind
    if kind in BOOKS:
        return bookkeeping_answer(world, seat)
    if not budget.tries:
        if kind == "turn" and budget.width:
            return turn_lines(world, seat, budget.width)[0].steps[0].action
        return best_answer(world, seat)
    planned = memory.expected.get(position_key(table))
    if planned is not None and game.why_not(planned) is None:
        return planned
    return plan_ahead(world, seat, budget, chance, memory, lambda: perf_counter() > limit)


def plan_ahead(
    world: Game[Any],
    seat: int,
    budget: Budget,
    chance: Random,
    memory: Memory,
    expired: Callable[[], bool],
) -> Action:
    """Think anew: the plan of before, as far as it still fits, made better."""
    table = world.table
    here = (table.decade, table.round, table.active)
    plan = play_plan(world, seat, remaining(memory, here, table.setting))
    plan = improve(plan, seat, budget.tries, budget.width, chance, expired)
    remember(memory, plan, here, seat)
    return plan.turns[0][0].action


def remaining(memory: Memory, here: tuple[int, int, int], setting: Any) -> tuple[Steps, ...]:
    """The turns of the old plan from now on."""
    decade, round_, active = memory.moment
    if decade != here[0] or not memory.turns or active < 0 or here[2] < 0:
        return ()
    gone = (here[1] - round_) * setting.players + seats_between(active, here[2], setting.players)
    return memory.turns[gone:] if 0 <= gone < len(memory.turns) else ()


def seats_between(first: int, second: int, players: int) -> int:
    return (second - first) % players


def remember(memory: Memory, plan: Plan, here: tuple[int, int, int], seat: int) -> None:
    memory.turns = plan.turns
    memory.moment = here
    memory.expected = {}
    game = plan.before[0].copy()
    for step in plan.turns[0]:
        if game.decision.player == seat and step.kind not in BOOKS:
            memory.expected[position_key(game.table)] = step.action
        game.apply_trusted(step.action)
        if step.kind == "turn" and not game.table.stack:
            break
