"""Looking back at a game: the curves are the positions, the marks are where they should be."""

from __future__ import annotations

from array import array
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from co2desk.components import Pack, load_pack
from co2desk.engine.table.events import Co2Reduced, EnvironmentalPenalty, IncomeSplit, PenaltyPaid
from co2desk.engine.table.table import TableOf
from co2desk.session import GameOptions, Session
from co2desk.session.history import (
    Crossing,
    Fate,
    History,
    Lead,
    Moment,
    TurningPoint,
    breakdown,
    comparisons,
    crossings,
    fate_of,
    happened,
    history_of,
    largest,
    leads,
    moments,
    scored_goals,
    turning_points,
)
from tests.replays.games import RECORDED, recorded

from .helpers import played, tables_of

# --- series ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [0, 1, 40, 100_000])
def test_every_series_is_the_positions_step_by_step(options: GameOptions, decisions: int) -> None:
    """A random game of any edition and mode, just begun, running or finished: no number is made up."""
    session = played(options, decisions)
    history = history_of(session)
    tables = tables_of(session)
    assert history.steps == len(tables) == len(session.actions) + 1
    energies = range(tables[0].setting.energies)
    for step, table in enumerate(tables):
        assert [series[step] for series in history.points] == table.vp
        assert history.ppm[step] == table.co2
        assert history.decade[step] == table.decade
        assert [series[step] for series in history.money] == table.money
        for player in range(options.players):
            assert [history.levels[player][energy][step] for energy in energies] == table.levels(player)
            assert history.expertise[player][step] == sum(table.levels(player))
            assert history.plants[player][step] == table.plants_total(player)
            assert history.points[history.account[player]][step] == table.vp[table.setting.account[player]]


def test_a_team_has_one_series_of_points() -> None:
    """Second Chance together: three players, one account; everybody's points are the team's."""
    history = history_of(played(GameOptions("second_chance", 3, 14), 50))
    assert len(history.points) == 1
    assert len(history.expertise) == 3
    assert history.account == (0, 0, 0)


def test_disasters_at_a_level_are_those_of_the_edition() -> None:
    """First edition 6.3; A72: rivals of Second Chance meet a second one."""
    assert [
        history_of(recorded(name)).two_disasters for name in ("first-last-decade", "competitive-last-decade")
    ] == [
        False,
        True,
    ]


def test_a_history_keeps_four_bytes_for_a_number_and_no_position() -> None:
    """Memory is bounded by the steps: no table stays alive because somebody looked at a curve."""
    history = history_of(recorded("first-last-decade"))
    fields = [getattr(history, name) for name in History.__slots__]
    numbers = list(flat([field for field in fields if not isinstance(field, int)]))
    assert not [part for part in numbers if isinstance(part, TableOf)]
    kept = [part for part in numbers if isinstance(part, array)]
    assert len(kept) == 4 + 1 + 4 * 5 + 4 + 4 + 4 + 1
    assert sum(part.itemsize * len(part) for part in kept) == 4 * len(kept) * history.steps


@pytest.mark.parametrize("name", RECORDED)
def test_open_goals_are_counted_where_there_are_some(name: str) -> None:
    """12: a team has environmental goals, one number for each step; rivals have none, and no series."""
    session = recorded(name)
    history = history_of(session)
    if name.startswith(("cooperative", "solo")):
        assert list(history.open_goals) == [table.env_done.count(0) for table in tables_of(session)]
        assert history.open_goals[0] == 21
    else:
        assert history.open_goals == ()
        assert history.moments == ()


def flat(parts: Any) -> Any:
    for part in parts:
        if isinstance(part, tuple | list):
            yield from flat(part)
        else:
            yield part


# --- marks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RECORDED)
def test_a_decade_begins_at_the_first_step_that_shows_it(name: str) -> None:
    """In every recorded game the marks name each decade once, at the first position inside it."""
    session = recorded(name)
    decades = [table.decade for table in tables_of(session)]
    expected = [(decades.index(decade), decade) for decade in sorted(set(decades))]
    assert list(history_of(session).decades) == expected


