"""What is true of every step between two positions, one function for each statement.

A step is one action with everything that follows from it by itself: the last turn of a decade can end with
a whole supply phase behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from co2desk.engine.rules.invariants import Found, players, problem
from co2desk.engine.rules.market import SOLD
from co2desk.engine.table.table import Table

T = TypeVar("T", bound=Table)


def same_turn(before: Table, after: Table) -> bool:
    """Both positions lie in one turn: nobody has two turns in a round."""
    then, now = (before.decade, before.round, before.active), (after.decade, after.round, after.active)
    return then == now and after.active >= 0


def price_moves_by_single_steps(before: Table, after: Table) -> Found:
    """I-03, I2: it falls by one and only through a sale; in a turn it rises by one for each CEP taken."""
    change = after.price - before.price
    sold = same_turn(before, after) and after.used_market == SOLD != before.used_market
    if change < (-1 if sold else 0):
        yield problem("price", "price_fell", change=change)
    if same_turn(before, after):
        stocks = zip((*before.cep, *before.region_cep), (*after.cep, *after.region_cep), strict=True)
        taken = sum(max(0, now - then) for then, now in stocks) + 1  # one more may have been paid with
        if change > taken:
            yield problem("price", "price_rose", change=change)


def pool_never_grows(before: Table, after: Table) -> Found:
    """I-06, I5: a scientist who was recruited never goes back."""
    for player in players(after):
        if after.pool_scientists[player] > before.pool_scientists[player]:
            yield problem(f"pool_scientists.{player}", "pool_grew")


def control_is_never_given_up(before: Table, after: Table) -> Found:
    """I-13 and I-14, I18: a controlled region stays controlled, and control changes only inside a turn."""
    for region, name in enumerate(after.setting.base.regions):
        changed = before.controller[region] != after.controller[region]
        if changed and (after.controller[region] < 0 or not same_turn(before, after)):
            yield problem(f"controller.{name}", "control_lost")


def points_never_fall(before: Table, after: Table) -> Found:
    """I-15, I12: outside supply and events nothing costs points."""
    for account, points in enumerate(after.vp):
        if points < before.vp[account]:
            yield problem(f"vp.{account}", "points_lost")


def counts_never_fall(before: Table, after: Table, names: Sequence[str]) -> Found:
    """I-16, I13: expertise never decreases, and neither does anything else that was achieved."""
    for name in names:
        if any(a > b for a, b in zip(getattr(before, name), getattr(after, name), strict=True)):
            yield problem(name, "decreased")


def turn_is_used_once(before: T, after: T, flags: Sequence[str], cards: Callable[[T], int]) -> Found:
    """I-17, I14: inside a turn nothing can be done twice: what is used stays used, and STOP allows no sale.
    `flags` are the edition's marks of the turn, `cards` counts the cards that were played or scored."""
    if not same_turn(before, after):
        return
    for flag in (*flags, "used_scientist", "used_card", "stop"):
        if getattr(before, flag) & ~getattr(after, flag):
            yield problem(flag, "used_again")
    if before.used_market not in (0, after.used_market):
        yield problem("used_market", "used_again")
    visited = after.used_market != before.used_market
    if before.stop and visited and (after.used_market == SOLD or after.setting.stop_closes_market):
        yield problem("used_market", "sold_after_stop")
    if cards(after) - cards(before) != after.used_card - before.used_card:
        yield problem("used_card", "card_not_counted")


def turn_begins_afresh(before: Table, after: Table) -> Found:
    """I-17, I14: nothing of an earlier turn is left when the next one begins."""
    if after.active >= 0 and not same_turn(before, after):
        for flag in ("mandatory_done", "used_scientist", "used_market", "used_card", "stop", "triggers"):
            if getattr(after, flag):
                yield problem(flag, "left_over")


def cards_stay(where: str, then: Sequence[int], now: Sequence[int]) -> Found:
    """A row of cards that is only ever added to."""
    if now[: len(then)] != then:
        yield problem(where, "card_came_back")
