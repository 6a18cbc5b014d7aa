"""Advice for a person: the best few ways to go on, each with what speaks for it.

The first one is what the player itself would choose. The others begin differently; one for which nothing
speaks is no advice. As in `explain`, everything that the seat may not know has been dealt again in the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from co2desk.bots.bot import Bot
from co2desk.bots.explain import Reason, best_answers, explain
from co2desk.bots.rivals.judge import JUDGES
from co2desk.bots.rivals.search import MAIN_ACTIONS
from co2desk.bots.team.bookkeeping import BOOKS
from co2desk.bots.team.turn import turn_lines
from co2desk.bots.team.worlds import likely_world
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import CashCompanyGoal, EndTurn

MOST_ADVICE = 3
WIDTH = 2  # of the search for other turns

Actions = tuple[Action, ...]


class Advice(NamedTuple):
    """What to do now, and then in the same turn; secret reasons are for the one who is advised."""

    actions: Actions
    reasons: tuple[Reason, ...]


def advise(bot: Bot, game: Game[Any]) -> tuple[Advice, ...]:
    """For the seat that has to decide, the best first. `bot` is a new one: it has no plan of its own."""
    thought = bot.think(game)
    first = thought.ideas[0].actions if thought.ideas else (thought.action,)
    found = [Advice(first, explain(game, first))]
    for actions in (*(idea.actions for idea in thought.ideas[1:]), *others(game, bot.seed)):
        if len(found) == MOST_ADVICE:
            break
        if any(actions[0] == advice.actions[0] for advice in found):
            continue
        reasons = explain(game, actions)
        if any(reason.points for reason in reasons):
            found.append(Advice(actions, reasons))
    return tuple(found)


def others(game: Game[Any], seed: int) -> Iterator[Actions]:
    """Further ways to go on, the best first: partners name only one, rivals few."""
    kind, seat = game.decision.kind, game.decision.player
    if kind == "turn" and game.edition.name not in JUDGES:
        world = likely_world(game, seat, Random(f"{seed} {game.table.decade} {game.table.round}"))
        mains: set[Actions] = set()
        for line in turn_lines(world, seat, WIDTH):
            actions = tuple(step.action for step in line.steps)
            main = tuple(action for action in actions if type(action) in MAIN_ACTIONS)
            if main not in mains:
                mains.add(main)
                yield own_part(line.steps)
    elif kind != "turn":
        for _, action in best_answers(game):
            if not isinstance(action, CashCompanyGoal):  # possible at any time, and no answer to the question
                yield (action,)


def own_part(steps: Any) -> Actions:
    """The steps of a turn up to its end or its bookkeeping, which others may answer."""
    own: list[Action] = []
    for step in steps:
        if step.kind in BOOKS or (own and isinstance(step.action, EndTurn)):
            break
        own.append(step.action)
    return tuple(own)
