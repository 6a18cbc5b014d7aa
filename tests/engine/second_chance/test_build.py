"""Build a plant (specification 9.C)."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.second_chance.table import LevelPlant
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from co2desk.engine.table.table import FossilPlant
from tests.engine.checks import asks, denied, happened
from tests.engine.second_chance.gains import gains, goods
from tests.engine.second_chance.scene import WANTS, Scene, kit, scene

COSTS = [(energy, lvl) for energy in WANTS for lvl in (1, 2)]
MARKS = {"recycling": (1, 4), "hydro": (1, 5), "wind": (2, 5), "solar": (2, 6), "forestation": (3, 6)}
FULL = ("gas", "coal", "oil", "coal")  # the slots of a region, all with fossil plants


def ready(
    energy: str = "solar",
    lvl: int = 1,
    mode: str = "cooperative",
    host: int = 0,
    region_tech: int = 0,
    switches: dict[str, str] | None = None,
) -> Scene:
    """Player 0 has exactly what a plant of this energy and level asks for, and an infrastructure for it."""
    s = scene(mode, switches=switches)
    s.erase_bonuses()
    s.project(f"{WANTS[energy]}/tech", energy, level=lvl, host=host)
    cost = kit().plants[s.energy(energy)][lvl - 1]
    s.knowledge(0, **{energy: MARKS[energy][lvl - 1]})
    s.give(0, money=cost.money, tech=cost.tech, cep=cost.cep)
    s.region_tech(WANTS[energy], region_tech)
    return s


def build(s: Scene, energy: str = "solar", region_tech: int = 0) -> None:
    s.do("build_plant", space=f"{WANTS[energy]}/tech", region_tech=region_tech)


def builds(s: Scene) -> list[tuple[str, int]]:
    """The legal builds: space, cubes of the region."""
    found = [s.codec.action_to_json(a) for a in s.game.legal() if a.kind == "build_plant"]
    return [(a["space"], a["region_tech"]) for a in found]


def row(s: Scene, energy: str = "solar") -> tuple[object, ...]:
    return s.table.demand[s.region(WANTS[energy])]


# --- costs and points ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("energy", "lvl"), COSTS)
def test_money_tech_and_ceps_go_to_the_bank_and_the_team_scores(energy: str, lvl: int) -> None:
    """9.C steps 2 and 5: the costs and points of the player board, and no knowledge."""
    s = ready(energy, lvl)
    cost = kit().plants[s.energy(energy)][lvl - 1]
    before, supply, bank = goods(s), s.table.tech_supply, s.table.bank
    build(s, energy)
    assert gains(s, before) == {"money": -cost.money, "tech": -cost.tech, "cep": -cost.cep, "vp": cost.vp}
    assert (s.table.tech_supply, s.table.bank) == (supply + cost.tech, bank + cost.cep)


def test_red_builds_recycling_on_yellows_infrastructure() -> None:
    """T6: $7, a CEP and a cube for 5 points; the plant is the builder's, the infrastructure is not."""
    s = ready("recycling", host=3)
    before = goods(s)
    build(s, "recycling")
    assert gains(s, before) == {"money": -7, "tech": -1, "cep": -1, "vp": 5}
    assert row(s, "recycling")[0] == LevelPlant(s.energy("recycling"), 1, 0, 3)
    assert s.table.controller[s.region("africa")] == 0
    assert (s.table.plants_total(0), s.table.plants_total(3)) == (1, 0)
    assert goods(s, 3) == {"money": 0, "tech": 0, "cep": 0, "vp": 5, "knowledge": 0}
    assert s.table.supporting[3 * 5 + s.energy("recycling")] == 1


def test_violet_replaces_a_gas_plant_by_a_solar_plant() -> None:
    """T7: $10, two cubes and a CEP for 8 points; 20 ppm less."""
    s = ready("solar")
    s.demand("north_america", *FULL)
    s.table.co2 = 480
    before = goods(s)
    build(s)
    assert gains(s, before) == {"money": -10, "tech": -2, "cep": -1, "vp": 8}
    assert s.table.co2 == 460
    assert row(s)[0] == LevelPlant(s.energy("solar"), 1, 0, 0)


def test_in_competition_the_builder_scores() -> None:
    """9.C step 5: the own account, whoever the infrastructure belongs to."""
    s = ready("solar", mode="competitive", host=2)
    build(s)
    assert s.table.vp == [8, 0, 0, 0]


