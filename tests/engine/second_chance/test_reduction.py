"""Reducing pollution for points (specification 13)."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.second_chance.sequence import EDITIONS
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from tests.engine.checks import asks, denied
from tests.engine.second_chance.scene import Scene, scene


def reduction(co2: int, points: int, decade: int = 1, mode: str = "cooperative") -> Scene:
    """The end of an energy supply phase; player 2 of four is the start player."""
    s = scene(mode)
    s.table.start_player = 2 % s.table.setting.players
    s.table.co2, s.table.vp[0], s.table.decade = co2, points, decade
    s.task(Frame("reduction_step"))
    return s


def test_from_540_ppm_the_team_goes_down_to_490_in_the_third_decade() -> None:
    """T21, D23: at least four steps, five are taken, of 16 points one is left."""
    s = reduction(540, 16, 3)
    asks(s, "reduction", 2, [4, 5])
    s.do("reduce_co2", steps=5)
    assert (s.table.co2, s.table.vp) == (490, [1])
    assert s.events[0] == events.Co2Reduced(5, 15, 490)
    assert not s.table.ending


def test_one_point_cannot_bring_520_ppm_down_to_500() -> None:
    """T22, 13: all have lost."""
    s = reduction(520, 1)
    assert s.events == [events.GameEnded("planet_lost")]
    assert s.game.result.winners == ()


@pytest.mark.parametrize("decade", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", ["cooperative", "solo"])
def test_a_step_of_10_ppm_costs_as_many_points_as_the_number_of_the_decade(mode: str, decade: int) -> None:
    """D23: 1, 2, 3 or 4; every number of steps that the team can pay, also none."""
    s = reduction(450, 9, decade, mode)
    asks(s, "reduction", 2 % s.table.setting.players, list(range(min(5, 9 // decade) + 1)))
    s.do("reduce_co2", steps=1)
    assert (s.table.co2, s.table.vp) == (440, [9 - decade])


def test_the_team_need_not_reduce_below_the_limit() -> None:
    """D23, A7: 500 is safe."""
    s = reduction(500, 3)
    s.do("reduce_co2", steps=0)
    assert (s.table.co2, s.table.vp) == (500, [3])
    assert s.events == []


def test_no_more_and_no_fewer_steps_than_allowed() -> None:
    """D23, A31: down to the limit it is a must, below 400 ppm or zero points it is impossible."""
    s = reduction(520, 3)
    denied(s, refuse("must_reduce_more", "reduction", needed=2, had=1), "reduce_co2", steps=1)
    denied(s, refuse("cannot_reduce_more", "reduction", needed=4, had=3), "reduce_co2", steps=4)
    assert s.refused("decline") == "not_now"
    s = reduction(420, 30)
    denied(s, refuse("cannot_reduce_more", "reduction", needed=3, had=2), "reduce_co2", steps=3)


@pytest.mark.parametrize(("co2", "points", "decade"), [(400, 30, 1), (450, 0, 1), (450, 3, 4)])
def test_nobody_is_asked_when_nothing_can_be_reduced(co2: int, points: int, decade: int) -> None:
    """D23, 18: at the floor, or without the points for one step."""
    s = reduction(co2, points, decade)
    assert s.events == []
    assert s.game.is_over  # nothing waits below the stage
    assert not s.table.ending


def test_a_single_choice_is_not_asked_for() -> None:
    """D23, 18: two steps are a must, and no more can be paid."""
    s = reduction(520, 2)
    assert s.events == [events.Co2Reduced(2, 2, 500)]
    assert s.game.is_over  # nothing waits below the stage


@pytest.mark.parametrize(("co2", "ending"), [(500, ""), (510, "planet_lost")])
def test_with_zero_points_exactly_500_ppm_is_the_most(co2: int, ending: str) -> None:
    """13, A6, A7."""
    assert reduction(co2, 0).table.ending == ending


def test_fewer_than_zero_points_at_the_end_of_the_supply_are_a_loss() -> None:
    """13, A6: after the penalties."""
    s = reduction(400, -1)
    assert s.events == [events.GameEnded("points_lost")]


def test_penalties_come_before_the_reduction() -> None:
    """A31: the points of a penalty are not there any more."""
    s = scene()
    for region in ("north_america", "south_america", "africa", "asia", "oceania"):
        s.demand(region, "oil")
    s.next_fossils("coal")
    s.control("europe", 1)
    s.region_cep("europe", 0)
    s.table.co2, s.table.vp[0] = 470, 5
    s.task(Frame("energy_supply"), Frame("reduction_step"))
    asks(s, "reduction", s.table.start_player, [1, 2])
    assert (s.table.co2, s.table.vp) == (510, [2])


def test_rivals_cannot_reduce() -> None:
    """13: no such decision in competition."""
    assert "reduction" not in EDITIONS["competitive"].decisions
    assert "reduction_step" not in EDITIONS["competitive"].tasks
