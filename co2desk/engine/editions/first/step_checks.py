"""What is true of every step between two positions, one function for each statement (specification 18).

A step is one action with everything that follows from it by itself: the last turn of a decade can end with
a whole supply phase behind it.
"""

from __future__ import annotations

from ...rules.market import SOLD
from .position_checks import Found, in_supply, players, problem
from .table import FirstTable


def same_turn(before: FirstTable, after: FirstTable) -> bool:
    """Both positions lie in one turn: nobody has two turns in a round."""
    then, now = (before.decade, before.round, before.active), (after.decade, after.round, after.active)
    return then == now and after.active >= 0


def supply_between(before: FirstTable, after: FirstTable) -> bool:
    """A part of a supply phase lies between two positions."""
    return in_supply(before) or in_supply(after) or before.decade != after.decade


def price_moves_by_single_steps(before: FirstTable, after: FirstTable) -> Found:
    """I-03: it falls by one and only through a sale; in a turn it rises by one for each CEP that is taken."""
    change = after.price - before.price
    sold = same_turn(before, after) and after.used_market == SOLD != before.used_market
    if change < (-1 if sold else 0):
        yield problem("price", "price_fell", change=change)
    if same_turn(before, after):
        stocks = zip((*before.cep, *before.region_cep), (*after.cep, *after.region_cep), strict=True)
        taken = sum(max(0, now - then) for then, now in stocks) + 1  # one more may have been paid with
        if change > taken:
            yield problem("price", "price_rose", change=change)


def pool_never_grows(before: FirstTable, after: FirstTable) -> Found:
    """I-06: a scientist who was recruited never goes back."""
    for player in players(after):
        if after.pool_scientists[player] > before.pool_scientists[player]:
            yield problem(f"pool_scientists.{player}", "pool_grew")


def co2_rises_in_supply_only(before: FirstTable, after: FirstTable) -> Found:
    """I-09: fossil plants come in the supply phase and are replaced in the operations phase."""
    if after.co2 > before.co2 and not supply_between(before, after):
        yield problem("co2", "co2_rose")
    if after.co2 < before.co2 and not same_turn(before, after):
        yield problem("co2", "co2_fell")


def control_is_never_given_up(before: FirstTable, after: FirstTable) -> Found:
    """I-13 and 14: a controlled region stays controlled, and control changes only inside a turn."""
    for region, name in enumerate(after.setting.kit.regions):
        changed = before.controller[region] != after.controller[region]
        if changed and (after.controller[region] < 0 or not same_turn(before, after)):
            yield problem(f"controller.{name}", "control_lost")


def points_fall_in_supply_only(before: FirstTable, after: FirstTable) -> Found:
    """I-15: only forced purchases and disasters cost points."""
    if not supply_between(before, after):
        for player in players(after):
            if after.vp[player] < before.vp[player]:
                yield problem(f"vp.{player}", "points_lost")


def nothing_is_forgotten(before: FirstTable, after: FirstTable) -> Found:
    """I-16: expertise never decreases; neither do built plants."""
    for where, then, now in (
        ("expertise", before.expertise, after.expertise),
        ("plants_built", before.plants_built, after.plants_built),
    ):
        if any(a > b for a, b in zip(then, now, strict=True)):
            yield problem(where, "decreased")


def turn_is_used_once(before: FirstTable, after: FirstTable) -> Found:
    """I-17: inside a turn nothing can be done twice: what is used stays used, and STOP allows no sale."""
    if not same_turn(before, after):
        return
    for flag in ("mandatory_done", "used_scientist", "used_card", "stop"):
        if getattr(after, flag) < getattr(before, flag):
            yield problem(flag, "used_again")
    if before.used_market not in (0, after.used_market):
        yield problem("used_market", "used_again")
    if before.stop and after.used_market == SOLD != before.used_market:
        yield problem("used_market", "sold_after_stop")
    cards = len(after.lobby_played) + sum(map(len, after.un_scored))
    cards -= len(before.lobby_played) + sum(map(len, before.un_scored))
    if cards != after.used_card - before.used_card:
        yield problem("used_card", "card_not_counted")


def turn_begins_afresh(before: FirstTable, after: FirstTable) -> Found:
    """I-17: nothing of an earlier turn is left when the next one begins."""
    if after.active >= 0 and not same_turn(before, after):
        for flag in ("mandatory_done", "used_scientist", "used_market", "used_card", "stop", "triggers"):
            if getattr(after, flag):
                yield problem(flag, "left_over")


def played_cards_are_gone(before: FirstTable, after: FirstTable) -> Found:
    """I-18: what was played, scored, removed or cashed stays so."""
    for where, then, now in (
        ("lobby_played", before.lobby_played, after.lobby_played),
        ("un_out", before.un_out, after.un_out),
        *((f"un_scored.{p}", before.un_scored[p], after.un_scored[p]) for p in players(after)),
    ):
        if now[: len(then)] != then:
            yield problem(where, "card_came_back")
    if any(a > b for a, b in zip(before.goal_cashed, after.goal_cashed, strict=True)):
        yield problem("goal_cashed", "card_came_back")


def fossils_are_drawn_in_supply_only(before: FirstTable, after: FirstTable) -> Found:
    """I-20: tiles leave the pile in the supply phase, at most one for each region with a slot to fill."""
    drawn = len(before.fossil_pile) - len(after.fossil_pile)
    visited = sum(slots >= after.decade for slots in after.setting.kit.slots)
    if drawn > (visited if supply_between(before, after) else 0):
        yield problem("fossil_pile", "too_many_fossils_drawn", most=visited)
