"""Company goals of the competitive game (specification 16.2, 17.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from tests.engine.checks import denied, happened
from tests.engine.second_chance.scene import BY_REGION, REGIONS, WANTS, Scene, kit, scene

OTHER = 3


def holder(goal: int) -> Scene:
    """Player 0 of four has this goal, nobody else has any."""
    s = scene("competitive")
    s.table.goal = [goal, 0, 0, 0]
    return s


def worth(s: Scene) -> int:
    """What the goal of player 0 scores at the end; 0 when it was discarded."""
    s.task(Frame("verdict"))
    return sum(points for step, player, points in s.table.scoring if (step, player) == ("company_goal", 0))


def control(s: Scene, amount: int) -> None:
    for region in REGIONS[:amount]:
        s.control(region, 0)
        s.region_cep(region, 0)


def lead(s: Scene, amount: int) -> None:
    """Alone in front on the first track, tied on the others; somebody is ahead on the rest."""
    s.knowledge(OTHER, **dict.fromkeys(WANTS, 6))
    s.knowledge(0, **dict.fromkeys(WANTS, 5))
    s.knowledge(0, **dict.fromkeys(list(WANTS)[:amount], 6))
    s.knowledge(0, recycling=7)


def claim(s: Scene, amount: int) -> None:
    s.table.un_claimed[0] = tuple(range(1, amount + 1))


def plants(s: Scene, amount: int) -> None:
    """Own plants on somebody else's infrastructure, in as many regions, of up to five types."""
    for region in list(BY_REGION)[:amount]:
        s.demand(region, f"{BY_REGION[region]}:1:0:{OTHER}")


def infrastructures(s: Scene, amount: int) -> None:
    """Own infrastructures in as many regions, of up to five types, every other one with a plant."""
    for number, region in enumerate(list(BY_REGION)[:amount]):
        if number % 2:
            s.demand(region, f"{BY_REGION[region]}:1:{OTHER}:0")
        else:
            s.project(f"{region}/tech", BY_REGION[region], host=0)


def ceps(s: Scene, amount: int) -> None:
    """Three of them in a controlled region, the others on the own board."""
    s.control("africa", 0)
    s.give(0, cep=amount - 3)


# What the goals count, and how much of it comes to how many points.
CASES: dict[int, tuple[Callable[[Scene, int], None], list[tuple[int, int]]]] = {
    1: (ceps, [(3, 6), (7, 14), (8, 16), (9, 16)]),
    2: (lead, [(2, 8), (3, 12), (4, 16), (5, 16)]),
    3: (claim, [(2, 6), (5, 15), (6, 15)]),
    4: (control, [(2, 8), (4, 16), (5, 16)]),
    5: (plants, [(2, 6), (5, 15), (6, 15)]),
    6: (plants, [(2, 6), (4, 12), (6, 15)]),
    7: (plants, [(3, 6), (5, 12), (6, 15)]),
    8: (infrastructures, [(2, 6), (5, 15), (6, 15)]),
    9: (infrastructures, [(2, 6), (4, 12), (6, 15)]),
    10: (infrastructures, [(3, 6), (5, 12), (6, 15)]),
}


@pytest.mark.parametrize(
    ("number", "amount", "points"),
    [(number, *case) for number, (_, cases) in CASES.items() for case in cases],
)
def test_a_goal_scores_for_what_it_counts_up_to_its_maximum(number: int, amount: int, points: int) -> None:
    """17.3: all ten."""
    s = holder(number)
    CASES[number][0](s, amount)
    assert worth(s) == points
    assert happened(s, events.CompanyGoalScored(0, number, points))


def test_the_maximum_of_each_goal() -> None:
    """17.3: 16 for 01, 02 and 04, else 15."""
    assert {g.number: g.limit for g in kit().company_goals} == {
        n: 16 if n in (1, 2, 4) else 15 for n in range(1, 11)
    }


@pytest.mark.parametrize(("number", "amount", "points"), [(7, 8, 15), (10, 8, 15)])
def test_eight_plants_or_infrastructures_are_worth_the_maximum(number: int, amount: int, points: int) -> None:
    """17.3: beyond the first."""
    s = holder(number)
    s.table.plants_built[:5] = s.table.infrastructures[:5] = [2, 2, 2, 1, amount - 7]
    assert worth(s) == points


def test_goal_01_counts_ceps_that_are_sold_in_the_same_scoring() -> None:
    """A43: own ones and those of controlled regions, before the sale."""
    s = holder(1)
    ceps(s, 5)
    assert worth(s) == 10
    assert s.table.cep[0] == 0
    assert s.table.money[0] == 5 * s.table.price


