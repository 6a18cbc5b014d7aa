"""The team's plan for the rest of a decade: turns, and what comes of them.

A plan is played in a world in which everything hidden has been dealt again, to the end of the decade and its
bookkeeping; what it is worth is the position after that. `climb` makes it better.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from co2desk.bots.rivals.search import MAIN_ACTIONS
from co2desk.bots.team.bookkeeping import BOOKS, bookkeeping_answer
from co2desk.bots.team.luck import price_of_luck
from co2desk.bots.team.terms import value
from co2desk.bots.team.turn import best_answer, turn_lines
from co2desk.bots.thought import Step
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import END_TURN, Decline

Steps = tuple[Step, ...]
CAREFUL = 0.7  # of the small choices that are not planned are made with care, the others by chance


class Plan(NamedTuple):
    """Turns from the current one on, the position before each of them, and what comes of it."""

    value: float
    turns: tuple[Steps, ...]
    before: tuple[Game[Any], ...]
    lost: bool  # the game is over then, and not won


def play_plan(game: Game[Any], seat: int, turns: tuple[Steps, ...], chance: Random | None = None) -> Plan:
    """Play turns as planned to the end of the decade. What is not planned is searched; with `chance`, which
    is quick, it is drawn by lot."""
    game = game.copy()
    decade = game.table.decade
    played: list[Steps] = []
    before: list[Game[Any]] = []
    number = 0
    while game.table.stack and game.table.decade == decade:
        before.append(game.copy())
        played.append(play_turn(game, seat, turns[number] if number < len(turns) else (), chance))
        number += 1
    worth = value(game.table, seat) - price_of_luck(game.table, decade)
    return Plan(worth, tuple(played), tuple(before), bool(game.table.ending) and worth < 0.0)


def play_turn(game: Game[Any], seat: int, planned: Steps, chance: Random | None) -> Steps:
    """One turn and what follows from it, up to the next turn. Steps that have become impossible are left
    out; if the main action is among them, another one is found."""
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
        if kind == "reduction":  # as many steps as are best now: never those that were planned
            step = Step(kind, bookkeeping_answer(game, seat))
        else:
            found = next_step(game, kind, planned, at)
            if found >= 0:
                step = planned[found]
                at = found + 1
            elif kind in BOOKS:
                step = Step(kind, bookkeeping_answer(game, seat))
            elif kind != "turn":
                step = Step(kind, quick_answer(game, seat, chance))
            elif game.why_not(END_TURN) is None:
                step = Step(kind, END_TURN)
            elif chance is None:
                planned = turn_lines(game, seat, 1)[0].steps
                at = 0
                continue
            else:
                step = Step(kind, any_main_action(game, chance))
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


def quick_answer(game: Game[Any], seat: int, chance: Random | None) -> Action:
    """A small choice that is not planned."""
    if chance is None or chance.random() < CAREFUL:
        return best_answer(game, seat)
    legal = game.legal()
    if len(legal) > 1 and isinstance(legal[-1], Decline):
        legal.pop()
    return legal[int(chance.random() * len(legal))]


def any_main_action(game: Game[Any], chance: Random) -> Action:
    """A plant if possible, else an infrastructure or a project; or what there is, if there is none."""
    legal = game.legal()
    kinds: dict[int, list[Action]] = {}
    for action in legal:
        main = MAIN_ACTIONS.get(type(action))
        if main is not None:
            kinds.setdefault(main, []).append(action)
    if not kinds:
        return legal[int(chance.random() * len(legal))]
    most = max(kinds)
    if chance.random() < 0.3:
        most = list(kinds)[int(chance.random() * len(kinds))]
    actions = kinds[most]
    return actions[int(chance.random() * len(actions))]
