"""Positions in the middle of an action, and steps from one position to the next that no action can make."""

from __future__ import annotations

import re

import pytest

from co2desk.engine.editions.second_chance.invariants import problems
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, SOLO
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.table import FossilPlant

from ..breaking import Break, add, forget_everything, free_a_region, set_item, set_value
from .sound import clear_a_region, first, sound
from .steps import STEP_CHECKS, changes

# --- positions in the middle of an action ----------------------------------------------------------------


def codes(table: SecondChanceTable) -> set[str]:
    return {problem.code for problem in problems(table)}


def test_scientist_on_the_way_is_not_lost() -> None:
    """I5: a bonus is answered before the scientist arrives (7.6)."""
    table = sound()
    player = first(table.hand_scientists)
    table.hand_scientists[player] -= 1
    assert codes(table) == {"scientists_not_conserved"}
    table.stack += [Frame("arrival", player, (-1, 0)), Frame("bonus_any", player)]
    assert codes(table) == set()


def test_scientist_stands_on_a_tile_in_preparation_until_asked() -> None:
    """I5, I7: the owner has to leave, at once (A8); then the tile gets its marker."""
    table = sound()
    space = next(s for s, owner in enumerate(table.space_scientist) if owner >= 0)
    table.space_stage[space] = 3
    assert codes(table) == {"not_in_preparation"}
    table.stack.append(Frame("infrastructure_rest", 0, (space,)))
    assert codes(table) == set()


def test_cep_lies_on_a_new_fossil_plant_inside_the_supply() -> None:
    """I1: the CEP of a region that nobody controls waits there until the plants are paid for."""
    table = sound()
    region = next(r for r, owner in enumerate(table.controller) if owner < 0)
    table.stack[:] = [Frame("decade_end"), Frame("reduction_step"), Frame("supply_payments")]
    table.active = -1
    row = table.demand[region]
    table.demand[region] = (*row[:2], FossilPlant(table.fossil_pile[0]), *row[3:])
    table.fossil_pile = table.fossil_pile[1:]
    table.fossil_cep[region], table.supply_due = 1, (region,)
    table.bank -= 1
    assert "cep_not_due" not in codes(table)
    assert "nothing_due" not in codes(table)
    table.controller[region] = 0
    assert "cep_not_due" in codes(table)


def test_team_may_owe_points_inside_the_supply_only() -> None:
    """I12, A6: penalties are looked at when the phase is over."""
    table = sound()
    table.vp[0] = -3
    assert codes(table) == {"points_below_zero"}
    table.stack[:] = [Frame("decade_end"), Frame("reduction_step"), Frame("supply_payments")]
    assert "points_below_zero" not in codes(table)
    table.stack[:] = [Frame("decade_end"), Frame("reduction", 0)]
    assert "points_below_zero" in codes(table)


def test_solo_has_spare_pieces() -> None:
    """I7, A29, A49: alone, pieces of unused colours help out."""
    table = sound(SOLO)
    table.infrastructures[0] = table.plants_built[0] = 20
    assert "too_many_pieces" not in codes(table)


def test_no_demand_is_asked_for_without_tiles() -> None:
    """I8, A36: when the pile is empty, slots stay empty."""
    table = sound()
    clear_a_region(table)
    assert "demand_not_met" in codes(table)
    table.fossil_pile = ()
    assert "demand_not_met" not in codes(table)


# --- steps -----------------------------------------------------------------------------------------------


def leave_a_card(table: SecondChanceTable) -> None:
    table.card_visitor[1] = 2


def leave_a_summit(table: SecondChanceTable) -> None:
    table.summit_seats[0] = (-1,) * len(table.summit_seats[0])


def remove_a_plant(table: SecondChanceTable) -> None:
    region = next(r for r in range(6) if table.green_plants(r))
    table.demand[region] = (None,) * len(table.demand[region])


def hand_control_on(table: SecondChanceTable) -> None:
    table.controller[table.controlled(0)[0]] = (table.active + 1) % 3


def draw_a_card(table: SecondChanceTable) -> None:
    table.lobby_hand[0] += (99,)


def return_a_un_goal(table: SecondChanceTable) -> None:
    table.un_claimed[0] = ()


def play_two_cards(table: SecondChanceTable) -> None:
    for card in table.lobby_hand[0][:2]:
        table.card_in_play[card] = 1


