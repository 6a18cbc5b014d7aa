"""Looking further ahead: lines are played on by quick players, in the same re-dealt worlds for all of them.

After every round the weaker half of the lines is dropped, and the others are played on in more worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from co2desk.bots.rivals.search import Line, Value, best_answer, greedy_turn
from co2desk.engine.machine.game import Game

RIVALRY = 0.5  # how much a point of the strongest rival counts against one's own

Expired = Callable[[], bool]


class Playouts:
    """Compares lines from one decision."""

    def __init__(
        self, game: Game[Any], value: Value, seed: str, turns: int, expired: Expired, lost: float
    ) -> None:
        self.game = game
        self.seat = game.decision.player
        self.value = value
        self.seed = seed
        self.turns = turns  # of all players, after this one
        self.expired = expired
        self.lost = lost

    def best(self, lines: list[Line], worlds: int) -> list[tuple[float, Line]]:
        """The lines that were played on to the end, the best first; those dropped on the way come last."""
        totals = [0.0] * len(lines)
        counts = [0] * len(lines)
        alive = list(range(len(lines)))
        done = 0
        while len(alive) > 1 and not self.expired():
            for world in range(done, done + worlds):
                dealt = self.game.deal_again(self.seat, Random(f"{self.seed} {world}"))
                for index in alive:
                    if self.expired():
                        break
                    totals[index] += self.play_on(dealt, lines[index])
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

    def play_on(self, dealt: Game[Any], line: Line) -> float:
        """What a line is worth in one world, some turns later."""
        game = dealt.copy()
        for action in line.actions:
            if not game.table.stack or game.decision.player != self.seat or game.why_not(action) is not None:
                break
            game.apply_trusted(action)
            while game.table.stack and game.decision.player != self.seat and game.decision.kind != "turn":
                game.apply_trusted(best_answer(game, self.value))
        finish(game, self.value)
        for _ in range(self.turns):
            if not game.table.stack:
                break
            greedy_turn(game, self.value)
            finish(game, self.value)
        return self.standing(game.table)

    def standing(self, table: Any) -> float:
        own = self.value(table, self.seat)
        if own <= -self.lost or table.setting.players == 1:
            return own
        best = max(self.value(table, seat) for seat in range(table.setting.players) if seat != self.seat)
        return own - RIVALRY * best


def finish(game: Game[Any], value: Value) -> None:
    """Answer whatever is asked before the next turn begins."""
    while game.table.stack and game.decision.kind != "turn":
        game.apply_trusted(best_answer(game, value))


def mean(total: float, count: int) -> float:
    return total / count if count else float("-inf")
