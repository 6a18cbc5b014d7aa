"""Every invariant sees what it is there for: one thing is broken, and its code is reported."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from co2desk.engine.editions.first.invariants import POSITION_CHECKS, problems
from co2desk.engine.editions.first.setting import FirstSetting, Variants
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.switches import make_switches
from co2desk.engine.table.table import FossilPlant, GreenPlant

from ..breaking import (
    Break,
    add,
    crowd_a_region,
    empty_market,
    forget_everything,
    free_a_region,
    invent_an_agenda,
    keep_a_packet,
    lose_a_un_goal,
    put_a_tile_twice,
    set_item,
    take_out_a_fossil,
    unname_a_project,
)
from ..random_play import find
from .random_play import Plan
from .steps import STEP_CHECKS, changes


def sound() -> FirstTable:
    """A turn in the third decade of a real game in which everything is in use that a test wants to break."""
    return _sound().copy()


@cache
def _sound() -> FirstTable:
    easy = (Plan(seed, 4, {}, Variants(), "builder", "generous") for seed in range(50))
    found = find(easy, "turn", has_everything)
    assert problems(found) == []
    return found


def has_everything(table: FirstTable) -> bool:
    uncontrolled = [row for row, owner in zip(table.demand, table.controller, strict=True) if owner < 0]
    return (
        table.decade == 3
        and bool(table.controlled(0) and table.lobby_hand[0] and table.lobby_played and table.un_row)
        and any(None in row for row in uncontrolled)
        and max(table.space_scientist) >= 0
        and table.goal[0] > 0
        and None in table.demand[4]
        and type(table.demand[4][0]) is FossilPlant
        and max(table.summit_seats[0]) < 0
    )


def fill_a_summit(table: FirstTable) -> None:
    table.summit_seats[0] = (0,) * len(table.summit_seats[0])


def fill_a_summit_between_turns(table: FirstTable) -> None:
    fill_a_summit(table)
    table.active = -1


def open_a_gap(table: FirstTable) -> None:
    table.demand[4] = (*table.demand[4][:1], None, *table.demand[4][1:-1])


def clear_a_region(table: FirstTable) -> None:
    table.demand[4] = (table.demand[4][0], *(None for _ in table.demand[4][1:]))


def clear_a_first_slot(table: FirstTable) -> None:
    table.demand[4] = tuple(None for _ in table.demand[4])


def plant_elsewhere(table: FirstTable) -> None:
    energy = next(e for e in range(5) if e not in table.agenda[4])
    table.demand[4] = (GreenPlant(energy, 4, 0), *table.demand[4][1:])


def usurp_a_region(table: FirstTable) -> None:
    region = table.controlled(0)[0]
    table.controller[region] = next(p for p in range(4) if p not in table.owners_in(region))


def starve_a_region(table: FirstTable) -> None:
    region = next(r for r in range(6) if table.controller[r] < 0 and None in table.demand[r])
    table.bank += table.region_cep[region]
    table.region_cep[region] = 0


def double_a_card(table: FirstTable) -> None:
    table.lobby_played += table.lobby_hand[0][:1]


def double_a_un_goal(table: FirstTable) -> None:
    table.un_scored[0] += table.un_row[:1]


def hold_a_pile(table: FirstTable) -> None:
    table.lobby_pile, table.lobby_hand[0] = table.lobby_hand[0], ()


def share_a_goal(table: FirstTable) -> None:
    table.goal[:2] = [29, 29]


def lose_an_event(table: FirstTable) -> None:
    table.event_pile = table.event_pile[1:]


def double_an_event(table: FirstTable) -> None:
    table.event_pile = (table.event, *table.event_pile[1:])


def reverse_a_stack(table: FirstTable) -> None:
    energy = next(e for e in range(5) if len(table.plant_stack[e]) > 1)
    table.plant_stack[energy] = table.plant_stack[energy][::-1]


def draw_all(table: FirstTable) -> None:
    table.fossil_removed += table.fossil_pile
    table.fossil_pile = ()


def forget_a_start_tile(table: FirstTable) -> None:
    table.start_tiles = (1,)


def vacate_a_project(table: FirstTable) -> None:
    space = next(s for s, owner in enumerate(table.space_scientist) if owner >= 0)
    table.space_stage[space], table.space_energy[space] = 0, -1


def lose_a_goal(table: FirstTable) -> None:
    table.goal[0] = table.goal_cashed[0] = 0


BROKEN: list[tuple[str, Break]] = [
    ("cep_not_conserved", add("bank", 1)),
    ("tech_not_conserved", add("tech_supply", -1)),
    ("price_off_scale", add("price", 9)),
    ("market_not_refilled", empty_market),
    ("region_over_limit", crowd_a_region),
    ("scientists_not_conserved", set_item("pool_scientists", 0, 4)),
    ("scientist_without_project", vacate_a_project),
    ("stage_and_energy_differ", unname_a_project),
    ("wrong_seats", set_item("summit_seats", 0, (-1,))),
    ("tile_twice", put_a_tile_twice),
    ("full_summits_differ", fill_a_summit),
    ("full_summit_between_turns", fill_a_summit_between_turns),
    ("gap_in_demand", open_a_gap),
    ("demand_not_met", clear_a_region),
    ("co2_differs", add("co2", 10)),
    ("level_rose", add("level_after_supply", -500)),
    ("fossils_not_conserved", take_out_a_fossil),
    ("plants_not_conserved", set_item("plant_stack", 0, (0, 0))),
    ("stack_out_of_order", reverse_a_stack),
    ("plants_built_differ", set_item("plants_built", 0, 5)),
    ("projects_not_conserved", set_item("projects_left", 0, 9)),
    ("only_before_the_game", forget_a_start_tile),
    ("not_on_agenda", plant_elsewhere),
    ("no_such_agenda", invent_an_agenda),
    ("region_cannot_pay", starve_a_region),
    ("controller_missing", free_a_region),
    ("controller_without_plant", usurp_a_region),
    ("fossil_missing", clear_a_first_slot),
    ("negative_amount", set_item("money", 0, -1)),
    ("level_off_track", set_item("expertise", 0, 99)),
    ("card_twice", double_a_card),
    ("lobby_not_conserved", set_item("lobby_hand", 0, ())),
    ("draft_is_over", keep_a_packet),
    ("only_alone", hold_a_pile),
    ("card_twice", double_a_un_goal),
    ("un_goals_not_conserved", lose_a_un_goal),
    ("card_twice", share_a_goal),
    ("goal_held_or_cashed", lose_a_goal),
    ("events_not_conserved", lose_an_event),
    ("card_twice", double_an_event),
    ("too_many_fossils_drawn", draw_all),
]


@pytest.mark.parametrize(("code", "change"), BROKEN)
def test_broken_position_is_reported(code: str, change: Break) -> None:
    """I-01 to I-20, as far as one position shows them."""
    table = sound()
    change(table)
    assert code in {problem.code for problem in problems(table)}


def test_every_check_of_a_position_has_its_broken_position() -> None:
    """No check is there for nothing."""
    silent = set(POSITION_CHECKS)
    for _, change in BROKEN:
        table = sound()
        change(table)
        silent -= {check for check in POSITION_CHECKS if list(check(table))}
    assert silent == set()


@pytest.mark.parametrize("check", [*POSITION_CHECKS, *STEP_CHECKS])
def test_every_check_names_its_invariant(check: Callable[..., object]) -> None:
    assert (check.__doc__ or "").startswith("I-")


def test_plant_waits_for_control_inside_its_build() -> None:
    """I-12, I-13: between placing the plant and the control check, its region is an exception."""
    table = sound()
    region = table.controlled(0)[0]
    table.controller[region] = -1
    assert "controller_missing" in {problem.code for problem in problems(table)}
    table.stack.append(Frame("build_control", 0, (region * 3,)))
    assert problems(table) == []


def test_limited_discs_leave_a_plant_without_control() -> None:
    """D-01: whoever has no disc left takes no control; then I-13 asks less."""
    table = sound()
    free_a_region(table)
    assert {problem.code for problem in problems(table)} >= {"controller_missing"}
    limited = FirstSetting(
        table.setting.kit, make_switches(Switches, {"discs_per_player": 15}), Variants(), 4
    )
    table.setting = limited
    assert "controller_missing" not in {problem.code for problem in problems(table)}


def sell_after_stop(table: FirstTable) -> None:
    table.used_market = 2


def take_a_card_back(table: FirstTable) -> None:
    table.lobby_played = table.lobby_played[1:]


STEPS: list[tuple[str, Break]] = [
    ("price_fell", add("price", -1)),
    ("price_rose", add("price", 4)),
    ("pool_grew", set_item("pool_scientists", 0, 4)),
    ("co2_rose", add("co2", 20)),
    ("control_lost", free_a_region),
    ("points_lost", set_item("vp", 0, -1)),
    ("decreased", forget_everything),
    ("used_again", add("mandatory_done", -1)),
    ("sold_after_stop", sell_after_stop),
    ("card_not_counted", double_a_card),
    ("card_came_back", take_a_card_back),
    ("too_many_fossils_drawn", draw_all),
]


@pytest.mark.parametrize(("code", "change"), STEPS)
def test_impossible_step_is_reported(code: str, change: Break) -> None:
    """I-03, I-06, I-09, I-13, I-15 to I-18 and I-20: what no action inside a turn can do."""
    before = sound()
    before.price, before.stop, before.mandatory_done, before.used_market = 4, 1, 1, 0
    after = before.copy()
    assert changes(before, after) == []
    change(after)
    assert code in {problem.code for problem in changes(before, after)}


def test_turn_begins_afresh() -> None:
    """I-17: STOP and all that was used belong to one turn."""
    before = sound()
    after = before.copy()
    after.active = (before.active + 1) % 4
    after.mandatory_done = after.used_scientist = after.used_market = after.used_card = after.triggers = 0
    after.stop = 1
    assert [problem.code for problem in changes(before, after)] == ["left_over"]


def test_co2_falls_inside_a_turn_only() -> None:
    """I-09: fossil plants are replaced in the operations phase."""
    before = sound()
    after = before.copy()
    after.co2 -= 40
    assert changes(before, after) == []
    after.active = -1
    assert "co2_fell" in {problem.code for problem in changes(before, after)}
