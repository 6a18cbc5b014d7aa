"""Looking further ahead: lines are played on by quick players, in the same re-dealt worlds for all of them.

After every round the weaker half of the lines is dropped, and the others are played on in more worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from co2desk.bots.rivals.judge import Judge
from co2desk.bots.rivals.search import IMPARTIAL, Leaning, Line, Value, best_answer, greedy_turn
from co2desk.engine.machine.game import Game
from co2desk.engine.table.table import Table

RIVALRY = 0.5  # how much a point of the strongest rival counts against one's own

Expired = Callable[[], bool]


class Ahead(NamedTuple):
    """How far lines are played on."""

    turns: int  # of all players, after this one
    judged_from: int  # the first of them after which the position counts: later ones all do, on average
    leaning: float = 0.0  # points by which a quick player may like a kind of main action more than others


class Playouts:
    """Compares lines from one decision."""

    def __init__(self, game: Game[Any], judge: Judge, seed: str, ahead: Ahead, expired: Expired) -> None:
        self.game = game
        self.seat = game.decision.player
        self.judge = judge
        self.value = judge.value
        self.seed = seed
        self.ahead = ahead
        self.expired = expired

    def best(self, lines: list[Line], worlds: int) -> list[tuple[float, Line]]:
        """The lines that were played on to the end, the best first; those dropped on the way come last."""
        totals = [0.0] * len(lines)
        counts = [0] * len(lines)
        alive = list(range(len(lines)))
        done = 0
        while len(alive) > 1 and not self.expired():
            for world in range(done, done + worlds):
                dealt = self.game.deal_again(self.seat, Random(f"{self.seed} {world}"))
                leanings = self.leanings(world)
                for index in alive:
                    if self.expired():
                        break
                    totals[index] += self.play_on(dealt, lines[index], leanings)
                    counts[index] += 1
            done += worlds
            least = min(counts[index] for index in alive)
            if not least:
                break
            alive.sort(key=lambda index: totals[index] / counts[index], reverse=True)
            del alive[(len(alive) + 1) // 2 :]
        order = sorted(
            range(len(lines)), key=lambda index: (index in alive, mean(totals[index], counts[index]))
        )
        return [(mean(totals[index], counts[index]), lines[index]) for index in reversed(order)]

    def leanings(self, world: int) -> list[Leaning]:
        """By seat. One small difference leads to another, and a single way to play on would judge a line by
        accidents: in every world the quick players prefer something else."""
        players = self.game.table.setting.players
        if not self.ahead.leaning:
            return [IMPARTIAL] * players
        chance = Random(f"{self.seed} {world} leanings")
        most = self.ahead.leaning
        return [
            (0.0, most * chance.random(), most * chance.random(), most * chance.random())
            for _ in range(players)
        ]

    def play_on(self, dealt: Game[Any], line: Line, leanings: list[Leaning]) -> float:
        """What a line is worth in one world, some turns later."""
        game = dealt.copy()
        for action in line.actions:
            if not game.table.stack or game.decision.player != self.seat or game.why_not(action) is not None:
                break
            game.apply_trusted(action)
            while game.table.stack and game.decision.player != self.seat and game.decision.kind != "turn":
                game.apply_trusted(best_answer(game, self.value))
        finish(game, self.value)
        return self.later(game, leanings)

    def later(self, game: Game[Any], leanings: list[Leaning]) -> float:
        """What a position at the start of a turn leads to; the game goes on to there."""
        turns, judged_from, _ = self.ahead
        total = 0.0
        for turn in range(turns + 1):
            if turn and game.table.stack:
                greedy_turn(game, self.value, leanings[game.decision.player])
                finish(game, self.value)
            if turn >= judged_from:
                total += self.standing(game.table)
        return total / (turns - judged_from + 1)

    def standing(self, table: Table) -> float:
        """Own points against those of the strongest rival. The danger to the planet is everybody's own: it
        is no comfort that a rival would lose it, too."""
        own = self.value(table, self.seat)
        if table.ending:
            lost = own <= -self.judge.lost
            rivals = [] if lost else [float(points) for points in table.vp]
        else:
            rivals = [self.judge.apart_from_planet(table, seat) for seat in range(table.setting.players)]
        del rivals[self.seat : self.seat + 1]
        return own - RIVALRY * max(rivals) if rivals else own


def finish(game: Game[Any], value: Value) -> None:
    """Answer whatever is asked before the next turn begins."""
    while game.table.stack and game.decision.kind != "turn":
        game.apply_trusted(best_answer(game, value))


def mean(total: float, count: int) -> float:
    return total / count if count else float("-inf")
