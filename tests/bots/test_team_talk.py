"""Partners follow one plan: they hear what the others propose."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from co2desk.bots import Bot, seat_bots
from co2desk.bots.level_bots import Strong
from co2desk.bots.rivals.search import MAIN_ACTIONS
from co2desk.bots.team.choose import BUDGETS, Budget
from co2desk.bots.team.intentions import Turns
from co2desk.bots.team.partner import Partner
from co2desk.bots.thought import Step
from co2desk.commands.table_talk import choose
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import PlayLobby
from co2desk.session import GameOptions, Session

pytestmark = pytest.mark.usefixtures("no_hurry")
TRIES = 60  # of a plan: how good it is does not matter here


@pytest.fixture(autouse=True)
def short_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "strong", BUDGETS["strong"]._replace(tries=TRIES))


def begun(seed: int = 5) -> Game[Any]:
    return Session.new(GameOptions("second_chance", 2, seed)).game


def test_partners_hear_a_new_plan_and_not_what_they_said_themselves() -> None:
    game, bots = begun(), seat_bots(["strong"], 2, 5)
    seat = game.decision.player
    choose(bots, game)
    heard = [partner(bot).memory.heard for bot in bots]
    assert heard[seat] is None
    said = heard[1 - seat]
    assert said is not None
    assert said.moment == (1, 1, seat)
    assert len(said.turns) == 8


def test_a_plan_is_said_once() -> None:
    game, bot = begun(), Strong(3)
    thought = bot.think(game)
    assert thought.team_plan is not None
    game.apply(thought.action)
    assert bot.think(game).team_plan is None


def test_no_card_of_a_hand_is_named() -> None:
    """19: partners do not talk about their cards, though they plan with them."""
    game, bot = begun(), Strong(3)
    said = bot.think(game).team_plan
    assert said is not None
    assert PlayLobby in kinds(bot.partner.memory.turns)
    assert PlayLobby not in kinds(said.turns)


def test_a_partner_goes_on_from_the_plan_it_has_heard() -> None:
    """One that does nothing but follow it takes the main action that was proposed for it."""
    game, first = begun(), Strong(3)
    seat = game.decision.player
    said = first.think(game).team_plan
    assert said is not None
    while game.to_act == seat:
        game.apply(first.choose(game))
    follower = Partner(Budget(2, tries=1), 4)
    follower.hear(said)
    follower.think(game, inf)
    assert main_actions(follower.memory.turns[0]) == main_actions(said.turns[1])


def partner(bot: Bot) -> Partner:
    assert isinstance(bot, Strong)
    return bot.partner


def kinds(turns: Turns) -> set[type]:
    return {type(step.action) for turn in turns for step in turn}


def main_actions(turn: tuple[Step, ...]) -> list[Action]:
    return [step.action for step in turn if type(step.action) in MAIN_ACTIONS]
