"""Nothing hidden shows in a forecast, a preview or a warning of Second Chance (section 19; A24).

Whatever a seat may not know is dealt again: piles, other hands, company goals, the personal goals of
partners. All that the seat is told has to stay the same, to the letter.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from co2desk.engine.editions.second_chance import SecondChanceGame
from co2desk.engine.editions.second_chance.ending import GOALS_MISSED, WON
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.events import GameEnded
from co2desk.forecast import TeamForecast, chain, forecast, forecast_after, preview, warnings
from co2desk.forecast.warnings import ends_decade
from tests.engine.random_play import GAMES, play
from tests.engine.second_chance.random_play import plan
from tests.engine.stage import ONLOOKER

pytestmark = pytest.mark.slow

CHUNK = 7
ORDINARY = {"turn", "bonus", "bonus_any", "income_split"}  # kinds of decisions; all others are rare
ORDINARY_LOOKS, RARE_LOOKS = 0.03, 0.3  # the share of them that is looked at


def told(game: SecondChanceGame, action: Action) -> str:
    """Everything said about an action, with names: bare records are equal when their numbers are."""
    return repr((preview(game, action), chain(game, action), warnings(game, action)))


def share_of_looks(game: SecondChanceGame) -> float:
    """The end of the last turn of a decade leads to draws and to the verdict; it is rare too."""
    ending = ends_decade(game.table) and game.table.mandatory_done
    ordinary = game.decision.kind in ORDINARY and not ending
    return ORDINARY_LOOKS if ordinary else RARE_LOOKS


def assert_nothing_hidden_shows(game: SecondChanceGame, chance: Random) -> int:
    """The same answers with other secrets, for whoever acts and whatever the action; returns how many."""
    table = game.table
    for seat in range(ONLOOKER, table.setting.players):
        twin = game.deal_again(seat, chance).table
        assert repr(forecast(table, seat)) == repr(forecast(twin, seat))
    seat = game.decision.player
    twin_game = game.deal_again(seat, chance)
    legal = game.legal()
    assert twin_game.legal() == legal
    for action in legal:
        assert told(game, action) == told(twin_game, action), action
        now, then = forecast_after(game, action, seat), forecast_after(twin_game, action, seat)
        assert repr(now) == repr(then), action
    return len(legal)


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_what_is_told_does_not_depend_on_what_is_hidden(first: int) -> None:
    """Section 19, A24: for every legal action at many decisions of games in all modes, and for every seat's
    forecast."""
    asked = 0
    for number in range(first, min(GAMES, first + CHUNK)):
        chance = Random(f"secrets {number}")
        for game, _ in play(plan(number)):
            if chance.random() < share_of_looks(game):
                asked += assert_nothing_hidden_shows(game, chance)
    assert asked


def verdicts() -> list[tuple[SecondChanceGame, Action, str]]:
    """Positions of games of three partners, the action that ended them, and how."""
    found = []
    for number in range(1, 7 * 40, 7):
        for game, action in play(plan(number)):
            after = game.copy()
            endings = [event for event in after.apply_trusted(action) if isinstance(event, GameEnded)]
            if endings and endings[0].reason in (WON, GOALS_MISSED):
                found.append((game.copy(), action, endings[0].reason))
    return found


def test_the_verdict_on_a_team_is_not_foretold() -> None:
    """16.1, 4.1: whether all partners have met a goal is nobody's knowledge before the end."""
    found = verdicts()
    assert {reason for _, _, reason in found} == {WON, GOALS_MISSED}
    for game, action, _ in found:
        assert not any(isinstance(event, GameEnded) for event in preview(game, action))
        assert forecast_after(game, action, game.decision.player) is None


def test_only_the_own_personal_goals_are_told() -> None:
    """4.1: each seat reads the progress of its own two, and an onlooker none."""
    game = plan(1).start()
    for seat in range(game.table.setting.players):
        outlook = forecast(game.table, seat)
        assert isinstance(outlook, TeamForecast)
        assert tuple(goal.card for goal in outlook.personal) == game.table.personal[seat]
    outlook = forecast(game.table, ONLOOKER)
    assert isinstance(outlook, TeamForecast)
    assert outlook.personal == ()


@pytest.mark.parametrize(
    "ask", [preview, chain, warnings, lambda game, action: forecast_after(game, action, 0)]
)
@pytest.mark.parametrize("number", [7, 10, 13])
def test_asking_changes_nothing(number: int, ask: Callable[[Game[Any], Action], object]) -> None:
    """Answers come from copies: the position is the same afterwards, in every mode."""
    for game, action in play(plan(number)):
        before = game.fingerprint()
        ask(game, action)
        forecast(game.table, 0)
        assert game.fingerprint() == before
