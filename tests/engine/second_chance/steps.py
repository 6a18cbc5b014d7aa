"""What is true of every step between two positions of Second Chance (specification 20).

What both editions share is in `tests/engine/steps.py`; here is what only this edition has, or knows better.
"""

from __future__ import annotations

from collections.abc import Callable

from co2desk.engine.editions.second_chance.phases import step_of
from co2desk.engine.editions.second_chance.sequence import ACTIONS, INCOME
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.rules.invariants import Found, found_by, players, problem
from co2desk.engine.table.shapes import Problem
from co2desk.engine.table.table import FossilPlant

from .. import steps as shared
from ..steps import cards_stay, same_turn

# What is only ever added to: knowledge, pieces on the board, and everything that was achieved.
LASTING = (
    *("expertise", "plants_built", "infrastructures", "supporting", "cubes", "rival_cubes"),
    *("env_done", "summits_by_size", "summits_by_topic", "small_summit_alone", "goal_cashed"),
    *("card_in_play", "card_visitor"),
)


def is_calm(table: SecondChanceTable) -> bool:
    """In the action and income phases: nothing is drawn, and nobody has to pay a price in points."""
    return not table.ending and step_of(table) in (ACTIONS, INCOME)


def calm_between(before: SecondChanceTable, after: SecondChanceTable) -> bool:
    """Nothing but actions and income lies between two positions."""
    return before.decade == after.decade and is_calm(before) and is_calm(after)


def scientists_stay_at_summits_and_cards(before: SecondChanceTable, after: SecondChanceTable) -> Found:
    """I5: nobody leaves a summit before it is held, and nobody leaves a card at all."""
    for summit, seats in enumerate(before.summit_seats):
        if before.summit_tile[summit] == after.summit_tile[summit]:
            pairs = zip(seats, after.summit_seats[summit], strict=True)
            if any(then not in (-1, now) for then, now in pairs):
                yield problem(f"summit_seats.{summit}", "scientist_left")
    for card, visitor in enumerate(before.card_visitor):
        if visitor not in (-1, after.card_visitor[card]):
            yield problem(f"card_visitor.{card}", "scientist_left")


def green_plants_stay(before: SecondChanceTable, after: SecondChanceTable) -> Found:
    """I8: a green plant never disappears, and a fossil plant only makes room for a green one."""
    for region, name in enumerate(after.setting.kit.regions):
        for then, now in zip(before.demand[region], after.demand[region], strict=True):
            fossil = type(then) is FossilPlant
            if then != now and then is not None and not (fossil and now and type(now) is not FossilPlant):
                yield problem(f"demand.{name}", "plant_removed")


def co2_moves_in_supply_and_builds(before: SecondChanceTable, after: SecondChanceTable) -> Found:
    """I10, I11: fossil plants come in the supply phase and are replaced in turns; alone, a second action is
    bought with pollution."""
    if not calm_between(before, after):
        return
    bought = same_turn(before, after) and after.second_action > before.second_action == 0
    most = after.setting.kit.solo_second_action_ppm if bought else 0
    if after.co2 - before.co2 > most:
        yield problem("co2", "co2_rose", most=most)
    if after.co2 < before.co2 and not same_turn(before, after):
        yield problem("co2", "co2_fell")


def points_fall_in_supply_only(before: SecondChanceTable, after: SecondChanceTable) -> Found:
    """I12: points are lost to open goals, penalties, events and reductions, never by actions or income."""
    if calm_between(before, after):
        yield from shared.points_never_fall(before, after)


def nothing_is_forgotten(before: SecondChanceTable, after: SecondChanceTable) -> Found:
    """I13, I17, I19: knowledge never decreases; neither does anything that was built or achieved."""
    yield from shared.counts_never_fall(before, after, LASTING)


def turn_is_used_once(before: SecondChanceTable, after: SecondChanceTable) -> Found:
    """I14: each director action and each kind of main action once; a market that ran empty is closed."""
    yield from shared.turn_is_used_once(before, after, ("mandatory_done",), cards_used)
    if same_turn(before, after) and after.second_action < before.second_action:
        yield problem("second_action", "used_again")
    if after.active >= 0 and not same_turn(before, after) and after.second_action:
        yield problem("second_action", "left_over")


def cards_used(table: SecondChanceTable) -> int:
    return sum(table.card_in_play) + sum(map(len, table.un_claimed))


def hands_never_grow(before: SecondChanceTable, after: SecondChanceTable) -> Found:
    """I15: no lobbyist is drawn after the deal; a draft only moves cards from the packets to the hands."""
    for player in players(after):
        then = {*before.lobby_hand[player], *(card for packet in before.packets for card in packet)}
        if not set(after.lobby_hand[player]) <= then:
            yield problem(f"lobby_hand.{player}", "card_drawn")


def claimed_cards_stay(before: SecondChanceTable, after: SecondChanceTable) -> Found:
    """I9, I16, I21: what was claimed, discarded or removed stays so."""
    for player in players(after):
        yield from cards_stay(f"un_claimed.{player}", before.un_claimed[player], after.un_claimed[player])
    for where in ("event_out", "fossil_removed", "fossil_out"):
        yield from cards_stay(where, getattr(before, where), getattr(after, where))


def control_goes_to_the_builder(before: SecondChanceTable, after: SecondChanceTable) -> Found:
    """I18: control changes only by a build, and only to the builder."""
    for region, name in enumerate(after.setting.kit.regions):
        changed = before.controller[region] != after.controller[region]
        if changed and (after.controller[region] != after.active or before.demand == after.demand):
            yield problem(f"controller.{name}", "control_not_built")


STEP_CHECKS: tuple[Callable[[SecondChanceTable, SecondChanceTable], Found], ...] = (
    shared.price_moves_by_single_steps,
    shared.pool_never_grows,
    scientists_stay_at_summits_and_cards,
    green_plants_stay,
    co2_moves_in_supply_and_builds,
    points_fall_in_supply_only,
    nothing_is_forgotten,
    turn_is_used_once,
    shared.turn_begins_afresh,
    hands_never_grow,
    claimed_cards_stay,
    shared.control_is_never_given_up,
    control_goes_to_the_builder,
)


def changes(before: SecondChanceTable, after: SecondChanceTable) -> list[Problem]:
    """Everything about a step that no action can do."""
    return found_by(STEP_CHECKS, before, after)
