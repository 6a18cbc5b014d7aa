"""A turn looked at again: the bot's own is not blamed, a bad one is, and nothing hidden plays a part."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from co2desk.bots import BOTS
from co2desk.bots import review as review_module
from co2desk.bots.explain import moment
from co2desk.bots.level_bots import LevelBot
from co2desk.bots.review import CLEARLY, Better, clear_lead, play_turn, review
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import END_TURN
from tests.bots.decisions import NAMES, turns

SEED = 7
DEALS = 2
EVERY = 3  # of the turns, early and late; each takes seconds


def reviewer() -> LevelBot:
    """A quick one: how a turn is looked at does not depend on the level."""
    bot = BOTS["steady"](SEED)
    assert isinstance(bot, LevelBot)
    bot.patient = True
    return bot


@pytest.fixture(autouse=True)
def short_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """How well the rest of a decade is planned does not matter here."""
    monkeypatch.setattr(review_module, "TRIES", 10)
    monkeypatch.setattr(review_module, "RIVAL_WORLDS", 4)


def known(game: Game[Any], deal: int = 0) -> Game[Any]:
    """As it is asked about: all that is hidden from the seat has been dealt again."""
    return game.deal_again(game.decision.player, Random(deal))


def worst_turn(game: Game[Any]) -> tuple[Action, ...]:
    """The last main action that is legal, and nothing else."""
    if game.why_not(END_TURN) is None:
        return (END_TURN,)
    return (game.legal()[0], END_TURN)


def reviewed(game: Game[Any], deal: int = 0) -> Better | None:
    return review(reviewer(), known(game, deal), worst_turn(game))


@pytest.mark.parametrize("name", NAMES)
def test_a_bad_turn_has_a_better_one_with_reasons(name: str) -> None:
    found = 0
    for game in turns(name)[::EVERY]:
        before = game.fingerprint()
        better = reviewed(game)
        assert game.fingerprint() == before
        if better is not None:
            found += 1
            assert better.points >= CLEARLY
            assert better.actions[0] in game.legal()
            assert better.reasons
            assert better.actions[0] == reviewer().think(known(game)).action
    assert found


@pytest.mark.parametrize("name", NAMES)
def test_its_own_turn_is_not_blamed(name: str) -> None:
    for game in turns(name)[1::EVERY]:
        thought = reviewer().think(known(game))
        actions = thought.ideas[0].actions if thought.ideas else (thought.action,)
        assert review(reviewer(), known(game), actions) is None


@pytest.mark.parametrize("name", NAMES)
def test_what_the_player_could_not_know_changes_nothing(name: str) -> None:
    for game in turns(name)[:: 2 * EVERY]:
        assert len({reviewed(game, deal) for deal in range(DEALS)}) == 1


def test_only_a_clear_lead_counts() -> None:
    assert clear_lead(iter([4.0, 5.0, 4.5, 5.5])) == pytest.approx(4.75)
    assert clear_lead(iter([2.0, 2.5, 2.0, 2.5])) is None  # too little
    assert clear_lead(iter([60.0, -20.0, -25.0, 1.0])) is None  # perhaps by chance


def test_a_lead_that_shows_little_is_soon_given_up() -> None:
    asked = []

    def leads() -> Any:
        for number in range(10):
            asked.append(number)
            yield 0.0

    assert clear_lead(leads()) is None
    assert len(asked) < 10


@pytest.mark.parametrize("name", NAMES)
def test_a_turn_is_played_to_its_end_as_far_as_it_is_possible(name: str) -> None:
    """Also in a game in which its actions cannot be taken."""
    for game in turns(name):
        other = game.copy()
        turn = moment(other)
        line = (game.legal()[0], game.legal()[0], END_TURN)
        play_turn(other, line, first_answer, partial(play_first, other))
        assert other.is_over or moment(other) != turn


def first_answer(game: Game[Any]) -> Action:
    return game.legal()[0]


def play_first(game: Game[Any]) -> None:
    game.apply_trusted(first_answer(game))