@pytest.mark.parametrize("name", RECORDED)
def test_crossings_are_where_a_limit_lies_between_two_steps(name: str) -> None:
    """Both limits, up and down; the sides are those of the rules: at 350 and 500 (15.1), or above 500."""
    session = recorded(name)
    history = history_of(session)
    levels = [table.co2 for table in tables_of(session)]
    for limit in (history.danger, history.loss):
        above = [level >= limit for level in levels]
        expected = [(i, limit, above[i]) for i in range(1, len(levels)) if above[i] != above[i - 1]]
        assert [crossing for crossing in history.crossings if crossing.limit == limit] == expected


def test_the_limits_are_those_of_the_game() -> None:
    """2012: 350 and 500 count themselves; alone with "exceeds" (D-39) and in Second Chance 501. A team meets
    no disasters, so it has no level of danger."""
    assert limits_of(GameOptions("first", 4)) == (350, 500)
    assert limits_of(GameOptions("first", 1, switches={"solo_end_level": "exceeds"})) == (350, 501)
    assert limits_of(GameOptions("second_chance", 4, variants={"mode": "competitive"})) == (400, 501)
    assert limits_of(GameOptions("second_chance", 4)) == (0, 501)


def limits_of(options: GameOptions) -> tuple[int, int]:
    history = history_of(Session.new(options))
    return history.danger, history.loss


def test_a_level_that_touches_the_limit_has_reached_it() -> None:
    """15.1: 350 is danger already; a game that begins above a limit has not crossed it."""
    assert crossings([340, 350, 350, 349], (350,)) == (Crossing(1, 350, True), Crossing(3, 350, False))
    assert crossings([340, 510], (350, 500)) == (Crossing(1, 350, True), Crossing(1, 500, True))
    assert crossings([400, 410], (350, 500)) == ()


def test_turning_points_are_the_three_largest_changes_of_the_level() -> None:
    """Up or down, largest first; of equal ones the earlier; a step without a change is none."""
    assert turning_points([100, 130, 130, 90, 70, 100]) == (
        TurningPoint(3, -40),
        TurningPoint(1, 30),
        TurningPoint(5, 30),
    )
    assert turning_points([100, 100]) == ()


@given(st.lists(st.integers(0, 700), min_size=1, max_size=60))
def test_no_step_changes_the_level_more_than_a_turning_point(levels: list[int]) -> None:
    """Whatever the curve: the sizes found are the largest there are."""
    sizes = sorted((abs(b - a) for a, b in pairwise(levels) if a != b), reverse=True)
    found = turning_points(levels)
    assert [abs(point.change) for point in found] == sizes[:3]
    assert all(levels[point.step] - levels[point.step - 1] == point.change for point in found)


def test_moments_are_losses_rises_and_the_ends_of_decades() -> None:
    """A step belongs to the decade in which it began; the last step ends its decade too."""
    points = [9, 9, 2, 2, 1, 6, 6]
    level = [400, 410, 500, 480, 480, 490, 490]
    goals = [3, 3, 3, 2, 2, 2, 1]
    decade = [1, 1, 1, 2, 2, 2, 2]
    assert list(moments(points, level, goals, decade)) == [
        Moment(2, 1, points=-7, ppm=90, goals=0, ends_decade=False),
        Moment(3, 1, points=0, ppm=-20, goals=1, ends_decade=True),
        Moment(6, 2, points=0, ppm=0, goals=1, ends_decade=True),
    ]


def test_a_change_that_is_small_beside_the_largest_is_no_turning_point() -> None:
    """Ten ppm for a second action do not matter beside a supply phase; of equal sizes the earlier counts."""
    assert largest({1: 10, 2: 130, 3: 33, 4: 32, 5: -400, 6: 0}) == [2, 3]
    assert largest({4: 5, 2: 5, 3: 5, 1: 5}) == [1, 2, 3]
    assert largest({1: 0, 2: -3}) == []


