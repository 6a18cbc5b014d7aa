"""The rulebooks disagree about the end of the game (specification 19.8): each reading and its effect."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.table import FossilPlant
from tests.engine.first.scene import Scene, plant, scene

GREEN_AFRICA = ("fusion:0:0", "forestation:0:0", "biomass:0:0")
GREEN_OCEANIA = ("recycling:0:0", "fusion:1:0", "solar:0:0", "solar:1:0")


@pytest.mark.parametrize(
    ("players", "reading", "decade", "ending"),
    [
        (5, 5, 5, ""),
        (5, 5, 6, "last_decade"),
        (5, 6, 5, "last_decade"),
        (4, 5, 5, "last_decade"),
        (4, 6, 5, "last_decade"),
        (4, 5, 4, ""),
    ],
)
def test_five_players_play_six_decades_unless_the_misprint_asks_for_six_players(
    players: int, reading: int, decade: int, ending: str
) -> None:
    """D-31: taken at its word, "6-player game" leaves five decades to everybody."""
    s = scene(players=players, switches={"six_decades_at": reading})
    s.table.decade = decade
    s.task(Frame("end_check"))
    assert s.table.ending == ending


def end_check(*green: tuple[str, tuple[str, ...]]) -> str:
    s = scene()
    for region, plants in green:
        s.demand(region, *plants)
    s.task(Frame("end_check"))
    return s.table.ending


def test_two_regions_full_of_green_plants_end_the_game() -> None:
    """D-32: one is not enough."""
    assert end_check(("africa", GREEN_AFRICA)) == ""
    assert end_check(("africa", GREEN_AFRICA), ("oceania", GREEN_OCEANIA)) == "green_regions"


def test_a_region_with_an_empty_slot_still_has_its_first_fossil_plant() -> None:
    """D-32: so "all plants are green" and "full of green plants" are the same: green needs full."""
    s = scene()
    s.demand("africa", "coal")
    s.project("africa/money", "fusion", installed=True)
    s.project("africa/tech", "fusion", installed=True)
    for tile, space in enumerate(("africa/money", "africa/tech")):
        s.turn(0)
        s.expertise(0, fusion=2)
        s.give(0, money=9, tech=2)
        s.do("build", space=space, tile=tile, card=0)
        assert isinstance(s.table.demand[s.region("africa")][0], FossilPlant)
        assert not s.table.is_green(s.region("africa"))


def final_scoring(reading: str) -> Scene:
    """Level 5 in solar power earns 3 and leads; level 3 earns 2 as second; the third place earns nothing."""
    s = scene(switches={"end_income": reading})
    s.table.goal = [0, 0, 0, 0]
    for player, level in enumerate((5, 3, 1, 0)):
        s.expertise(player, solar=level)
    s.task(Frame("scoring"))
    return s


def test_income_is_paid_once_more_at_the_end_or_not() -> None:
    """D-33: all in points, which are worth more than the money; nothing else of the scoring changes."""
    paid, not_paid = final_scoring("paid"), final_scoring("not_paid")
    assert [a - b for a, b in zip(paid.table.vp, not_paid.table.vp, strict=True)] == [3, 2, 0, 0]
    assert paid.table.money == not_paid.table.money
    other_steps = tuple(line for line in paid.table.scoring if line[0] != "income")
    assert other_steps == not_paid.table.scoring


@pytest.mark.parametrize("points", [48, 98, 148])
def test_points_go_on_beyond_the_end_of_the_score_track(points: int) -> None:
    """D-57: a second disc on 50 or 100 is bookkeeping; the points simply add up."""
    s = scene()
    s.project("europe/money", "solar", installed=True)
    s.expertise(0, solar=2)
    s.give(0, money=10, tech=2)
    s.table.vp[0] = points
    s.do("build", space="europe/money", tile=0, card=0)
    assert s.table.vp[0] == points + plant("solar").vp
