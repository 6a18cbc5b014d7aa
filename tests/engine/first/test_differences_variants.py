"""The rulebooks disagree about the variants (specification 19.9): each reading, and what it changes."""

from __future__ import annotations

from collections import Counter

import pytest

from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.switches import Value, make_switches
from co2desk.engine.table.table import FossilPlant
from tests.engine.first.scene import Scene, kit, new_game, scene

# --- preset fossil plants ----------------------------------------------------------------------------------


def preset_table(name: str, gas_removed: int = 6) -> FirstTable:
    switches = make_switches(Switches, {"extreme_removes_gas": gas_removed})
    return new_game(kit(), 4, 1, switches, Variants(preset=name)).table


def on_board(table: FirstTable) -> Counter[str]:
    tiles = [plant.fossil for row in table.demand for plant in row if isinstance(plant, FossilPlant)]
    return Counter(kit().fossils[tile].name for tile in tiles)


def in_pile(table: FirstTable) -> Counter[str]:
    return Counter(kit().fossils[tile].name for tile in table.fossil_pile)


@pytest.mark.parametrize(("removed", "gas"), [(6, 4), (0, 10)])
def test_the_extreme_preset_removes_six_gas_plants_or_none(removed: int, gas: int) -> None:
    """D-34: the start is 240 ppm in both readings; without gas plants the pile is smaller and worse."""
    table = preset_table("extreme", removed)
    assert (table.co2, on_board(table)) == (240, {"coal": 6})
    assert in_pile(table) == {"coal": 4, "oil": 10, "gas": gas}
    assert len(table.fossil_out) == removed


@pytest.mark.parametrize("removed", [6, 0])
@pytest.mark.parametrize("name", ["beginner", "normal", "expert"])
def test_the_other_presets_remove_nothing_in_any_reading(name: str, removed: int) -> None:
    """D-34: the books disagree about the extreme preset only."""
    table = preset_table(name, removed)
    assert len(table.fossil_pile) == 24
    assert table.fossil_removed == ()


@pytest.mark.parametrize(
    ("name", "tiles", "ppm"),
    [
        ("beginner", {"gas": 4, "oil": 1, "coal": 1}, 150),
        ("normal", {"gas": 2, "oil": 2, "coal": 2}, 180),
        ("expert", {"gas": 1, "oil": 1, "coal": 4}, 210),
    ],
)
def test_the_tiles_of_a_preset_lie_open_in_the_first_slots(
    name: str, tiles: dict[str, int], ppm: int
) -> None:
    """D-59: one in each region, counted for the CO2 level from the start."""
    table = preset_table(name)
    assert on_board(table) == tiles
    assert [row[0] is not None and set(row[1:]) == {None} for row in table.demand] == [True] * 6
    assert table.co2 == ppm


# --- auction -----------------------------------------------------------------------------------------------


def auction_after_decade_one() -> Scene:
    """Player 0 holds the tile; player 1 owns $2, 1 tech and 2 CEPs, worth 3 each."""
    s = scene(variants=Variants(auction=True))
    s.table.start_player = 0
    s.give(1, money=2, tech=1, cep=2)
    s.task(Frame("next_decade"))
    assert s.waiting == ("bid", 0)
    s.do("pass")
    return s


def test_a_bid_is_paid_to_the_supplies_and_decides_the_decade_that_begins() -> None:
    """D-35: money, cubes and CEPs leave for the bank, and the appointed player starts decade 2."""
    s = auction_after_decade_one()
    bank, supply = s.table.bank, s.table.tech_supply
    s.do("bid", amount=7)
    s.do("pass")
    s.do("pass")
    s.do("pay_bid", money=2, tech=1, cep=1)
    assert (s.table.money[1], s.table.tech[1], s.table.cep[1]) == (0, 0, 1)
    assert (s.table.bank, s.table.tech_supply) == (bank + 1, supply + 1)
    s.do("appoint", player=3)
    assert s.table.decade == 2
    assert s.waiting == ("turn", 3)


def test_no_change_is_given_for_a_bid() -> None:
    """D-35: 2 CEPs of 3 pay a bid of 5, "bad luck"; but nothing may be added that is not needed at all."""
    s = auction_after_decade_one()
    s.do("bid", amount=5)
    s.do("pass")
    s.do("pass")
    assert s.refused("pay_bid", money=1, tech=0, cep=2) == "pays_too_much"
    assert s.refused("pay_bid", money=0, tech=0, cep=1) == "bid_not_covered"
    s.do("pay_bid", money=0, tech=0, cep=2)
    assert (s.table.money[1], s.table.tech[1], s.table.cep[1]) == (2, 1, 0)


# --- solo --------------------------------------------------------------------------------------------------


def solo(**switches: Value) -> Scene:
    return scene(players=1, switches=switches)


@pytest.mark.parametrize(("reading", "stack"), [("two_player", 13), ("two_player_strict", 7), ("normal", 10)])
def test_the_base_of_the_solo_game_changes_the_stack_of_un_goals_and_nothing_else(
    reading: str, stack: int
) -> None:
    """D-36: all cards, the row of two players, or the normal row; the rest of the table is the same."""
    table, default = solo(solo_base=reading).table, solo().table
    assert len(table.un_pile) == stack
    assert table.un_row == ()
    assert (table.setting.decades, table.setting.rounds, table.setting.income_ranks) == (5, 6, 1)
    ignored = {"un_pile", "setting"}
    assert {k: v for k, v in vars(table).items() if k not in ignored} == {
        k: v for k, v in vars(default).items() if k not in ignored
    }


