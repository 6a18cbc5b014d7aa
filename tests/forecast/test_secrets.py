"""Nothing hidden shows in a forecast, a preview or a warning (I-22, G-40).

Whatever a seat may not know is dealt again: piles, other hands, other goals, the seed of a second fossil
pile. All that the seat is told has to stay the same, to the letter.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import CashCompanyGoal
from co2desk.forecast import chain, forecast, forecast_after, preview, warnings
from co2desk.forecast.warnings import ends_decade
from tests.engine.first.random_play import plan
from tests.engine.random_play import GAMES, play
from tests.engine.stage import ONLOOKER

pytestmark = pytest.mark.slow

CHUNK = 10
ORDINARY = {"turn", "project_expertise", "income_split", "bid"}  # kinds of decisions; all others are rare
ORDINARY_LOOKS, RARE_LOOKS = 0.04, 0.5  # the share of them that is looked at


def told(game: Game[FirstTable], action: Action) -> str:
    """Everything said about an action, with names: bare records are equal when their numbers are."""
    return repr((preview(game, action), chain(game, action), warnings(game, action)))


def share_of_looks(game: Game[FirstTable]) -> float:
    """The end of the last turn of a decade leads to draws and to the scoring; it is rare too."""
    ending = ends_decade(game.table) and game.table.mandatory_done
    ordinary = game.decision.kind in ORDINARY and not ending
    return ORDINARY_LOOKS if ordinary else RARE_LOOKS


def assert_nothing_hidden_shows(game: Game[FirstTable], chance: Random) -> int:
    """The same answers with other secrets, for whoever acts and whatever the action; returns how many."""
    table = game.table
    for seat in range(ONLOOKER, table.setting.players):
        twin = game.deal_again(seat, chance).table
        assert forecast(table, seat) == forecast(twin, seat)
    seat = game.decision.player
    twin_game = game.deal_again(seat, chance)
    legal = game.legal()
    assert twin_game.legal() == legal
    for action in legal:
        assert told(game, action) == told(twin_game, action), action
        assert forecast_after(game, action, seat) == forecast_after(twin_game, action, seat), action
    return len(legal)


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_what_is_told_does_not_depend_on_what_is_hidden(first: int) -> None:
    """I-22, G-40: for every legal action at many decisions of many games, and for every seat's forecast."""
    asked = 0
    for number in range(first, min(GAMES, first + CHUNK)):
        chance = Random(f"secrets {number}")
        for game, _ in play(plan(number)):
            if chance.random() < share_of_looks(game):
                asked += assert_nothing_hidden_shows(game, chance)
    assert asked


def test_a_company_goal_is_cashed_out_of_turn_without_telling_more() -> None:
    """DP-24, G-40: everybody may do it at any time; the preview is the same for every goal."""
    game, _ = next((g, a) for g, a in play(plan(3)) if g.decision.kind == "turn")
    owner = next(player for player in range(4) if player != game.decision.player and game.table.goal[player])
    action = CashCompanyGoal(owner)
    events = preview(game, action)
    twin = game.deal_again(ONLOOKER, Random(1))
    assert repr(events) == repr(preview(twin, action))
    assert repr(events) == f"(CompanyGoalCashed(player={owner}, money=8),)"


@pytest.mark.parametrize(
    "ask", [preview, chain, warnings, lambda game, action: forecast_after(game, action, 0)]
)
def test_asking_changes_nothing(ask: Callable[[Game[Any], Action], object]) -> None:
    """Answers come from copies: the position is the same afterwards."""
    for game, action in play(plan(7)):
        before = game.fingerprint()
        ask(game, action)
        forecast(game.table, 0)
        assert game.fingerprint() == before
