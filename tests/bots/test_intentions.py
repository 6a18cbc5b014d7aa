"""Partners say what they plan and what they ask, and it is what their plan really holds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from co2desk.bots import BOTS
from co2desk.bots.level_bots import LevelBot
from co2desk.bots.team.intentions import ASKED, WEIGHT, intention_of
from co2desk.bots.thought import Intention
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import PlayLobby
from co2desk.session import GameOptions, Session

pytestmark = pytest.mark.usefixtures("no_hurry")
SEED = 5


def new_game(players: int = 3) -> Game[Any]:
    variants = {"mode": "cooperative" if players > 1 else "solo", "difficulty": "easy"}
    document = GameOptions(edition="second_chance", players=players, variants=variants).to_json()
    game: Game[Any] = Session.new(GameOptions.from_json(document | {"seed": SEED})).game
    while game.decision.kind != "turn":
        game.apply(game.legal()[0])
    return game


def strong() -> LevelBot:
    """A player that plans, with less work: what it says does not depend on how good the plan is."""
    bot = BOTS["strong"](SEED)
    assert isinstance(bot, LevelBot)
    bot.partner.budget = bot.partner.budget._replace(tries=6)
    return bot


def in_the_plan(bot: LevelBot) -> set[Intention]:
    """Every step of the plan that the partner keeps and that can be said aloud."""
    memory = bot.partner.memory
    shown = memory.before[0].table.summit_tile
    found = set()
    for before, turn in zip(memory.before, memory.turns, strict=True):
        game = before.copy()
        for step in turn:
            said = intention_of(game, step, shown)
            if said is not None:
                found.add(said)
            game.apply(step.action)
    return found


def test_a_partner_says_what_its_plan_holds() -> None:
    bot, game = strong(), new_game()
    said = bot.think(game).intentions
    assert said
    assert set(said) <= in_the_plan(bot)


def test_own_plans_come_before_requests() -> None:
    """What is asked names the seat that is asked."""
    game = new_game()
    seat = game.decision.player
    said = strong().think(game).intentions
    whose = [intention.seat == seat for intention in said]
    assert whose == sorted(whose, reverse=True)
    assert True in whose
    assert False in whose
    assert all(intention.code in WEIGHT for intention in said)
    assert all(intention.code in ASKED for intention in said if intention.seat != seat)


def test_what_was_done_is_not_planned_any_more() -> None:
    bot, game = strong(), new_game()
    seat = game.decision.player
    shown = game.table.summit_tile.copy()
    done: set[Intention | None] = set()
    while game.decision.player == seat:
        thought = bot.think(game)
        assert not done & set(thought.intentions)
        done.add(intention_of(game, bot.partner.memory.turns[0][bot.partner.memory.taken - 1], shown))
        game.apply(thought.action)
    assert done - {None}


def test_no_card_of_a_hand_is_named() -> None:
    """19: partners may not talk about their hands; a UN goal lies open."""
    bot, game = strong(), new_game(2)
    said: list[Intention] = []
    played = False
    seats = [bot, strong()]
    for _ in range(40):
        thought = seats[game.decision.player].think(game)
        said += thought.intentions
        played = played or isinstance(thought.action, PlayLobby)
        game.apply(thought.action)
    assert played
    assert {intention.card for intention in said} <= {-1, *game.table.un_row}


def test_intentions_depend_on_what_the_seat_knows_only() -> None:
    game = new_game()
    seat = game.decision.player
    said = {strong().think(game.deal_again(seat, Random(deal))).intentions for deal in range(5)}
    assert len(said) == 1


def test_who_plays_alone_asks_nobody() -> None:
    game = new_game(1)
    assert {intention.seat for intention in strong().think(game).intentions} <= {0}


@pytest.mark.parametrize("level", ["beginner", "steady"])
def test_who_makes_no_plan_says_nothing(level: str) -> None:
    assert BOTS[level](SEED).think(new_game()).intentions == ()
