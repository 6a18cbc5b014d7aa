"""Blunders that a beginner would see, among partners: positions, and what nobody may do in them."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.second_chance.bonuses import KINDS
from co2desk.engine.machine.frames import Frame
from tests.bots.positions import LEVELS, answer_of, turn_of
from tests.bots.team_positions import begin_books, begin_turn, team
from tests.engine.second_chance.scene import Scene

pytestmark = pytest.mark.usefixtures("no_hurry")
every_level = pytest.mark.parametrize("level", LEVELS)


@every_level
def test_a_un_goal_is_claimed_before_it_is_too_late(level: str) -> None:
    """8.C, 16.1: four are open, three may be; the last turn of the game can claim one."""
    s = team()
    s.demand("europe", "forestation:1:0:0", "wind:1:0:0")
    s.table.un_row = (12, 16, 27, 31)
    s.give(0, money=4, tech=1)
    s.table.vp[0] = 20
    begin_turn(s, decade=4, turn=4, seat=0)
    assert "score_un_goal 12" in turn_of(level, s)


@every_level
def test_un_goals_are_not_all_left_to_the_last_turns(level: str) -> None:
    """8.C, 16.1: one card a turn. Three are due, all on infrastructures of one partner, who has two turns
    after this one."""
    s = team(4)
    s.demand("europe", "forestation:1:0:0", "wind:1:1:0", "solar:1:2:0")
    s.table.un_row = (11, 12, 14, 16, 20, 30)
    s.give(0, money=4, tech=6)
    s.table.vp[0] = 60
    begin_turn(s, decade=3, turn=2, seat=0)
    assert [done for done in turn_of(level, s) if done.startswith("score_un_goal")]


@every_level
def test_points_come_before_money_that_nobody_can_spend(level: str) -> None:
    """11, 12, 13: goals and air of the last decade cost about as many points as there are."""
    s = team()
    s.goals(("plant_of_type", "solar"), ("plant_in_region", "asia"))
    s.knowledge(0, solar=6, wind=8)
    s.table.vp[0] = 28
    begin_books(s, decade=4)
    assert s.waiting == ("income_split", 0)
    assert answer_of(level, s) == "split_income 0"


@every_level
def test_no_more_air_is_bought_in_the_end_than_has_to_be(level: str) -> None:
    """13, 16.1: a step costs 4 points, and counts as one."""
    s = team()
    s.table.vp[0] = 40
    s.table.decade, s.table.co2 = 4, 520
    s.task(Frame("reduction_step"), Frame("decade_end"))
    assert s.waiting == ("reduction", 0)
    assert answer_of(level, s) == "reduce_co2 2"


@every_level
def test_cheap_air_is_bought_while_there_are_points_to_spare(level: str) -> None:
    """13: a step costs 1 point now and 2 in the next decade, and at 500 ppm every fossil plant is a loss."""
    s = team()
    s.table.vp[0] = 30
    begin_books(s, decade=1, co2=500)
    s.table.stack[:] = [Frame("decade_end"), Frame("reduction", 0)]
    assert int(answer_of(level, s).split()[1]) >= 5


def two_summits(s: Scene) -> None:
    """A partner waits at the first one; both discuss solar."""
    s.summit(0, "solar", "wind", seats={1: 1})
    s.summit(1, "solar", "hydro")


@every_level
def test_partners_do_not_wait_at_two_summits(level: str) -> None:
    """10: together they hold one of them now."""
    s = team()
    s.project("europe/tech", "solar", scientist=0)
    two_summits(s)
    s.give(0, money=4, tech=2, cep=2)
    begin_turn(s, decade=1, turn=2)
    assert not [done for done in turn_of(level, s) if "summit/1" in done]


@every_level
def test_who_has_to_leave_joins_the_partner_at_the_summit(level: str) -> None:
    """9.B, 10, D13: two points for each of them, and not one for the way home only."""
    s = team()
    s.project("europe/tech", "solar", scientist=0)
    two_summits(s)
    s.give(1, money=4, tech=2, cep=2)
    begin_turn(s, decade=1, turn=2, seat=1)
    s.do("infrastructure", space="europe/tech")
    assert s.waiting == ("displaced", 0)
    assert answer_of(level, s) == "move_scientist europe/tech summit/0/0"


@every_level
def test_a_point_that_is_lost_on_its_owner_is_given_away(level: str) -> None:
    """7.5, A14: the owner has come to the end of the track, the partner earns with it."""
    s = team()
    s.knowledge(0, solar=10)
    s.knowledge(1, solar=3)
    begin_turn(s, decade=2)
    s.table.stack.append(Frame("bonus", 0, (0, s.energy("solar"))))
    assert answer_of(level, s) == "give_bonus 1"


@every_level
def test_a_cube_goes_to_the_partner_who_can_claim_a_un_goal_with_it(level: str) -> None:
    """7.5, 8.C: a card is paid for by whoever owns the infrastructures; a partner's cubes do not help."""
    s = team()
    s.demand("europe", "forestation:1:1:1", "wind:1:1:1")
    s.table.un_row = (12, 16, 27, 31)
    s.give(0, money=4, tech=2)
    s.give(1, money=4, tech=0)
    s.table.vp[0] = 60
    begin_turn(s, decade=4, turn=3, seat=0)
    s.table.stack.append(Frame("bonus", 0, (KINDS.index("tech"), 0)))
    assert answer_of(level, s) == "give_bonus 1"