@pytest.mark.parametrize("energy", WANTS)
@pytest.mark.parametrize("lvl", [1, 2])
def test_knowledge_has_to_reach_the_mark_of_the_level(energy: str, lvl: int) -> None:
    """9.C, A59: the space with the level's number, not the number itself."""
    s = ready(energy, lvl)
    assert builds(s) == [(f"{WANTS[energy]}/tech", 0)]
    needed = MARKS[energy][lvl - 1]
    s.knowledge(0, **{energy: needed - 1})
    denied(
        s,
        refuse("not_enough_expertise", "build", needed=needed, had=needed - 1, energy=s.energy(energy)),
        "build_plant",
        space=f"{WANTS[energy]}/tech",
        region_tech=0,
    )


def test_one_space_short_of_level_2_only_level_1_can_be_built() -> None:
    """T8: the wind disc of Blue."""
    s = ready("wind", 2)
    s.project("asia/money", "wind", host=1)
    s.knowledge(0, wind=4)
    assert builds(s) == [("asia/money", 0)]


@pytest.mark.parametrize(
    ("goods_missing", "code", "needed"),
    [
        ({"money": -1}, "not_enough_money", 10),
        ({"tech": -1}, "not_enough_tech", 2),
        ({"cep": -1}, "not_enough_cep", 1),
    ],
)
def test_everything_has_to_be_paid(goods_missing: dict[str, int], code: str, needed: int) -> None:
    """9.C step 2: money, tech and CEPs; nothing can be bought on the way."""
    s = ready()
    s.give(0, **goods_missing)
    denied(
        s,
        refuse(code, "build", needed=needed, had=needed - 1),
        "build_plant",
        space="north_america/tech",
        region_tech=0,
    )


def test_the_builder_chooses_where_the_ceps_come_from() -> None:
    """D14: the own board or a controlled region; after that the plant is built."""
    s = ready()
    s.control("asia", 0)
    build(s)
    asks(s, "pay_cep", 0, ["hand", "asia"])
    assert s.table.plants_total(0) == 0
    s.do("pay_cep", source="asia")
    assert s.names()[:3] == ["CepPaid", "PlantBuilt", "PointsGained"]
    assert (s.table.cep[0], s.table.region_cep[s.region("asia")]) == (1, 5)


def test_ceps_of_controlled_regions_are_enough() -> None:
    """7.2: also those of the region that is built in; those of other regions are not."""
    s = ready()
    s.give(0, cep=-1)
    s.control("north_america", 1)
    assert s.refused("build_plant", space="north_america/tech", region_tech=0) == "not_enough_cep"
    s.control("north_america", 0)
    build(s)
    assert s.events[2] == events.CepPaid(0, s.region("north_america"))


# --- which infrastructure --------------------------------------------------------------------------------


def test_any_infrastructure_may_be_built_on_whoever_prepared_it() -> None:
    """D15: but no planned project and no empty space."""
    s = ready()
    s.project("asia/money", "solar", host=2)
    s.project("asia/tech", "solar", level=2)
    assert builds(s) == [("north_america/tech", 0), ("asia/money", 0)]
    for space in ("asia/tech", "asia/scientist"):
        denied(s, refuse("not_an_installed_project", "build"), "build_plant", space=space, region_tech=0)
    assert s.game.legal(2) == []


def test_a_ninth_plant_needs_a_cube_that_only_a_lone_player_has() -> None:
    """A29, A49: eight cubes each; alone cubes of unused colours help out."""
    s = ready()
    s.table.plants_built[:3] = [3, 3, 2]
    denied(
        s,
        refuse("no_cube_left", "build", needed=1, had=0),
        "build_plant",
        space="north_america/tech",
        region_tech=0,
    )
    alone = ready(mode="solo")
    alone.table.plants_built[:3] = [3, 3, 2]
    assert builds(alone) == [("north_america/tech", 0)]


# --- where the plant stands ------------------------------------------------------------------------------


def test_the_plant_takes_the_leftmost_empty_slot_and_leaves_its_project_space() -> None:
    """9.C steps 3 and 4: the level of pollution stays as it is."""
    s = ready()
    s.demand("north_america", "coal", "oil")
    build(s)
    fossils = [FossilPlant(s.codec.fossil_number[name]) for name in ("coal", "oil")]
    assert row(s) == (*fossils, LevelPlant(s.energy("solar"), 1, 0, 0), None)
    assert s.table.co2 == 400
    space = s.space("north_america/tech")
    assert (s.table.space_stage[space], s.table.space_energy[space], s.table.space_host[space]) == (0, -1, -1)
    s.turn(1)
    assert s.can("plan", energy="hydro", region="north_america", grant="tech")


