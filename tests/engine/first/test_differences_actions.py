"""The rulebooks disagree about the turn and its mandatory action (specification 19.3): each reading."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.first.scene import Scene, plant, scene

SPACE = "europe/money"


# --- propose -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reading", "ceps", "money"), [("cep", 4, 4), ("cep", 0, 1), ("money", 4, 1), ("money", 0, 1)]
)
def test_a_money_grant_counts_the_permits_or_the_money_of_a_region(
    reading: str, ceps: int, money: int
) -> None:
    """D-16: regions hold CEPs but never money, so the misprint always pays the minimum of $1."""
    s = scene(switches={"money_grant_basis": reading})
    s.region_cep("europe", ceps)
    s.do("propose", energy="solar", region="europe", grant="money")
    assert s.table.money[0] == money


def test_project_spaces_are_not_the_energy_demand_slots() -> None:
    """D-61: the same word for both in one book; a region without an empty slot still takes a project."""
    s = scene()
    s.demand("africa", "coal", "gas", "oil")
    slots = s.table.demand[:]
    s.do("propose", energy="fusion", region="africa", grant="tech")
    assert s.table.demand == slots
    assert s.table.space_energy[s.space("africa/tech")] == s.energy("fusion")


def test_a_scientist_is_recruited_from_the_own_pool_only() -> None:
    """D-64: "from the general supply" means the own pool: when it is empty, those of others do not help."""
    s = scene()
    s.do("propose", energy="solar", region="europe", grant="research")
    pools = s.table.pool_scientists[:]
    s.do("recruit")
    assert s.table.hand_scientists[0] == 2
    assert s.table.pool_scientists == [pools[0] - 1, *pools[1:]]
    s.table.hand_scientists[0], s.table.pool_scientists[0] = 4, 0
    s.turn(0)
    s.do("propose", energy="solar", region="asia", grant="research")
    assert s.refused("recruit") == "nobody_to_recruit"


def test_projects_and_so_plants_are_limited_to_the_agenda_of_the_region() -> None:
    """D-66: one book says it of plants only, but a plant needs a project, and all books limit those."""
    s = scene()
    s.agenda("europe", "solar", "biomass", "recycling")
    for energy in ("forestation", "fusion"):
        assert s.refused("propose", energy=energy, region="europe", grant="tech") == "not_on_agenda"
    assert s.can("propose", energy="biomass", region="europe", grant="tech")


# --- install -----------------------------------------------------------------------------------------------


def test_only_a_proposed_project_can_be_installed() -> None:
    """D-51: "any project on the board" does not mean one that lies on its light side already."""
    s = scene()
    s.project("europe/money", "solar")
    s.project("europe/tech", "solar", installed=True)
    s.give(0, cep=1)
    assert s.can("install", space="europe/money")
    assert s.refused("install", space="europe/tech") == "not_a_proposed_project"


@pytest.mark.parametrize(("reading", "money"), [(3, 3), (1, 1)])
def test_installing_biomass_pays_three_dollars_or_one(reading: int, money: int) -> None:
    """D-14: the cube and the CEP from the market are the same in all books."""
    s = scene(switches={"biomass_install_money": reading})
    s.project(SPACE, "biomass")
    s.give(0, cep=1)
    s.do("install", space=SPACE)
    assert (s.table.money[0], s.table.tech[0], s.table.cep[0]) == (money, 1, 1)


@pytest.mark.parametrize(
    ("energy", "reading", "market", "price"),
    [
        ("recycling", "market", 2, 4),
        ("recycling", "bank", 1, 3),
        ("biomass", "market", 2, 4),
        ("biomass", "bank", 2, 4),
    ],
)
def test_the_permit_for_installing_recycling_comes_from_the_market_or_from_the_bank(
    energy: str, reading: str, market: int, price: int
) -> None:
    """D-15: from the bank there is no refill and no rise of the price; other energies are not concerned."""
    s = scene(switches={"recycling_cep_source": reading})
    s.project(SPACE, energy)
    s.table.market, s.table.bank = 1, s.table.bank + 1
    s.give(0, cep=1)
    s.do("install", space=SPACE)
    assert s.table.cep[0] == 1
    assert (s.table.market, s.table.price, bool(s.table.stop)) == (market, price, price > 3)


def installed_with_own_scientist(**switches: str) -> Scene:
    s = scene(switches=switches)
    s.project(SPACE, "solar", scientist=0)
    s.give(0, cep=1)
    s.do("install", space=SPACE)
    return s


@pytest.mark.parametrize(("reading", "on_project", "level"), [("stays", 0, 1), ("leaves", -1, 0)])
def test_an_own_scientist_stays_on_the_installed_project_or_has_to_leave(
    reading: str, on_project: int, level: int
) -> None:
    """D-17: no expertise in either case; but who stays earns the point at the end of the turn."""
    s = installed_with_own_scientist(own_scientist_after_install=reading)
    assert s.table.space_scientist[s.space(SPACE)] == on_project
    assert s.table.hand_scientists[0] == (1 if reading == "leaves" else 0)
    assert s.table.tech[0] == 3  # the benefit came first
    assert s.table.level(0, s.energy("solar")) == 0
    s.do("end_turn")
    assert s.table.level(0, s.energy("solar")) == level


# --- build -------------------------------------------------------------------------------------------------


def ready_to_build(
    level: int = 2, money: int = 10, tech: int = 2, scientist: int = -1, **switches: str
) -> Scene:
    """Player 0 and an installed solar project in Europe; by default just enough for the first solar plant."""
    s = scene(switches=switches)
    s.project(SPACE, "solar", installed=True, scientist=scientist)
    s.expertise(0, solar=level)
    s.give(0, money=money, tech=tech)
    return s


@pytest.mark.parametrize(("reading", "gained"), [("no", 0), ("yes", 1)])
def test_a_scientist_who_returns_after_the_own_install_gives_a_point_only_literally(
    reading: str, gained: int
) -> None:
    """D-40: together with D-17, since he has to leave there."""
    s = installed_with_own_scientist(own_scientist_after_install="leaves", expertise_on_own_return=reading)
    assert s.table.level(0, s.energy("solar")) == gained
    assert s.table.hand_scientists[0] == 1


@pytest.mark.parametrize(("reading", "gained"), [("no", 1), ("yes", 2)])
def test_a_scientist_who_returns_after_the_own_build_gives_a_point_only_literally(
    reading: str, gained: int
) -> None:
    """D-40: the plant itself gives one point in both readings."""
    s = ready_to_build(scientist=0, expertise_on_own_return=reading)
    s.do("build", space=SPACE, tile=0, card=0)
    assert s.table.level(0, s.energy("solar")) == 2 + gained
    assert s.table.hand_scientists[0] == 1


@pytest.mark.parametrize("reading", ["no", "yes"])
def test_taking_a_scientist_home_by_a_free_move_gives_no_point_in_any_reading(reading: str) -> None:
    """D-40: the literal reading adds the own install and the own build, a voluntary move gives nothing."""
    s = ready_to_build(scientist=0, expertise_on_own_return=reading)
    s.do("move_scientist", origin=SPACE, destination="hand")
    assert s.table.level(0, s.energy("solar")) == 2


@pytest.mark.parametrize(("reading", "refusal"), [("top", "only_top_plant"), ("any", "")])
def test_only_the_top_plant_or_any_of_the_stack_can_be_built(reading: str, refusal: str) -> None:
    """D-18: with enough expertise, tech and money for the third solar plant; the top one is always open."""
    third = plant("solar", 2)
    s = ready_to_build(level=third.tech, money=third.money, tech=third.tech, plant_choice=reading)
    assert s.can("build", space=SPACE, tile=0, card=0)
    assert s.refused("build", space=SPACE, tile=2, card=0) == refusal
    if not refusal:
        s.do("build", space=SPACE, tile=2, card=0)
        assert (s.table.vp[0], s.table.money[0], s.table.tech[0]) == (third.vp, 0, 0)
        assert s.table.plant_stack[s.energy("solar")] == (0, 1, 3, 4)


def test_a_chosen_plant_needs_the_expertise_printed_on_it() -> None:
    """D-18: the free choice does not lower what a tile asks for."""
    third = plant("solar", 2)
    s = ready_to_build(level=third.tech - 1, money=third.money, tech=third.tech, plant_choice="any")
    assert s.refused("build", space=SPACE, tile=2, card=0) == "not_enough_expertise"


@pytest.mark.parametrize(("reading", "refusal"), [("less_one", ""), ("full", "not_enough_tech")])
def test_a_subsidy_counts_towards_the_tech_one_must_have_or_not(reading: str, refusal: str) -> None:
    """D-56: a plant for 2 tech, one cube in hand and one in the region."""
    s = ready_to_build(tech=1, tech_needed_with_subsidy=reading)
    s.region_tech("europe", 1)
    assert s.refused("build", space=SPACE, tile=0, card=0) == refusal


@pytest.mark.parametrize("reading", ["less_one", "full"])
def test_who_has_all_the_tech_still_pays_one_less_when_the_region_gives_one(reading: str) -> None:
    """D-56: the readings differ in the test, not in the payment."""
    s = ready_to_build(level=3, tech_needed_with_subsidy=reading)
    s.region_tech("europe", 2)
    s.do("build", space=SPACE, tile=0, card=0)
    assert s.table.tech[0] == 1
    assert s.table.region_tech[s.region("europe")] == 1


@pytest.mark.parametrize(("reading", "controller"), [("last", 0), ("first", 1)])
def test_a_foreign_scientist_leaves_a_build_after_or_before_the_control_check(
    reading: str, controller: int
) -> None:
    """D-19: the owner's point for taking him home decides an equal expertise: too late, or in time."""
    s = ready_to_build(money=11, scientist=1, build_displacement=reading)
    s.demand("europe", "gas", "solar:1:1")
    s.control("europe", 1)
    s.expertise(1, solar=3)  # the builder reaches 3 with the plant
    s.summit(0, "solar", "fusion")
    s.do("build", space=SPACE, tile=0, card=0)
    assert s.waiting == ("displaced", 1)
    points = plant("solar").vp
    assert s.table.vp[0] == (points if reading == "last" else 0)  # the plant stands already, or not yet
    s.do("move_scientist", origin=SPACE, destination="hand")
    assert s.table.controller[s.region("europe")] == controller
    assert [s.table.level(player, s.energy("solar")) for player in (0, 1)] == [3, 4]
    assert (s.table.money[0], s.table.money[1], s.table.vp[0]) == (0, 1, points)


