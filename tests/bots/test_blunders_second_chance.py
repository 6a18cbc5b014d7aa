"""Blunders that a beginner would see, in the competitive Second Chance: positions, and what nobody may do."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from tests.bots.positions import (
    LEVELS,
    answer_of,
    before_turns,
    begin_supply,
    begin_turn,
    hold_goal,
    late_second,
    second_chance,
    turn_of,
)
from tests.engine.second_chance.scene import Scene

pytestmark = pytest.mark.usefixtures("no_hurry")
every_level = pytest.mark.parametrize("level", LEVELS)
but_beginner = pytest.mark.parametrize("level", LEVELS[1:])  # who looks at one action at a time


def experts() -> Scene:
    """A late position in which nobody has anything to learn."""
    s = late_second()
    for seat in (0, 1):
        s.knowledge(seat, recycling=10, hydro=10, wind=10, solar=10, forestation=10)
    return s


# --- scientists --------------------------------------------------------------------------------------------


@every_level
def test_the_only_scientist_does_not_wait_at_an_empty_summit(level: str) -> None:
    """7.6, 10: four topics, and nobody else is near; on projects every move brings a point."""
    s = second_chance()
    s.project("asia/tech", "solar", scientist=0)
    s.summits_only(0)
    s.summit(0, "solar", "wind", "hydro", "recycling")
    s.give(0, money=4, tech=2, cep=2)
    begin_turn(s)
    assert not [done for done in turn_of(level, s) if "summit" in done]


@every_level
def test_no_scientist_is_left_in_hand_beside_a_free_project(level: str) -> None:
    """7.6, 8.A: a scientist on a project brings a point when it leaves, also when it is made to."""
    s = second_chance()
    s.project("asia/tech", "solar")
    s.project("europe/tech", "wind")
    s.give(0, money=4, tech=2, cep=2)
    begin_turn(s)
    turn_of(level, s)
    assert s.table.scientists_on_projects(0)


@every_level
def test_a_scientist_goes_on_to_the_next_project(level: str) -> None:
    """7.6, 8.A: every move from a project to another one is a point, and the move is free."""
    s = second_chance()
    s.project("asia/tech", "solar", scientist=0)
    s.project("europe/tech", "wind")
    s.project("africa/tech", "hydro")
    s.knowledge(0, solar=3)
    s.knowledge(1, solar=4)
    s.give(0, money=4, tech=2, cep=2)
    begin_turn(s)
    turn_of(level, s)
    assert s.level(0, "solar") >= 4


@every_level
def test_who_has_to_leave_goes_to_a_free_project(level: str) -> None:
    """9.B, D13: the point of the project is gained anyhow; the next one waits."""
    s = second_chance()
    s.project("asia/tech", "solar", scientist=0)
    s.project("europe/tech", "wind")
    s.give(1, money=4, cep=2)
    begin_turn(s, seat=1)
    s.do("infrastructure", space="asia/tech")
    assert s.waiting == ("displaced", 0)
    assert answer_of(level, s) != "move_scientist asia/tech hand"


@every_level
def test_the_only_scientist_is_not_spent_on_a_card(level: str) -> None:
    """7.6: no scientist ever comes back from a lobbyist, who gives $2 for it."""
    s = second_chance()
    s.in_play(3)
    s.project("asia/tech", "solar", scientist=0)
    s.give(0, money=4, tech=2, cep=2)
    begin_turn(s, decade=2, co2=330)
    assert not [done for done in turn_of(level, s) if "lobby/" in done]


# --- main actions ------------------------------------------------------------------------------------------


@every_level
def test_a_plant_that_can_be_built_is_built(level: str) -> None:
    """9.C: 16 points for means that are there; the rival can build next."""
    s = experts()
    s.project("europe/tech", "forestation", level=2, host=1)
    for seat in (0, 1):
        s.give(seat, money=18, tech=6, cep=2)
    begin_turn(s, decade=4, turn=2, co2=410)
    assert [done for done in turn_of(level, s) if done.startswith("build_plant")]


@but_beginner
def test_who_lacks_nothing_but_a_cep_buys_one(level: str) -> None:
    """8.B, 9.C: a plant costs a CEP, and the market has one."""
    s = experts()
    s.project("europe/tech", "forestation", level=2, host=0)
    s.give(0, money=20, tech=5)
    s.give(1, money=5, tech=6, cep=3)
    begin_turn(s, decade=5, turn=4, co2=410)
    done = turn_of(level, s)
    assert "buy_cep" in done
    assert [action for action in done if action.startswith("build_plant")]


@every_level
def test_the_last_turn_builds_what_it_can(level: str) -> None:
    """9.C, 16.2: 16 points, where the money would make 8."""
    s = experts()
    s.project("europe/tech", "forestation", level=2, host=0)
    s.give(0, money=16, tech=5, cep=1)
    s.give(1, tech=6)
    begin_turn(s, decade=5, turn=4, co2=410)
    assert [done for done in turn_of(level, s) if done.startswith("build_plant")]


@every_level
def test_the_planet_is_saved_while_somebody_can(level: str) -> None:
    """5, 13: the last turn before an energy supply, in which any fossil plant loses the planet."""
    s = late_second("north_america", "south_america", "oceania", "asia")
    s.demand("asia", "coal", "coal", "solar:1:0:0", "wind:1:0:0")
    s.control("asia", 0)
    s.demand("oceania", "coal", "coal", "coal")
    s.project("north_america/tech", "recycling", host=0)
    s.knowledge(1, recycling=1)
    s.give(1, money=7, tech=1, cep=1)
    begin_turn(s, decade=4, turn=4, seat=1, co2=490)
    assert [done for done in turn_of(level, s) if done.startswith("build_plant")]


# --- market ------------------------------------------------------------------------------------------------


@every_level
@pytest.mark.parametrize("price", [6, 7, 8])
def test_no_cep_is_bought_dear_beyond_need(level: str, price: int) -> None:
    """8.B: three are enough for the next decade, and prices fall again."""
    s = second_chance()
    s.table.price = price
    s.give(0, money=14, tech=1, cep=3)
    s.give(1, money=10, cep=3)
    begin_turn(s, decade=2, co2=330)
    assert "buy_cep" not in turn_of(level, s)


@every_level
def test_no_cep_is_sold_for_a_dollar(level: str) -> None:
    """8.B, 9.B: at the lowest price a sale brings $1, and preparing infrastructure needs a CEP."""
    s = second_chance()
    s.table.price = 1
    s.project("asia/tech", "solar")
    s.give(0, money=6, tech=1, cep=1)
    begin_turn(s, decade=2, co2=330)
    assert "sell_cep" not in turn_of(level, s)


# --- cards, goals and bonuses ------------------------------------------------------------------------------


@every_level
def test_a_un_goal_is_claimed_in_the_last_turn(level: str) -> None:
    """8.C, 16.2: the first card is worth 6 points, the tech for it nothing."""
    s = late_second()
    s.table.un_row = (12,)
    s.give(0, money=4, tech=1)
    s.give(1, tech=4)
    begin_turn(s, decade=5, turn=4, co2=410)
    assert "score_un_goal 12" in turn_of(level, s)


@every_level
def test_a_company_goal_is_not_cashed_for_nothing(level: str) -> None:
    """17.3: two regions make 8 points, $8 make 4."""
    s = late_second()
    hold_goal(s, 0, 4)
    s.give(0, money=3, tech=1)
    begin_turn(s, decade=5, turn=3, co2=410)
    assert "cash_company_goal 0" not in turn_of(level, s)


@every_level
@pytest.mark.parametrize("card", [1, 3, 9])
def test_a_company_goal_is_kept_at_the_start(level: str, card: int) -> None:
    """17.3: five decades are left to fulfil it."""
    s = second_chance()
    hold_goal(s, 0, card)
    s.give(0, money=3, tech=2, cep=2)
    begin_turn(s)
    assert "cash_company_goal 0" not in turn_of(level, s)


@every_level
def test_a_card_is_used_for_its_main_effect_when_that_is_more(level: str) -> None:
    """8.C, 17.1: $3 for planning in Europe, $2 for nothing."""
    s = second_chance()
    s.lobby(0, 3)
    s.give(0, money=4, tech=2, cep=2)
    begin_turn(s)
    s.do("plan", energy="wind", region="europe", grant="money")
    assert "play_lobby 3 0 0" not in turn_of(level, s)


@every_level
@pytest.mark.parametrize("kind", ["tech", "any", "region_cep"])
def test_no_rival_is_given_a_bonus(level: str, kind: str) -> None:
    """7.5: it may be handed to anybody, and a point may be refused."""
    s = second_chance()
    s.erase_bonuses()
    s.print_bonus("wind", 2, kind)
    s.knowledge(1, wind=1)
    s.project("europe/tech", "wind", scientist=1)
    s.give(0, cep=2)
    s.region_cep("africa", 1)
    begin_turn(s, decade=2, co2=330)
    s.do("infrastructure", space="europe/tech")
    assert s.waiting == ("displaced", 1)
    s.do("move_scientist", origin="europe/tech", destination="hand")
    assert s.waiting == ("bonus", 1)
    assert answer_of(level, s) != "give_bonus 0"


@every_level
def test_no_rival_is_given_a_cep(level: str) -> None:
    """7.5, D18: a region of one's own has room for it."""
    s = late_second()
    s.give(0, money=3)
    begin_turn(s, decade=4, turn=2, co2=410)
    s.table.stack.append(Frame("bonus_region_cep", 0))
    assert answer_of(level, s) in ("choose_region europe", "choose_region asia")


