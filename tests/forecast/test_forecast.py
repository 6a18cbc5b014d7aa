"""The forecast for hand-made positions of CO2 (2012): regions, payments and income (6.1, 6.2)."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.ids import HAND, NONE
from co2desk.forecast import BY_PLAYER, BY_REGION, FORCED, UNPAID, Visit, forecast
from tests.engine.first.scene import Scene, kit, new_game, scene
from tests.engine.first.tables import GREEN
from tests.forecast.first_tables import COAL, GAS, OIL, SLOTS, fill, only, told

# --- which regions draw --------------------------------------------------------------------------------


def test_every_region_draws_into_its_second_slot_after_the_first_decade() -> None:
    """6.2, D-10, G-13: clockwise from the first region of the board; nobody controls any, so each pays."""
    forecasted = told(scene())
    assert forecasted.decade == 2
    assert forecasted.visits == tuple(Visit(region, 1, -1, BY_REGION) for region in range(6))
    assert forecasted.order_fixed
    assert not forecasted.running


@pytest.mark.parametrize(
    ("decade", "draw"),
    [
        (2, ["north_america", "south_america", "europe", "africa", "asia", "oceania"]),
        (3, ["north_america", "south_america", "europe", "africa", "asia", "oceania"]),
        (4, ["north_america", "south_america", "europe", "asia", "oceania"]),
        (5, ["north_america", "europe", "asia"]),
        (6, ["asia"]),
    ],
)
def test_a_region_without_a_slot_for_the_next_decade_is_left_out(decade: int, draw: list[str]) -> None:
    """G-08, G-09: Africa has three slots; five players play six decades, and in the last only Asia draws."""
    s = scene(players=5)
    fill(s, decade - 1)
    s.table.decade = decade - 1
    assert [s.codec.regions[region] for region in told(s).draws] == draw
    assert told(s).decade == decade


@pytest.mark.parametrize("plant", ["solar:0:1", "coal"])
def test_an_occupied_slot_draws_nothing(plant: str) -> None:
    """6.2, D-11: a green plant or an early fossil plant in the slot of the decade meets the demand."""
    s = scene()
    s.demand("europe", "gas", plant)
    assert [s.codec.regions[region] for region in told(s).draws] == [
        region for region in SLOTS if region != "europe"
    ]


def test_full_regions_draw_nothing() -> None:
    """D-11: without an empty slot anywhere the level stays as it is."""
    s = scene()
    fill(s, 6)
    assert told(s).visits == ()
    assert told(s).climate.lowest == told(s).climate.highest == s.table.co2


def test_under_the_other_reading_full_regions_pay_all_the_same() -> None:
    """D-11, G-08: from decade 4 on Africa pays without a plant, unless it is all green."""
    s = scene(switches={"skip_full_region": "pay_anyway"})
    fill(s, 4)
    s.table.decade = 3
    s.region_cep("africa", 1)
    assert told(s).visits == (Visit(s.region("africa"), NONE, -1, BY_REGION),)
    assert told(s).draws == ()
    s.region_cep("africa", 0)
    assert told(s).visits == ()
    s.demand("africa", *GREEN["africa"])
    s.control("africa", 0)
    s.give(0, cep=1)
    assert told(s).visits == ()


def test_where_the_start_player_chooses_the_first_region_the_order_is_open() -> None:
    """D-10, G-13: the regions are the same, but not who is asked first."""
    forecasted = told(scene(switches={"region_order": "start_player_chooses"}))
    assert forecasted.draws == (0, 1, 2, 3, 4, 5)
    assert not forecasted.order_fixed


def test_regions_beyond_the_last_tile_draw_nothing() -> None:
    """G-06: two tiles in the pile and one that was replaced are three plants."""
    s = scene()
    s.table.fossil_pile, s.table.fossil_removed = (COAL, GAS), (OIL,)
    assert told(s).draws == (0, 1, 2)
    assert told(s).climate.lowest == told(s).climate.highest == s.table.co2 + 90


# --- who pays ------------------------------------------------------------------------------------------


def test_the_controller_pays_from_the_hand_or_from_any_region() -> None:
    """6.2, D-12: every source is named."""
    s = only("europe")
    s.control("europe", 1)
    s.control("asia", 1)
    s.give(1, cep=1)
    s.region_cep("europe", 2)
    s.region_cep("asia", 1)
    europe, asia = s.region("europe"), s.region("asia")
    assert told(s).visits == (Visit(europe, 1, 1, BY_PLAYER, (HAND, europe, asia)),)


def test_under_the_other_reading_only_the_hand_or_that_region_pays() -> None:
    """D-12: CEPs of other regions do not help."""
    s = only("europe", switches={"fossil_cep_source": "this_region"})
    s.control("europe", 1)
    s.control("asia", 1)
    s.region_cep("europe", 0)
    s.region_cep("asia", 3)
    s.give(1, money=9)
    (visit,) = told(s).visits
    assert (visit.payment, visit.money, visit.points) == (FORCED, 3, 0)
    s.give(1, cep=1)
    assert told(s).visits == (Visit(s.region("europe"), 1, 1, BY_PLAYER, (HAND,)),)


def test_sources_run_out_in_the_order_of_the_visits() -> None:
    """6.2, D-13, G-17: one CEP for three regions; the first purchase leaves one CEP on the market, the second
    empties it, and the third would be dearer."""
    s = only("north_america", "europe", "africa", "oceania")
    for region in ("north_america", "europe", "africa", "oceania"):
        s.control(region, 2)
        s.region_cep(region, 0)
    s.give(2, money=7, cep=1)
    visits = told(s).visits
    assert [visit.payment for visit in visits] == [BY_PLAYER, FORCED, FORCED, FORCED]
    assert [(visit.price, visit.money, visit.points) for visit in visits[1:]] == [
        (3, 3, 0),
        (3, 3, 0),
        (4, 1, 3),
    ]


def test_what_one_region_pays_is_missing_in_the_next() -> None:
    """D-12: a CEP in a controlled region pays for one plant only."""
    s = only("europe", "asia")
    s.control("europe", 0)
    s.control("asia", 0)
    s.region_cep("europe", 0)
    s.region_cep("asia", 1)
    visits = told(s).visits
    assert [visit.payment for visit in visits] == [BY_PLAYER, FORCED]
    assert visits[0].sources == (s.region("asia"),)


def test_points_replace_missing_money_and_income_can_save_them() -> None:
    """D-13, 6.1: the income comes first; in money it pays for the purchase, in points it does not."""
    s = only("europe")
    s.control("europe", 1)
    s.region_cep("europe", 0)
    s.give(1, money=1)
    assert told(s).visits == (Visit(s.region("europe"), 1, 1, FORCED, (), 3, 1, 2, 2),)
    s.expertise(1, recycling=1)
    assert told(s).visits[0].least_points == 1
    s.expertise(1, solar=2, recycling=1)
    assert (told(s).visits[0].points, told(s).visits[0].least_points) == (2, 0)


def test_income_saves_points_only_once() -> None:
    """D-13: what was spent on the first purchase is gone at the second."""
    s = only("europe", "asia")
    for region in ("europe", "asia"):
        s.control(region, 1)
        s.region_cep(region, 0)
    s.expertise(1, forestation=6)
    assert told(s).earned(1) == 4
    assert [(visit.points, visit.least_points) for visit in told(s).visits] == [(3, 0), (3, 2)]


def test_a_goal_in_hand_does_not_change_the_price() -> None:
    """DP-08: it could be cashed; whether somebody holds one is known, which one is not asked."""
    s = only("europe")
    s.control("europe", 1)
    s.region_cep("europe", 0)
    visits = []
    for goal in (0, 27, 31):
        s.table.goal[1] = goal
        visits.append(told(s).visits)
    assert visits[0] == visits[1] == visits[2]


def test_with_no_cep_anywhere_the_price_is_due_all_the_same() -> None:
    """G-01, G-05: nothing on sale and nothing in the bank; an own region pays with money and points, one that
    nobody controls pays nothing."""
    s = only("europe", "asia")
    s.control("europe", 1)
    s.table.region_cep[:] = [0] * 6
    s.table.market = s.table.bank = 0
    europe, asia = s.region("europe"), s.region("asia")
    assert told(s).visits == (Visit(europe, 1, 1, FORCED, (), 3, 0, 3, 3), Visit(asia, 1, -1, UNPAID))


# --- income --------------------------------------------------------------------------------------------


def test_income_is_told_by_track() -> None:
    """6.1: from three players on the first two levels earn, ties in full, the third level nothing."""
    s = scene(players=4)
    s.expertise(0, solar=5, biomass=2)
    s.expertise(1, solar=5)
    s.expertise(2, solar=3)
    s.expertise(3, solar=1, recycling=5)
    solar, biomass, recycling = (s.energy(name) for name in ("solar", "biomass", "recycling"))
    forecasted = told(s)
    assert forecasted.earned_on(solar) == (3, 3, 2, 0)
    assert forecasted.earned_on(biomass) == (1, 0, 0, 0)
    assert forecasted.earned_on(recycling) == (0, 0, 0, 2)
    assert [forecasted.earned(player) for player in range(4)] == [4, 3, 2, 2]


def test_with_two_players_only_the_leader_earns() -> None:
    """6.1: the second level earns nothing."""
    s = scene(players=2)
    s.expertise(0, fusion=5)
    s.expertise(1, fusion=4)
    assert [told(s).earned(player) for player in range(2)] == [3, 0]


@pytest.mark.parametrize(("reading", "income"), [("paid", 3), ("not_paid", 0)])
def test_in_the_last_decade_the_income_of_the_scoring_is_told(reading: str, income: int) -> None:
    """15.2, D-33: paid once more at the end, where the rulebook says so."""
    s = scene(switches={"end_income": reading})
    s.expertise(0, fusion=5)
    s.table.decade = 5
    assert told(s).decade == 0
    assert told(s).earned(0) == income


# --- between two decades -------------------------------------------------------------------------------


def test_while_incomes_are_divided_the_supply_phase_that_goes_on_is_told() -> None:
    """6.1, 6.2: those who have divided theirs are not told again; all regions are still to come."""
    s = only("europe", "asia")
    s.expertise(0, fusion=5)
    s.expertise(1, solar=2)
    s.table.start_player = 2
    s.task(Frame("next_decade"))
    assert s.waiting == ("income_split", 0)
    forecasted = told(s)
    assert (forecasted.running, forecasted.decade) == (True, 2)
    assert [forecasted.earned(player) for player in range(3)] == [3, 2, 0]
    assert len(forecasted.draws) == 2
    s.do("split_income", money=0)
    assert [told(s).earned(player) for player in range(3)] == [0, 2, 0]


def test_while_a_cep_is_paid_only_the_regions_that_are_left_are_told() -> None:
    """6.2, DP-07: the CEP that is being paid is not there for the next region."""
    s = only("europe", "asia")
    for region in ("europe", "asia"):
        s.control(region, 1)
        s.region_cep(region, 0)
    s.region_cep("europe", 1)
    s.give(1, cep=1)
    s.task(Frame("next_decade"))
    assert s.waiting == ("pay_cep", 1)
    forecasted = told(s)
    assert forecasted.draws == (s.region("asia"),)
    assert forecasted.visits[0].payment == BY_PLAYER
    s.region_cep("europe", 0)  # now one CEP is left for two plants
    assert told(s).visits[0].payment == FORCED


def test_while_a_purchase_is_forced_the_next_one_is_told_after_it() -> None:
    """DP-08, G-17: the purchase that is being decided empties the market, so the next one is dearer."""
    s = only("europe", "asia")
    for region in ("europe", "asia"):
        s.control(region, 1)
        s.region_cep(region, 0)
    s.table.goal[1] = 27
    s.table.market, s.table.bank = 1, s.table.bank + 1
    s.task(Frame("next_decade"))
    assert s.waiting == ("forced_purchase", 1)
    assert [visit.price for visit in told(s).visits] == [4]


def test_while_the_first_region_is_chosen_all_are_still_to_come() -> None:
    """D-10, DP-05: after the choice the order is known."""
    s = scene(switches={"region_order": "start_player_chooses"})
    s.control("africa", 0)
    s.give(0, cep=1)
    s.region_cep("africa", 1)
    s.task(Frame("next_decade"))
    assert s.waiting[0] == "first_region"
    assert (len(told(s).draws), told(s).order_fixed) == (6, False)
    s.do("choose_region", region="africa")
    assert s.waiting == ("pay_cep", 0)
    assert (told(s).draws, told(s).order_fixed) == ((4, 5, 0, 1, 2), True)


def test_in_the_auction_between_two_decades_the_decade_to_come_is_told() -> None:
    """16.2: the marker has moved already, but the supply phase has not begun."""
    s = scene(variants=Variants(auction=True))
    s.task(Frame("next_decade"))
    assert s.waiting[0] == "bid"
    forecasted = told(s)
    assert (forecasted.decade, forecasted.running, len(forecasted.draws)) == (2, False, 6)


def test_in_the_auction_before_the_last_decade_its_supply_phase_is_still_to_come() -> None:
    """15.1, 16.2: the last decade ends the game after it, not before it."""
    s = scene(variants=Variants(auction=True))
    fill(s, 4)
    s.table.decade = 4
    s.task(Frame("next_decade"))
    forecasted = told(s)
    assert (forecasted.decade, forecasted.last_decade, len(forecasted.draws)) == (5, True, 3)


def test_before_the_first_decade_the_second_supply_phase_is_told() -> None:
    """D-63: there is none in the first decade, also not while cards are drafted."""
    s = Scene(new_game(kit(), 3, 1, variants=Variants(draft=True)))
    assert s.waiting[0] == "draft"
    assert (told(s).decade, len(told(s).draws)) == (2, 6)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_every_seat_and_an_onlooker_are_told_the_same(seat: int) -> None:
    """Section 3: all of it lies open."""
    s = only("europe", "asia")
    assert repr(forecast(s.table, seat)) == repr(told(s)).replace("seat=0", f"seat={seat}")
