"""What the rulebook leaves open about CEPs, market, penalties and shortages (specification 22.4)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from tests.engine.second_chance.scene import REGIONS, Scene, scene

CEP_CARD = 5  # minor effect: a CEP from the market


def set_market(s: Scene, on_sale: int, bank: int) -> None:
    """So many on sale and so many in the bank; player 3 holds the rest."""
    total = s.table.market + s.table.bank
    s.table.market, s.table.bank = on_sale, bank
    s.table.cep[3] += total - on_sale - bank


def ceps_in(s: Scene, *regions: str) -> list[int]:
    return [s.table.region_cep[s.region(region)] for region in regions]


def supply(s: Scene, *fossils: str) -> None:
    s.next_fossils(*fossils)
    s.task(Frame("energy_supply"))


def only_open(s: Scene, *regions: str) -> None:
    """In all other regions the slot of the first decade is taken."""
    for region in REGIONS:
        if region not in regions:
            s.demand(region, "gas")


# --- the closed market -----------------------------------------------------------------------------------


def test_the_market_is_refilled_at_once_and_closed_until_the_turn_ends() -> None:
    """A55: the symbol is covered again, but "for the rest of the turn" counts; the next player may visit."""
    s = scene(players=2)
    s.give(0, money=9)
    s.give(1, money=9)
    s.project("europe/tech", "forestation")
    s.control("europe", 0)
    s.do("infrastructure", space="europe/tech")  # two CEPs from the market
    assert s.market_and_price == (2, 4)
    assert s.refused("buy_cep") == "market_closed"
    assert s.refused("sell_cep") == "market_stop"
    s.do("end_turn")
    s.task(Frame("turn_begin", 1))
    assert s.can("buy_cep")


def test_a_closed_market_still_gives_the_permits_of_bonuses() -> None:
    """A55: only the visit is barred."""
    s = scene()
    s.table.stop = 1
    s.lobby(0, CEP_CARD)
    s.do("play_lobby", card=CEP_CARD, main=0, option=0)
    assert s.table.cep[0] == 1
    assert s.table.market == 1


def test_a_market_emptied_by_another_player_is_closed_for_the_active_one() -> None:
    """A56: player 1 moves away from the prepared project, to a card that takes the last CEP."""
    s = scene()
    s.project("asia/tech", "solar", scientist=1)
    s.in_play(CEP_CARD)
    s.give(0, money=9, cep=2)
    set_market(s, on_sale=1, bank=10)
    s.do("infrastructure", space="asia/tech")
    s.do("move_scientist", origin="asia/tech", destination=f"lobby/{CEP_CARD}")
    assert (s.table.cep[1], s.market_and_price) == (1, (2, 4))
    assert s.refused("buy_cep") == "market_closed"
    assert s.refused("sell_cep") == "market_stop"


def test_a_permit_can_be_sold_at_the_lowest_price() -> None:
    """A75: for $1, and the price stays there."""
    s = scene()
    s.give(0, cep=1)
    s.table.price = 1
    s.do("sell_cep")
    assert (s.table.money[0], s.table.price) == (1, 1)


# --- shortages -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bank", "refilled"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_a_refill_takes_what_the_bank_has_and_the_price_rises_anyway(bank: int, refilled: int) -> None:
    """A21: the last CEP on sale is bought."""
    s = scene()
    s.give(0, money=3)
    set_market(s, on_sale=1, bank=bank)
    s.do("buy_cep")
    assert s.market_and_price == (refilled, 4)
    assert s.table.bank == bank - refilled


def test_with_nothing_on_sale_buying_is_illegal_and_gains_are_lost() -> None:
    """A21: a card and a regional bonus bring nothing."""
    s = scene("competitive")
    s.give(0, money=9)
    s.lobby(0, CEP_CARD)
    s.region_cep("europe", 0)
    set_market(s, on_sale=0, bank=0)
    assert s.refused("buy_cep") == "market_empty"
    s.do("play_lobby", card=CEP_CARD, main=0, option=0)
    assert "CepMissed" in s.names()
    s.knowledge(0, wind=1)
    s.do("plan", energy="wind", region="europe", grant="tech")
    assert "BonusLost" in s.names()
    assert (s.table.cep[0], ceps_in(s, "europe")) == (0, [0])


def test_with_nothing_on_sale_a_penalty_costs_points_and_moves_nothing() -> None:
    """A21: the price does not rise either."""
    s = scene()
    only_open(s, "europe")
    s.control("europe", 0)
    s.region_cep("europe", 0)
    set_market(s, on_sale=0, bank=0)
    s.table.vp[0] = 10
    supply(s, "oil")
    assert s.table.vp == [7]
    assert (s.market_and_price, s.table.bank) == ((0, 3), 0)


def test_a_paid_permit_goes_on_sale_at_once_when_there_is_none() -> None:
    """A21: without another step of the price."""
    s = scene()
    s.project("asia/tech", "solar")
    set_market(s, on_sale=0, bank=0)
    s.table.cep[0], s.table.cep[3] = 1, s.table.cep[3] - 1
    s.do("infrastructure", space="asia/tech")
    assert (s.market_and_price, s.table.bank) == ((1, 3), 0)


@pytest.mark.parametrize(("left", "gained"), [(2, 2), (1, 1), (0, 0)])
def test_whoever_is_owed_more_cubes_than_there_are_takes_the_rest(left: int, gained: int) -> None:
    """A22: planning on the tech space is worth two."""
    s = scene()
    s.give(3, tech=s.table.tech_supply - left)
    s.do("plan", energy="wind", region="europe", grant="tech")
    assert (s.table.tech[0], s.table.tech_supply) == (gained, left - gained)


# --- payments and penalties ------------------------------------------------------------------------------


def controlled_europe(**switches: str) -> Scene:
    """Player 0 controls Europe, where a fossil plant is due, without a CEP on the board or in Europe."""
    s = scene(switches=switches)
    only_open(s, "europe")
    s.control("europe", 0)
    s.region_cep("europe", 0)
    s.table.vp[0] = 20
    return s


def test_nobody_takes_the_penalty_who_can_pay() -> None:
    """A19: also when the only CEP is in a region where it would be needed for a goal."""
    s = controlled_europe()
    s.control("asia", 0)
    s.region_cep("asia", 4)
    supply(s, "oil")
    assert s.table.vp == [20]
    assert ceps_in(s, "asia") == [3]


def test_whoever_can_pay_from_several_places_chooses_among_them_only() -> None:
    """A19: board or region, but not the penalty."""
    s = controlled_europe()
    s.control("asia", 0)
    s.give(0, cep=1)
    supply(s, "oil")
    assert s.waiting == ("pay_cep", 0)
    offered = [s.codec.action_to_json(action) for action in s.game.legal()]
    assert offered == [{"do": "pay_cep", "source": "hand"}, {"do": "pay_cep", "source": "asia"}]


@pytest.mark.parametrize(("reading", "lost"), [("before", 4), ("after", 5)])
def test_a_penalty_that_empties_the_market_costs_the_old_price_or_the_new_one(
    reading: str, lost: int
) -> None:
    """A20: the market ends up the same."""
    s = controlled_europe(penalty_price=reading)
    set_market(s, on_sale=1, bank=10)
    s.table.price = 4
    supply(s, "oil")
    assert s.table.vp == [20 - lost]
    assert (s.market_and_price, s.table.bank) == ((2, 5), 10 - 2 + 1)


@pytest.mark.parametrize("reading", ["before", "after"])
def test_a_penalty_that_leaves_a_permit_on_sale_costs_the_price(reading: str) -> None:
    """A20: the readings do not differ."""
    s = controlled_europe(penalty_price=reading)
    supply(s, "oil")
    assert s.table.vp == [20 - 3]


@pytest.mark.parametrize(("reading", "points", "africa"), [("any_controlled", 20, 2), ("this_region", 17, 3)])
def test_another_controlled_region_may_pay_for_a_fossil_plant_or_not(
    reading: str, points: int, africa: int
) -> None:
    """A64: the text of the phase allows it, the short reference only knows the region itself."""
    s = controlled_europe(supply_payment=reading)
    s.control("africa", 0)
    supply(s, "oil")
    assert (s.table.vp, ceps_in(s, "africa")) == ([points], [africa])


@pytest.mark.parametrize("reading", ["any_controlled", "this_region"])
def test_the_region_with_the_fossil_plant_may_pay_in_both_readings(reading: str) -> None:
    """A64: "including this one"."""
    s = controlled_europe(supply_payment=reading)
    s.region_cep("europe", 1)
    supply(s, "oil")
    assert (s.table.vp, ceps_in(s, "europe")) == ([20], [0])


def test_a_region_that_nobody_controls_pays_nothing_without_a_permit() -> None:
    """A35: and nobody else does."""
    s = scene()
    only_open(s, "europe")
    s.region_cep("europe", 0)
    bank = s.table.bank
    supply(s, "oil")
    assert (s.table.co2, s.table.bank, s.table.vp) == (430, bank, [0])


@pytest.mark.parametrize(("reading", "plants"), [("after_all", 6), ("at_once", 1)])
def test_a_controller_pays_after_all_regions_have_drawn_or_at_once(reading: str, plants: int) -> None:
    """A81: what is known when a source is chosen; the outcome is the same for the same choice."""
    s = scene(switches={"supply_order": reading})
    for region in ("north_america", "oceania"):
        s.control(region, 0)
    before = s.table.region_cep[:]
    supply(s, *["oil"] * 6)
    assert s.waiting == ("pay_cep", 0)
    assert sum(row[0] is not None for row in s.table.demand) == plants
    assert s.table.co2 == 400 + 30 * plants
    s.do("pay_cep", source="oceania")
    s.do("pay_cep", source="oceania")
    paid = [was - now for was, now in zip(before, s.table.region_cep, strict=True)]
    assert dict(zip(REGIONS, paid, strict=True)) == {
        "north_america": 0,
        "south_america": 1,
        "europe": 1,
        "africa": 1,
        "asia": 1,
        "oceania": 2,
    }
    assert s.table.co2 == 400 + 180


# --- fossil plants ---------------------------------------------------------------------------------------


def test_all_fossil_tiles_lie_in_one_shuffled_pile() -> None:
    """A36: several piles or a bag would be the same."""
    first, second = (scene(seed=seed).table.fossil_pile for seed in (1, 2))
    assert len(first) == 30
    assert sorted(first) == sorted(second)
    assert first != second


def test_without_fossil_tiles_nothing_is_built_and_nothing_paid() -> None:
    """A36: the last tile goes to the first region."""
    s = scene()
    ceps, bank = s.table.region_cep[:], s.table.bank
    s.table.fossil_pile = s.table.fossil_pile[:1]
    s.task(Frame("energy_supply"))
    assert [row[0] is None for row in s.table.demand] == [False] + [True] * 5
    assert s.table.region_cep == [ceps[0] - 1, *ceps[1:]]
    assert s.table.bank == bank + 1


def test_a_region_without_a_slot_for_the_decade_is_passed_over() -> None:
    """A37: as the first edition says of a region that is full."""
    s = scene()
    for region in REGIONS:
        s.demand(region, "gas", "oil")
    africa = s.region("africa")
    s.table.demand[africa] = s.table.demand[africa][:2]
    s.table.decade = 3
    supply(s, *["coal"] * 5)
    assert s.table.co2 == 400 + 5 * 40
    assert [len(row) > 2 and row[2] is not None for row in s.table.demand] == [
        region != "africa" for region in REGIONS
    ]
