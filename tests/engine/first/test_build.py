"""Build a green plant (specification 8.3, 20)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from co2desk.engine.machine.refusals import Refusal, refuse
from co2desk.engine.table.events import ControlTaken, FossilReplaced, LobbyPlayed, PlantBuilt, TechPaid
from co2desk.engine.table.table import FossilPlant, GreenPlant
from tests.engine.checks import asks, denied, happened
from tests.engine.first.scene import EVERY_AGENDA, Scene, kit, scene

SOLAR = kit().energies.index("solar")
SOLAR_CARD = next(c.number for c in kit().lobby if c.on == "build" and c.energy == SOLAR)
FULL = ("coal", "oil", "gas", "coal", "oil", "gas")


def ready(
    money: int = 10, tech: int = 2, level: int = 2, scientist: int = -1, energy: str = "solar"
) -> Scene:
    """An installed project in Europe, and a player 0 who can build the first solar plant: $10, 2 tech."""
    s = scene()
    s.erase_bonuses()
    s.agenda("europe", energy, "biomass", "recycling")
    s.project("europe/tech", energy, installed=True, scientist=scientist)
    s.expertise(0, **{energy: level})
    s.give(0, money=money, tech=tech)
    return s


def build(s: Scene, card: int = 0) -> None:
    s.do("build", space="europe/tech", tile=0, card=card)


def no_build(s: Scene, refusal: Refusal, space: str = "europe/tech", tile: int = 0, card: int = 0) -> None:
    denied(s, refusal, "build", space=space, tile=tile, card=card)


def builds(s: Scene) -> list[tuple[str, int, int]]:
    """The legal builds: space, tile, card."""
    found = [s.codec.action_to_json(a) for a in s.game.legal() if a.kind == "build"]
    return [(a["space"], a["tile"], a["card"]) for a in found]


def reprice(s: Scene, **values: int) -> None:
    """Change what is printed on the solar plants."""
    plants = list(s.table.setting.kit.plants)
    plants[SOLAR] = tuple(tile._replace(**values) for tile in plants[SOLAR])
    s.table.setting.kit = replace(s.table.setting.kit, plants=tuple(plants))


# --- the steps -------------------------------------------------------------------------------------------


def test_a_solar_plant_costs_ten_dollars_and_two_tech_at_the_second_level() -> None:
    """8.3: the example of the rulebooks (PL 2.1.3); everything goes to bank and supply."""
    s = ready()
    build(s)
    assert (s.table.money[0], s.table.tech[0], s.table.tech_supply) == (0, 0, 25)
    assert s.table.vp[0] == kit().plants[SOLAR][0].vp
    assert s.table.level(0, SOLAR) == 3


def test_a_plant_takes_the_leftmost_empty_slot_with_the_owners_disc() -> None:
    """8.3: slot 2, because the first is taken; the region is now controlled by the builder."""
    s = ready()
    build(s)
    first, *others = s.table.demand[s.region("europe")]
    assert isinstance(first, FossilPlant)
    assert others == [GreenPlant(SOLAR, 0, 0), None, None, None]
    assert s.table.controller[s.region("europe")] == 0
    assert [s.table.plants_of(0, energy) for energy in range(5)] == [0, 1, 0, 0, 0]


def test_the_steps_of_a_build_follow_each_other_in_the_printed_order() -> None:
    """8.3: card, payment, plant, replacement, points, expertise and bonus, control, scientist, tile."""
    s = ready(money=8, tech=1, scientist=2)
    s.demand("europe", "coal", "oil", "gas", "gas", "biomass:0:1")
    s.control("europe", 1)
    s.expertise(1, biomass=1)
    s.region_tech("europe", 1)
    s.summit(0, "forestation", "solar")
    s.lobby(0, SOLAR_CARD)
    s.agenda("europe", "solar", "biomass", "recycling")
    s.print_bonus("solar", 3, "region_cep")
    s.table.market, s.table.bank = 5, s.table.bank - 3
    build(s, SOLAR_CARD)
    assert s.names() == [
        "LobbyPlayed",
        "MoneyPaid",
        "TechPaid",
        "PlantBuilt",
        "FossilReplaced",
        "RegionCepGained",
        "PointsGained",
        "ExpertiseGained",
    ]
    assert s.waiting == ("bonus_region_cep", 0)
    assert s.table.controller[s.region("europe")] == 1
    s.do("choose_region", region="asia")
    assert s.names() == ["RegionCepGained", "ControlTaken", "MoneyGiven", "ScientistSentAway"]
    assert s.waiting == ("displaced", 2)
    assert s.table.projects_left[SOLAR] == 5
    s.do("move_scientist", origin="europe/tech", destination="summit/0/1")
    assert s.names() == ["ScientistMoved", "ProjectReturned"]
    assert s.table.projects_left[SOLAR] == 6
    assert s.waiting == ("turn", 0)


def test_the_project_tile_can_be_proposed_again_and_the_plant_tile_is_gone() -> None:
    """G-30, 8.3: projects come back to the supply, plants do not."""
    s = ready()
    s.table.projects_left[SOLAR] = 0
    build(s)
    assert s.table.plant_stack[SOLAR] == (1, 2, 3, 4)
    assert s.table.space_stage[s.space("europe/tech")] == 0
    s.turn(1)
    assert s.can("propose", energy="solar", region="europe", grant="tech")


# --- replacing a fossil plant ----------------------------------------------------------------------------


def test_in_a_full_region_the_leftmost_fossil_plant_is_replaced() -> None:
    """8.3: it leaves the game, the level falls by its ppm, a CEP comes from the market (PL 2.1.3)."""
    s = ready()
    s.demand("europe", "biomass:0:1", "oil", "coal", "gas", "gas")
    s.demand("asia", "gas", "solar:0:1")
    s.region_cep("europe", 1)
    co2, market, europe = s.table.co2, s.table.market, s.region("europe")
    s.do("build", space="europe/tech", tile=1, card=0)
    assert happened(s, PlantBuilt(0, SOLAR, europe, 1, 1))
    assert happened(s, FossilReplaced(europe, 1, 1, co2 - 30))
    assert [type(plant) for plant in s.table.demand[europe]] == [GreenPlant] * 2 + [FossilPlant] * 3
    assert s.table.co2 == co2 - 30
    assert s.table.fossil_removed == (1,)
    assert (s.table.region_cep[europe], s.table.market) == (2, market - 1)


@pytest.mark.parametrize(("fossil", "ppm"), [("coal", 40), ("oil", 30), ("gas", 20)])
def test_the_level_falls_by_what_the_replaced_plant_had_added(fossil: str, ppm: int) -> None:
    """8.3: coal 40, oil 30, gas 20."""
    s = ready()
    s.demand("europe", fossil, *FULL[:4])
    co2 = s.table.co2
    build(s)
    assert s.table.co2 == co2 - ppm


def test_an_empty_slot_comes_before_a_replacement() -> None:
    """8.3: no fossil plant leaves and no CEP comes while there is room."""
    s = ready()
    s.demand("europe", *FULL[:4])
    co2, ceps = s.table.co2, s.table.region_cep[:]
    build(s)
    assert (s.table.co2, s.table.region_cep, s.table.fossil_removed) == (co2, ceps, ())


@pytest.mark.parametrize(
    ("region", "limit"),
    [("africa", 3), ("asia", 6), ("europe", 5), ("north_america", 5), ("oceania", 4), ("south_america", 4)],
)
def test_a_region_never_holds_more_ceps_than_it_has_slots(region: str, limit: int) -> None:
    """G-19, 8.3: the limits of the rulebooks (PL 2.1.3); the CEP stays on the market."""
    for ceps in (limit - 1, limit):
        s = scene()
        energy = dict(EVERY_AGENDA)[region][0]
        s.project(f"{region}/money", energy, installed=True)
        s.expertise(0, **{energy: 3})
        s.give(0, money=12, tech=3)
        s.demand(region, *FULL[:limit])
        s.region_cep(region, ceps)
        market = s.table.market
        s.do("build", space=f"{region}/money", tile=0, card=0)
        assert s.table.region_cep[s.region(region)] == limit
        assert s.table.market == market - (limit - ceps)


def test_a_replacement_gives_no_cep_while_the_market_is_empty() -> None:
    """G-01: the plant is replaced all the same."""
    s = ready()
    s.demand("europe", *FULL[:5])
    s.region_cep("europe", 0)
    s.give(1, cep=s.table.bank + 2)
    s.table.market = s.table.bank = 0
    build(s)
    assert s.table.region_cep[s.region("europe")] == 0
    assert len(s.table.fossil_removed) == 1


def test_nothing_can_be_built_in_an_all_green_region_and_its_projects_stay() -> None:
    """8.3: green plants are never replaced (PL 2.1.3)."""
    s = ready()
    s.demand("europe", "biomass:0:1", "biomass:1:1", "recycling:0:1", "recycling:1:1", "solar:4:1")
    no_build(s, refuse("region_all_green", "build", region=s.region("europe")))
    assert s.table.space_stage[s.space("europe/tech")] == 2
    assert s.can("propose", energy="solar", region="europe", grant="money")


# --- conditions ------------------------------------------------------------------------------------------


def test_only_an_installed_project_can_be_built() -> None:
    """8.3, DP-17: neither a proposed project nor an empty space."""
    s = ready()
    s.project("asia/money", "solar")
    for space in ("asia/money", "asia/tech"):
        no_build(s, refuse("not_an_installed_project", "build"), space=space)


def test_only_the_top_tile_of_the_stack_can_be_built() -> None:
    """8.3, DP-17: the others wait below it."""
    s = ready(money=99, tech=9, level=9)
    assert builds(s) == [("europe/tech", 0, 0)]
    for tile in (1, 4, 5):
        no_build(s, refuse("only_top_plant", "build", energy=SOLAR), tile=tile)


def test_an_energy_whose_plants_are_all_built_cannot_be_built() -> None:
    """G-30: the project stays."""
    s = ready()
    s.table.plant_stack[SOLAR] = ()
    no_build(s, refuse("no_plant_tile", "build", energy=SOLAR))


def test_expertise_has_to_reach_the_tech_number_even_if_the_region_helps() -> None:
    """8.3: the printed number counts; a subsidy does not lower it."""
    s = ready(level=1)
    s.region_tech("europe", 1)
    no_build(s, refuse("not_enough_expertise", "build", needed=2, had=1, energy=SOLAR))


@pytest.mark.parametrize(("level", "code"), [(2, "not_enough_expertise"), (3, ""), (4, "")])
def test_the_smallest_forestation_plant_needs_the_third_level(level: int, code: str) -> None:
    """8.3, 10: the example of the rulebooks (PL 2.2.1.1)."""
    s = ready(money=99, tech=9, level=level, energy="forestation")
    assert s.refused("build", space="europe/tech", tile=0, card=0) == code


@pytest.mark.parametrize(
    ("region_tech", "tech", "needed"), [(0, 2, 2), (0, 1, 2), (1, 1, 1), (1, 0, 1), (3, 0, 1)]
)
def test_a_region_with_cubes_gives_exactly_one_of_the_tech(region_tech: int, tech: int, needed: int) -> None:
    """G-46, 6.3: however many cubes it has; the player needs the rest (PL 1.3)."""
    s = ready(tech=tech)
    s.region_tech("europe", region_tech)
    if tech < needed:
        no_build(s, refuse("not_enough_tech", "build", needed=needed, had=tech))
    else:
        build(s)
        assert happened(s, TechPaid(0, needed, 2 - needed))


def test_the_subsidy_cannot_be_refused() -> None:
    """G-46: used first also when the player has enough; the cubes go to the supply."""
    s = ready(tech=5)
    s.region_tech("europe", 2)
    build(s)
    assert (s.table.tech[0], s.table.region_tech[s.region("europe")], s.table.tech_supply) == (4, 1, 20)


def test_a_plant_that_needs_no_tech_gets_no_subsidy() -> None:
    """G-46: the region contributes one of the needed cubes, if any are needed."""
    s = ready()
    s.region_tech("europe", 2)
    reprice(s, tech=0)
    build(s)
    assert (s.table.tech[0], s.table.region_tech[s.region("europe")]) == (2, 2)


def test_the_cubes_of_another_region_do_not_help() -> None:
    """6.3: the region in which the plant is built contributes."""
    s = ready(tech=1)
    s.region_tech("asia", 2)
    assert s.refused("build", space="europe/tech", tile=0, card=0) == "not_enough_tech"


@pytest.mark.parametrize(("money", "scientist", "needed"), [(9, -1, 10), (10, 2, 11)])
def test_the_price_and_the_fee_for_a_foreign_scientist_have_to_be_paid_in_money(
    money: int, scientist: int, needed: int
) -> None:
    """G-45, 8.3: the fee is reserved from the start; points do not help."""
    s = ready(money=money, scientist=scientist)
    s.table.vp[0] = 30
    price_only = refuse("not_enough_money", "build", needed=needed, had=money)
    with_fee = refuse("not_enough_money_and_fee", "build", needed=needed, had=money, fee=1, player=scientist)
    no_build(s, price_only if scientist < 0 else with_fee)


def test_discs_are_unlimited() -> None:
    """G-32: far more than the twenty of the box are on the board, and one more plant is built."""
    s = ready()
    s.expertise(0, forestation=3, fusion=2, biomass=1, recycling=1)
    s.demand("asia", "gas", *(f"forestation:{n}:0" for n in range(5)))
    s.demand("north_america", *(f"fusion:{n}:0" for n in range(5)))
    s.demand("oceania", *(f"recycling:{n}:0" for n in range(4)))
    for region in ("asia", "north_america", "oceania", "africa", "south_america"):
        s.control(region, 0)
    build(s)
    assert s.table.plants_total(0) + s.table.controller.count(0) + 5 + 1 > 20


def test_a_limited_number_of_discs_can_run_out() -> None:
    """8.3, G-32: only where the count of a rulebook is taken as a limit."""
    s = scene(switches={"discs_per_player": 15})
    s.project("europe/tech", "solar", installed=True)
    s.expertise(0, solar=2)
    s.give(0, money=10, tech=2)
    s.demand("asia", "gas", *(f"forestation:{n}:0" for n in range(5)))
    s.demand("north_america", *(f"fusion:{n}:0" for n in range(5)))
    s.demand("oceania", *(f"recycling:{n}:0" for n in range(3)))
    no_build(s, refuse("no_disc_left", "build", needed=1, had=0))


# --- discount cards ----------------------------------------------------------------------------------------


def test_a_discount_card_may_be_attached_or_not() -> None:
    """DP-17: the card of the energy that is built, main effect; the card of another energy is no use."""
    s = ready()
    s.lobby(0, SOLAR_CARD, 15)
    assert builds(s) == [("europe/tech", 0, 0), ("europe/tech", 0, SOLAR_CARD)]
    for card in (15, 1, 17):
        no_build(s, refuse("card_cannot_be_attached", "lobby_main", card=card), card=card)


def test_a_discount_card_makes_the_plant_three_dollars_cheaper() -> None:
    """8.3, 13.1: seven dollars are enough; the card is the card of this turn and leaves the game."""
    s = ready(money=7)
    s.lobby(0, SOLAR_CARD, 2)
    assert builds(s) == [("europe/tech", 0, SOLAR_CARD)]
    build(s, SOLAR_CARD)
    assert s.table.money[0] == 0
    assert happened(s, LobbyPlayed(0, SOLAR_CARD, 1, 0))
    assert s.table.lobby_played == (SOLAR_CARD,)
    assert s.refused("play_lobby", card=2, main=0, option=0) == "card_action_used"


def test_a_discount_cannot_be_attached_when_the_card_action_is_used() -> None:
    """7: at most one card in a turn."""
    s = ready()
    s.lobby(0, SOLAR_CARD, 2)
    s.do("play_lobby", card=2, main=0, option=0)
    no_build(s, refuse("card_action_used", "free_actions"), card=SOLAR_CARD)


@pytest.mark.parametrize("price", [0, 2, 3])
def test_a_discount_never_makes_a_price_negative(price: int) -> None:
    """G-34: a plant for $2 costs nothing, and nothing is paid out."""
    s = ready(money=1)
    s.lobby(0, SOLAR_CARD)
    reprice(s, money=price)
    build(s, SOLAR_CARD)
    assert s.table.money[0] == 1


# --- the scientist on the project --------------------------------------------------------------------------


def test_an_own_scientist_goes_home_without_a_point_and_without_using_the_free_move() -> None:
    """G-24, G-52: back to the hand after the build, and usable again in the same turn."""
    s = ready(scientist=0)
    s.project("asia/money", "biomass")
    hand = s.table.hand_scientists[0]
    build(s)
    assert s.table.hand_scientists[0] == hand + 1
    assert s.table.level(0, SOLAR) == 2 + 1  # the point of the build alone
    s.do("move_scientist", origin="hand", destination="asia/money")


def test_an_own_scientist_may_leave_for_a_summit_before_the_build() -> None:
    """G-24: the free move comes first then."""
    s = ready(scientist=0)
    s.summit(0, "forestation", "solar")
    s.do("move_scientist", origin="europe/tech", destination="summit/0/1")
    build(s)
    assert s.table.summit_seats[0] == (-1, 0)


def test_a_foreign_scientist_leaves_after_the_control_check() -> None:
    """8.3, G-31: $1 to the owner, who is asked last, on an installed project too."""
    s = ready(money=11, scientist=2)
    s.summit(0, "forestation", "solar")
    build(s)
    assert happened(s, ControlTaken(s.region("europe"), 0, -1))
    assert s.table.money[:3] == [0, 0, 1]
    topics = [s.codec.place_name(place) for place in s.table.free_topics(SOLAR)]
    asks(s, "displaced", 2, [("europe/tech", place) for place in ("hand", *topics)])
    s.do("move_scientist", origin="europe/tech", destination="hand")
    assert s.table.level(2, SOLAR) == 1
    assert s.names()[-1] == "ProjectReturned"
