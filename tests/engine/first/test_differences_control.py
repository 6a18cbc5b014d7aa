"""The rulebooks disagree about region control (specification 19.7): each reading, and what it changes."""

from __future__ import annotations

import pytest

from tests.engine.first.scene import Scene, plant, scene

SPACE = "europe/money"


def rivals_in_europe(*plants: str, **switches: str) -> Scene:
    """Player 1 controls Europe (agenda solar, biomass, recycling); player 0 is about to build biomass."""
    s = scene(switches=switches)
    s.agenda("europe", "solar", "biomass", "recycling")
    s.demand("europe", "coal", *plants)
    s.control("europe", 1)
    s.project(SPACE, "biomass", installed=True)
    s.give(0, money=plant("biomass").money, tech=plant("biomass").tech)
    return s


def controller_after_build(s: Scene) -> int:
    tile = s.table.plant_stack[s.energy("biomass")][0]
    s.do("build", space=SPACE, tile=tile, card=0)
    return s.table.controller[s.region("europe")]


@pytest.mark.parametrize(("reading", "controller"), [("built", 0), ("agenda", 1)])
def test_expertise_is_compared_in_the_energies_built_or_in_all_of_the_agenda(
    reading: str, controller: int
) -> None:
    """D-30: both have biomass only; the builder knows more of it, the controller more of solar power."""
    s = rivals_in_europe("biomass:1:1", control_expertise=reading)
    s.expertise(0, biomass=3)
    s.expertise(1, biomass=3, solar=1)
    assert controller_after_build(s) == controller


@pytest.mark.parametrize("reading", ["built", "agenda"])
@pytest.mark.parametrize(("known", "controller"), [(5, 1), (1, 0)])
def test_with_nothing_known_of_the_other_energies_both_readings_agree(
    reading: str, known: int, controller: int
) -> None:
    """D-30: the difference lies in the energies of the agenda that nobody has built in the region."""
    s = rivals_in_europe("biomass:1:1", control_expertise=reading)
    s.expertise(0, biomass=3)
    s.expertise(1, biomass=known)
    assert controller_after_build(s) == controller


@pytest.mark.parametrize("reading", ["built", "agenda"])
def test_a_complete_tie_goes_to_the_builder(reading: str) -> None:
    """D-43: who did not have it, who takes it, who has just built, who is on turn: always the same player."""
    s = rivals_in_europe("biomass:1:1", control_expertise=reading)
    s.expertise(0, biomass=3)
    s.expertise(1, biomass=4)  # the builder's point for the plant makes it equal
    assert controller_after_build(s) == 0


@pytest.mark.parametrize(("reading", "controller"), [("builder_or_controller", 0), ("all_players", 2)])
def test_a_third_player_is_no_rival_or_takes_part_in_a_recount(reading: str, controller: int) -> None:
    """D-44: all three have biomass; player 2 has learned most since he lost, or never had, the control."""
    s = rivals_in_europe("biomass:1:1", "biomass:2:2", control_recount=reading)
    s.expertise(0, biomass=3)
    s.expertise(1, biomass=3)
    s.expertise(2, biomass=6)
    assert controller_after_build(s) == controller


@pytest.mark.parametrize(("holder", "third"), [(1, 2), (2, 1)])
@pytest.mark.parametrize(("more", "controller"), [(0, "holder"), (1, "third")])
def test_a_third_player_who_only_ties_the_controller_does_not_take_control(
    holder: int, third: int, more: int, controller: str
) -> None:
    """D-44: both know more than the builder; in a recount, too, control is not taken from an equal."""
    s = rivals_in_europe(f"biomass:1:{holder}", f"biomass:2:{third}", control_recount="all_players")
    s.control("europe", holder)
    s.expertise(0, biomass=3)
    s.expertise(holder, biomass=6)
    s.expertise(third, biomass=6 + more)
    assert controller_after_build(s) == {"holder": holder, "third": third}[controller]


def test_a_third_player_who_only_ties_the_builder_does_not_take_control() -> None:
    """D-44, D-43: the last tie-break is the builder's also among three."""
    s = rivals_in_europe("biomass:1:1", "biomass:2:2", control_recount="all_players")
    s.expertise(0, biomass=5)
    s.expertise(1, biomass=3)
    s.expertise(2, biomass=6)  # as many as the builder, with the point for the plant
    assert controller_after_build(s) == 0


@pytest.mark.parametrize(("reading", "controller"), [("builder_or_controller", 0), ("all_players", 2)])
def test_a_controller_who_builds_keeps_control_unless_everything_is_recounted(
    reading: str, controller: int
) -> None:
    """D-44: between himself and the controller there is nobody to compare with."""
    s = rivals_in_europe("biomass:1:0", "biomass:2:2", control_recount=reading)
    s.control("europe", 0)
    s.expertise(0, biomass=3)
    s.expertise(2, biomass=6)
    assert controller_after_build(s) == controller


@pytest.mark.parametrize("reading", ["builder_or_controller", "all_players"])
def test_against_the_controller_alone_both_readings_agree(reading: str) -> None:
    """D-44: with two companies in the region a recount is the same comparison."""
    stronger = rivals_in_europe("biomass:1:1", "solar:0:1", control_recount=reading)
    stronger.expertise(0, biomass=9)
    assert controller_after_build(stronger) == 1
    weaker = rivals_in_europe("recycling:0:1", control_recount=reading)
    weaker.expertise(0, biomass=3)
    assert controller_after_build(weaker) == 0


def test_permits_of_controlled_regions_pay_costs_but_are_never_sold() -> None:
    """D-72: "whenever you need one" means to spend it: an install is paid, a sale is refused."""
    s = scene()
    s.control("asia", 0)
    s.project(SPACE, "solar")
    ceps = s.table.region_cep[s.region("asia")]
    assert s.refused("sell_cep") == "no_cep_in_hand"
    s.do("install", space=SPACE)
    assert s.table.region_cep[s.region("asia")] == ceps - 1
    assert s.refused("sell_cep") == "no_cep_in_hand"