# --- income ------------------------------------------------------------------------------------------------


@every_level
def test_the_last_income_is_points(level: str) -> None:
    """11, 16.2: nothing can be bought any more, and $2 make a point."""
    s = late_second()
    s.knowledge(0, solar=6, wind=4)
    s.give(0, money=3, tech=1)
    begin_supply(s, decade=5, co2=410)
    assert s.waiting == ("income_split", 0)
    assert answer_of(level, s) == "split_income 0"


@every_level
def test_income_is_money_where_a_plant_has_to_be_paid(level: str) -> None:
    """11, 9.C: nobody else can build, and without plants the supply after the next is the last one."""
    s = second_chance()
    s.project("north_america/tech", "solar", host=0)
    s.project("asia/tech", "hydro", host=0)
    s.knowledge(0, solar=6, wind=4, hydro=4)
    s.give(0, tech=3, cep=3)
    s.give(1, money=1, cep=3)
    begin_supply(s, decade=2, co2=320)
    assert s.waiting == ("income_split", 0)
    assert int(answer_of(level, s).split()[1]) >= 8


# --- before the game ---------------------------------------------------------------------------------------


@every_level
def test_the_better_card_is_drafted(level: str) -> None:
    """17.1, 17.6: $3 in any region or $2, against $3 in Africa or a move."""
    s = second_chance(draft=True)
    s.table.packets = [(4, 7), (10, 11)]
    s.table.lobby_hand = [(1, 2, 3), (5, 6, 8)]
    choices = Frame("draft", 0), Frame("draft", 1)
    before_turns(s, *choices, Frame("draft_pass"), Frame("draft_round"), Frame("decade"))
    assert answer_of(level, s) == "keep_card 7"


@every_level
def test_the_goal_is_kept_that_is_usually_reached(level: str) -> None:
    """4.2, 17.3, D2: most players prepare six infrastructures, few claim five UN goals."""
    s = second_chance()
    s.table.goal_choice[0] = (3, 10)
    before_turns(s, Frame("keep_goal", 0, (1,)), Frame("decade"))
    assert answer_of(level, s) == "keep_card 10"
