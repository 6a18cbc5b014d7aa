"""What the rulebook leaves open about control and its pieces (specification 22.5): each ruling."""

from __future__ import annotations

import pytest

from tests.engine.second_chance.scene import Scene, scene

REGION = "south_america"  # forestation, solar, wind
SPACE = f"{REGION}/tech"


def ready_to_build(
    energy: str, *plants: str, holder: int = -1, mode: str = "cooperative", **switches: str
) -> Scene:
    """Player 0 with enough of everything before an infrastructure in South America."""
    s = scene(mode, switches=switches)
    s.demand(REGION, *plants)
    s.project(SPACE, energy, host=0)
    s.control(REGION, holder)
    s.knowledge(0, **{energy: 4})
    s.give(0, money=20, tech=5, cep=3)
    return s


def build(s: Scene) -> int:
    """Build, and tell who controls the region then."""
    s.do("build_plant", space=SPACE, region_tech=0)
    if s.waiting[0] == "pay_cep":
        s.do("pay_cep", source="hand")
    return s.table.controller[s.region(REGION)]


# --- who controls ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("energy", "plants", "controller"),
    [
        ("wind", ("solar:1:0:0", "forestation:1:1:1", "forestation:1:1:1"), 0),
        ("wind", ("wind:1:0:0", "forestation:1:1:1"), 1),
        ("wind", ("wind:1:0:0", "wind:2:0:0", "solar:1:1:1"), 1),
        ("wind", ("forestation:1:1:1", "solar:1:1:1", "wind:1:1:1"), 1),
    ],
    ids=["more fields", "more cubes in one field", "preferred field", "fewer fields"],
)
def test_control_counts_the_fields_with_cubes_and_not_the_cubes(
    energy: str, plants: tuple[str, ...], controller: int
) -> None:
    """A28: the rulebook says "markers", of which a region has only one."""
    assert build(ready_to_build(energy, *plants, holder=1)) == controller


def test_most_fields_is_no_absolute_majority() -> None:
    """A28: one field of three is enough when nobody has more."""
    assert build(ready_to_build("wind")) == 0


@pytest.mark.parametrize(("reading", "controller"), [("everybody", 1), ("controller", 0)])
def test_a_builder_is_compared_with_everybody_or_with_the_controller_only(
    reading: str, controller: int
) -> None:
    """A27: player 0 gets ahead of player 1, who is in control, but not of player 2."""
    s = ready_to_build("solar", "wind:1:1:1", "forestation:1:2:2", holder=1, control_rivals=reading)
    assert build(s) == controller


@pytest.mark.parametrize("reading", ["everybody", "controller"])
def test_nobody_but_the_builder_gains_control(reading: str) -> None:
    """A27: player 2 would be better than the controller but did not build; neither is player 0."""
    s = ready_to_build("wind", "solar:1:1:1", "forestation:1:2:2", holder=1, control_rivals=reading)
    assert build(s) == 1


# --- pieces ----------------------------------------------------------------------------------------------


def with_plants_built(s: Scene, count: int) -> None:
    """So many plants of player 0, all of them of the past."""
    s.table.plants_built[s.energy("recycling")] = count


@pytest.mark.parametrize(
    ("mode", "count", "refusal"),
    [
        ("cooperative", 7, ""),
        ("cooperative", 8, "no_cube_left"),
        ("competitive", 8, "no_cube_left"),
        ("solo", 8, ""),
        ("solo", 9, ""),
    ],
)
def test_a_ninth_plant_lacks_a_cube_except_in_the_solo_game(mode: str, count: int, refusal: str) -> None:
    """A29: material is limited; alone, cubes of unused colours help out."""
    s = ready_to_build("wind", mode=mode)
    with_plants_built(s, count)
    assert s.refused("build_plant", space=SPACE, region_tech=0) == refusal


def test_a_plant_with_a_borrowed_cube_counts_as_built_and_for_control() -> None:
    """A29: plants are counted by what was built."""
    s = ready_to_build("wind", mode="solo")
    with_plants_built(s, 9)
    assert build(s) == 0
    assert s.table.plants_total(0) == 10


@pytest.mark.parametrize("holder", [-1, 1])
def test_without_a_marker_control_is_not_taken_but_the_plant_is_built(holder: int) -> None:
    """A30: five markers for six regions; what was, stays."""
    s = ready_to_build("wind", holder=holder)
    for region in ("north_america", "europe", "africa", "asia", "oceania"):
        s.control(region, 0)
    assert build(s) == holder
    assert s.table.plants_total(0) == 1


def test_a_marker_that_was_lost_can_be_used_again() -> None:
    """A30: another player takes a region over, so its marker comes back."""
    s = ready_to_build("wind")
    for region in ("north_america", "europe", "africa", "asia", "oceania"):
        s.control(region, 0)
    s.control("asia", 1)
    assert build(s) == 0
