"""No computer player knows more than its seat may know (I-22; Second Chance: section 19).

Positions of random games of both editions and all modes, with every kind of decision there is. Whatever the
seat that decides may not know is dealt again: the choice has to stay the same. Players think in worlds that
they deal themselves; twenty deals show that these worlds depend on what the seat knows, and on nothing else.
Levels that think long are asked with less work here; the code is the same.

    CO2DESK_GAMES=2000 pytest tests/bots/test_no_peeking.py

asks in many more positions.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from co2desk.bots import BOTS
from co2desk.engine.editions.first import EDITION
from co2desk.engine.editions.second_chance import EDITIONS
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, SOLO
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.edition import Edition
from co2desk.engine.machine.game import Game
from co2desk.engine.table.reveals import came_up
from tests.bots.positions import player
from tests.engine.first.random_play import plan as first_plan
from tests.engine.random_play import GAMES, Plan, play
from tests.engine.second_chance.random_play import plan as second_plan

DEALS = 20
ASKED = max(1, GAMES // 60)  # positions of each kind that every player is asked about
MOST_GAMES = 20 * GAMES  # in which every kind of decision has to come up
KEPT = max(2, ASKED)  # positions of each kind of decision, and as many where something may be drawn
# 17.6, A15: a draft, and bonuses for others, are for several; only a rival thinks twice about a point.
NEVER = {
    EDITIONS[COOPERATIVE].name: {"bonus_received"},
    EDITIONS[SOLO].name: {"bonus", "bonus_received", "draft"},
}
PLANS: dict[str, Callable[[int], Plan[Any]]] = {
    EDITION.name: first_plan,
    EDITIONS[COOPERATIVE].name: second_plan,
    EDITIONS[COMPETITIVE].name: second_plan,
    EDITIONS[SOLO].name: second_plan,
}
DECLARED: list[Edition[Any]] = [EDITION, *EDITIONS.values()]


def tells(game: Game[Any], action: Action) -> bool:
    """Whether an action brings something hidden up."""
    after = game.copy()
    return came_up(game.table, after.apply_trusted(action), after.table)


@cache
def positions(name: str) -> dict[tuple[str, bool], list[Game[Any]]]:
    """Positions of one edition and mode that leave a choice, by the kind of the decision and whether it can
    bring something up."""
    edition = next(edition for edition in DECLARED if edition.name == name)
    missing = set(edition.decisions) - NEVER.get(name, set())
    found: dict[tuple[str, bool], list[Game[Any]]] = defaultdict(list)
    for number in range(MOST_GAMES):
        if not missing and number >= GAMES:
            return found
        game_plan = PLANS[name](number)
        if game_plan.start().edition.name != name:
            continue
        for game, action in play(game_plan):
            kind = game.decision.kind
            if all(len(found[kind, telling]) == KEPT for telling in (False, True)):
                continue
            if len(game.legal()) > 1:
                missing.discard(kind)
                same = found[kind, tells(game, action)]
                if len(same) < KEPT:
                    same.append(game.copy())
    pytest.fail(f"{name}: no game waits for {missing}")


@pytest.mark.parametrize("name", PLANS)
def test_twenty_deals_of_one_observation_give_one_world(name: str) -> None:
    """I-22, section 19: what a player thinks about is the same, however the hidden cards lie."""
    chance = Random(name)
    for (kind, _), games in positions(name).items():
        for game in games[:2]:
            seat = game.decision.player
            world = game.deal_again(seat, Random("seed")).fingerprint()
            for _ in range(DEALS):
                other = game.deal_again(seat, chance)
                assert other.deal_again(seat, Random("seed")).fingerprint() == world, kind


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize("bot", BOTS)
def test_no_choice_depends_on_what_is_hidden(bot: str, name: str) -> None:
    """I-22, section 19: in every kind of decision, and whether or not a pile is about to be drawn from. The
    game that a bot is asked about stays as it is."""
    chance = Random(name)
    for (kind, _), games in positions(name).items():
        for game in games[:ASKED]:
            before = game.fingerprint()
            chosen = player(bot).choose(game)
            assert game.fingerprint() == before
            assert chosen in game.legal()
            other = game.deal_again(game.decision.player, chance)
            assert player(bot).choose(other) == chosen, kind
