"""The team's plan for the rest of a decade, improved step by step.

A plan is played in a world in which everything hidden has been dealt again, to the end of the decade and its
bookkeeping; what it is worth is the position after that. It is improved by changing one turn and playing the
other turns on as planned, as far as that is still possible. A plan is kept from turn to turn.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from co2desk.bots.team.bookkeeping import bookkeeping_answer
from co2desk.bots.team.terms import value
from co2desk.bots.team.turn import Step, best_answer, turn_lines
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import END_TURN

Steps = tuple[Step, ...]
BOOKS = frozenset({"income_split", "reduction"})  # decided anew in every play-out
SEARCHED = 0.3  # of the changed turns come from a search; the others differ in one step
HEAT = 2.0  # points by which a plan may become worse at first


class Plan(NamedTuple):
    """Turns from the current one on, the position before each of them, and what comes of it."""

    value: float
    turns: tuple[Steps, ...]
    before: tuple[Game[Any], ...]


def play_plan(game: Game[Any], seat: int, turns: tuple[Steps, ...]) -> Plan:
    """Play turns as planned, and what is not planned as it looks best, to the end of the decade."""
    game = game.copy()
    decade = game.table.decade
    played: list[Steps] = []
    before: list[Game[Any]] = []
    number = 0
    while game.table.stack and game.table.decade == decade:
        before.append(game.copy())
        played.append(play_turn(game, seat, turns[number] if number < len(turns) else ()))
        number += 1
    return Plan(value(game.table, seat), tuple(played), tuple(before))


def play_turn(game: Game[Any], seat: int, planned: Steps) -> Steps:
    """One turn and what follows from it, up to the next turn. Steps that have become impossible are left
    out; if the main action is among them, the rest of the turn is searched."""
    table = game.table
    turn = (table.decade, table.round, table.active)
    taken: list[Step] = []
    at = 0
    while (
        table.stack
        and (table.decade, table.round) == turn[:2]
        and (table.active == turn[2] or table.stack[-1].kind != "turn")
    ):
        kind = table.stack[-1].kind
        step: Step | None = None
        if kind in BOOKS:
            step = Step(kind, bookkeeping_answer(game, seat))
        else:
            found = next_step(game, kind, planned, at)
            if found >= 0:
                step = planned[found]
                at = found + 1
            elif kind != "turn":
                step = Step(kind, best_answer(game, seat))
            elif game.why_not(END_TURN) is None:
                step = Step(kind, END_TURN)
            else:
                planned = turn_lines(game, seat, 1)[0].steps
                at = 0
                continue
        game.apply_trusted(step.action)
        taken.append(step)
    return tuple(taken)


def next_step(game: Game[Any], kind: str, planned: Steps, at: int) -> int:
    """The next planned step that answers this decision: of a turn any later one, else one before the turn
    goes on; -1 if there is none."""
    for number in range(at, len(planned)):
        step = planned[number]
        if step.kind == kind:
            if game.why_not(step.action) is None and (step.action is not END_TURN or kind == "turn"):
                return number
        elif step.kind == "turn":
            return -1
    return -1


def improve(
    plan: Plan, seat: int, tries: int, width: int, chance: Random, expired: Callable[[], bool]
) -> Plan:
    """Change one turn at a time; keep what is better."""
    lines: dict[int, list[Steps]] = {}
    best = plan
    for tried in range(tries):
        if expired():
            break
        heat = HEAT * (1.0 - tried / tries)
        number = int(chance.random() * len(plan.turns))
        game = plan.before[number]
        if chance.random() < SEARCHED and game.table.stack[-1].kind == "turn":
            if number not in lines:
                lines[number] = [line.steps for line in turn_lines(game, seat, width)]
            choices = lines[number]
            turn = choices[int(chance.random() * len(choices))]
        else:
            turn = deviate(game, seat, plan.turns[number], chance)
        if not turn:
            continue
        other = play_plan(game, seat, (turn, *plan.turns[number + 1 :]))
        if other.value > plan.value - heat * chance.random():
            plan = Plan(other.value, plan.turns[:number] + other.turns, plan.before[:number] + other.before)
            for later in [n for n in lines if n > number]:
                del lines[later]
            if plan.value > best.value:
                best = plan
    return best


def deviate(game: Game[Any], seat: int, planned: Steps, chance: Random) -> Steps:
    """The same turn with another answer to one of its decisions."""
    at = int(chance.random() * len(planned))
    if planned[at].kind in BOOKS:
        return ()
    game = game.copy()
    for step in planned[:at]:
        game.apply_trusted(step.action)
    kinds: dict[type[Action], list[Action]] = {}
    for action in game.legal():
        kinds.setdefault(type(action), []).append(action)
    kinds.pop(type(END_TURN), None)
    if not kinds:
        return ()
    groups = list(kinds.values())
    actions = groups[int(chance.random() * len(groups))]
    action = actions[int(chance.random() * len(actions))]
    step = Step(planned[at].kind, action)
    rest = planned[at:] if chance.random() < 0.5 else planned[at + 1 :]
    return (*planned[:at], step, *rest)
