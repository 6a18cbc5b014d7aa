"""Control of a region's supply (specification 7.7).

The region of these tests is Europe, whose agenda shows reforestation, wind and recycling in this order.
"""

from __future__ import annotations

import pytest

from co2desk.engine.table import events
from tests.engine.checks import happened
from tests.engine.second_chance.scene import Scene, scene

EUROPE = 2


def build(
    energy: str,
    *plants: str,
    holder: int = -1,
    knowledge: dict[int, int] | None = None,
    switches: dict[str, str] | None = None,
) -> Scene:
    """Player 0 builds in Europe, where these plants stand already; `knowledge` of that energy by player."""
    s = scene(switches=switches)
    s.erase_bonuses()
    s.demand("europe", *plants)
    if holder >= 0:
        s.control("europe", holder)
    s.project("europe/tech", energy, host=0)
    for player, points in ({0: 3} | (knowledge or {})).items():
        s.knowledge(player, **{energy: points})
    s.give(0, money=20, tech=5, cep=1)
    s.do("build_plant", space="europe/tech", region_tech=0)
    if s.waiting[0] == "pay_cep":
        s.do("pay_cep", source="hand")
    return s


def controller(s: Scene) -> int:
    return s.table.controller[EUROPE]


def test_the_first_builder_takes_control_of_a_region() -> None:
    """7.7, T6: there is no rival."""
    s = build("wind")
    assert controller(s) == 0
    assert happened(s, events.ControlTaken(EUROPE, 0, -1))


def test_more_energies_beat_more_plants() -> None:
    """T9, A28: Red has two types, Violet more cubes of fewer types."""
    assert controller(build("wind", "recycling:1:0:0", "wind:1:1:1", "wind:2:1:1", holder=1)) == 0


def test_fewer_energies_do_not_take_control() -> None:
    """T9: the number of plants does not matter."""
    s = build("wind", "wind:1:0:0", "recycling:1:1:1", "forestation:1:1:1", holder=1)
    assert controller(s) == 1
    assert happened(s, events.ControlKept(EUROPE, 1, 0))


def test_of_equally_many_energies_the_leftmost_that_differs_decides() -> None:
    """T10: both have the first of the agenda; Blue has the second, the other the third."""
    rival = ("forestation:1:1:1", "recycling:1:1:1", "forestation:1:0:0")
    assert controller(build("wind", *rival, holder=1)) == 0
    better = ("forestation:1:1:1", "wind:1:1:1", "forestation:1:0:0")
    assert controller(build("recycling", *better, holder=1)) == 1


@pytest.mark.parametrize(("mine", "theirs", "winner"), [(5, 4, 0), (4, 4, 0), (4, 5, 1)])
def test_of_equal_energies_knowledge_of_the_energy_just_built_decides_then_the_builder(
    mine: int, theirs: int, winner: int
) -> None:
    """T11: more of it, or as much."""
    assert controller(build("wind", "wind:1:1:1", holder=1, knowledge={0: mine, 1: theirs})) == winner


def test_only_knowledge_of_the_energy_just_built_counts() -> None:
    """7.7: both have wind and recycling; the rival knows more of recycling, but wind was built."""
    s = scene()
    s.demand("europe", "recycling:1:0:0", "recycling:1:1:1", "wind:1:1:1")
    s.control("europe", 1)
    s.project("europe/tech", "wind", host=3)
    s.knowledge(0, wind=3, recycling=1)
    s.knowledge(1, wind=2, recycling=9)
    s.give(0, money=20, tech=5, cep=1)
    s.do("build_plant", space="europe/tech", region_tech=0)
    assert controller(s) == 0


def test_infrastructure_gives_no_control() -> None:
    """7.7: cubes of builders only; the host of the plants has none."""
    assert controller(build("wind", "recycling:1:1:2", "forestation:1:1:2", holder=1)) == 1


def test_a_third_player_who_is_better_keeps_the_builder_from_taking_control() -> None:
    """A27: compared with everybody; the marker stays, though its owner is not the best any more."""
    plants = ("recycling:1:1:1", "forestation:1:2:2", "wind:1:2:2")
    assert controller(build("wind", *plants, holder=1)) == 1


def test_in_the_other_reading_only_the_controller_is_compared() -> None:
    """A27."""
    plants = ("recycling:1:1:1", "forestation:1:2:2", "wind:1:2:2")
    s = build("wind", *plants, holder=1, switches={"control_rivals": "controller"})
    assert controller(s) == 0


def test_a_builder_in_control_stays_in_control() -> None:
    """7.7: nothing changes."""
    s = build("wind", "recycling:1:0:0", holder=0)
    assert controller(s) == 0
    assert happened(s, events.ControlKept(EUROPE, 0, 0))


def test_the_previous_marker_returns_to_its_owner() -> None:
    """7.7: there is one controller."""
    s = build("wind", "recycling:1:1:1", holder=1)
    assert s.table.controlled(1) == []
    assert happened(s, events.ControlTaken(EUROPE, 0, 1))


def test_control_is_looked_at_after_a_build_only() -> None:
    """7.7: more knowledge alone changes nothing."""
    s = scene()
    s.erase_bonuses()
    s.demand("europe", "wind:1:0:0", "wind:1:1:1")
    s.control("europe", 1)
    s.knowledge(0, wind=5)
    s.project("oceania/tech", "wind", level=2, scientist=0)
    s.do("move_scientist", origin="oceania/tech", destination="hand")
    assert controller(s) == 1


@pytest.mark.parametrize(("controlled", "holder"), [(4, 0), (5, -1)])
def test_without_a_marker_control_is_not_taken_but_the_plant_is_built(controlled: int, holder: int) -> None:
    """A30: five markers for six regions; the fifth can still be placed."""
    s = scene()
    for region in ("north_america", "south_america", "africa", "asia", "oceania")[:controlled]:
        s.control(region, 0)
    s.project("europe/tech", "recycling", host=0)
    s.knowledge(0, recycling=1)
    s.give(0, money=20, tech=5, cep=1)
    s.do("build_plant", space="europe/tech", region_tech=0)
    s.do("pay_cep", source="hand")
    assert s.table.plants_total(0) == 1
    assert controller(s) == holder
    assert ("ControlKept" in s.names()) == (holder != 0)


# --- the opponent of the solo game -----------------------------------------------------------------------


def alone(*cubes: str) -> Scene:
    """The opponent has cubes under these energies; the player builds wind."""
    s = scene("solo")
    s.table.rival_cubes = [0] * len(s.table.rival_cubes)
    for energy in cubes:
        s.table.rival_cubes[EUROPE * 5 + s.energy(energy)] += 1
    s.project("europe/tech", "wind", host=0)
    s.knowledge(0, wind=2)
    s.give(0, money=20, tech=5, cep=1)
    s.do("build_plant", space="europe/tech", region_tech=0)
    return s


@pytest.mark.parametrize(
    ("cubes", "taken"),
    [
        ((), True),
        (("wind",), True),  # a tie: the player is always taken to know more
        (("recycling",), True),
        (("wind", "wind"), True),
        (("forestation",), False),
        (("wind", "recycling"), False),
    ],
)
def test_the_opponents_cubes_make_control_harder(cubes: tuple[str, ...], taken: bool) -> None:
    """7.7: a rival with cubes, but never with knowledge, and never in control."""
    s = alone(*cubes)
    assert controller(s) == (0 if taken else -1)
    assert ("ControlTaken" if taken else "ControlKept") in s.names()