STEPS: list[tuple[str, str, Break]] = [
    ("I2", "price_fell", add("price", -1)),
    ("I2", "price_rose", add("price", 4)),
    ("I5", "pool_grew", set_item("pool_scientists", 0, 4)),
    ("I5", "scientist_left", leave_a_card),
    ("I5", "scientist_left", leave_a_summit),
    ("I8", "plant_removed", remove_a_plant),
    ("I9", "card_came_back", set_value("fossil_removed", ())),
    ("I11", "co2_rose", add("co2", 20)),
    ("I12", "points_lost", set_item("vp", 0, 0)),
    ("I13", "decreased", forget_everything),
    ("I14", "used_again", set_value("mandatory_done", 0)),
    ("I14", "used_again", set_value("used_scientist", 0)),
    ("I14", "used_again", set_value("second_action", 0)),
    ("I14", "sold_after_stop", set_value("used_market", 1)),
    ("I14", "card_not_counted", play_two_cards),
    ("I15", "card_drawn", draw_a_card),
    ("I16", "card_came_back", return_a_un_goal),
    ("I17", "decreased", set_value("env_done", [0] * 21)),
    ("I18", "control_lost", free_a_region),
    ("I18", "control_not_built", hand_control_on),
    ("I21", "card_came_back", set_value("event_out", ())),
]


def ready_to_break() -> SecondChanceTable:
    """The middle of a turn in which much was used, with something of everything that lasts."""
    table = sound()
    table.price, table.stop, table.used_market = 4, 1, 0
    table.mandatory_done, table.second_action, table.used_scientist = 1, 2, 1
    table.card_visitor[1] = 0
    table.summit_seats[0] = (0, *table.summit_seats[0][1:])
    table.un_claimed[0] = (1,)
    table.event_out = (1,)
    table.fossil_removed = (0,)
    table.env_done[0] = 1
    return table


@pytest.mark.parametrize(("number", "code", "change"), STEPS)
def test_impossible_step_is_reported(number: str, code: str, change: Break) -> None:
    """I2, I5, I8, I9, I11 to I18 and I21: what no action inside a turn can do."""
    before = ready_to_break()
    after = before.copy()
    assert changes(before, after) == []
    change(after)
    found = [check for check in STEP_CHECKS if code in {problem.code for problem in check(before, after)}]
    assert any(re.search(rf"\b{number}\b", check.__doc__ or "") for check in found)


def test_turn_begins_afresh() -> None:
    """I14: STOP, a second action and all that was used belong to one turn."""
    before = sound(SOLO)
    after = before.copy()
    after.round = before.round % 4 + 1
    after.mandatory_done = after.used_scientist = after.used_market = after.used_card = after.triggers = 0
    after.stop, after.second_action = 1, 2
    assert [problem.code for problem in changes(before, after)] == ["left_over", "left_over"]


def test_second_action_pollutes_once() -> None:
    """I11: alone, buying a second main action raises the level, by one step."""
    before = sound(SOLO)
    before.second_action = 0
    after = before.copy()
    after.second_action = 1
    after.co2 += 10
    assert changes(before, after) == []
    assert [problem.code for problem in changes(after, before)] == ["used_again"]
    after.co2 += 10
    assert [problem.code for problem in changes(before, after)] == ["co2_rose"]


@pytest.mark.parametrize("mode", [COOPERATIVE, COMPETITIVE])
def test_level_falls_inside_a_turn_only(mode: str) -> None:
    """I10, I11: fossil plants are replaced by builds; what a team buys back comes after the supply."""
    before = sound(mode)
    after = before.copy()
    after.co2 -= 40
    assert changes(before, after) == []
    after.active = -1
    assert "co2_fell" in {problem.code for problem in changes(before, after)}
    after.stack[:] = [Frame("decade_end")]
    assert "co2_fell" not in {problem.code for problem in changes(before, after)}


def test_every_check_of_a_step_has_its_broken_step() -> None:
    """No check is there for nothing; a fresh turn is tested above."""
    silent = {check for check in STEP_CHECKS if check.__name__ != "turn_begins_afresh"}
    for _, _, change in STEPS:
        before = ready_to_break()
        after = before.copy()
        change(after)
        silent -= {check for check in STEP_CHECKS if list(check(before, after))}
    assert silent == set()
