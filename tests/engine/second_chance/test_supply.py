"""Energy supply and penalties (specification 7.4, 13)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.table import events
from co2desk.engine.table.ids import HAND
from co2desk.engine.table.table import FossilPlant
from tests.engine.checks import asks, happened
from tests.engine.second_chance.scene import REGIONS, Scene, scene

NA, SA, EUROPE, AFRICA, ASIA, OCEANIA = range(6)


def supply(s: Scene) -> None:
    s.task(Frame("energy_supply"))


def hungry(*regions: str, mode: str = "cooperative", switches: dict[str, str] | None = None) -> Scene:
    """Only in these regions the slot of decade 1 is empty."""
    s = scene(mode, switches=switches)
    for region in REGIONS:
        if region not in regions:
            s.demand(region, "oil")
    s.next_fossils(*["gas"] * len(regions))
    return s


def placed(s: Scene) -> list[int]:
    """The regions that got a fossil plant, in order."""
    return [event.region for event in s.events if isinstance(event, events.FossilPlantPlaced)]


# --- the plants ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("home", "order"),
    [("north_america", [0, 1, 2, 3, 4, 5]), ("africa", [3, 4, 5, 0, 1, 2]), ("oceania", [5, 0, 1, 2, 3, 4])],
)
def test_the_regions_are_visited_clockwise_from_the_home_region(home: str, order: list[int]) -> None:
    """D3, 13, A1: fixed at setup for the whole game."""
    s = scene(home=home)
    supply(s)
    assert placed(s) == order


@pytest.mark.parametrize("decade", [1, 2, 3, 4])
def test_every_region_whose_slot_of_the_decade_is_empty_draws_the_next_tile(decade: int) -> None:
    """13: the level rises by the ppm of each tile."""
    s = scene()
    s.table.decade = decade
    pile = s.table.fossil_pile
    supply(s)
    assert [row[decade - 1] for row in s.table.demand] == [FossilPlant(tile) for tile in pile[:6]]
    assert s.table.fossil_pile == pile[6:]
    ppm = [s.table.setting.kit.fossils[tile].ppm for tile in pile[:6]]
    assert s.table.co2 == 400 + sum(ppm)


def test_a_plant_of_either_kind_in_the_slot_of_the_decade_keeps_fossil_plants_away() -> None:
    """13: only that slot is looked at."""
    s = hungry()
    s.demand("asia", "solar:1:0:0")
    s.demand("europe", "wind:1:0:0", "wind:1:1:1")
    supply(s)
    assert placed(s) == []
    s.table.decade = 2
    supply(s)
    assert placed(s) == [NA, SA, AFRICA, ASIA, OCEANIA]


def test_a_decade_beyond_the_slots_of_a_region_passes_it_over() -> None:
    """A37."""
    s = scene()
    s.table.demand[ASIA] = (None,) * 3
    s.table.decade = 4
    supply(s)
    assert ASIA not in placed(s)


def test_an_empty_pile_has_no_plant_and_asks_for_no_cep() -> None:
    """A36."""
    s = hungry("asia", "oceania")
    s.table.fossil_pile = s.table.fossil_pile[:1]
    supply(s)
    assert placed(s) == [ASIA]
    assert happened(s, events.FossilPileEmpty(OCEANIA))
    assert (s.table.region_cep[ASIA], s.table.region_cep[OCEANIA]) == (5, 4)


# --- who pays --------------------------------------------------------------------------------------------


def test_a_region_that_nobody_controls_pays_a_cep_of_its_own() -> None:
    """13: it goes to the bank."""
    s = hungry("asia")
    bank = s.table.bank
    supply(s)
    assert (s.table.region_cep[ASIA], s.table.bank) == (5, bank + 1)
    assert s.table.fossil_cep == [0] * 6  # nothing stays on a plant
    assert happened(s, events.RegionCepPaid(ASIA))


def test_an_empty_region_that_nobody_controls_pays_nothing() -> None:
    """A35."""
    s = hungry("asia")
    s.region_cep("asia", 0)
    bank = s.table.bank
    supply(s)
    assert placed(s) == [ASIA]
    assert (s.table.bank, s.table.vp) == (bank, [0])


def test_the_controller_pays_from_the_own_board_or_any_controlled_region() -> None:
    """D22: the payer's choice, also the region itself; no penalty for who can pay."""
    s = hungry("europe")
    s.control("europe", 2)
    s.control("asia", 2)
    s.control("oceania", 2)
    s.region_cep("oceania", 0)
    s.give(2, cep=1)
    supply(s)
    asks(s, "pay_cep", 2, ["hand", "europe", "asia"])
    assert s.refused("decline") == "not_now"
    s.do("pay_cep", source="asia")
    assert s.table.region_cep[ASIA] == 5
    assert s.table.controller[EUROPE] == 2  # control persists


