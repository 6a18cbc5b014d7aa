"""The moves of a turn, in words: those that a computer player recommends, and those that were made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import Decline, EndTurn
from co2desk.protocol.player import Choice
from co2desk.text import Speaker

ACTION = "action"  # a line of a plan that is one
# Decisions that are answered with a move: those of a turn, and those that an action of a turn leads to.
MOVED = frozenset({"turn", "research_grant", "granted_move", "displaced", "owed_action", "second_action"})


def is_move(frame: Frame, action: Action) -> bool:
    """Is it worth a word? Small choices, such as where a CEP comes from, are not."""
    return frame.kind in MOVED and not isinstance(action, EndTurn | Decline)


def turn_words(choice: Choice, game: Game[Any], seat: int, speaker: Speaker) -> Iterator[str]:
    """What is to be done in the turn, the choice itself first, without small choices. It is played in a game
    in which all that this seat does not know is dealt again: no sentence can tell of it."""
    game = game.deal_again(seat, Random(0))
    planned = [line["action"] for line in choice.plan if line["code"] == ACTION]
    for number, action in enumerate((choice.action, *map(game.codec.action_from_json, planned))):
        if game.is_over or game.decision.player != seat or game.why_not(action) is not None:
            return
        frame = game.decision
        if not number or is_move(frame, action):
            yield speaker.action(action, game.table, frame)
        yield from forced_words(game, action, speaker)
        game.apply_trusted(action)


def forced_words(game: Game[Any], action: Action, speaker: Speaker) -> Iterator[str]:
    """The moves of the same player that an action leaves without a choice, such as the sale that a card
    demands: the rules make them, so no turn contains them."""
    seat, automatic = game.decision.player, game.edition.automatic
    twin = Game(replace(game.edition, automatic=frozenset()), game.table.copy())
    twin.apply_trusted(action)
    while not twin.is_over and twin.decision.kind in automatic and twin.decision.player == seat:
        frame = twin.decision
        answers = [
            each for rule in twin.edition.decisions[frame.kind] for each in rule.legal(twin.table, frame)
        ]
        if len(answers) != 1:
            return
        if is_move(frame, answers[0]):
            yield speaker.action(answers[0], twin.table, frame)
        twin.apply_trusted(answers[0])
