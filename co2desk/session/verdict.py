"""How a team's game was judged: every condition of winning, and when goals were met (Second Chance 16).

A team wins when the CO2 level is not above the limit (A7), the points are not below zero (A6), enough
personal goals are met (A79) and not too many UN goals are left open (A80); alone also the solo card, if there
is one, has to be met. When the level or the points end the game early, nobody asks for the rest any more:
what is not met by then is open, not broken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from co2desk.engine.editions.second_chance.ending import CO2_LOST, POINTS_LOST, WON
from co2desk.engine.editions.second_chance.personal_goals import (
    fulfilled,
    goals_needed,
    progress,
    solo_goal_met,
    solo_progress,
)
from co2desk.engine.editions.second_chance.supply import steps_needed
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.ids import Card, Player
from co2desk.session.session import Session

KEPT, BROKEN, OPEN = "kept", "broken", "open"  # what became of a condition

T = TypeVar("T")


class GoalMet(NamedTuple):
    """A personal goal at the end. It has been met since a step, or is not (None)."""

    card: Card
    have: int
    needed: int
    since: int | None


class Partner(NamedTuple):
    player: Player
    state: str
    goals: tuple[GoalMet, ...]
    needed: int  # how many of them have to be met

    @property
    def met(self) -> int:
        return sum(goal.since is not None for goal in self.goals)


class SoloCard(NamedTuple):
    card: Card
    state: str
    counted: tuple[int, int] | None  # what there is, and what is needed
    since: int | None  # the step from which on it was met, or with which it was missed


class Rating(NamedTuple):
    """The rank of a team that has won, from 0; our own table, because the printed one is unknown (A65)."""

    rank: int
    ranks: tuple[int, ...]  # the lowest number of points of each rank
    points: int
    for_ppm: int  # points for the level below the limit
    ppm_per_point: int


class Verdict(NamedTuple):
    co2: str
    ppm: int
    most_ppm: int
    price: int  # points that the level, if it is above the limit, would have cost
    points: str
    vp: int
    partners: tuple[Partner, ...]
    un_goals: str
    un_open: int
    un_allowed: int
    solo: SoloCard | None
    rating: Rating | None


def verdict_of(session: Session) -> Verdict | None:
    """How a finished game of a team was judged; None where players compete."""
    result = session.game.result
    details = dict(result.details)
    if "rank" not in details:
        return None
    table, kit = session.game.table, session.game.table.setting.kit
    tables = [*session.positions, table]
    judged = result.ending not in (CO2_LOST, POINTS_LOST)

    def state(met: bool) -> str:
        return KEPT if met else BROKEN if judged else OPEN

    return Verdict(
        co2=KEPT if table.co2 <= kit.loss_ppm else BROKEN,
        ppm=table.co2,
        most_ppm=kit.loss_ppm,
        price=steps_needed(table) * kit.decade_prices[table.decade - 1],
        points=KEPT if table.vp[0] >= 0 else BROKEN,
        vp=table.vp[0],
        partners=tuple(partner(tables, player, state) for player in range(table.setting.players)),
        un_goals=state(details["un_goals_open"] <= kit.un_open_allowed),
        un_open=details["un_goals_open"],
        un_allowed=kit.un_open_allowed,
        solo=solo_card(tables, state) if table.solo_card else None,
        rating=rating(table, details["rank"]) if details["rank"] >= 0 else None,
    )


def partner(tables: Sequence[SecondChanceTable], player: Player, state: Callable[[bool], str]) -> Partner:
    last = tables[-1]
    needed = goals_needed(last, player)
    goals = tuple(goal_met(tables, player, card) for card in last.personal[player])
    return Partner(player, state(fulfilled(last, player) >= needed), goals, needed)


def goal_met(tables: Sequence[SecondChanceTable], player: Player, card: Card) -> GoalMet:
    def met(table: SecondChanceTable) -> bool:
        have, needed = progress(table, player, card)
        return have >= needed

    return GoalMet(card, *progress(tables[-1], player, card), lasting_since(tables, met))


def solo_card(tables: Sequence[SecondChanceTable], state: Callable[[bool], str]) -> SoloCard:
    """A card bound to a decade is decided when that decade ends, whatever comes later."""
    last = tables[-1]
    card = last.setting.solo_by_number[last.solo_card]
    counted = solo_progress(last)
    if card.decade and (last.decade > card.decade or not last.solo_kept):
        step = next(
            (step for step, table in enumerate(tables) if table.decade > card.decade), len(tables) - 1
        )
        kept = KEPT if last.solo_kept else BROKEN
        return SoloCard(card.number, kept, solo_progress(tables[step]), step)
    if not card.decade and counted is None:  # a harder start: to win is all it asks for
        return SoloCard(card.number, KEPT if last.ending == WON else BROKEN, None, None)
    since = lasting_since(tables, solo_goal_met)
    return SoloCard(card.number, state(since is not None), counted, since)


def rating(table: SecondChanceTable, rank: int) -> Rating:
    kit = table.setting.kit
    return Rating(rank, kit.rating, table.vp[0], (kit.loss_ppm - table.co2) // kit.rating_ppm, kit.rating_ppm)


def lasting_since(tables: Sequence[T], holds: Callable[[T], bool]) -> int | None:
    """The step from which on something has been true to the end; None if it is not true then."""
    since = None
    for step in range(len(tables) - 1, -1, -1):
        if not holds(tables[step]):
            break
        since = step
    return since