def test_north_america_europe_and_red() -> None:
    """T20: oil for NA, coal for Red's Europe without a CEP; Red pays from Africa. South America is green."""
    s = hungry("north_america", "europe")
    s.demand("south_america", "solar:1:0:0")
    s.control("europe", 3)
    s.control("africa", 3)
    s.region_cep("europe", 0)
    s.next_fossils("oil", "coal")
    supply(s)
    assert s.table.co2 == 470
    assert (s.table.region_cep[NA], s.table.region_cep[AFRICA]) == (4, 2)
    assert happened(s, events.CepPaid(3, AFRICA))


def test_payments_follow_when_all_plants_are_placed() -> None:
    """A81: in the same order as the plants."""
    s = hungry("north_america", "europe", "asia")
    s.control("europe", 1)
    s.give(1, cep=1)
    supply(s)
    assert placed(s) == [NA, EUROPE, ASIA]
    assert s.waiting == ("pay_cep", 1)
    assert s.names() == [
        "FossilPlantPlaced",
        "RegionCepPaid",
        "FossilPlantPlaced",
        "FossilPlantPlaced",
        "RegionCepPaid",
    ]
    s.do("pay_cep", source="hand")
    assert s.game.is_over  # nothing waits below the stage


def test_in_the_other_reading_every_plant_is_paid_for_at_once() -> None:
    """A81: as in the example."""
    s = hungry("europe", "asia", switches={"supply_order": "at_once"})
    s.control("europe", 1)
    s.give(1, cep=1)
    supply(s)
    assert placed(s) == [EUROPE]
    s.do("pay_cep", source="hand")
    assert placed(s) == [ASIA]


@pytest.mark.parametrize(("there", "points"), [(1, 10), (0, 7)])
def test_in_the_other_reading_the_region_itself_pays_or_there_is_a_penalty(there: int, points: int) -> None:
    """A64, D22: the short reference names nothing but the region."""
    s = hungry("europe", switches={"supply_payment": "this_region"})
    s.control("europe", 2)
    s.control("asia", 2)
    s.region_cep("europe", there)
    s.give(2, cep=1)
    s.table.vp[0] = 10
    supply(s)
    assert s.game.is_over  # there is no choice
    assert (s.table.region_cep[EUROPE], s.table.region_cep[ASIA], s.table.cep[2]) == (0, 6, 1)
    assert s.table.vp == [points]


def test_a_single_source_pays_by_itself() -> None:
    """D22, 18."""
    s = hungry("europe")
    s.control("europe", 2)
    s.region_cep("europe", 0)
    s.give(2, cep=1)
    supply(s)
    assert happened(s, events.CepPaid(2, HAND))
    assert s.game.is_over


# --- penalties -------------------------------------------------------------------------------------------


