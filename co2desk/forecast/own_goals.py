"""The goals that only one player sees: how far they are, and what one more step would bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from co2desk.engine.editions.first.scoring import goal_value
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.editions.second_chance.personal_goals import fulfilled, goals_needed, progress
from co2desk.engine.editions.second_chance.scoring import COUNTED
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.rules.payments import ceps_available
from co2desk.engine.table.ids import Card, Player
from co2desk.engine.table.table import Table


class CompanyGoal(NamedTuple):
    """What the card scores now, and what the next thing that it counts would add."""

    card: Card
    scored: int
    next: int


class PersonalGoal(NamedTuple):
    """One that has to be met, and the cards that would be left to care for if it were."""

    card: Card
    had: int
    needed: int
    others: tuple[Card, ...]


def company_goal(table: Table, seat: Player) -> CompanyGoal | None:
    card = table.goal[seat]
    if not card:
        return None
    goal, scored = table.setting.goal_by_number[card], SCORED[table.setting.base.edition](table, seat, card)
    return CompanyGoal(card, scored, min(goal.vp, goal.limit - scored))


def _scored_first(table: FirstTable, seat: Player, card: Card) -> int:
    return goal_value(table, seat, card, table.cep[seat])


def _scored_second(table: SecondChanceTable, seat: Player, card: Card) -> int:
    """As it would be scored now: CEPs of controlled regions count before they are sold (A43)."""
    goal = table.setting.goal_by_number[card]
    return min(goal.limit, goal.vp * COUNTED[goal.per](table, seat, ceps_available(table, seat)))


SCORED: dict[str, Callable[[Any, Player, Card], int]] = {
    "first": _scored_first,
    "second_chance": _scored_second,
}


def open_personal_goals(table: Table, seat: Player) -> list[PersonalGoal]:
    """Those that a partner, or a player alone, still has to meet: of several the nearest, if one is enough,
    and of two that lack as much the one that has been begun. Nothing where there are no such goals."""
    if not isinstance(table, SecondChanceTable):
        return []
    had = {card: progress(table, seat, card) for card in table.personal[seat]}
    met = [card for card, (have, needed) in had.items() if have >= needed]
    unmet = sorted(had.keys() - met, key=lambda card: (had[card][1] - had[card][0], -had[card][0], card))
    due = unmet[: max(0, goals_needed(table, seat) - fulfilled(table, seat))]
    return [PersonalGoal(card, *had[card], tuple(c for c in (*met, *due) if c != card)) for card in due]
