"""Environmental goals of the cooperative and the solo game (specification 12, 17.5)."""

from __future__ import annotations

from collections import Counter

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.table import events
from tests.engine.second_chance.scene import WANTS, Scene, kit, scene
from tests.engine.second_chance.tables import hold
from tests.engine.second_chance.tiles import Goal


def showing(*goals: Goal, mode: str = "cooperative") -> Scene:
    s = scene(mode)
    s.erase_bonuses()
    s.goals(*goals)
    return s


def build(s: Scene, energy: str = "solar", region: str = "north_america", lvl: int = 1) -> None:
    """The next plant of player 0, in a turn of its own."""
    s.turn(0)
    s.project(f"{region}/tech", energy, level=lvl, host=1)
    s.knowledge(0, **{energy: 6})
    cost = kit().plants[s.energy(energy)][lvl - 1]
    s.give(0, money=cost.money, tech=cost.tech, cep=cost.cep)
    s.do("build_plant", space=f"{region}/tech", region_tech=0)
    if s.waiting[0] == "pay_cep":
        s.do("pay_cep", source="hand")


def hold_summit(s: Scene, *topics: str) -> None:
    """A summit of two players."""
    hold(s, *topics, seats={topic: topic % 2 for topic in range(len(topics))})


def learn(s: Scene, player: int, energy: str, points: int) -> None:
    """The disc of a player moves to a space, by one step from the space before."""
    s.knowledge(player, **{energy: points - 1})
    s.task(Frame("bonus_any", player))
    s.do("choose_energy", energy=energy)


# --- when a tile is achieved -----------------------------------------------------------------------------


def test_the_bag_holds_47_tiles() -> None:
    """17.5, 2: 12 + 10 about plants, 5 + 5 about knowledge, 10 + 5 about summits."""
    kinds = [Counter(tile.kind for tile in group) for group in kit().environmental]
    assert kinds == [
        {"plant_in_region": 12, "plant_of_type": 10},
        {"knowledge_last": 5, "knowledge_half": 5},
        {"summit_topic": 10, "summit_size": 5},
    ]
    assert kit().environmental_shown == (8, 5, 8)


def test_a_plant_achieves_the_tile_of_its_region_and_the_tile_of_its_type() -> None:
    """12, A33: different tiles may be satisfied by the same event."""
    s = showing(
        ("plant_in_region", "north_america"),
        ("plant_in_region", "asia"),
        ("plant_of_type", "solar"),
        ("plant_of_type", "wind"),
    )
    build(s)
    assert s.table.env_done == [1, 0, 1, 0]
    assert [e for e in s.events if isinstance(e, events.EnvironmentalGoalAchieved)] == [
        events.EnvironmentalGoalAchieved(0),
        events.EnvironmentalGoalAchieved(2),
    ]


@pytest.mark.parametrize("kind", ["plant_in_region", "plant_of_type"])
def test_the_second_of_two_equal_plant_tiles_needs_a_second_plant(kind: str) -> None:
    """12: equal tiles are achieved one by one."""
    value = "north_america" if kind == "plant_in_region" else "solar"
    s = showing((kind, value), (kind, value))
    build(s)
    assert s.table.env_done == [1, 0]
    build(s)
    assert s.table.env_done == [1, 1]


def test_plants_of_all_players_count_from_the_start_of_the_game() -> None:
    """12: also those that stood before; three different tiles, one of them not served."""
    s = showing()
    s.demand("asia", "solar:1:2:3")
    s.goals(("plant_of_type", "solar"), ("plant_of_type", "solar"), ("plant_in_region", "europe"))
    build(s)
    assert s.table.env_done == [1, 1, 0]


def test_a_fossil_plant_is_no_plant() -> None:
    """17.5: a tile asks for a green plant to be built."""
    s = showing(("plant_in_region", "north_america"))
    s.task(Frame("energy_supply"))
    assert s.table.env_done == [0]


@pytest.mark.parametrize("energy", WANTS)
@pytest.mark.parametrize(("kind", "space"), [("knowledge_half", 5), ("knowledge_last", 10)])
def test_a_disc_on_the_space_achieves_a_knowledge_tile(kind: str, space: int, energy: str) -> None:
    """17.5, A34: the pink space or the last one, of the named track, by any player."""
    s = showing((kind, energy))
    learn(s, 2, energy, space - 1)
    assert s.table.env_done == [0]
    learn(s, 3, energy, space)
    assert s.table.env_done == [1]


def test_no_two_players_together_reach_a_space() -> None:
    """A34: a single disc has to be there."""
    s = showing(("knowledge_half", "solar"))
    s.knowledge(1, solar=4)
    learn(s, 2, "solar", 4)
    assert s.table.env_done == [0]


def test_a_summit_achieves_the_tile_of_its_size_and_of_every_topic() -> None:
    """12, A33: size and each topic."""
    s = showing(
        ("summit_size", 2),
        ("summit_size", 3),
        ("summit_topic", "solar"),
        ("summit_topic", "wind"),
        ("summit_topic", "hydro"),
        ("summit_topic", "recycling"),
    )
    hold_summit(s, "solar", "wind", "hydro")
    assert s.table.env_done == [0, 1, 1, 1, 1, 0]


@pytest.mark.parametrize(("kind", "value"), [("summit_size", 2), ("summit_topic", "solar")])
def test_the_second_of_two_equal_summit_tiles_needs_a_second_summit(kind: str, value: str | int) -> None:
    """12: equal tiles are achieved one by one."""
    s = showing((kind, value), (kind, value))
    hold_summit(s, "solar", "wind")
    assert s.table.env_done == [1, 0]
    hold_summit(s, "solar", "hydro")
    assert s.table.env_done == [1, 1]


# --- the phase -------------------------------------------------------------------------------------------


def with_open_tiles(amount: int, decade: int, points: int, mode: str = "cooperative") -> Scene:
    """The environmental goals phase of a decade with so many open tiles, and two achieved ones."""
    tiles: list[Goal] = [("plant_of_type", energy) for energy in (*WANTS, *WANTS)]
    s = showing(*tiles[: amount + 2], mode=mode)
    s.table.env_done = [1, 1] + [0] * amount
    s.table.decade, s.table.vp[0] = decade, points
    s.table.inspector_at = [-1, -1]
    s.task(Frame("goals"))
    return s


@pytest.mark.parametrize("decade", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", ["cooperative", "solo"])
def test_every_open_tile_costs_as_many_points_as_the_number_of_the_decade(mode: str, decade: int) -> None:
    """12: 1, 2, 3 or 4; achieved tiles cost nothing."""
    s = with_open_tiles(4, decade, 20, mode)
    assert s.table.vp == [20 - 4 * decade]
    assert s.events == [events.EnvironmentalPenalty(4, 4 * decade)]


def test_five_open_tiles_cost_15_points_in_the_third_decade() -> None:
    """T18."""
    assert with_open_tiles(5, 3, 15).table.vp == [0]


def test_eight_open_tiles_are_too_many_for_13_points_in_the_second_decade() -> None:
    """T17, 12: below zero everybody has lost."""
    s = with_open_tiles(8, 2, 13)
    assert s.game.is_over
    assert s.events[-1] == events.GameEnded("points_lost")
    assert s.game.result.winners == ()


@pytest.mark.parametrize(("points", "lost"), [(16, False), (15, True)])
def test_zero_points_are_enough(points: int, lost: bool) -> None:
    """12, A6: fewer than zero are not."""
    assert bool(with_open_tiles(8, 2, points).table.ending) == lost
