"""Energy demand in the supply phase (specification 6.2, 20)."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table.events import (
    CepForced,
    CepPaid,
    FossilPileEmpty,
    FossilPileRenewed,
    FossilPlantPlaced,
    RegionCepPaid,
    RegionTechReturned,
)
from co2desk.engine.table.ids import HAND
from co2desk.engine.table.table import FossilPlant
from tests.engine.checks import asks, denied, happened
from tests.engine.first.scene import Scene, scene

COAL, OIL, GAS = range(3)


def second_decade(players: int = 3) -> Scene:
    """Nothing but gas plants will be drawn; player 0 is the start player."""
    s = scene(players=players)
    s.table.decade = 2
    s.table.start_player = 0
    s.table.fossil_pile = (GAS,) * 24
    return s


def visit(s: Scene, region: str) -> None:
    s.task(Frame("demand", -1, (s.region(region),)))


def empty_pile(s: Scene, *removed: int) -> None:
    s.table.fossil_pile, s.table.fossil_removed = (), removed


def poor_controller(money: int = 0, goal: int = 0) -> Scene:
    """Player 1 controls Africa, which has no CEP, and has none in hand either."""
    s = second_decade()
    s.control("africa", 1)
    s.region_cep("africa", 0)
    s.give(1, money=money)
    s.table.goal[1] = goal
    return s


# --- which regions need energy --------------------------------------------------------------------


def test_a_gas_plant_fills_the_second_slot_of_south_america_in_the_second_decade() -> None:
    """6.2: the example of the rulebooks (PL 1.2); the level rises, the region pays a CEP."""
    s = second_decade()
    level, bank = s.table.co2, s.table.bank
    visit(s, "south_america")
    assert s.table.demand[s.region("south_america")][1] == FossilPlant(GAS)
    assert s.table.co2 == level + 20
    assert s.table.region_cep[s.region("south_america")] == 2
    assert s.table.bank == bank + 1


@pytest.mark.parametrize(("fossil", "ppm"), [(COAL, 40), (OIL, 30), (GAS, 20)])
def test_the_level_rises_by_the_kind_of_the_plant(fossil: int, ppm: int) -> None:
    """6.2: coal 40, oil 30, gas 20."""
    s = second_decade()
    s.table.fossil_pile = (fossil, *s.table.fossil_pile)
    level = s.table.co2
    visit(s, "europe")
    assert s.table.co2 == level + ppm
    assert len(s.table.fossil_pile) == 24


def test_regions_are_visited_once_clockwise_from_a_fixed_start() -> None:
    """G-13, DP-05: the order of the data, beginning with its first region; nobody is asked."""
    s = second_decade()
    s.task(Frame("energy_demand"))
    placed = [event.region for event in s.events if isinstance(event, FossilPlantPlaced)]
    assert placed == [0, 1, 2, 3, 4, 5]
    assert s.waiting == ("over", None)


def test_where_the_start_player_may_choose_the_first_region_any_will_do() -> None:
    """DP-05: only if the rulebook in use lets him; then the ring begins there."""
    s = scene(players=3, switches={"region_order": "start_player_chooses"})
    s.table.decade, s.table.start_player = 2, 1
    s.task(Frame("energy_demand"))
    asks(s, "first_region", 1, s.codec.regions)
    s.do("choose_region", region="africa")
    placed = [event.region for event in s.events if isinstance(event, FossilPlantPlaced)]
    assert placed == [3, 4, 5, 0, 1, 2]


@pytest.mark.parametrize(
    ("decade", "visited"),
    [
        (2, ["north_america", "south_america", "europe", "africa", "asia", "oceania"]),
        (3, ["north_america", "south_america", "europe", "africa", "asia", "oceania"]),
        (4, ["north_america", "south_america", "europe", "asia", "oceania"]),
        (5, ["north_america", "europe", "asia"]),
        (6, ["asia"]),
    ],
)
def test_a_region_without_a_slot_for_the_decade_is_skipped(decade: int, visited: list[str]) -> None:
    """G-08, G-09: no plant and no CEP in Africa from decade 4 on, and so on; in decade 6 only in Asia."""
    s = scene(players=5)
    for region, slots in (
        ("north_america", 5),
        ("south_america", 4),
        ("europe", 5),
        ("africa", 3),
        ("asia", 6),
        ("oceania", 4),
    ):
        s.demand(region, *["gas"] * min(decade - 1, slots))
    s.table.decade = decade
    s.task(Frame("energy_demand"))
    for kind in (FossilPlantPlaced, RegionCepPaid):
        assert [s.codec.regions[event.region] for event in s.events if isinstance(event, kind)] == visited


@pytest.mark.parametrize("plant", ["solar:0:1", "coal"])
def test_an_occupied_slot_draws_nothing_and_costs_nothing(plant: str) -> None:
    """6.2: a plant of any kind in the slot of the decade meets the demand."""
    s = second_decade()
    s.demand("europe", "gas", plant)
    level, ceps = s.table.co2, s.table.region_cep[:]
    visit(s, "europe")
    assert s.events == []
    assert (s.table.co2, s.table.region_cep) == (level, ceps)


def test_every_region_with_cubes_returns_exactly_one_first() -> None:
    """6.2: before any plant is drawn; one cube each, to the supply."""
    s = second_decade()
    s.region_tech("europe", 3)
    s.region_tech("asia", 1)
    s.task(Frame("energy_demand"))
    assert s.events[:2] == [RegionTechReturned(2), RegionTechReturned(4)]
    assert s.table.region_tech == [0, 0, 2, 0, 0, 0]
    assert s.table.tech_supply == 23


# --- G-06: the pile of fossil plants is empty -----------------------------------------------------


def test_replaced_plants_form_a_new_pile_when_the_first_is_empty() -> None:
    """G-06: the tiles that were replaced are shuffled."""
    s = second_decade()
    empty_pile(s, COAL, COAL)
    level = s.table.co2
    visit(s, "europe")
    assert happened(s, FossilPileRenewed(2))
    assert s.table.co2 == level + 40
    assert (s.table.fossil_pile, s.table.fossil_removed) == ((COAL,), ())


@pytest.mark.parametrize("preset", ["", "extreme"])
def test_without_any_replaced_plant_the_slot_stays_empty(preset: str) -> None:
    """G-06: no plant, no ppm, no CEP. Gas tiles that Extreme removed were never replaced: they stay out."""
    s = scene(players=3, variants=Variants(preset=preset))
    s.table.decade = 2
    empty_pile(s, *s.table.fossil_removed)
    level, ceps = s.table.co2, s.table.region_cep[:]
    visit(s, "europe")
    assert s.events == [FossilPileEmpty(s.region("europe"))]
    assert s.table.demand[s.region("europe")][1] is None
    assert (s.table.co2, s.table.region_cep) == (level, ceps)


# --- who pays -------------------------------------------------------------------------------------


def test_a_region_that_nobody_controls_pays_with_its_own_cep() -> None:
    """6.2, 12: from the region to the bank, not to the market."""
    s = second_decade()
    bank, market = s.table.bank, s.table.market
    visit(s, "asia")
    assert happened(s, RegionCepPaid(s.region("asia")))
    assert (s.table.region_cep[s.region("asia")], s.table.bank, s.table.market) == (4, bank + 1, market)


def test_an_uncontrolled_region_without_ceps_pays_nothing() -> None:
    """G-05: it cannot happen in play, and is harmless."""
    s = second_decade()
    s.region_cep("asia", 0)
    visit(s, "asia")
    assert s.names() == ["FossilPlantPlaced"]
    assert s.table.region_cep[s.region("asia")] == 0


def test_an_uncontrolled_region_always_has_a_cep_for_each_empty_slot() -> None:
    """G-05: fossil plants alone never empty it; five supply phases leave it with nothing owed."""
    s = second_decade(players=5)
    for decade in range(2, 7):
        s.table.decade = decade
        s.task(Frame("energy_demand"))
        assert s.names().count("RegionCepPaid") == s.names().count("FossilPlantPlaced")
    assert s.table.region_cep == [0] * 6


def test_the_controller_chooses_between_the_hand_and_every_controlled_region() -> None:
    """DP-07: asked without being on turn; not necessarily the region itself (PL 1.2)."""
    s = second_decade()
    for region in ("europe", "asia", "oceania"):
        s.control(region, 2)
    s.control("africa", 1)
    s.region_cep("oceania", 0)
    s.give(2, cep=1)
    visit(s, "europe")
    asks(s, "pay_cep", 2, ["hand", "europe", "asia"])
    bank = s.table.bank
    s.do("pay_cep", source="asia")
    assert s.events == [CepPaid(2, s.region("asia"))]
    assert (s.table.region_cep[s.region("asia")], s.table.cep[2], s.table.bank) == (4, 1, bank + 1)


def test_the_payment_cannot_be_declined_or_taken_from_elsewhere() -> None:
    """DP-07: only a CEP of the own hand or of a controlled region that has one."""
    s = second_decade()
    for region in ("europe", "asia", "oceania"):
        s.control(region, 2)
    s.region_cep("oceania", 0)
    visit(s, "europe")
    assert s.refused("decline") == "not_now"
    denied(s, refuse("no_cep_in_hand", "pay_cep", needed=1, had=0), "pay_cep", source="hand")
    denied(s, refuse("no_cep_in_region", "pay_cep", needed=1, had=0), "pay_cep", source="oceania")
    denied(s, refuse("region_not_controlled", "pay_cep", region=3), "pay_cep", source="africa")


def test_where_only_the_region_itself_may_pay_another_one_is_refused() -> None:
    """DP-07: the reading of one rulebook; the refusal names the region that has to pay."""
    s = scene(players=3, switches={"fossil_cep_source": "this_region"})
    s.table.decade = 2
    s.control("europe", 2)
    s.control("asia", 2)
    s.give(2, cep=1)
    visit(s, "europe")
    asks(s, "pay_cep", 2, ["hand", "europe"])
    denied(s, refuse("other_region_must_pay", "pay_cep", region=2), "pay_cep", source="asia")


def test_a_single_source_pays_by_itself() -> None:
    """DP-07: there is nothing to choose."""
    s = second_decade()
    s.control("europe", 2)
    s.region_cep("europe", 0)
    s.give(2, cep=1)
    visit(s, "europe")
    assert happened(s, CepPaid(2, HAND))
    assert s.waiting == ("over", None)


def test_the_next_region_waits_until_the_controller_has_paid() -> None:
    """7: a supply payment blocks the next region."""
    s = second_decade()
    s.control("north_america", 1)
    s.give(1, cep=1)
    s.task(Frame("energy_demand"))
    assert s.waiting == ("pay_cep", 1)
    assert s.table.demand[s.region("south_america")][1] is None
    s.do("pay_cep", source="hand")
    assert s.table.demand[s.region("oceania")][1] == FossilPlant(GAS)


# --- forced purchase ------------------------------------------------------------------------------


def test_a_controller_without_ceps_has_to_buy_one() -> None:
    """6.2, 12: at the current price, from the market on to the bank at once."""
    s = poor_controller(money=5)
    bank, market = s.table.bank, s.table.market
    visit(s, "africa")
    assert happened(s, CepForced(1, 3, 0))
    assert (s.table.money[1], s.table.cep[1]) == (2, 0)
    assert (s.table.market, s.table.bank, s.table.price) == (market - 1, bank + 1, 3)


@pytest.mark.parametrize(("money", "vp", "left"), [(0, 5, 2), (2, 5, 4), (3, 5, 5), (1, 0, -2)])
def test_missing_money_is_replaced_by_exactly_as_many_points(money: int, vp: int, left: int) -> None:
    """6.2: cash first, then the shortfall; points may fall below zero (PL 1.2)."""
    s = poor_controller(money)
    s.table.vp[1] = vp
    visit(s, "africa")
    assert (s.table.money[1], s.table.vp[1]) == (0, left)
    assert s.waiting == ("over", None)


def test_a_forced_purchase_can_empty_the_market_and_the_new_price_stays() -> None:
    """G-17: the market is refilled and the price rises for whoever comes next; STOP means nothing here."""
    s = poor_controller(money=9)
    s.control("oceania", 1)
    s.region_cep("oceania", 0)
    s.table.market, s.table.bank = 1, s.table.bank + 1
    s.task(Frame("energy_demand"))
    assert [event for event in s.events if isinstance(event, CepForced)] == [
        CepForced(1, 3, 0),
        CepForced(1, 4, 0),
    ]
    assert (s.table.price, s.table.market) == (4, 1)
    s.give(0, cep=1)
    s.task(Frame("turn_begin", 0))
    assert s.can("sell_cep")


def test_with_nothing_on_sale_the_price_is_paid_and_nothing_moves() -> None:
    """G-01: market and bank are empty; cash and points pay the price all the same."""
    s = poor_controller(money=2)
    s.give(0, cep=s.table.bank + 2)
    s.table.market = s.table.bank = 0
    visit(s, "africa")
    assert (s.table.money[1], s.table.vp[1]) == (0, -1)
    assert (s.table.market, s.table.bank, s.table.price) == (0, 0, 3)


def test_a_short_controller_with_a_company_goal_may_cash_it_first() -> None:
    """DP-08: asked although nobody is on turn; the $8 then pay instead of points."""
    s = poor_controller(money=1, goal=29)
    visit(s, "africa")
    asks(s, "forced_purchase", 1, ["buy_for_payment"])
    s.do("cash_company_goal", player=1)
    assert s.waiting == ("forced_purchase", 1)
    s.do("buy_for_payment")
    assert (s.table.money[1], s.table.vp[1]) == (1 + 8 - 3, 0)


def test_a_short_controller_may_keep_the_goal_and_lose_points() -> None:
    """DP-08: cashing may be declined."""
    s = poor_controller(money=1, goal=29)
    visit(s, "africa")
    s.do("buy_for_payment")
    assert (s.table.money[1], s.table.vp[1], s.table.goal[1]) == (0, -2, 29)


@pytest.mark.parametrize(("money", "goal"), [(3, 29), (0, 0)])
def test_nobody_is_asked_who_has_the_money_or_no_goal(money: int, goal: int) -> None:
    """DP-08: only a controller short of cash with a goal has something to decide."""
    s = poor_controller(money, goal)
    visit(s, "africa")
    assert s.waiting == ("over", None)
    assert isinstance(s.events[-1], CepForced)
