"""Blunders that a beginner would see, in the first edition: positions, and what nobody may do in them."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.machine.frames import Frame
from tests.bots.positions import (
    LEVELS,
    answer_of,
    begin_auction,
    begin_supply,
    begin_turn,
    first_edition,
    hold_goal,
    late_first,
    player,
    turn_of,
)
from tests.engine.first.scene import EVERY_SPACE, Scene, kit, new_game

pytestmark = pytest.mark.usefixtures("no_hurry")
every_level = pytest.mark.parametrize("level", LEVELS)


def before_decade(players: int = 2) -> Scene:
    """The start of the second decade is auctioned; everybody has the same."""
    s = first_edition(players, variants=Variants(auction=True))
    for seat in range(players):
        s.give(seat, money=8, tech=2, cep=1)
        s.expertise(seat, solar=1)
    begin_auction(s, decade=2)
    return s


# --- scientists --------------------------------------------------------------------------------------------


@every_level
def test_the_only_scientist_does_not_wait_at_an_empty_summit(level: str) -> None:
    """9.1, 11: nobody else is near it; on the project there is a point in every turn (T1)."""
    s = first_edition()
    s.project("europe/tech", "solar", scientist=0)
    s.summit(0, "solar", "fusion", "biomass")
    s.give(0, money=4, cep=2)
    begin_turn(s)
    assert not [done for done in turn_of(level, s) if "summit" in done]


@every_level
def test_the_only_scientist_comes_home_rather_than_to_an_empty_summit(level: str) -> None:
    """9.4, DP-14: home with a point now, or out of work until somebody joins."""
    s = first_edition()
    s.project("europe/tech", "solar", scientist=0)
    s.give(1, money=4, cep=1)
    begin_turn(s, seat=1)
    s.do("install", space="europe/tech")
    assert s.waiting == ("displaced", 0)
    assert answer_of(level, s) == "move_scientist europe/tech hand"


@every_level
def test_no_scientist_is_left_in_hand_beside_a_free_project(level: str) -> None:
    """9.1, T1: a scientist who works brings a point at the end of the turn."""
    s = first_edition()
    s.project("europe/tech", "solar")
    s.give(0, money=4, cep=2)
    begin_turn(s)
    done = turn_of(level, s)
    assert s.table.hand_scientists[0] == done.count("recruit")  # one move for each turn: a second one waits


@every_level
def test_a_research_grant_recruits_while_the_free_move_is_left(level: str) -> None:
    """8.1, 9.1: the free move sends the scientist from the hand to the project all the same."""
    s = first_edition()
    s.give(0, money=4, cep=2)
    begin_turn(s)
    s.do("propose", energy="solar", region="europe", grant="research")
    assert answer_of(level, s) == "recruit"


@every_level
def test_a_scientist_leaves_a_track_that_has_ended(level: str) -> None:
    """G-20, 9.1: points beyond the end of a track are lost."""
    s = first_edition()
    s.project("europe/tech", "solar", scientist=0)
    s.project("africa/tech", "fusion")
    s.expertise(0, solar=10)
    s.give(0, money=4, cep=2)
    begin_turn(s, decade=3)
    turn_of(level, s)
    assert s.level(0, "fusion") == 1


@every_level
def test_a_point_of_choice_is_not_lost(level: str) -> None:
    """G-20, DP-15: four tracks have ended, on the fifth a point still brings something."""
    s = first_edition()
    s.expertise(0, forestation=10, solar=10, fusion=10, biomass=10, recycling=3)
    begin_turn(s, decade=3)
    s.table.stack.append(Frame("bonus_any", 0))
    assert answer_of(level, s) == "choose_energy recycling"


# --- main actions ------------------------------------------------------------------------------------------


@every_level
def test_a_plant_that_can_be_built_is_built(level: str) -> None:
    """8.3: 13 points for means that are there; the rival can build next."""
    s = late_first()
    s.project("asia/tech", "forestation", installed=True)
    for seat in (0, 1):
        s.give(seat, money=15, tech=6, cep=2)
        s.expertise(seat, forestation=10, solar=10, fusion=10, biomass=10, recycling=10)
    begin_turn(s, decade=5, turn=3, co2=430)
    assert "build asia/tech 3 0" in turn_of(level, s)


@every_level
def test_money_is_not_hoarded_beside_a_plant(level: str) -> None:
    """8.1, 8.3: whoever has more money than a plant costs does not propose for more of it."""
    s = first_edition()
    s.project("oceania/tech", "solar", installed=True)
    s.project("europe/tech", "biomass", scientist=0)
    for seat in (0, 1):
        s.give(seat, money=15, tech=2, cep=2)
        s.expertise(seat, solar=2)
    begin_turn(s, decade=2, turn=4, co2=260)
    assert not [done for done in turn_of(level, s) if done.startswith("propose") and done.endswith("money")]


@every_level
def test_the_last_turn_builds_what_it_can(level: str) -> None:
    """8.3, 15.2: 7 points, where the money would make 4."""
    s = late_first()
    s.project("asia/tech", "biomass", installed=True)
    s.give(0, money=9, tech=3, cep=1)
    s.give(1, tech=4)
    s.expertise(0, biomass=3)
    begin_turn(s, decade=5, turn=5, co2=430)
    assert "build asia/tech 2 0" in turn_of(level, s)


@every_level
def test_many_proposals_are_enough(level: str) -> None:
    """8.1, 8.2: twelve projects wait, and installing one brings more than a thirteenth."""
    s = first_edition()
    s.table.projects_left = [18] * 5
    for space in EVERY_SPACE[:12]:
        region = s.region(space.split("/")[0])
        s.project(space, s.codec.energies[s.table.agenda[region][0]])
    s.table.projects_left = [6 - s.table.space_energy.count(energy) for energy in range(5)]
    s.give(0, money=5, cep=2)
    s.expertise(0, solar=2, forestation=3, fusion=2, biomass=1)
    begin_turn(s, decade=2, co2=320)
    assert not [done for done in turn_of(level, s) if done.startswith("propose")]


@every_level
def test_nobody_installs_for_a_rival_who_builds_next(level: str) -> None:
    """8.2, 8.3: the rival knows enough and has the means for solar; oneself is ready for fusion."""
    s = first_edition()
    s.project("oceania/tech", "solar")
    s.project("africa/tech", "fusion")
    s.give(0, money=9, tech=2, cep=2)
    s.expertise(0, fusion=2)
    s.give(1, money=12, tech=3, cep=2)
    s.expertise(1, solar=2)
    begin_turn(s, decade=2, co2=320)
    assert "install oceania/tech" not in turn_of(level, s)


@every_level
def test_the_planet_is_saved_while_somebody_can(level: str) -> None:
    """6.4, 15.1: the last turn before a supply phase, in which any fossil plant loses the planet."""
    s = late_first("africa", "asia")
    s.demand("asia", "coal", "coal", "biomass:1:0", "forestation:1:0")
    s.control("asia", 0)
    s.project("oceania/tech", "recycling", installed=True)
    s.give(1, money=9, tech=3)
    s.expertise(1, recycling=3)
    begin_turn(s, decade=4, turn=5, seat=1, co2=480)
    assert "build oceania/tech 3 0" in turn_of(level, s)
    assert not s.table.ending


# --- market ------------------------------------------------------------------------------------------------


@every_level
@pytest.mark.parametrize("price", [6, 7, 8])
def test_no_cep_is_bought_dear_beyond_need(level: str, price: int) -> None:
    """12: three are enough for the next decade, and prices fall again."""
    s = first_edition()
    s.table.price = price
    s.give(0, money=14, tech=1, cep=3)
    s.give(1, money=10, cep=3)
    begin_turn(s, decade=2, co2=280)
    assert "buy_cep" not in turn_of(level, s)


@every_level
def test_no_cep_is_sold_for_a_dollar(level: str) -> None:
    """12: at the lowest price a sale brings $1, and installing needs a CEP (8.2)."""
    s = first_edition()
    s.table.price = 1
    s.project("europe/tech", "solar")
    s.give(0, money=6, cep=1)
    begin_turn(s, decade=2, co2=280)
    assert "sell_cep" not in turn_of(level, s)


# --- cards and goals ---------------------------------------------------------------------------------------


@every_level
def test_a_un_goal_is_scored_in_the_last_turn(level: str) -> None:
    """13.2: the best of three; a tech is worth nothing afterwards."""
    s = late_first()
    s.table.un_row = (34, 36, 43)
    s.give(0, money=4, tech=1)
    s.give(1, tech=3)
    begin_turn(s, decade=5, turn=5, co2=430)
    assert "score_un_goal 43" in turn_of(level, s)


@every_level
def test_a_company_goal_is_not_cashed_for_nothing(level: str) -> None:
    """13.3: three regions make 12 points, $8 make 4."""
    s = late_first()
    hold_goal(s, 0, 27)
    s.give(0, money=3, tech=1)
    begin_turn(s, decade=5, turn=4, co2=430)
    assert "cash_company_goal 0" not in turn_of(level, s)


@every_level
@pytest.mark.parametrize("card", [27, 29, 31, 32])
def test_a_company_goal_is_kept_at_the_start(level: str, card: int) -> None:
    """13.3: five decades are left to fulfil it."""
    s = first_edition()
    hold_goal(s, 0, card)
    s.give(0, money=3, cep=2)
    begin_turn(s)
    assert "cash_company_goal 0" not in turn_of(level, s)


@every_level
def test_a_card_is_used_for_its_main_effect_when_that_is_more(level: str) -> None:
    """13.1: $3 for the proposal that was made, $2 for nothing."""
    s = first_edition()
    s.lobby(0, 6)
    s.give(0, money=4, cep=2)
    begin_turn(s)
    s.do("propose", energy="fusion", region="oceania", grant="money")
    assert "play_lobby 6 0 0" not in turn_of(level, s)


@every_level
def test_a_discount_is_taken(level: str) -> None:
    """13.1: card 17 makes the plant $3 cheaper; a CEP that it can be instead is $2 at the end."""
    s = late_first()
    s.lobby(0, 17)
    s.table.price = 2
    s.project("asia/tech", "biomass", installed=True)
    s.give(0, money=9, tech=3, cep=1)
    s.give(1, tech=6)  # so that the points for most tech are out of reach
    s.expertise(0, biomass=3)
    begin_turn(s, decade=5, turn=5, co2=430)
    assert "build asia/tech 2 17" in turn_of(level, s)


# --- other decisions ---------------------------------------------------------------------------------------


@every_level
def test_income_of_the_last_decade_is_points_for_the_rich(level: str) -> None:
    """6.1, 15.2: $2 make a point at the end, and there is more money than can be spent."""
    s = late_first()
    s.expertise(0, solar=7, fusion=3)
    s.give(0, money=40, tech=1)
    begin_supply(s, decade=5, co2=380)
    assert s.waiting == ("income_split", 0)
    assert answer_of(level, s) == "split_income 0"


@every_level
def test_income_is_money_where_a_plant_has_to_be_paid(level: str) -> None:
    """6.1, 8.3: nobody else can build, and without plants the next supply phase is the last one."""
    s = first_edition()
    s.project("oceania/tech", "solar", installed=True)
    s.expertise(0, solar=10, fusion=7, biomass=7)
    s.give(0, tech=3, cep=2)
    begin_supply(s, decade=2, co2=180)
    assert s.waiting == ("income_split", 0)
    assert int(answer_of(level, s).split()[1]) >= 8


@every_level
def test_a_company_goal_is_not_cashed_while_a_plant_is_paid_for(level: str) -> None:
    """6.2, 13.3: a CEP is in hand, and the money buys nothing now."""
    s = late_first("asia", "north_america")
    s.demand("north_america", "coal", "coal", "forestation:1:1")
    s.control("north_america", 1)
    s.region_cep("north_america", 1)
    s.give(1, cep=2)
    hold_goal(s, 1, 27)
    begin_supply(s, decade=4, co2=360)
    assert s.waiting == ("pay_cep", 1)
    assert answer_of(level, s) != "cash_company_goal 1"


@every_level
def test_a_good_company_goal_is_kept_in_a_forced_purchase(level: str) -> None:
    """6.2, DP-08: two points are missing, and the goal is worth 12."""
    s = late_first("asia", "north_america")
    s.demand("north_america", "coal", "coal", "forestation:1:1")
    s.control("north_america", 1)
    s.region_cep("north_america", 0)
    s.table.price = 2
    s.table.vp[1] = 30
    hold_goal(s, 1, 27)
    begin_supply(s, decade=4, co2=360)
    assert s.waiting == ("forced_purchase", 1)
    assert answer_of(level, s) == "buy_for_payment"


@every_level
def test_ceps_of_the_hand_are_kept_for_the_goal_that_counts_them(level: str) -> None:
    """8.2, 13.3: goal 31 counts the hand, and a region pays as well."""
    s = late_first()
    hold_goal(s, 0, 31)
    s.region_cep("europe", 3)
    s.give(0, money=5, tech=1, cep=4)
    s.project("asia/tech", "biomass")
    begin_turn(s, decade=5, turn=4, co2=360)
    s.do("install", space="asia/tech")
    assert s.waiting == ("pay_cep", 0)
    assert answer_of(level, s) == "pay_cep europe"


@every_level
def test_no_rival_is_given_a_cep(level: str) -> None:
    """10, DP-16: a region of one's own has room for it."""
    s = late_first()
    begin_turn(s, decade=5, turn=2, co2=360)
    s.table.stack.append(Frame("bonus_region_cep", 0))
    assert answer_of(level, s) in ("choose_region europe", "choose_region asia", "choose_region oceania")


