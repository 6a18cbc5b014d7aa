"""How Strong and Expert look ahead: lines that are played on in re-dealt worlds, by quick players."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from co2desk.bots import seat_bots
from co2desk.bots.rivals import planner
from co2desk.bots.rivals.judge import JUDGES
from co2desk.bots.rivals.knowledge import Outlook, knowledge_of, remembered
from co2desk.bots.rivals.playouts import Ahead, Playouts
from co2desk.bots.rivals.search import (
    IMPARTIAL,
    MAIN_ACTIONS,
    SECOND_LOOKS,
    greedy_action,
    judged_actions,
    never,
    quickly_judged,
    search_turn,
)
from co2desk.bots.rivals.weights import FIRST, Weights
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import Infrastructure, Install, Plan, Propose
from co2desk.session import GameOptions, Session

GAMES = {
    "first": GameOptions("first", 2, 3),
    "second_chance": GameOptions("second_chance", 3, 3, variants={"mode": "competitive"}),
}
FAR_MORE = 1000.0


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """A turn in the second round, after turns of quick players."""
    game: Game[Any] = Session.new(GAMES[request.param]).game
    value = JUDGES[game.edition.name].value
    while game.table.round < 2 or game.decision.kind != "turn" or game.table.mandatory_done:
        game.apply_trusted(greedy_action(game, value) if game.decision.kind == "turn" else game.legal()[0])
    return game


def playouts(game: Game[Any], ahead: Ahead) -> Playouts:
    return Playouts(game, JUDGES[game.edition.name], "seed", ahead, never)


def test_all_turns_from_the_first_judged_one_count_alike(game: Game[Any]) -> None:
    line = search_turn(game, JUDGES[game.edition.name].value, 1)[0]
    dealt = game.deal_again(game.decision.player, Random(1))
    impartial = [IMPARTIAL] * game.table.setting.players
    after = [playouts(game, Ahead(turns, turns)).play_on(dealt, line, impartial) for turns in (1, 2, 3)]
    assert len(set(after)) > 1
    assert playouts(game, Ahead(3, 1)).play_on(dealt, line, impartial) == pytest.approx(sum(after) / 3)
    assert playouts(game, Ahead(3, 2)).play_on(dealt, line, impartial) == pytest.approx(sum(after[1:]) / 2)


def test_quick_players_lean_differently_in_every_world(game: Game[Any]) -> None:
    """All lines of one world are played on by the same players."""
    ahead = playouts(game, Ahead(4, 2, 1.5))
    worlds = [ahead.leanings(world) for world in range(4)]
    assert worlds == [ahead.leanings(world) for world in range(4)]
    assert len({tuple(leanings) for leanings in worlds}) == 4
    for leanings in worlds:
        assert len(leanings) == game.table.setting.players
        for free, *mains in leanings:
            assert free == 0.0
            assert all(0.0 <= points <= 1.5 for points in mains)
    assert set(playouts(game, Ahead(4, 2)).leanings(0)) == {IMPARTIAL}


@pytest.mark.parametrize("kinds", [(Propose, Plan), (Install, Infrastructure)])
def test_a_leaning_decides_among_main_actions(game: Game[Any], kinds: tuple[type, ...]) -> None:
    lane = MAIN_ACTIONS[kinds[0]]
    leaning = tuple(FAR_MORE if number == lane else 0.0 for number in range(4))
    assert any(isinstance(action, kinds) for action in game.legal())
    assert isinstance(greedy_action(game, JUDGES[game.edition.name].value, leaning), kinds)


def test_what_is_remembered_of_levels_is_what_they_are_worth(game: Game[Any]) -> None:
    judge = JUDGES[game.edition.name]
    remembered.clear()
    search_turn(game, judge.value, 2)
    told = [judge.terms(game.table, seat) for seat in range(game.table.setting.players)]
    assert len(remembered) > 1
    remembered.clear()
    assert told == [judge.terms(game.table, seat) for seat in range(game.table.setting.players)]


def test_other_values_are_not_taken_for_remembered_ones(game: Game[Any]) -> None:
    """The same levels on tracks that earn more, as in another game of the same process."""
    table, tracks = game.table, game.table.setting.kit.tracks
    richer = tuple(track._replace(income=tuple(9 for _ in track.income)) for track in tracks)
    levels = [3] * len(table.expertise)
    needed, outlook = (2,) * len(tracks), Outlook(2, 3.0, 0.5)
    poor = knowledge_of(0, levels, needed, tracks, outlook, FIRST)
    rich = knowledge_of(0, levels, needed, richer, outlook, FIRST)
    assert rich.worth > poor.worth
    assert knowledge_of(0, levels, needed, tracks, outlook, FIRST).worth == poor.worth
    assert knowledge_of(0, levels, needed, tracks, outlook, Weights(income=5.0)).worth > poor.worth


def test_a_quick_player_looks_twice_at_the_best_actions_only(game: Game[Any]) -> None:
    """All actions are looked at, the best ones with the same care as by a player who has the time."""
    value = JUDGES[game.edition.name].value
    asked = {"quickly": 0, "with care": 0}

    def counted(how: str) -> Any:
        def judge(table: Any, seat: int) -> float:
            asked[how] += 1
            return value(table, seat)

        return judge

    quickly = quickly_judged(game, counted("quickly"))
    with_care = {action: worth for worth, action in judged_actions(game, counted("with care"))}
    assert {action for _, action in quickly} == set(with_care)
    for worth, action in quickly[:SECOND_LOOKS]:
        assert worth == with_care[action]
    assert asked["quickly"] < asked["with care"]


def test_strong_looks_two_rounds_ahead_with_up_to_four_players(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    class Counted(Playouts):
        def __init__(self, game: Game[Any], judge: Any, seed: str, ahead: Ahead, expired: Any) -> None:
            looked.append(ahead.turns)
            super().__init__(game, judge, seed, Ahead(1, 1), expired)

    monkeypatch.setattr(planner, "Playouts", Counted)
    for players in (2, 3, 4):
        game: Game[Any] = Session.new(GameOptions("first", players, 3)).game
        seat_bots(["strong"], players, 3)[game.decision.player].think(game)
        assert looked.pop() >= 2 * players
    assert not looked
