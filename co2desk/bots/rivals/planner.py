"""The choice of a player who competes, at one of the four levels."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from co2desk.bots.rivals.judge import JUDGES
from co2desk.bots.rivals.playouts import Ahead, Playouts
from co2desk.bots.rivals.search import (
    MAIN_ACTIONS,
    Line,
    best_answer,
    position_key,
    ranked_answers,
    search_turn,
    vague_action,
)
from co2desk.bots.thought import Idea, Thought
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game

IDEAS = 3
DOUBT = 4.0  # points by which a main action may be worse that a beginner takes
BID = "bid"
WORLDS = 3  # in which an answer outside the own turn is looked at


class Work(NamedTuple):
    """How much a level thinks."""

    width: int = 0  # positions kept in each lane of the turn; 0 looks at single actions
    candidates: int = 0  # lines that are played on
    worlds: int = 0  # in which they are, in the first round
    ahead: Ahead = Ahead(0, 0)  # how far


WORK = {
    "beginner": Work(),
    "steady": Work(2),
    "strong": Work(3, 4, 1, Ahead(4, 4)),
    "expert": Work(4, 8, 2, Ahead(8, 4, 2.0)),
}
# Four turns are two rounds with two players, but not one with five.
WORK_WITH_MORE = {"strong": Work(3, 4, 2, Ahead(8, 4, 2.0))}
MORE_PLAYERS = 3


class Planner:
    """Keeps the line that it has chosen until the turn is over or something unforeseen happens."""

    def __init__(self, work: Work, seed: int, with_more: Work | None = None) -> None:
        self.work = work
        self.work_with_more = with_more or work  # with three players and more
        self.seed = seed
        self.plan: dict[int, Action] = {}
        self.thought: tuple[Idea, ...] = ()

    def think(self, game: Game[Any], deadline: float) -> Thought:
        """`game` is the real one: everything hidden is dealt again here. `deadline` is a `perf_counter`."""

        def expired() -> bool:
            return perf_counter() > deadline

        seat, table = game.decision.player, game.table
        work = self.work_with_more if table.setting.players >= MORE_PLAYERS else self.work
        planned = self.plan.get(position_key(table))
        if planned is not None and game.why_not(planned) is None:
            return Thought(planned, from_here(planned, self.thought))
        judge = JUDGES[game.edition.name]
        seed = f"{self.seed} {table.decade} {table.round} {table.active} {len(table.stack)}"
        world = game.deal_again(seat, Random(seed))
        if table.active != seat:
            more = (game.deal_again(seat, Random(f"{seed} {number}")) for number in range(1, WORLDS))
            lines = ranked_answers([world, *more], judge.value)
        elif work.width:
            lines = search_turn(world, judge.value, work.width, expired)
        else:
            if game.decision.kind == "turn":
                action = vague_action(world, judge.value, DOUBT, Random(f"{seed} doubts"))
            else:
                action = best_answer(world, judge.value)
            return Thought(action, (Idea((action,), 0.0),))
        if work.candidates and game.decision.kind != BID:  # what a start brings drowns in the play-outs
            playouts = Playouts(world, judge, seed, work.ahead, expired)
            lines = [line for _, line in playouts.best(distinct(lines, work.candidates), work.worlds)]
        best = lines[0]
        self.plan = dict(zip(best.keys, best.actions, strict=True))
        now = judge.value(table, seat)
        self.thought = tuple(Idea(line.actions, line.value - now) for line in distinct(lines, IDEAS))
        return Thought(best.actions[0], self.thought)


def distinct(lines: list[Line], most: int) -> list[Line]:
    """The best lines that differ in their main actions, or in their only answer."""
    found: dict[tuple[Action, ...], Line] = {}
    for line in lines:
        main = tuple(action for action in line.actions if type(action) in MAIN_ACTIONS)
        found.setdefault(main or line.actions[:1], line)
        if len(found) == most:
            break
    return list(found.values())


def from_here(action: Action, thought: tuple[Idea, ...]) -> tuple[Idea, ...]:
    """What is left of the line that was chosen."""
    best = thought[0]
    return (Idea(best.actions[best.actions.index(action) :], best.points),)
