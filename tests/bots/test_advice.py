"""Advice for a person: for every kind of decision, and from nothing that only others know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from co2desk.bots import BOTS
from co2desk.bots.advice import MOST_ADVICE, Advice, advise
from co2desk.bots.level_bots import LevelBot
from co2desk.engine.machine.game import Game
from tests.bots.decisions import NAMES, positions

DEALS = 3
SEED = 7


def adviser() -> LevelBot:
    """A quick one. What is advised besides its own choice does not depend on the level."""
    bot = BOTS["steady"](SEED)
    assert isinstance(bot, LevelBot)
    return bot


def advice(game: Game[Any], deal: int) -> tuple[Advice, ...]:
    """As it is asked for: in a game in which all that is hidden from the seat has been dealt again."""
    return advise(adviser(), game.deal_again(game.decision.player, Random(deal)))


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_decision_is_advised(name: str) -> None:
    """One to three moves that begin differently, each with a reason; the first is the player's own choice."""
    kinds: set[str] = set()
    most = 0
    for game in positions(name):
        if game.decision.kind in kinds:
            continue
        kinds.add(game.decision.kind)
        found = advice(game, deal=1)
        firsts = [move.actions[0] for move in found]
        assert 1 <= len(found) <= MOST_ADVICE
        assert len(set(firsts)) == len(firsts)
        assert set(firsts) <= set(game.legal())
        assert firsts[0] == adviser().choose(game.deal_again(game.decision.player, Random(1)))
        assert all(move.reasons for move in found)
        most = max(most, len(found))
    assert most == MOST_ADVICE


@pytest.mark.parametrize("name", NAMES)
def test_advice_is_the_same_however_hidden_cards_lie(name: str) -> None:
    """I-22: the person may learn nothing from it."""
    for game in positions(name)[::7]:
        found = {tuple(move.actions[0] for move in advice(game, deal)) for deal in range(DEALS)}
        assert len(found) == 1, game.decision
