"""The actions of a turn that a computer player recommends, in words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import EndTurn
from co2desk.protocol.player import Choice
from co2desk.text import Speaker

ACTION = "action"  # a line of a plan that is one


def turn_words(choice: Choice, game: Game[Any], seat: int, speaker: Speaker) -> Iterator[str]:
    """What is to be done in the turn, the choice itself first, without small choices. It is played in a game
    in which all that this seat does not know is dealt again: no sentence can tell of it."""
    game = game.deal_again(seat, Random(0))
    planned = [line["action"] for line in choice.plan if line["code"] == ACTION]
    for number, action in enumerate((choice.action, *map(game.codec.action_from_json, planned))):
        if game.is_over or game.decision.player != seat or game.why_not(action) is not None:
            return
        frame = game.decision
        if not number or (frame.kind == "turn" and not isinstance(action, EndTurn)):
            yield speaker.action(action, game.table, frame)
        game.apply_trusted(action)