@pytest.mark.parametrize("number", [5, 6, 7])
def test_plants_of_others_on_own_infrastructure_are_not_own_plants(number: int) -> None:
    """17.3."""
    s = holder(number)
    infrastructures(s, 6)
    assert worth(s) == 0


@pytest.mark.parametrize("number", [8, 9, 10])
def test_infrastructure_of_others_under_own_plants_is_not_own_infrastructure(number: int) -> None:
    """17.3."""
    s = holder(number)
    plants(s, 6)
    assert worth(s) == 0


# --- score it or discard it ------------------------------------------------------------------------------


@pytest.mark.parametrize(("regions", "points"), [(2, 8), (3, 12)])
def test_a_goal_worth_more_than_eight_dollars_is_scored(regions: int, points: int) -> None:
    """D25: $8 are four points."""
    s = holder(4)
    control(s, regions)
    assert worth(s) == points
    assert s.table.money[0] == 0


@pytest.mark.parametrize("claimed", [0, 1])
def test_a_goal_worth_less_than_eight_dollars_is_discarded(claimed: int) -> None:
    """D25: three points or none; the card stays secret."""
    s = holder(3)
    claim(s, claimed)
    assert worth(s) == 0
    assert s.table.money[0] == 8
    assert happened(s, events.CompanyGoalCashed(0, 8))
    assert "CompanyGoalScored" not in s.names()


def test_a_goal_worth_four_points_is_discarded_because_money_breaks_ties() -> None:
    """D25, A52: as many points, and $8 more for the last tie-break."""
    s = holder(4)
    s.give(1, tech=1)
    control(s, 1)
    worth(s)
    assert s.table.vp[0] == 4
    assert s.table.money[0] == 8


def test_every_player_has_the_own_choice() -> None:
    """D25: one goal is scored and one discarded."""
    s = scene("competitive")
    s.table.goal = [4, 3, 0, 0]
    control(s, 2)
    s.task(Frame("verdict"))
    assert [step[:2] for step in s.table.scoring if step[0] == "company_goal"] == [("company_goal", 0)]
    assert s.table.money[:2] == [0, 8]


# --- discarding it in the own turn -----------------------------------------------------------------------


def test_a_goal_may_be_discarded_for_eight_dollars_between_the_actions_of_the_own_turn() -> None:
    """D5, 6: before or after the main action; not an action, and not twice."""
    s = holder(4)
    s.erase_bonuses()
    s.do("plan", energy="solar", region="asia", grant="tech")
    s.do("cash_company_goal", player=0)
    assert (s.table.money[0], s.table.goal[0]) == (8, 0)
    assert s.events == [events.CompanyGoalCashed(0, 8)]
    assert s.waiting == ("turn", 0)
    denied(s, refuse("no_company_goal", "company_goal", player=0), "cash_company_goal", player=0)


def test_the_money_of_a_goal_can_be_used_in_the_same_turn() -> None:
    """6: before the main action."""
    s = holder(4)
    s.project("africa/tech", "recycling", host=1)
    s.knowledge(0, recycling=1)
    s.give(0, tech=1, cep=1)
    assert not s.can("build_plant", space="africa/tech", region_tech=0)
    s.do("cash_company_goal", player=0)
    assert s.can("build_plant", space="africa/tech", region_tech=0)


def test_nobody_discards_a_goal_in_somebody_elses_turn() -> None:
    """A51: neither the own nor another one's."""
    s = holder(4)
    s.table.goal[1] = 5
    denied(s, refuse("not_your_turn", "company_goal", player=1), "cash_company_goal", player=1)
    assert s.game.legal(1) == []
    s.turn(1)
    denied(s, refuse("not_your_turn", "company_goal", player=0), "cash_company_goal", player=0)


def test_a_goal_cannot_be_discarded_inside_an_action() -> None:
    """6: between actions only."""
    s = holder(4)
    s.do("plan", energy="solar", region="asia", grant="scientist")
    assert s.waiting == ("research_grant", 0)
    assert s.refused("cash_company_goal", player=0) == "not_now"


def test_a_discarded_goal_is_not_scored() -> None:
    """17.3: and is discarded once only."""
    s = holder(4)
    control(s, 3)
    s.do("cash_company_goal", player=0)
    assert worth(s) == 0
    assert s.table.money[0] == 8


@pytest.mark.parametrize("mode", ["cooperative", "solo"])
def test_partners_have_no_company_goals(mode: str) -> None:
    """4.1."""
    s = scene(mode)
    assert "cash_company_goal" not in s.kinds()
    assert s.refused("cash_company_goal", player=0) == "not_now"