@given(st.lists(st.tuples(st.integers(-30, 90), st.integers(400, 700)), min_size=1, max_size=60))
def test_no_step_costs_more_than_a_moment(rows: list[tuple[int, int]]) -> None:
    """Whatever the curves: the largest loss and the largest rise are moments, in the game's order."""
    points, level = [row[0] for row in rows], [row[1] for row in rows]
    found = list(moments(points, level, [5] * len(rows), [1] * len(rows)))
    assert [moment.step for moment in found] == sorted({moment.step for moment in found})
    losses = [was - now for was, now in pairwise(points)]
    rises = [now - was for was, now in pairwise(level)]
    if losses and max(losses) > 0:
        assert max(losses) in [-moment.points for moment in found]
    if rises and max(rises) > 0:
        assert max(rises) in [moment.ppm for moment in found]
    assert [moment.step for moment in found if moment.ends_decade] == ([len(rows) - 1] if losses else [])


@pytest.mark.parametrize("name", ["cooperative-goals-missed", "solo-planet-lost"])
def test_what_happened_at_a_step_is_found_again(name: str) -> None:
    """The action is played again on a copy: its losses are the curve's, and the game stays as it is."""
    session = recorded(name)
    history, before = history_of(session), session.game.fingerprint()
    for moment in history.moments:
        events = happened(session, moment.step)
        lost = sum(event.vp for event in events if isinstance(event, EnvironmentalPenalty | PenaltyPaid))
        bought = sum(event.vp for event in events if isinstance(event, Co2Reduced))
        gained = sum(event.vp for event in events if isinstance(event, IncomeSplit))
        assert moment.points == gained - lost - bought
    assert session.game.fingerprint() == before


def test_the_lead_changes_when_somebody_else_is_alone_at_the_top() -> None:
    """A tie leaves the lead where it was, and coming back from a tie takes nothing."""
    anna = [0, 2, 2, 2, 5, 5]
    ben = [0, 0, 2, 3, 3, 6]
    assert list(leads((anna, ben))) == [Lead(1, 0), Lead(3, 1), Lead(4, 0), Lead(5, 1)]
    assert list(leads(([0, 3, 3, 4], [0, 1, 3, 3]))) == [Lead(1, 0)]


def test_who_plays_alone_leads_nobody() -> None:
    """One account, of a single player or of a team, has no lead to take."""
    assert history_of(recorded("first-solo-pollution")).leads == ()
    assert history_of(recorded("cooperative-won")).leads == ()


# --- the final scoring -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RECORDED)
def test_the_steps_of_the_scoring_add_up_to_the_result(name: str) -> None:
    """15.2: what everybody had before and what each step gave are the final points, in the engine's order."""
    session = recorded(name)
    result = session.game.result
    before, steps = breakdown(result)
    totals = list(before)
    for step in steps:
        totals = [total + (gain or 0) for total, gain in zip(totals, step.gains, strict=True)]
    assert tuple(totals) == result.scores
    assert [step.name for step in steps] == list(dict.fromkeys(line[0] for line in result.scoring))


def test_a_step_that_passes_somebody_by_gives_nothing_rather_than_zero() -> None:
    """Company goals: one of four players scored a goal, the others have no line (recorded game)."""
    _, steps = breakdown(recorded("first-last-decade").game.result)
    goals = next(step for step in steps if step.name == "company_goal")
    assert goals.gains == (None, None, None, 4)


def test_only_goals_that_were_scored_are_told() -> None:
    """G-40: three discarded theirs, the fourth scored 32; on a lost planet all goals stay secret."""
    assert {p: goal.number for p, goal in scored_goals(recorded("first-last-decade")).items()} == {3: 32}
    lost = recorded("first-planet-lost")
    assert all(lost.game.table.goal)
    assert scored_goals(lost) == {}


