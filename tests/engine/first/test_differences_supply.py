"""The rulebooks disagree about the supply phase (specification 19.2): each reading, and what it changes."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import NOBODY, Frame
from co2desk.engine.table.events import FossilPlantPlaced
from co2desk.engine.table.table import FossilPlant
from tests.engine.first.scene import Scene, kit, scene

CLOCKWISE = ["north_america", "south_america", "europe", "africa", "asia", "oceania"]


def visit(s: Scene, region: str) -> None:
    """The energy demand of one region."""
    s.task(Frame("demand", NOBODY, (s.region(region),)))


def fossils(s: Scene, region: str) -> int:
    return sum(isinstance(plant, FossilPlant) for plant in s.table.demand[s.region(region)])


# --- income ------------------------------------------------------------------------------------------------


def test_income_is_split_freely_and_paid_in_full_to_everybody_tied() -> None:
    """D-09: "money or points" in one book is any mix in all of them; two on top and one behind all earn."""
    s = scene(players=3)
    s.table.start_player = 0
    for player, level in enumerate((5, 5, 3)):
        s.expertise(player, solar=level)
    s.task(Frame("income"))
    assert s.refused("split_income", money=4) == "more_than_income"
    for player, money in enumerate((3, 1, 0)):
        assert s.waiting == ("income_split", player)
        s.do("split_income", money=money)
    assert s.table.money == [3, 1, 0]
    assert s.table.vp == [0, 2, 2]


# --- energy demand -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reading", "first"),
    [
        ("fixed_start", "north_america"),
        ("start_player_chooses", "europe"),
        ("start_player_chooses", "oceania"),
    ],
)
def test_the_round_of_the_regions_starts_at_a_fixed_or_at_a_chosen_one(reading: str, first: str) -> None:
    """D-10: the pile is drawn in the same order and the round goes clockwise; only its start differs."""
    s = scene(switches={"region_order": reading})
    s.table.decade = 2
    s.table.start_player = 2
    drawn = s.table.fossil_pile[:6]
    s.task(Frame("energy_demand"))
    if reading == "start_player_chooses":
        assert s.waiting == ("first_region", 2)
        s.do("choose_region", region=first)
    placed = [event for event in s.events if isinstance(event, FossilPlantPlaced)]
    ring = CLOCKWISE[CLOCKWISE.index(first) :] + CLOCKWISE[: CLOCKWISE.index(first)]
    assert [s.codec.regions[event.region] for event in placed] == ring
    assert tuple(event.fossil for event in placed) == drawn


@pytest.mark.parametrize(("reading", "paid"), [("skip", 0), ("pay_anyway", 1)])
def test_a_region_without_a_slot_for_the_decade_is_skipped_or_pays_anyway(reading: str, paid: int) -> None:
    """D-11: Africa has three slots. One book exempts only a slot under a green plant, and there is none."""
    s = scene(switches={"skip_full_region": reading})
    s.demand("africa", "coal", "gas", "biomass:0:0")
    s.control("africa", 0)
    s.region_cep("africa", 0)
    s.give(0, cep=2)
    s.table.decade = 4
    level = s.table.co2
    visit(s, "africa")
    assert s.table.cep[0] == 2 - paid
    assert fossils(s, "africa") == 2
    assert s.table.co2 == level


@pytest.mark.parametrize("reading", ["skip", "pay_anyway"])
@pytest.mark.parametrize(
    ("decade", "row"),
    [(2, ("coal", "biomass:0:0")), (4, ("fusion:0:0", "forestation:0:0", "biomass:0:0"))],
)
def test_a_slot_under_a_green_plant_costs_nothing_in_any_reading(
    reading: str, decade: int, row: tuple[str, ...]
) -> None:
    """D-11: all books agree on the slot of the decade, and an all-green region needs no other energy."""
    s = scene(switches={"skip_full_region": reading})
    s.demand("africa", *row)
    s.control("africa", 0)
    s.give(0, cep=1)
    s.table.decade = decade
    before = s.table.demand[s.region("africa")]
    visit(s, "africa")
    assert s.table.cep[0] == 1
    assert s.table.demand[s.region("africa")] == before


def controller_of_europe(goal: int = 0, **switches: str) -> Scene:
    """Player 0 controls Europe, which needs a fossil plant in decade 3, and may hold a company goal."""
    s = scene(switches=switches)
    s.table.decade = 3
    s.table.goal[0] = goal
    s.demand("europe", "gas", "solar:0:0")
    s.control("europe", 0)
    return s


def controller_of_europe_and_asia(reading: str) -> Scene:
    s = controller_of_europe(fossil_cep_source=reading)
    s.demand("asia", "gas", "biomass:0:0")
    s.control("asia", 0)
    return s


@pytest.mark.parametrize(
    ("reading", "refusal"), [("any_controlled", ""), ("this_region", "other_region_must_pay")]
)
def test_any_controlled_region_or_only_the_same_one_pays_for_a_fossil_plant(
    reading: str, refusal: str
) -> None:
    """D-12: hand and the region itself are possible in both readings, another controlled region in one."""
    s = controller_of_europe_and_asia(reading)
    s.give(0, cep=1)
    visit(s, "europe")
    assert s.waiting == ("pay_cep", 0)
    assert s.can("pay_cep", source="hand")
    assert s.can("pay_cep", source="europe")
    assert s.can("pay_cep", source="asia") == (refusal == "")
    assert s.refused("pay_cep", source="asia") == refusal
    assert s.refused("pay_cep", source="africa") == "region_not_controlled"


@pytest.mark.parametrize(("reading", "money", "asia"), [("any_controlled", 5, 4), ("this_region", 2, 5)])
def test_permits_elsewhere_save_the_forced_purchase_only_if_any_region_may_pay(
    reading: str, money: int, asia: int
) -> None:
    """D-12: nothing in hand and nothing in Europe: Asia pays, or else a CEP is bought for $3."""
    s = controller_of_europe_and_asia(reading)
    s.region_cep("europe", 0)
    s.give(0, money=5)
    visit(s, "europe")
    assert s.table.money[0] == money
    assert s.table.region_cep[s.region("asia")] == asia
    assert fossils(s, "europe") == 2


def penniless_controller(goal: int) -> Scene:
    """Player 0 controls Europe without a CEP anywhere, and owns $1 at a price of 3."""
    s = controller_of_europe(goal)
    s.region_cep("europe", 0)
    s.give(0, money=1)
    visit(s, "europe")
    return s


def test_the_forced_purchase_takes_all_cash_and_exactly_the_shortfall_in_points() -> None:
    """D-13: "may exchange points" is a must, since the purchase is one; points may fall below zero."""
    market = scene().table.market
    s = penniless_controller(goal=0)
    assert (s.table.money[0], s.table.vp[0]) == (0, -2)
    assert (s.table.cep[0], s.table.market) == (0, market - 1)


def test_nobody_can_decline_the_forced_purchase_but_a_company_goal_may_be_cashed_first() -> None:
    """D-13: the only other answer is money from the company goal, which then pays all of it."""
    s = penniless_controller(goal=29)
    assert s.waiting == ("forced_purchase", 0)
    assert {action.kind for action in s.game.legal()} == {"buy_for_payment", "cash_company_goal"}
    s.do("cash_company_goal", player=0)
    s.do("buy_for_payment")
    assert (s.table.money[0], s.table.vp[0]) == (1 + 8 - 3, 0)


# --- event -------------------------------------------------------------------------------------------------


def test_a_resolved_event_card_never_comes_back() -> None:
    """D-54: "discarded" and "removed from the game" are the same: six cards, five events, none twice."""
    s = scene(players=5)
    resolved = []
    for _ in range(5):
        resolved.append(s.table.event)
        s.task(Frame("event"))
        assert s.table.event not in resolved
        assert not set(resolved) & set(s.table.event_pile)
    assert {*resolved, s.table.event} == {card.number for card in kit().events}