def solo_start(*tiles: str, **switches: Value) -> Scene:
    """The solo player begins in North America; the start projects come in this order."""
    s = solo(**switches)
    s.table.start_tiles = tuple(s.energy(tile) for tile in tiles)
    s.task(Frame("start_region", 0))
    s.do("choose_region", region="north_america")
    return s


def projects(s: Scene) -> dict[str, str]:
    """The energy on every project space that is taken."""
    energies = s.table.space_energy
    return {s.codec.space_name(space): s.codec.energies[e] for space, e in enumerate(energies) if e >= 0}


def test_the_space_of_a_start_project_is_chosen_or_is_the_first_free_one() -> None:
    """D-37: the region is the same in both readings."""
    free = solo_start("solar", solo_slot="choice")
    spaces = [f"north_america/{grant}" for grant in ("money", "tech", "research")]
    assert [free.can("choose_project", space=space) for space in spaces] == [True] * 3
    assert free.refused("choose_project", space="europe/tech") == "not_this_space"
    free.do("choose_project", space="north_america/research")
    assert projects(free) == {"north_america/research": "solar"}

    fixed = solo_start("solar", solo_slot="first_free")
    assert projects(fixed) == {"north_america/money": "solar"}


@pytest.mark.parametrize("reading", ["choice", "first_free"])
def test_start_projects_bring_no_grant(reading: str) -> None:
    """D-37: whatever the space."""
    s = solo_start("solar", solo_slot=reading)
    if reading == "choice":
        s.do("choose_project", space="north_america/tech")
    assert (s.table.money[0], s.table.tech[0], s.waiting[0]) == (0, 0, "over")


@pytest.mark.parametrize(
    ("reading", "regions"),
    [
        ("next_region", ["north_america", "europe", "africa", "asia", "oceania"]),
        ("same_region", ["north_america", "north_america", "north_america", "europe", "europe"]),
    ],
)
def test_the_next_start_project_begins_at_the_next_region_or_at_the_same_one(
    reading: str, regions: list[str]
) -> None:
    """D-38: each tile goes to the first region clockwise that wants it, counted from there."""
    tiles = ("forestation", "solar", "fusion", "biomass", "recycling")
    s = solo_start(*tiles, solo_next_start=reading)
    while s.waiting[0] == "start_space":
        s.game.apply(s.game.legal()[0])
    assert {energy: space.split("/")[0] for space, energy in projects(s).items()} == dict(
        zip(tiles, regions, strict=True)
    )


@pytest.mark.parametrize(
    ("reading", "level", "ending"),
    [
        ("reaches", 490, ""),
        ("reaches", 500, "solo_pollution"),
        ("reaches", 510, "solo_pollution"),
        ("exceeds", 490, ""),
        ("exceeds", 500, ""),
        ("exceeds", 510, "solo_pollution"),
    ],
)
def test_a_solo_game_ends_when_the_level_reaches_or_exceeds_500(
    reading: str, level: int, ending: str
) -> None:
    """D-39: only exactly 500 ppm makes a difference."""
    s = solo(solo_end_level=reading)
    s.table.co2 = level
    s.task(Frame("pollution_check"))
    assert s.table.ending == ending


@pytest.mark.parametrize("reading", ["reaches", "exceeds"])
def test_with_more_players_500_is_lost_in_every_reading(reading: str) -> None:
    """D-39: the books disagree about the solo game only."""
    s = scene(players=2, switches={"solo_end_level": reading})
    s.table.co2 = 500
    s.task(Frame("pollution_check"))
    assert s.table.ending == "planet_lost"


def test_a_main_lobby_reveals_un_goals_from_left_to_right() -> None:
    """D-60: the row starts empty; a minor lobby reveals nothing, a main one puts a card on the right."""
    s = solo()
    hidden = s.table.un_pile
    s.lobby(0, 1, 3, 5)
    s.do("play_lobby", card=1, main=0, option=0)
    assert s.table.un_row == ()
    for count, (region, energy, card) in enumerate((("europe", "solar", 3), ("asia", "biomass", 5)), start=1):
        s.turn(0)
        s.do("propose", energy=energy, region=region, grant="tech")
        s.do("play_lobby", card=card, main=1, option=0)
        assert s.table.un_row == hidden[:count]
    assert s.table.un_pile == hidden[2:]


@pytest.mark.parametrize(("level", "row"), [(350, (35, 36)), (340, (34, 35, 36))])
def test_a_disaster_removes_the_leftmost_un_goal_of_the_solo_row_at_once(
    level: int, row: tuple[int, ...]
) -> None:
    """D-71: with the event itself; an event that is averted removes nothing."""
    s = solo()
    s.table.un_row = (34, 35, 36)
    s.table.co2 = level
    s.task(Frame("event"))
    assert s.table.un_row == row
