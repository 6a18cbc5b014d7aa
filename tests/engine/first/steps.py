"""What is true of every step between two positions of the first edition (specification 18).

What both editions share is in `tests/engine/steps.py`; here is what only this edition has, or knows better.
"""

from __future__ import annotations

from collections.abc import Callable

from co2desk.engine.editions.first.position_checks import in_supply
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.rules.invariants import Found, found_by, players, problem
from co2desk.engine.table.shapes import Problem

from .. import steps as shared
from ..steps import cards_stay, same_turn


def supply_between(before: FirstTable, after: FirstTable) -> bool:
    """A part of a supply phase lies between two positions."""
    return in_supply(before) or in_supply(after) or before.decade != after.decade


def co2_rises_in_supply_only(before: FirstTable, after: FirstTable) -> Found:
    """I-09: fossil plants come in the supply phase and are replaced in the operations phase."""
    if after.co2 > before.co2 and not supply_between(before, after):
        yield problem("co2", "co2_rose")
    if after.co2 < before.co2 and not same_turn(before, after):
        yield problem("co2", "co2_fell")


def points_fall_in_supply_only(before: FirstTable, after: FirstTable) -> Found:
    """I-15: only forced purchases and disasters cost points."""
    if not supply_between(before, after):
        yield from shared.points_never_fall(before, after)


def nothing_is_forgotten(before: FirstTable, after: FirstTable) -> Found:
    """I-16: expertise never decreases; neither do built plants."""
    yield from shared.counts_never_fall(before, after, ("expertise", "plants_built"))


def turn_is_used_once(before: FirstTable, after: FirstTable) -> Found:
    """I-17: inside a turn nothing can be done twice: what is used stays used, and STOP allows no sale."""
    yield from shared.turn_is_used_once(before, after, ("mandatory_done",), cards_used)


def cards_used(table: FirstTable) -> int:
    return len(table.lobby_played) + sum(map(len, table.un_scored))


def played_cards_are_gone(before: FirstTable, after: FirstTable) -> Found:
    """I-18: what was played, scored, removed or cashed stays so."""
    yield from cards_stay("lobby_played", before.lobby_played, after.lobby_played)
    yield from cards_stay("un_out", before.un_out, after.un_out)
    for player in players(after):
        yield from cards_stay(f"un_scored.{player}", before.un_scored[player], after.un_scored[player])
    if any(a > b for a, b in zip(before.goal_cashed, after.goal_cashed, strict=True)):
        yield problem("goal_cashed", "card_came_back")


def fossils_are_drawn_in_supply_only(before: FirstTable, after: FirstTable) -> Found:
    """I-20: tiles leave the pile in the supply phase, at most one for each region with a slot to fill."""
    drawn = len(before.fossil_pile) - len(after.fossil_pile)
    visited = sum(slots >= after.decade for slots in after.setting.kit.slots)
    if drawn > (visited if supply_between(before, after) else 0):
        yield problem("fossil_pile", "too_many_fossils_drawn", most=visited)


STEP_CHECKS: tuple[Callable[[FirstTable, FirstTable], Found], ...] = (
    shared.price_moves_by_single_steps,
    shared.pool_never_grows,
    co2_rises_in_supply_only,
    shared.control_is_never_given_up,
    points_fall_in_supply_only,
    nothing_is_forgotten,
    turn_is_used_once,
    shared.turn_begins_afresh,
    played_cards_are_gone,
    fossils_are_drawn_in_supply_only,
)


def changes(before: FirstTable, after: FirstTable) -> list[Problem]:
    """Everything about a step that no action can do."""
    return found_by(STEP_CHECKS, before, after)
