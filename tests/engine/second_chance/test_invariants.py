"""Every invariant sees what it is there for: one thing is broken, and its code is reported."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from co2desk.engine.editions.second_chance.invariants import POSITION_CHECKS
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, SOLO
from co2desk.engine.editions.second_chance.table import LevelPlant, SecondChanceTable
from co2desk.engine.table.table import FossilPlant

from ..breaking import (
    Break,
    add,
    crowd_a_region,
    empty_market,
    invent_an_agenda,
    keep_a_packet,
    lose_a_un_goal,
    put_a_tile_twice,
    set_item,
    set_value,
    take_out_a_fossil,
    unname_a_project,
)
from .sound import clear_a_region, first, sound
from .steps import STEP_CHECKS


def leave_a_cep_on_a_plant(table: SecondChanceTable) -> None:
    table.bank -= 1
    table.fossil_cep[0] = 1


def stuff_the_market(table: SecondChanceTable) -> None:
    table.bank -= 3
    table.market += 3


def give_tech_to_a_region(table: SecondChanceTable) -> None:
    table.tech_supply -= 1
    table.region_tech[0] += 1


def send_to_an_infrastructure(table: SecondChanceTable) -> None:
    table.space_scientist[table.space_stage.index(2)] = 0


def fill_a_summit(table: SecondChanceTable) -> None:
    summit = next(i for i, seats in enumerate(table.summit_seats) if max(seats, default=0) < 0)
    table.summit_seats[summit] = (0,) * len(table.summit_seats[summit])


def fill_a_summit_between_turns(table: SecondChanceTable) -> None:
    fill_a_summit(table)
    table.active = -1


def sit_down_unseen(table: SecondChanceTable) -> None:
    summit = next(i for i, seats in enumerate(table.summit_seats) if max(seats, default=0) < 0)
    table.summit_seats[summit] = (0, *table.summit_seats[summit][1:])
    table.summit_last[summit] = -1


def lose_a_summit(table: SecondChanceTable) -> None:
    table.summit_pile = table.summit_pile[1:]


def exchange_levels(table: SecondChanceTable) -> None:
    energy = first(table.project_stack)
    table.project_stack[energy] = (*table.project_stack[energy][:-1], 1)


def raise_a_level(table: SecondChanceTable) -> None:
    table.space_level[first(table.space_stage)] = 0


def lose_a_host(table: SecondChanceTable) -> None:
    table.space_host[table.space_stage.index(2)] = -1


def prepare_for_ever(table: SecondChanceTable) -> None:
    table.space_stage[table.space_stage.index(1)] = 3


def take_a_marker_back(table: SecondChanceTable) -> None:
    table.infrastructures[first(table.infrastructures)] -= 1


def take_a_support_away(table: SecondChanceTable) -> None:
    table.supporting[first(table.supporting)] -= 1


def open_a_gap(table: SecondChanceTable) -> None:
    region = next(r for r, row in enumerate(table.demand) if None in row)
    table.demand[region] = (None, *table.demand[region][:-1])


def bring_a_fossil_early(table: SecondChanceTable) -> None:
    table.demand[0] = (*table.demand[0][:-1], FossilPlant(table.fossil_pile[0]))


def plant_elsewhere(table: SecondChanceTable) -> None:
    energy = next(e for e in range(5) if e not in table.agenda[0])
    table.demand[0] = (LevelPlant(energy, 1, 0, 0), *table.demand[0][1:])


def usurp_a_region(table: SecondChanceTable) -> None:
    table.controller[table.controller.index(-1)] = 2


def double_a_card(table: SecondChanceTable) -> None:
    table.lobby_hand[0] += (first(table.card_in_play),)


def visit_a_hand(table: SecondChanceTable) -> None:
    table.card_visitor[table.lobby_hand[0][0]] = 0


def double_a_un_goal(table: SecondChanceTable) -> None:
    table.un_claimed[0] += table.un_row[:1]


def hide_a_goal(table: SecondChanceTable) -> None:
    table.env_tiles = (table.env_tiles[0][1:], *table.env_tiles[1:])


def turn_a_goal(table: SecondChanceTable) -> None:
    table.env_done[0] ^= 1


def end(ending: str) -> Break:
    def change(table: SecondChanceTable) -> None:
        table.stack.clear()
        table.active, table.ending = -1, ending

    return change


def lose_an_event(table: SecondChanceTable) -> None:
    table.event_out = table.event_out[1:]


def bring_an_event_back(table: SecondChanceTable) -> None:
    table.event_pile, table.event_out = (*table.event_pile, *table.event_out), ()


def miss_the_current_event(table: SecondChanceTable) -> None:
    table.event_pile, table.event = (*table.event_pile, table.event), 0


def lose_a_company_goal(table: SecondChanceTable) -> None:
    table.goal[0] = table.goal_cashed[0] = 0


def choose_again(table: SecondChanceTable) -> None:
    table.goal[0] = table.goal_cashed[0] = 0
    table.goal_choice[0] = (1, 2)


BROKEN: list[tuple[str, str, Break]] = [
    ("I1", "cep_not_conserved", add("bank", 1)),
    ("I1", "cep_not_due", leave_a_cep_on_a_plant),
    ("I1", "nothing_due", set_value("supply_due", (0,))),
    ("I2", "price_off_scale", add("price", 9)),
    ("I2", "market_not_refilled", empty_market),
    ("I2", "market_too_large", stuff_the_market),
    ("I3", "tech_not_conserved", add("tech_supply", -1)),
    ("I3", "only_competitive", give_tech_to_a_region),
    ("I4", "region_over_limit", crowd_a_region),
    ("I5", "scientists_not_conserved", set_item("pool_scientists", 0, 4)),
    ("I5", "scientist_without_project", send_to_an_infrastructure),
    ("I5", "stage_and_energy_differ", unname_a_project),
    ("I6", "projects_not_conserved", set_item("project_stack", 0, (1, 1, 1))),
    ("I6", "stack_out_of_order", exchange_levels),
    ("I6", "stage_and_level_differ", raise_a_level),
    ("I6", "plants_built_differ", set_item("plants_built", 0, 9)),
    ("I7", "stage_and_host_differ", lose_a_host),
    ("I7", "not_in_preparation", prepare_for_ever),
    ("I7", "infrastructures_differ", take_a_marker_back),
    ("I7", "infrastructures_differ", take_a_support_away),
    ("I7", "too_many_pieces", set_item("infrastructures", 0, 9)),
    ("I7", "too_many_pieces", set_item("plants_built", 0, 9)),
    ("I7", "too_many_pieces", set_value("controller", [0] * 6)),
    ("I8", "gap_in_demand", open_a_gap),
    ("I8", "demand_not_met", clear_a_region),
    ("I8", "fossil_too_early", bring_a_fossil_early),
    ("I9", "fossils_not_conserved", take_out_a_fossil),
    ("I9", "fossils_not_conserved", add("replaced", 1)),
    ("I11", "co2_differs", add("co2", 1)),
    ("I11", "co2_differs", set_value("co2", 390)),
    ("I11", "co2_differs", add("co2", 300)),
    ("I11", "planet_is_lost", set_value("co2", 510)),
    ("I11", "planet_is_not_lost", end("planet_lost")),
    ("I12", "points_below_zero", set_item("vp", 0, -1)),
    ("I12", "points_not_below_zero", end("points_lost")),
    ("I13", "level_off_track", set_item("expertise", 0, 99)),
    ("I14", "too_many_main_actions", set_value("mandatory_done", 5)),
    ("I15", "card_twice", double_a_card),
    ("I15", "lobby_not_conserved", set_item("lobby_hand", 0, ())),
    ("I15", "lobby_not_conserved", set_value("cards_in_decade_1", 30)),
    ("I15", "draft_is_over", keep_a_packet),
    ("I15", "card_not_in_play", visit_a_hand),
    ("I15", "only_first_edition", set_value("lobby_played", (1,))),
    ("I16", "card_twice", double_a_un_goal),
    ("I16", "un_goals_not_conserved", lose_a_un_goal),
    ("I17", "goals_not_conserved", hide_a_goal),
    ("I17", "goal_differs", turn_a_goal),
    ("I17", "no_inspector_here", set_item("inspector_at", 0, 8)),
    ("I18", "controller_without_plant", usurp_a_region),
    ("I19", "not_on_agenda", plant_elsewhere),
    ("I19", "no_such_agenda", invent_an_agenda),
    ("I19", "cubes_differ", set_item("cubes", 0, 7)),
    ("I19", "too_many_pieces", set_item("rival_cubes", 0, 1)),
    ("I20", "wrong_seats", set_item("summit_seats", 0, (-1,))),
    ("I20", "tile_twice", put_a_tile_twice),
    ("I20", "full_summits_differ", fill_a_summit),
    ("I20", "full_summit_between_turns", fill_a_summit_between_turns),
    ("I20", "summits_not_conserved", lose_a_summit),
    ("I20", "summits_not_conserved", set_item("small_summit_alone", 0, 99)),
    ("I20", "not_at_this_summit", sit_down_unseen),
    ("I21", "events_not_conserved", set_value("event", 1)),
    ("I22", "ended_too_early", end("team_won")),
    ("I23", "negative_amount", set_item("money", 0, -1)),
    ("D2", "card_twice", set_value("personal", [(1, 2), (2, 3), (4, 5)])),
    ("D2", "goals_not_conserved", set_value("personal", [(1, 2, 3), (4,), (5, 6)])),
    ("D2", "only_competitive", set_item("goal", 0, 3)),
    ("D2", "only_before_the_game", set_item("goal_choice", 0, (1, 2))),
    ("D2", "other_solo_card", set_value("solo_card", 3)),
    ("D2", "not_missed_yet", set_value("solo_kept", 0)),
]
BROKEN_COMPETITION: list[tuple[str, str, Break]] = [
    ("I10", "co2_differs", add("co2", 10)),
    ("I10", "planet_is_lost", set_value("co2", 510)),
    ("I14", "too_many_main_actions", set_value("second_action", 1)),
    ("I17", "goals_not_conserved", set_value("env_tiles", ((0,), (), ()))),
    ("I17", "goal_differs", turn_a_goal),
    ("I17", "no_inspector_here", set_item("inspector_at", 0, 1)),
    ("I21", "events_not_conserved", lose_an_event),
    ("I21", "events_not_conserved", bring_an_event_back),
    ("I21", "event_missing", miss_the_current_event),
    ("D2", "card_twice", set_value("goal", [4, 4, 5])),
    ("D2", "goal_held_or_cashed", lose_a_company_goal),
    ("D2", "only_before_the_game", choose_again),
    ("D2", "goals_not_conserved", set_item("goal_choice", 0, (1, 2, 3))),
    ("D2", "goals_not_conserved", set_item("personal", 0, (1,))),
]
BROKEN_SOLO: list[tuple[str, str, Break]] = [
    ("I14", "second_action_differs", set_value("second_action", 2)),
    ("I19", "too_many_pieces", set_item("rival_cubes", 0, 9)),
    ("I19", "not_on_agenda", set_value("rival_cubes", [1] * 30)),
    ("D2", "goals_not_conserved", set_item("personal", 0, (1, 2, 3))),
]
ALL_BROKEN = [
    *((COOPERATIVE, *broken) for broken in BROKEN),
    *((COMPETITIVE, *broken) for broken in BROKEN_COMPETITION),
    *((SOLO, *broken) for broken in BROKEN_SOLO),
]


@pytest.mark.parametrize(("mode", "number", "code", "change"), ALL_BROKEN)
def test_broken_position_is_reported(mode: str, number: str, code: str, change: Break) -> None:
    """I1 to I23, as far as one position shows them; the check that speaks up names the invariant."""
    table = sound(mode)
    change(table)
    found = [check for check in POSITION_CHECKS if code in {problem.code for problem in check(table)}]
    assert any(re.search(rf"\b{number}\b", check.__doc__ or "") for check in found)


def test_every_check_of_a_position_has_its_broken_position() -> None:
    """No check is there for nothing."""
    silent = set(POSITION_CHECKS)
    for mode, _, _, change in ALL_BROKEN:
        table = sound(mode)
        change(table)
        silent -= {check for check in POSITION_CHECKS if list(check(table))}
    assert silent == set()


@pytest.mark.parametrize("check", [*POSITION_CHECKS, *STEP_CHECKS])
def test_every_check_names_its_invariant(check: Callable[..., object]) -> None:
    assert re.match(r"((I-\d\d)[a-z ,(]+)*(\(?D2|I\d+)\b", check.__doc__ or "")