@every_level
def test_the_better_card_is_drafted(level: str) -> None:
    """13.1, 16.3: two tech or a CEP, against a move or $2; both need the same action."""
    s = first_edition(variants=Variants(draft=True))
    s.table.packets = [(8, 9), (10, 11)]
    s.table.lobby_hand = [(1, 2, 3), (4, 5, 6)]
    s.task(
        Frame("draft", 0), Frame("draft", 1), Frame("draft_pass"), Frame("draft_round"), Frame("first_decade")
    )
    assert answer_of(level, s) == "keep_card 8"


@every_level
@pytest.mark.parametrize("players", [2, 5])
def test_little_is_bid_for_the_start(level: str, players: int) -> None:
    """16.2: nothing on the board is worth being first, and a dollar is half a point."""
    s = before_decade(players)
    bids = []
    while s.waiting[0] == "bid":
        bids.append(answer_of(level, s))
        s.game.apply(player(level).choose(s.game))
    amounts = [int(bid.split()[1]) for bid in bids if bid != "pass"]
    assert max(amounts, default=0) <= 2


@every_level
def test_whoever_pays_for_the_start_takes_it(level: str) -> None:
    """16.2, DP-04: the winner names a player, and would pay for the rival."""
    s = before_decade()
    s.do("bid", amount=0)
    s.do("bid", amount=1)
    s.do("pay_bid", money=1, tech=0, cep=0)
    assert s.waiting == ("appoint", 1)
    assert answer_of(level, s) == "appoint 1"


@every_level
def test_a_bid_is_not_paid_with_more_than_it_takes(level: str) -> None:
    """16.2: no change is given for a CEP, and there is money."""
    s = before_decade()
    s.do("bid", amount=1)
    s.do("pass")
    assert s.waiting == ("bid_payment", 0)
    assert answer_of(level, s) == "pay_bid 1 0 0"


@every_level
def test_alone_nobody_cashes_the_goal_before_the_game(level: str) -> None:
    """13.3, 16.4: five decades are left to fulfil it."""
    s = Scene(new_game(kit(), 1, 1))
    bot = player(level)
    while s.waiting[0] in ("start_region", "start_space"):
        s.game.apply(bot.choose(s.game))
    assert s.table.goal[0]