@pytest.mark.parametrize(
    ("full", "slot", "ppm"),
    [
        (("gas", "coal", "oil", "coal"), 0, 20),
        (("oil", "coal", "gas", "gas"), 0, 30),
        (("hydro:1:1:1", "coal", "gas", "oil"), 1, 40),
        (("hydro:1:1:1", "recycling:1:2:2", "solar:2:1:1", "oil"), 3, 30),
    ],
)
def test_in_a_full_region_the_leftmost_fossil_plant_is_replaced(
    full: tuple[str, ...], slot: int, ppm: int
) -> None:
    """9.C step 3, A62: it leaves the game and takes its pollution with it; green plants stay."""
    s = ready()
    s.demand("north_america", *full)
    s.table.co2 = 500
    fossil = s.codec.fossil_number[full[slot]]
    build(s)
    assert row(s)[slot] == LevelPlant(s.energy("solar"), 1, 0, 0)
    assert s.table.co2 == 500 - ppm
    assert s.table.fossil_removed == (fossil,)
    assert happened(s, events.FossilReplaced(s.region("north_america"), slot, fossil, 500 - ppm))


def test_a_replaced_plant_brings_no_cep_to_the_region() -> None:
    """A74: unlike in the first edition."""
    s = ready()
    s.demand("north_america", *FULL)
    s.region_cep("north_america", 1)
    market = s.table.market
    build(s)
    assert (s.table.region_cep[s.region("north_america")], s.table.market) == (1, market)


@pytest.mark.parametrize(
    ("mode", "before", "after"),
    [("cooperative", 410, 400), ("solo", 410, 400), ("cooperative", 400, 400), ("competitive", 410, 390)],
)
def test_the_level_never_falls_below_400_for_partners(mode: str, before: int, after: int) -> None:
    """9.C step 3, A38: there is no such floor in competition."""
    s = ready(mode=mode)
    s.demand("north_america", *FULL)
    s.table.co2 = before
    build(s)
    assert s.table.co2 == after


def test_nothing_can_be_built_in_a_region_full_of_green_plants() -> None:
    """9.C step 3: green plants are never replaced."""
    s = ready()
    s.demand("north_america", "hydro:1:1:1", "hydro:1:2:2", "recycling:1:3:3", "solar:2:1:1")
    denied(
        s,
        refuse("region_all_green", "build", region=s.region("north_america")),
        "build_plant",
        space="north_america/tech",
        region_tech=0,
    )


def test_one_cube_of_the_builder_is_placed_under_the_energy() -> None:
    """9.C step 6: any number may share a field."""
    s = ready()
    s.demand("north_america", "solar:1:0:0", "solar:2:2:2")
    build(s)
    first = (s.region("north_america") * 5 + s.energy("solar")) * 4
    assert s.table.cubes[first : first + 4] == [2, 0, 1, 0]


# --- cubes of the region (competitive) -------------------------------------------------------------------


def test_blue_builds_in_africa_with_a_cube_of_the_region() -> None:
    """T27, D15: one of the two cubes comes from the region, and both go to the supply."""
    s = scene("competitive")
    s.agenda("africa", "solar", "hydro", "recycling")
    s.project("africa/tech", "solar", host=0)
    s.knowledge(0, solar=2)
    s.give(0, money=10, tech=1, cep=1)
    s.region_tech("africa", 2)
    supply = s.table.tech_supply
    s.do("build_plant", space="africa/tech", region_tech=1)
    assert goods(s) == {"money": 0, "tech": 0, "cep": 0, "vp": 8, "knowledge": 2}
    assert (s.table.region_tech[s.region("africa")], s.table.tech_supply) == (1, supply + 2)


def test_the_builder_may_leave_the_cubes_of_the_region_alone() -> None:
    """D15, A42: optional for who can pay all, needed by who cannot."""
    s = ready(mode="competitive", region_tech=2)
    assert builds(s) == [("north_america/tech", 0), ("north_america/tech", 1)]
    s.give(0, tech=-1)
    assert builds(s) == [("north_america/tech", 1)]


@pytest.mark.parametrize(("there", "wanted"), [(0, 1), (2, 2)])
def test_never_more_than_one_cube_comes_from_the_region(there: int, wanted: int) -> None:
    """D15: and only if there is one."""
    s = ready(mode="competitive", region_tech=there)
    denied(
        s,
        refuse("no_region_tech", "region_tech", needed=wanted, had=min(there, 1)),
        "build_plant",
        space="north_america/tech",
        region_tech=wanted,
    )


def test_in_the_other_reading_the_region_has_to_pay_a_cube() -> None:
    """A42: the short reference says that the region pays."""
    s = ready(mode="competitive", region_tech=1, switches={"region_tech": "mandatory"})
    denied(
        s,
        refuse("region_pays_one", "region_tech"),
        "build_plant",
        space="north_america/tech",
        region_tech=0,
    )
    assert builds(s) == [("north_america/tech", 1)]
