"""Hill climbing on the team's plan of the decade: thousands of small changes, of which the good ones stay.

A change is cheap: the plan is cut at the turn that changes, and only the rest is played again. Worse plans
are accepted for a while, so that a plan can leave a small hill.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from co2desk.bots.rivals.search import MAIN_ACTIONS
from co2desk.bots.team.plan import Plan, Steps, play_plan
from co2desk.bots.team.turn import turn_lines
from co2desk.bots.thought import Step
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import EndTurn

HEAT = 1.5  # points by which a plan may become worse at first
SEARCHED = 0.02  # of the changes replace a turn by one that was searched
SWAPPED = 0.06  # exchange the main actions of two turns
MOVED = 0.06  # move a step to another turn
REMOVED = 0.06  # leave a step out
WAYS, SCOUTED = 3, 0.5  # ways that are tried, and the part of all changes for them
MORE_WAYS = 6  # while the best plan loses the game


def climb(plan: Plan, seat: int, tries: int, width: int, chance: Random, expired: Callable[[], bool]) -> Plan:
    """A few climbs by different ways, and the best of them on to the top. A plan that loses the game is not
    given up so soon."""
    best = plan
    scouts = max(1, int(tries * SCOUTED / WAYS))
    for _ in range(WAYS):
        found = climb_on(plan, seat, scouts, width, chance, expired)
        if found.value > best.value:
            best = found
    best = climb_on(best, seat, tries - WAYS * scouts, width, chance, expired)
    for _ in range(MORE_WAYS):
        if not best.lost or expired():
            break
        found = climb_on(plan, seat, scouts, width, chance, expired)
        found = climb_on(found, seat, scouts, width, chance, expired)
        if found.value > best.value:
            best = found
    return best


def climb_on(
    plan: Plan, seat: int, tries: int, width: int, chance: Random, expired: Callable[[], bool]
) -> Plan:
    best = plan
    for tried in range(tries):
        if expired():
            break
        number, turns = changed(plan, seat, width, chance)
        if number < 0:
            continue
        other = play_plan(plan.before[number], seat, turns, chance)
        heat = HEAT * (1.0 - tried / tries)
        if other.value > plan.value - heat * chance.random():
            plan = after(plan, number, other)
            if plan.value > best.value:
                best = plan
    return best


def after(plan: Plan, number: int, other: Plan) -> Plan:
    """The first turns of one plan, and then another one."""
    turns, before = plan.turns[:number] + other.turns, plan.before[:number] + other.before
    return Plan(other.value, turns, before, other.lost)


def changed(plan: Plan, seat: int, width: int, chance: Random) -> tuple[int, tuple[Steps, ...]]:
    """The first turn that changes, and the turns from there on; -1 if there is nothing to change."""
    turns = plan.turns
    number = int(chance.random() * len(turns))
    dice = chance.random()
    if dice < SEARCHED:
        game = plan.before[number]
        if game.table.stack[-1].kind == "turn":
            lines = turn_lines(game, seat, width)
            turn = lines[int(chance.random() * min(len(lines), 4))].steps
            return number, (turn, *turns[number + 1 :])
    dice -= SEARCHED
    if dice < SWAPPED:
        return swapped(turns, number, int(chance.random() * len(turns)))
    dice -= SWAPPED
    if dice < MOVED:
        return moved(turns, number, chance)
    dice -= MOVED
    turn = turns[number]
    if dice < REMOVED and len(turn) > 1:
        at = int(chance.random() * len(turn))
        return number, (turn[:at] + turn[at + 1 :], *turns[number + 1 :])
    turn = deviate(plan.before[number], turn, chance)
    if not turn:
        return -1, ()
    return number, (turn, *turns[number + 1 :])


def main_step(turn: Steps) -> int:
    for number, step in enumerate(turn):
        if type(step.action) in MAIN_ACTIONS:
            return number
    return -1


def swapped(turns: tuple[Steps, ...], one: int, other: int) -> tuple[int, tuple[Steps, ...]]:
    """Two turns exchange their main actions."""
    first, second = min(one, other), max(one, other)
    here, there = main_step(turns[first]), main_step(turns[second])
    if first == second or here < 0 or there < 0 or turns[first][here] == turns[second][there]:
        return -1, ()
    early, late = list(turns[first]), list(turns[second])
    early[here], late[there] = late[there], early[here]
    return first, (tuple(early), *turns[first + 1 : second], tuple(late), *turns[second + 1 :])


def moved(turns: tuple[Steps, ...], number: int, chance: Random) -> tuple[int, tuple[Steps, ...]]:
    """A step of one turn is taken in another one, at a random point of it."""
    target = int(chance.random() * len(turns))
    turn = turns[number]
    at = int(chance.random() * len(turn)) if turn else 0
    if target == number or not turn or turn[at].kind != "turn" or type(turn[at].action) is EndTurn:
        return -1, ()
    found = list(turns)
    found[number] = turn[:at] + turn[at + 1 :]
    into = int(chance.random() * (len(found[target]) + 1))
    found[target] = (*found[target][:into], turn[at], *found[target][into:])
    first = min(number, target)
    return first, tuple(found[first:])


def deviate(game: Game[Any], planned: Steps, chance: Random) -> Steps:
    """The same turn with another answer to one of its decisions, or with one more action."""
    at = int(chance.random() * len(planned))
    if planned[at].kind == "reduction":
        return ()
    game = game.copy()
    for step in planned[:at]:
        game.apply_trusted(step.action)
    kinds: dict[type[Action], list[Action]] = {}
    for action in game.legal():
        kinds.setdefault(type(action), []).append(action)
    kinds.pop(EndTurn, None)
    if not kinds:
        return ()
    groups = list(kinds.values())
    actions = groups[int(chance.random() * len(groups))]
    action = actions[int(chance.random() * len(actions))]
    step = Step(planned[at].kind, action)
    rest = planned[at:] if chance.random() < 0.5 else planned[at + 1 :]
    return (*planned[:at], step, *rest)
