"""Variant: UN inspectors (specification 17.7)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.table import events
from tests.engine.second_chance.scene import Scene, scene
from tests.engine.second_chance.tiles import BLUE, GREEN, KNOWLEDGE_TILES, PLANT_TILES, SUMMIT_TILES


def inspected(*fossils: str, at: tuple[int, int] = (-1, -1), skips: str = "achieved") -> Scene:
    """All 21 tiles lie open; these fossil tiles are drawn next; the inspectors stand at these places."""
    s = scene(inspectors=True, switches={"inspector_skips": skips})
    s.goals(*PLANT_TILES, *KNOWLEDGE_TILES, *SUMMIT_TILES)
    s.next_fossils(*fossils)
    s.table.inspector_at = list(at)
    return s


def move(s: Scene) -> list[int]:
    """The inspectors move; where they stand now."""
    s.task(Frame("inspectors"))
    return s.table.inspector_at


def test_during_setup_gas_brings_the_inspector_to_the_second_tile() -> None:
    """T23: it starts before the first one."""
    s = inspected("gas", "coal")
    assert move(s) == [1, 3]
    assert s.events == [events.InspectorMoved(0, GREEN + 1, 2), events.InspectorMoved(1, BLUE + 3, 0)]


@pytest.mark.parametrize(("fossil", "steps"), [("gas", 2), ("oil", 3), ("coal", 4)])
def test_an_inspector_moves_one_tile_for_each_10_ppm_clockwise_round_its_group(
    fossil: str, steps: int
) -> None:
    """17.7: after the eighth tile comes the first; green first, then blue, each with its own tile."""
    assert move(inspected(fossil, "gas", at=(2, 7))) == [2 + steps, 1]
    assert move(inspected("gas", fossil, at=(6, 6))) == [0, (6 + steps) % 8]


def test_the_drawn_tiles_go_to_the_bottom_of_the_pile() -> None:
    """17.7."""
    s = inspected("gas", "coal")
    pile = s.table.fossil_pile
    move(s)
    assert s.table.fossil_pile == (*pile[2:], *pile[:2])


def test_achieved_tiles_are_not_counted() -> None:
    """A44: face-down tiles are empty places."""
    s = inspected("gas", "gas", at=(0, 0))
    s.table.env_done[1] = s.table.env_done[3] = 1
    assert move(s) == [4, 2]


def test_in_the_other_reading_achieved_tiles_are_counted() -> None:
    """A44."""
    s = inspected("gas", "gas", at=(0, 0), skips="nothing")
    s.table.env_done[1] = 1
    assert move(s) == [2, 2]


def test_with_one_open_tile_left_the_inspector_stays_with_it() -> None:
    """A44: round and round."""
    s = inspected("coal", "gas", at=(0, 0))
    s.table.env_done[:8] = [1, 1, 1, 1, 1, 0, 1, 1]
    assert move(s) == [5, 2]


def test_the_inspector_of_a_finished_group_stays_and_draws_nothing() -> None:
    """A45."""
    s = inspected("coal", "gas", at=(3, 0))
    s.table.env_done[:8] = [1] * 8
    assert move(s) == [3, 4]
    assert len(s.events) == 1


@pytest.mark.parametrize("decade", [1, 2, 3, 4])
def test_an_open_tile_with_an_inspector_costs_twice(decade: int) -> None:
    """T24, 12: four points instead of two in the second decade."""
    s = inspected(at=(0, 0))
    s.table.env_done = [1] * 21
    s.table.env_done[GREEN] = s.table.env_done[GREEN + 1] = s.table.env_done[BLUE] = 0
    s.table.decade, s.table.vp[0] = decade, 30
    s.task(Frame("goals"))
    assert s.table.vp == [30 - decade * (2 + 1 + 2)]


def test_an_achieved_tile_with_an_inspector_costs_nothing() -> None:
    """17.7."""
    s = inspected(at=(0, 0))
    s.table.env_done = [1] * 21
    s.table.vp[0] = 5
    s.task(Frame("goals"))
    assert s.table.vp == [5]


def test_inspectors_move_at_the_end_of_every_decade_but_the_last() -> None:
    """15, A45."""
    s = inspected("gas", "gas", at=(0, 0))
    s.table.decade = 3
    s.task(Frame("decade_end"))
    assert s.table.inspector_at == [2, 2]
    s = inspected("gas", "gas", at=(0, 0))
    s.table.decade = 4
    s.task(Frame("decade_end"))
    assert s.table.inspector_at == [0, 0]


def test_the_pink_goals_have_no_inspector() -> None:
    """17.7: one for the green, one for the blue group."""
    for seed in range(20):
        table = scene(inspectors=True, seed=seed).table
        assert len(table.inspector_at) == 2
        assert all(1 <= at <= 3 for at in table.inspector_at)  # after the first move


def test_without_the_variant_nothing_moves_and_nothing_costs_twice() -> None:
    """17.7: optional for partners."""
    s = scene()
    s.goals(*PLANT_TILES)
    s.table.vp[0] = 20
    pile = s.table.fossil_pile
    s.task(Frame("inspectors"), Frame("goals"))
    assert s.table.fossil_pile == pile
    assert s.table.vp == [12]


@pytest.mark.parametrize(
    ("mode", "variant", "cubes"),
    [
        ("cooperative", False, 30),
        ("cooperative", True, 28),
        ("solo", False, 28),
        ("solo", True, 28),
        ("competitive", False, 30),
        ("competitive", True, 30),
    ],
)
def test_two_cubes_are_the_inspectors(mode: str, variant: bool, cubes: int) -> None:
    """17.7, 4.1: mandatory alone, optional for partners, and no part of the competition."""
    assert scene(mode, inspectors=variant).table.tech_supply == cubes  # no player of the stage has any