@pytest.mark.parametrize("reading", ["last", "first"])
def test_the_fee_for_a_foreign_scientist_has_to_be_at_hand_when_a_build_is_declared(reading: str) -> None:
    """D-19: also where it is paid last, the dollar is reserved beforehand."""
    s = ready_to_build(money=10, scientist=1, build_displacement=reading)
    assert s.refused("build", space=SPACE, tile=0, card=0) == "not_enough_money_and_fee"


@pytest.mark.parametrize("reading", ["last", "first"])
def test_an_install_pays_a_foreign_scientist_off_before_anything_else(reading: str) -> None:
    """D-19: the books disagree about the build only."""
    s = scene(switches={"build_displacement": reading})
    s.project(SPACE, "solar", scientist=1)
    s.summit(0, "solar", "fusion")
    s.give(0, money=1, cep=1)
    s.do("install", space=SPACE)
    assert s.waiting == ("displaced", 1)
    assert (s.table.money[1], s.table.cep[0], s.table.tech[0]) == (1, 1, 0)


def test_all_projects_of_an_all_green_region_stay_and_can_still_be_installed() -> None:
    """D-55: proposed ones too, not only installed ones; only building is over there."""
    s = scene()
    s.project("africa/money", "fusion")
    s.project("africa/tech", "biomass", installed=True)
    s.expertise(0, biomass=3)
    s.demand("africa", "coal", "fusion:0:0", "forestation:0:0")
    s.control("africa", 0)
    s.give(0, money=plant("biomass").money, tech=plant("biomass").tech, cep=1)
    s.do("build", space="africa/tech", tile=0, card=0)  # replaces the coal plant
    assert s.table.is_green(s.region("africa"))
    assert s.table.space_energy[s.space("africa/money")] == s.energy("fusion")
    s.turn(0)
    assert s.can("propose", energy="biomass", region="africa", grant="tech")
    s.do("install", space="africa/money")
    s.do("pay_cep", source="africa")
    s.turn(0)
    s.expertise(0, fusion=2)
    s.give(0, money=9, tech=2)
    assert s.refused("build", space="africa/money", tile=1, card=0) == "region_all_green"