# --- ties ------------------------------------------------------------------------------------------------


@cache
def pack_of(edition: str) -> Pack:
    return load_pack(edition, None)


def finished(edition: str = "first", players: int = 3) -> Session:
    """A game that is over, with equal points and no merits at all."""
    variants = {"mode": "competitive"} if edition == "second_chance" else {}
    session = Session.new(GameOptions(edition, players, 1, variants), pack_of(edition))
    table = session.game.table
    table.stack.clear()
    table.ending = "last_decade"
    table.vp = [30] * players
    table.expertise = [0] * len(table.expertise)
    table.controller = [-1] * len(table.controller)
    return session


def test_without_a_tie_nothing_is_compared() -> None:
    """15.2: most points win; on a lost planet and in a team there is nobody to compare."""
    session = finished()
    session.game.table.vp = [30, 31, 20]
    assert comparisons(session) == []
    assert comparisons(recorded("first-planet-lost")) == []
    assert comparisons(recorded("cooperative-won")) == []


def test_at_each_criterion_only_the_best_stay_in() -> None:
    """G-55: player 2 drops out by plants and does not come back with forestation."""
    session = finished()
    table = session.game.table
    table.plants_built[0], table.plants_built[5] = 2, 2
    table.plants_built[10] = 1
    for player, forestation, solar in ((0, 2, 1), (1, 2, 3), (2, 9, 9)):
        table.expertise[player * 5], table.expertise[player * 5 + 1] = forestation, solar
    found = comparisons(session)
    assert [(one.criterion, one.values) for one in found] == [
        ("plants", {1: 2, 0: 2, 2: 1}),
        (0, {1: 2, 0: 2}),
        (1, {1: 3, 0: 1}),
    ]
    assert found[-1].best == [1]


def test_the_comparisons_end_with_regions_and_a_shared_victory() -> None:
    """15.2: plants, five energies, regions; who is equal in all of them shares the victory."""
    found = comparisons(finished(players=2))
    assert [one.criterion for one in found] == ["plants", 0, 1, 2, 3, 4, "regions"]
    assert sorted(found[-1].best) == [0, 1]


@pytest.mark.parametrize("edition", ["first", "second_chance"])
@given(data=st.data())
def test_the_comparisons_find_the_winner_that_the_engine_finds(edition: str, data: st.DataObject) -> None:
    """G-55, A52: for any merits, who is left after the last comparison is who has won."""
    session = finished(edition)
    table = session.game.table
    few = st.integers(0, 2)
    for numbers in (table.plants_built, table.expertise, table.money):
        for place in range(len(numbers)):
            numbers[place] = data.draw(few)
    for region in range(len(table.controller)):
        table.controller[region] = data.draw(st.integers(-1, 2))
    table.vp = [data.draw(st.integers(29, 30)) for _ in range(3)]
    result = session.game.result
    found = comparisons(session)
    left = found[-1].best if found else [table.vp.index(max(table.vp))]
    assert sorted(left) == sorted(result.winners)


# --- what has become of the planet -------------------------------------------------------------------------


@pytest.mark.parametrize("name", RECORDED)
def test_a_planet_is_lost_at_its_limit_and_a_team_may_fail_before_it(name: str) -> None:
    """A solo game of the first edition that ends at the limit counts its points, but not for the planet."""
    endings = {"planet_lost": Fate.LOST, "solo_pollution": Fate.LOST}
    missed = ("points_lost", "personal_goals_missed", "un_goals_missed", "solo_goal_missed")
    endings |= dict.fromkeys(missed, Fate.GAME_LOST)
    game = recorded(name).game
    assert fate_of(game) is endings.get(game.result.ending, Fate.SAVED)


def test_a_game_that_goes_on_has_not_decided_about_the_planet() -> None:
    assert fate_of(Session.new(GameOptions()).game) is None