def broke(mode: str = "cooperative", price: int = 4, market: int = 2, reading: str = "before") -> Scene:
    """Player 2 controls Europe, has no CEP anywhere, and has to pay one."""
    s = hungry("europe", mode=mode, switches={"penalty_price": reading})
    s.control("europe", 2)
    s.region_cep("europe", 0)
    s.table.price = price
    s.table.vp = [10] * len(s.table.vp)
    s.on_sale(market)
    return s


def test_red_cannot_pay_and_the_team_loses_points() -> None:
    """T19, 7.4: four points at a price of four; a CEP goes from the market to the bank."""
    s = broke()
    bank = s.table.bank
    supply(s)
    assert (s.table.vp, s.table.market, s.table.bank, s.table.price) == ([6], 1, bank + 1, 4)
    assert happened(s, events.PenaltyPaid(2, 4))


def test_in_competition_the_own_points_are_lost_also_below_zero() -> None:
    """7.4, A41."""
    s = broke("competitive")
    s.table.vp[2] = 1
    supply(s)
    assert s.table.vp == [10, 10, -3, 10]


@pytest.mark.parametrize(("reading", "points"), [("before", 4), ("after", 5)])
def test_a_penalty_that_empties_the_market_costs_the_price_of_before(reading: str, points: int) -> None:
    """A20: the price rises, and the other reading has the new one."""
    s = broke(market=1, reading=reading)
    supply(s)
    assert (s.table.vp, s.table.price, s.table.market) == ([10 - points], 5, 2)


def test_with_nothing_on_sale_a_penalty_moves_nothing() -> None:
    """A21: the points are lost all the same."""
    s = broke(market=0)
    s.give(1, cep=s.table.bank)
    supply(s)
    assert (s.table.vp, s.table.market, s.table.bank, s.table.price) == ([6], 0, 0, 4)


def test_money_cannot_take_the_place_of_a_cep() -> None:
    """7.4: unlike in the first edition."""
    s = broke()
    s.give(2, money=50)
    supply(s)
    assert (s.table.money[2], s.table.vp) == (50, [6])


def test_a_market_that_ran_empty_in_this_phase_is_open_in_the_next_turn() -> None:
    """7.1: only a running turn closes it."""
    s = broke(market=1)
    s.give(0, money=9)
    s.task(Frame("energy_supply"), Frame("turn_begin", 0))
    assert s.can("buy_cep")


# --- competition -----------------------------------------------------------------------------------------


def test_in_the_first_decade_every_region_of_the_competitive_board_gets_a_plant() -> None:
    """T26: two coal, three oil and one gas are 190 ppm on top of 50; every region pays."""
    s = scene("competitive")
    s.next_fossils("coal", "oil", "coal", "oil", "gas", "oil")
    supply(s)
    assert s.table.co2 == 240
    assert s.table.region_cep == [4, 3, 4, 2, 5, 3]


@pytest.mark.parametrize(("co2", "tiles", "lost"), [(440, 2, False), (450, 2, True), (490, 1, True)])
def test_above_500_all_rivals_lose_at_once(co2: int, tiles: int, lost: bool) -> None:
    """13, 16.2, A7: in the middle of the phase; 500 is safe."""
    s = hungry("europe", "asia", mode="competitive")
    s.next_fossils("oil", "oil")
    s.table.co2 = co2
    s.control("europe", 1)
    s.table.vp = [5, 5, 5, 5]
    s.region_cep("europe", 0)
    supply(s)
    assert len(placed(s)) == tiles
    assert (s.table.ending == "planet_lost") == lost
    if lost:
        assert s.events[-1] == events.GameEnded("planet_lost")
        assert s.game.result.winners == ()
        assert s.table.vp == [5, 5, 5, 5]  # nothing is paid any more


@pytest.mark.parametrize("mode", ["cooperative", "solo"])
def test_partners_may_be_above_500_until_the_end_of_the_phase(mode: str) -> None:
    """13: reduction comes first."""
    s = hungry("europe", "asia", mode=mode)
    s.table.co2 = 490
    supply(s)
    assert s.table.co2 == 530
    assert not s.table.ending
