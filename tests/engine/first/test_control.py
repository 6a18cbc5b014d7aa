"""Region control (specification 14, G-50)."""

from __future__ import annotations

import pytest

from co2desk.engine.table.events import ControlKept, ControlTaken
from tests.engine.checks import happened
from tests.engine.first.scene import Scene, scene

REGION = "asia"
ORANGE, VIOLET, BLUE = 0, 1, 2


def staged(controller: int, *plants: str) -> Scene:
    """Asia wants forestation, fusion and biomass, in this order; these plants stand there."""
    s = scene()
    s.erase_bonuses()
    s.agenda(REGION, "forestation", "fusion", "biomass")
    s.demand(REGION, "gas", *plants)
    s.control(REGION, controller)
    return s


def build(s: Scene, player: int, energy: str, level: int = 3) -> None:
    """A player builds the next plant of an energy in Asia; `level` is his expertise before."""
    s.project(f"{REGION}/money", energy, installed=True)
    s.expertise(player, **{energy: level})
    s.give(player, money=20, tech=3)
    s.turn(player)
    s.do("build", space=f"{REGION}/money", tile=s.table.plant_stack[s.energy(energy)][0], card=0)


def controller(s: Scene) -> int:
    return s.table.controller[s.region(REGION)]


def test_more_different_energies_beat_more_plants() -> None:
    """14.2: example 1 of the rulebooks (PL 3): three plants of one kind, two of two kinds."""
    s = staged(VIOLET, "fusion:0:1", "fusion:1:1", "fusion:2:1", "biomass:0:0")
    s.expertise(VIOLET, fusion=9)
    build(s, ORANGE, "forestation")
    assert controller(s) == ORANGE
    assert happened(s, ControlTaken(s.region(REGION), ORANGE, VIOLET))


def test_with_as_many_energies_the_agenda_decides_from_top_to_bottom() -> None:
    """14.3: example 2 (PL 3): both have the first energy, Blue alone has the second, cold fusion."""
    s = staged(ORANGE, "forestation:0:0", "biomass:0:0", "forestation:1:2")
    s.expertise(ORANGE, forestation=9, biomass=9)
    build(s, BLUE, "fusion")
    assert controller(s) == BLUE


@pytest.mark.parametrize(("rival", "winner"), [(2, BLUE), (4, BLUE), (5, ORANGE)])
def test_with_the_same_energies_expertise_decides_and_then_the_builder(rival: int, winner: int) -> None:
    """14.4, 14.5: example 3 (PL 3): both have only fusion; level 3 becomes 4 by this build."""
    s = staged(ORANGE, "fusion:0:0")
    s.expertise(ORANGE, fusion=rival)
    build(s, BLUE, "fusion")
    assert controller(s) == winner


def test_the_first_builder_takes_control_of_a_region_that_nobody_has() -> None:
    """14.1: automatically."""
    s = staged(-1)
    build(s, VIOLET, "biomass")
    assert s.table.controller[s.region(REGION)] == VIOLET
    assert happened(s, ControlTaken(s.region(REGION), VIOLET, -1))


def test_the_controller_who_builds_again_keeps_control() -> None:
    """14.1: nothing changes."""
    s = staged(VIOLET, "biomass:0:1", "fusion:0:0")
    build(s, VIOLET, "biomass")
    assert controller(s) == VIOLET
    assert happened(s, ControlKept(s.region(REGION), VIOLET, VIOLET))


def test_a_builder_with_fewer_energies_does_not_take_control() -> None:
    """14.2: whatever his expertise."""
    s = staged(VIOLET, "biomass:0:1", "fusion:0:1")
    build(s, ORANGE, "forestation", level=9)
    assert controller(s) == VIOLET
    assert happened(s, ControlKept(s.region(REGION), VIOLET, ORANGE))


def test_the_controller_with_the_higher_energy_on_the_agenda_keeps_control() -> None:
    """14.3: one energy each; forestation is above biomass."""
    s = staged(VIOLET, "forestation:0:1")
    build(s, ORANGE, "biomass", level=9)
    assert controller(s) == VIOLET


def test_expertise_is_compared_in_the_order_of_the_agenda() -> None:
    """14.4: both have fusion and biomass; the first difference is in fusion."""
    s = staged(VIOLET, "fusion:0:1", "biomass:0:1", "fusion:1:0")
    s.expertise(VIOLET, fusion=4, biomass=9)
    s.expertise(ORANGE, fusion=5)
    build(s, ORANGE, "biomass")
    assert controller(s) == ORANGE


def test_only_energies_that_both_have_built_here_are_compared() -> None:
    """14.4: the lead of the controller in forestation, on the agenda but not built, is of no use."""
    s = staged(VIOLET, "fusion:0:1")
    s.expertise(VIOLET, forestation=9, biomass=9, fusion=4)
    build(s, ORANGE, "fusion", level=3)
    assert controller(s) == ORANGE


def test_only_the_builder_can_gain_control_not_a_third_player() -> None:
    """G-50, 14: Blue would beat the controller by now, but Orange builds and loses the comparison."""
    s = staged(VIOLET, "fusion:0:1", "biomass:0:1", "fusion:1:2", "biomass:1:2")
    s.expertise(VIOLET, fusion=3)
    s.expertise(BLUE, fusion=9)
    build(s, ORANGE, "forestation")
    assert controller(s) == VIOLET


def test_expertise_gained_later_changes_nothing() -> None:
    """G-50: control is checked only when a plant is built."""
    s = staged(VIOLET, "fusion:0:1", "fusion:1:0")
    s.expertise(VIOLET, fusion=3)
    s.expertise(ORANGE, fusion=2)
    s.project("europe/tech", "fusion", scientist=ORANGE)
    for _ in range(3):
        s.turn(ORANGE)
        s.table.mandatory_done = 1
        s.do("end_turn")
    assert s.table.level(ORANGE, s.energy("fusion")) == 5
    assert controller(s) == VIOLET


def test_plants_in_other_regions_do_not_count() -> None:
    """14.2: only the energies in this region."""
    s = staged(VIOLET, "fusion:0:1", "biomass:0:1")
    s.demand("africa", "fusion:1:0", "biomass:1:0")
    build(s, ORANGE, "forestation")
    assert controller(s) == VIOLET
