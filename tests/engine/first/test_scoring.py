"""Final scoring and the winner (specification 15.2, 20)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.events import CepCollected, CepSoldOut, CompanyGoalScored
from tests.engine.checks import happened
from tests.engine.first.scene import Scene, kit, scene
from tests.engine.first.tracks import income


def final(players: int = 3) -> Scene:
    """The game is over and not yet scored; nobody holds a goal."""
    s = scene(players=players)
    s.table.goal = [0] * players
    s.table.ending = "last_decade"
    return s


def score(s: Scene, step: str) -> list[int]:
    """Score now; what a step gave to each player."""
    s.task(Frame("scoring"))
    found = [0] * s.table.setting.players
    for name, player, points in s.table.scoring:
        if name == step:
            found[player] += points
    return found


# --- the steps -------------------------------------------------------------------------------------------


def test_ceps_of_controlled_regions_are_collected_and_sold_at_the_current_price() -> None:
    """15.2 steps 1, 2: hand and regions together; the price does not move; other regions keep theirs."""
    s = final()
    s.control("asia", 1)
    s.control("africa", 1)
    s.give(1, cep=2)
    s.table.price = 5
    s.task(Frame("scoring"))
    collected = [CepCollected(1, s.region("africa"), 2), CepCollected(1, s.region("asia"), 5)]
    assert s.events[:3] == [*collected, CepSoldOut(1, 9, 5)]
    assert (s.table.money[1], s.table.price) == (45, 5)
    assert s.table.region_cep[s.region("europe")] == 4


def test_hand_ceps_are_remembered_before_regions_are_collected() -> None:
    """15.2 step 0: for goal 31; they are sold all the same."""
    s = final()
    s.table.goal[1] = 31
    s.control("asia", 1)
    s.give(1, cep=3)
    s.task(Frame("scoring"))
    assert happened(s, CompanyGoalScored(1, 31, 6))
    assert s.table.money[1] == 8 * 3


def test_income_is_paid_once_more_in_points() -> None:
    """15.2 step 3, DP-06: all of it as points, which is never worse; nobody is asked."""
    s = final()
    s.expertise(0, solar=5)
    s.expertise(1, solar=3, biomass=4)
    s.expertise(2, solar=2)
    paid = [income("solar", 5), income("solar", 3) + income("biomass", 4), 0]
    assert score(s, "income") == paid
    assert s.table.vp == paid
    assert s.table.money == [0, 0, 0]


@pytest.mark.parametrize(("money", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (150, 75)])
def test_every_full_two_dollars_are_a_point(money: int, points: int) -> None:
    """G-43, 15.2 step 5: rounded down."""
    s = final()
    s.give(0, money=money)
    assert score(s, "money") == [points, 0, 0]


def test_the_money_of_sold_ceps_and_of_an_exchanged_goal_counts_as_points() -> None:
    """15.2 steps 2, 4, 5: $1 and $6 for CEPs and $8 for the goal make 7 points."""
    s = final()
    s.table.goal[0] = 29
    s.give(0, money=1, cep=2)
    assert score(s, "money") == [7, 0, 0]


@pytest.mark.parametrize(
    ("counts", "awards"),
    [
        ((4, 2, 1), [3, 0, 0]),
        ((4, 4, 1), [3, 3, 0]),
        ((1, 1, 1), [3, 3, 3]),
        ((0, 0, 0), [0, 0, 0]),
        ((0, 0, 1), [0, 0, 3]),
    ],
)
def test_most_tech_and_most_un_goals_are_worth_three_points_each(
    counts: tuple[int, ...], awards: list[int]
) -> None:
    """G-38, 15.2 steps 6, 7: to everybody who is tied, to nobody for zero."""
    tech = final()
    goals = final()
    for player, count in enumerate(counts):
        tech.give(player, tech=count)
        goals.table.un_scored[player] = tuple(range(34 + 4 * player, 34 + 4 * player + count))
    assert score(tech, "most_tech") == awards
    assert score(goals, "most_un_goals") == awards
    assert score(tech, "most_un_goals") == [0, 0, 0]


def test_alone_one_cube_and_one_un_goal_are_the_most() -> None:
    """G-38: solo, the award needs at least one."""
    s = final(players=1)
    s.give(0, tech=1)
    s.table.un_scored[0] = (34,)
    s.task(Frame("scoring"))
    assert s.table.vp == [6]


def test_cubes_in_regions_belong_to_nobody() -> None:
    """15.2 step 6: tech in hand counts."""
    s = final()
    s.control("asia", 0)
    s.region_tech("asia", 5)
    s.give(1, tech=1)
    assert score(s, "most_tech") == [0, 3, 0]


def test_negative_points_stay_negative() -> None:
    """G-44: scoring does not begin at zero."""
    s = final()
    s.table.vp = [-5, -1, 0]
    s.give(0, money=4)
    s.task(Frame("scoring"))
    assert s.game.result.scores == (-3, -1, 0)
    assert s.game.result.winners == (2,)


def test_the_steps_come_in_the_printed_order_and_nobody_is_asked() -> None:
    """15.2, DP-06, DP-25, G-56: every choice of the scoring has a best answer, so none is left open."""
    s = final(players=2)
    s.table.goal = [27, 31]
    s.control("asia", 0)
    s.expertise(0, solar=1)
    s.give(1, tech=1, cep=2)
    s.table.un_scored[0] = (34,)
    s.task(Frame("scoring"))
    steps = [step for step, player, _ in s.table.scoring]
    assert list(dict.fromkeys(steps)) == ["income", "company_goal", "money", "most_tech", "most_un_goals"]
    assert s.game.is_over
    assert sum(points for _, player, points in s.table.scoring if player == 0) == s.table.vp[0]


# --- the winner ------------------------------------------------------------------------------------------


def tied(players: int = 3) -> Scene:
    """Scoring is over and everybody has the same number of points."""
    s = final(players)
    s.table.stack.clear()
    s.table.vp = [30] * players
    return s


def test_most_points_win() -> None:
    """15.2: the ranking follows the points, whatever the other merits."""
    s = tied()
    s.table.vp = [20, 31, 30]
    s.demand("asia", "solar:0:0", "solar:1:0")
    assert s.game.result.winners == (1,)
    assert s.game.result.ranking == (1, 2, 0)
    assert s.game.result.ending == "last_decade"


def test_a_tie_goes_to_more_green_plants() -> None:
    """15.2: before expertise."""
    s = tied()
    s.demand("asia", "solar:0:0", "solar:1:2", "biomass:0:2")
    s.expertise(0, forestation=9)
    assert s.game.result.winners == (2,)


@pytest.mark.parametrize("decisive", range(5))
def test_then_expertise_is_compared_energy_by_energy_in_the_canonical_order(decisive: int) -> None:
    """15.2: forestation, solar, cold fusion, biomass, recycling; the first difference decides."""
    s = tied(players=2)
    energies = kit().energies
    assert energies == ("forestation", "solar", "fusion", "biomass", "recycling")
    s.expertise(0, **dict.fromkeys(energies[:decisive], 4))
    s.expertise(1, **dict.fromkeys(energies[:decisive], 4))
    s.expertise(1, **{energies[decisive]: 1})
    s.expertise(0, **dict.fromkeys(energies[decisive + 1 :], 9))
    assert s.game.result.winners == (1,)


def test_then_more_controlled_regions_decide() -> None:
    """15.2: after all five energies."""
    s = tied()
    for region, player in (("asia", 0), ("europe", 1), ("africa", 1)):
        s.control(region, player)
    assert s.game.result.winners == (1,)


def test_expertise_counts_before_controlled_regions() -> None:
    """15.2: one step in recycling beats six regions."""
    s = tied()
    for region in s.codec.regions:
        s.control(region, 0)
    s.expertise(1, recycling=1)
    assert s.game.result.winners == (1,)


def test_who_is_still_tied_shares_the_victory() -> None:
    """15.2: all of them win."""
    s = tied()
    s.expertise(0, solar=1)
    s.expertise(1, solar=1)
    assert set(s.game.result.winners) == {0, 1}


def test_who_has_dropped_out_of_a_tie_does_not_come_back() -> None:
    """G-55: player 2 leads forestation but has fewer plants, so 0 and 1 go on alone."""
    s = tied()
    s.demand("asia", "solar:0:0", "biomass:0:1")
    s.expertise(2, forestation=9, solar=9)
    s.expertise(0, forestation=2, solar=1)
    s.expertise(1, forestation=2, solar=3)
    assert s.game.result.winners == (1,)
    assert s.game.result.ranking == (1, 0, 2)
