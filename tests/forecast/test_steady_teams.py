"""What was measured with steady teams, and what the forecast makes of it."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from co2desk.engine.editions.second_chance.setting import MODES
from co2desk.forecast import SteadyTeams
from co2desk.forecast.second_chance import steady_teams as module
from co2desk.forecast.second_chance.forecast import team_forecast
from co2desk.forecast.second_chance.steady_teams import FILE, Measured, measured
from co2desk.paths import resources_dir
from tests.engine.second_chance.scene import Scene
from tests.forecast.second_tables import hungry

COOPERATIVE, _, SOLO = MODES
KINDS = {
    (mode, players, difficulty)
    for mode, players in [(SOLO, 1), (COOPERATIVE, 2), (COOPERATIVE, 3), (COOPERATIVE, 4)]
    for difficulty in ("easy", "normal", "hard")
}
TURNS = {1: 4, 2: 8, 3: 9, 4: 8}
DECADES = (
    Measured(20, 20, 14, (3, -6, -20), (0, 12, 25)),
    Measured(20, 14, 0, (-5, -25, -30), (0, 21, 26)),
    Measured(20, 0, 0, (), ()),
    Measured(20, 0, 0, (), ()),
)


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four partners on "hard", as these scenes are, had two turns a decade."""
    monkeypatch.setattr(module, "measured", lambda: {(COOPERATIVE, 4, "hard"): DECADES})


def in_decade(decade: int, points: int = 0, inspectors: bool = False) -> Scene:
    """One turn is left, and three goals are open."""
    s = hungry(decade=decade, inspectors=inspectors)
    s.goals(*(("plant_in_region", region) for region in ("asia", "europe", "africa")))
    s.table.vp[0] = points
    return s


def test_every_kind_of_game_was_measured_with_steady_teams() -> None:
    """The file in the project is whole, and says how it was made."""
    document = json.loads((resources_dir() / FILE).read_text(encoding="utf-8"))
    assert document["level"] == "steady"
    assert document["seeds"] == [1, document["games"]]
    assert len(document["players_hash"]) == 16
    assert measured().keys() == KINDS


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_measured_decade_agrees_with_the_next(kind: tuple[str, int, str]) -> None:
    """Teams that survive a decade begin the next one, and every number of turns was seen."""
    decades = measured()[kind]
    assert len(decades) == 4
    assert decades[0].reached == decades[0].games
    for one, following in pairwise(decades):
        assert following.reached == one.survived <= one.reached
    for number, decade in enumerate(decades, 1):
        fewer = kind[1] == 3 and number == 4
        expected = (6 if fewer else TURNS[kind[1]]) + 1 if decade.reached else 0
        assert len(decade.left) == len(decade.gain) == expected
        assert set(decade.gain[:1]) <= {0}


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize(
    ("decade", "expected"),
    [(1, SteadyTeams(20, 20, 14, -6)), (2, SteadyTeams(20, 14, 0, -25)), (3, SteadyTeams(20, 0, 0, 0))],
)
def test_a_forecast_knows_how_steady_teams_fared(decade: int, expected: SteadyTeams) -> None:
    """With one turn left: how many survived, and what they had left."""
    assert team_forecast(in_decade(decade).table, 0).steady == expected


@pytest.mark.usefixtures("known")
def test_games_with_inspectors_are_not_compared_with_others() -> None:
    """17.5: they cost more points, and were not measured; what a turn brings is the same."""
    told = team_forecast(in_decade(1, inspectors=True).table, 0)
    assert told.steady is None
    assert told.gain_in_reach == 12


def test_a_kind_of_game_that_was_not_measured_promises_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "measured", dict)
    told = team_forecast(in_decade(1).table, 0)
    assert (told.steady, told.gain_in_reach, told.within_reach) == (None, 0, False)


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize(("decade", "gain"), [(1, 12), (2, 21), (3, 21), (4, 21)])
def test_a_decade_that_nobody_reached_is_judged_by_the_last_one(decade: int, gain: int) -> None:
    assert team_forecast(in_decade(decade).table, 0).gain_in_reach == gain


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize(("points", "missing", "within"), [(3, 0, True), (-9, 12, True), (-10, 13, False)])
def test_what_one_team_in_four_gains_is_within_reach(points: int, missing: int, within: bool) -> None:
    """12: three open goals cost three points in decade 1; one turn is left."""
    told = team_forecast(in_decade(1, points).table, 0)
    assert (told.expected_missing, told.within_reach) == (missing, within)


@pytest.mark.usefixtures("known")
def test_without_a_turn_nothing_is_within_reach() -> None:
    """6: the main action of the last turn has been taken."""
    s = in_decade(1)
    s.table.mandatory_done = 1
    told = team_forecast(s.table, 0)
    assert (told.turns, told.gain_in_reach, told.within_reach) == (0, 0, False)