# --- free actions in a turn --------------------------------------------------------------------------------


@pytest.mark.parametrize("mandatory_first", [True, False])
def test_free_actions_come_before_or_after_the_mandatory_action_each_once(mandatory_first: bool) -> None:
    """D-45: "at any moment" and "during the turn" are the same: every order, and none of them twice."""
    s = scene()
    s.project(SPACE, "solar")
    s.lobby(0, 6)
    s.give(0, money=3)
    free: list[tuple[str, dict[str, Any]]] = [
        ("move_scientist", {"origin": "hand", "destination": SPACE}),
        ("buy_cep", {}),
        ("play_lobby", {"card": 6, "main": 0, "option": 0}),
    ]
    mandatory: tuple[str, dict[str, Any]] = (
        "propose",
        {"energy": "biomass", "region": "asia", "grant": "tech"},
    )
    for kind, values in [mandatory, *free] if mandatory_first else [*free, mandatory]:
        s.do(kind, **values)
    s.give(0, money=9)
    s.lobby(0, 5)
    assert s.refused("move_scientist", origin=SPACE, destination="hand") == "scientist_move_used"
    assert s.refused("buy_cep") == "market_visit_used"
    assert s.refused("play_lobby", card=5, main=0, option=0) == "card_action_used"
    assert s.can("end_turn")


def test_no_free_action_comes_between_sending_a_scientist_away_and_using_the_project() -> None:
    """D-45: inside an action nothing else is possible, for nobody."""
    s = ready_to_build(money=20, scientist=1)
    s.summit(0, "solar", "fusion")
    s.do("build", space=SPACE, tile=0, card=0)
    assert s.waiting == ("displaced", 1)
    for kind in ("buy_cep", "sell_cep", "end_turn"):
        assert s.refused(kind) == "not_now"
