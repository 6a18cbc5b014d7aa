"""The plan of a team, played to the end of its decade."""

from __future__ import annotations

from co2desk.bots.team.luck import STAKE, price_of_luck
from co2desk.bots.team.plan import play_plan
from co2desk.bots.thought import Step
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.actions import split_income
from tests.bots.team_positions import begin_books, begin_turn, team
from tests.engine.second_chance.scene import Scene


def books(points: int) -> Scene:
    """Decade 2 is over, and the first player has an income."""
    s = team()
    s.knowledge(0, solar=8)
    s.table.vp[0] = points
    begin_books(s, decade=2, co2=420)
    assert s.waiting == ("income_split", 0)
    return s


def test_a_planned_share_of_the_income_is_kept() -> None:
    """11: a plan says how an income is divided, so that a change of the plan can divide it otherwise."""
    for money in (0, 2, 5):
        share = Step("income_split", split_income(money))
        assert play_plan(books(40).game, 0, ((share,),)).turns[0][0] == share


def test_air_is_bought_as_it_is_best_now() -> None:
    """13: steps that were planned with other points are not taken."""
    poor = play_plan(books(25).game, 0, ())
    rich = play_plan(books(35).game, 0, poor.turns)
    assert poor.turns[0][-1].kind == rich.turns[0][-1].kind == "reduction"
    assert poor.turns[0][-1] != rich.turns[0][-1]


def after_supply(points: int, co2: int) -> SecondChanceTable:
    """The end of decade 1, with six new fossil plants."""
    s = team()
    s.table.vp[0] = points
    begin_turn(s, decade=2, co2=co2)
    return s.table


def test_a_plan_that_just_survives_is_worth_less_than_one_with_a_reserve() -> None:
    """13: the fossil plants of a plan are not the real ones. Points and air below the limit are a reserve."""
    prices = [price_of_luck(after_supply(points, co2), 1) for points, co2 in ((0, 500), (0, 480), (2, 480))]
    assert prices == sorted(prices, reverse=True)
    assert 10 < prices[0] < STAKE / 2
    assert prices[2] < 1


def test_luck_costs_nothing_where_no_fossil_plant_came() -> None:
    s = team()
    begin_turn(s, decade=1, co2=500)
    assert price_of_luck(s.table, 1) == 0
