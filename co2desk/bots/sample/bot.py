"""A quick player for examples and tests: tries every legal action on a copy and takes the best one.

It looks one action ahead, in a game in which everything that its seat may not know has been dealt again. Its
games are examples to look at, so it never changes; the players that people meet are the levels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from co2desk.bots.bot import Bot
from co2desk.bots.sample.first_values import value as first_value
from co2desk.bots.sample.second_chance_values import value as second_chance_value
from co2desk.bots.thought import Thought
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import EndTurn

VALUES: dict[str, Callable[[Any, int], float]] = {
    "first": first_value,
    "second_chance": second_chance_value,
}
NOISE = 0.05  # breaks ties, and makes two games of the same bots differ
MOST_STEPS = 2  # small choices that are followed before a position is judged
WORTH_DOING = 0.15  # a free action has to gain at least this much


class SampleBot(Bot):
    def decide(self, game: Game[Any], legal: list[Action]) -> Thought:
        game = game.deal_again(game.decision.player, self.deals)
        seat = game.decision.player
        value = VALUES[game.edition.name.partition("/")[0]]
        now = value(game.table, seat)
        best, best_value = legal[0], float("-inf")
        for action in legal:
            ending = type(action) is EndTurn  # right when nothing else gains
            worth = now + WORTH_DOING if ending else value(outcome(game, action), seat)
            worth += self.chance.random() * NOISE
            if worth > best_value:
                best, best_value = action, worth
        return Thought(best)


def outcome(game: Game[Any], action: Action) -> Any:
    """The table after an action and the small choices that follow from it, each answered in the first way."""
    after = game.copy()
    after.apply_trusted(action)
    steps = 0
    while steps < MOST_STEPS and not after.is_over and after.decision.kind != "turn":
        after.apply_trusted(after.legal()[0])
        steps += 1
    return after.table
