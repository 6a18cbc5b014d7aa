"""The income phase (specification 11)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from tests.engine.checks import asks, denied
from tests.engine.second_chance.scene import WANTS, Scene, kit, scene

INCOME = {energy: kit().tracks[kit().energies.index(energy)].income for energy in WANTS}


def earned(s: Scene) -> dict[int, int]:
    """What the players earn in the income phase."""
    s.task(Frame("income"))
    return {event.player: event.amount for event in s.events if isinstance(event, events.IncomeEarned)}


def on_track(levels: list[int], energy: str = "hydro", mode: str = "cooperative") -> Scene:
    """As many players as levels, with these levels on one track."""
    s = scene(mode, players=len(levels))
    for player, points in enumerate(levels):
        s.knowledge(player, **{energy: points})
    return s


@pytest.mark.parametrize(
    ("levels", "earners"),
    [
        ([9, 7, 3, 2], {0, 1}),  # first and second stack
        ([7, 3, 7, 5], {0, 2, 3}),  # two share the first
        ([7, 5, 5, 2], {0, 1, 2}),  # two share the second
        ([1, 1, 1, 1], {0, 1, 2, 3}),  # all in one stack
        ([2, 0, 0, 0], {0}),
        ([0, 0, 0, 0], set()),
        ([6, 5, 4], {0, 1}),
        ([4, 4, 0], {0, 1}),
    ],
)
def test_from_three_players_on_the_two_most_advanced_stacks_earn(
    levels: list[int], earners: set[int]
) -> None:
    """11: everybody on these spaces earns the number above the own space in full."""
    assert earned(on_track(levels)) == {player: INCOME["hydro"][levels[player] - 1] for player in earners}


@pytest.mark.parametrize(
    ("levels", "earners"), [([9, 8], {0}), ([9, 9], {0, 1}), ([0, 3], {1}), ([0, 0], set())]
)
def test_with_two_players_only_the_first_stack_earns(levels: list[int], earners: set[int]) -> None:
    """T16: 5 and nothing, or 5 for each of two who are tied."""
    assert INCOME["hydro"][8] == 5
    assert earned(on_track(levels)) == {player: INCOME["hydro"][levels[player] - 1] for player in earners}


@pytest.mark.parametrize("energy", WANTS)
def test_a_lone_player_always_earns(energy: str) -> None:
    """A77: on every track and every space."""
    for points, income in enumerate(INCOME[energy], start=1):
        assert earned(on_track([points], energy, "solo")) == {0: income}


def test_blue_earns_seven_on_two_tracks_and_splits_them() -> None:
    """T15, D21: four in the first hydro stack and three in the second solar stack; $4 and 3 points."""
    s = on_track([1, 7, 6, 0])
    s.knowledge(1, solar=4)
    s.knowledge(3, solar=9)
    assert (INCOME["hydro"][6], INCOME["solar"][3]) == (4, 3)
    assert earned(s)[1] == 7
    s.table.stack[:] = [frame for frame in s.table.stack if frame.player == 1]
    s.do("split_income", money=4)
    assert (s.table.money[1], s.table.vp[0]) == (4, 3)


def test_everybody_who_earns_splits_the_own_income_in_player_order() -> None:
    """D21: any part in money, the rest in points of the team; nobody else is asked, nobody may refuse."""
    s = on_track([3, 3, 0, 3])
    s.table.start_player = 3
    earned(s)
    asks(s, "income_split", 3, [0, 1, 2])
    denied(s, refuse("more_than_income", "income", needed=3, had=2), "split_income", money=3)
    assert s.refused("decline") == "not_now"
    s.do("split_income", money=2)
    asks(s, "income_split", 0, [0, 1, 2])
    s.do("split_income", money=0)
    asks(s, "income_split", 1, [0, 1, 2])
    s.do("split_income", money=1)
    assert s.game.is_over  # nothing waits below the stage
    assert (s.table.money, s.table.vp[0]) == ([0, 1, 0, 2], 3)


def test_rivals_take_their_own_points() -> None:
    """T28: of ten, three dollars and seven points."""
    s = on_track([9, 1, 1, 1], mode="competitive")
    s.knowledge(0, hydro=9, recycling=10)
    assert earned(s)[0] == 10
    while s.waiting[1] != 0:
        s.do("split_income", money=0)
    s.do("split_income", money=3)
    assert (s.table.money[0], s.table.vp[0]) == (3, 7)


def test_nobody_is_asked_without_income() -> None:
    """18: there is nothing to decide."""
    s = scene()
    s.task(Frame("income"))
    assert s.names() == []
    assert s.game.is_over
