"""Final scoring and the result (specification 15.2; rulebooks, end of the game).

Settles D-29, D-33, G-38, G-42, G-43, G-44, G-55. Income and company goals are settled without asking: a
point is never worth less than a dollar here, and the better use of a goal is known (DP-06, DP-25).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from ...machine.frames import Frame
from ...machine.rule import Emit
from ...rules.income import earnings
from ...rules.market import return_to_bank
from ...table.events import (
    CepCollected,
    CepSoldOut,
    CompanyGoalCashed,
    CompanyGoalScored,
    GameEnded,
    IncomeEarned,
)
from ...table.ids import Player
from .table import FirstTable

LOST = "planet_lost"
SOLO_POLLUTION = "solo_pollution"
LAST_DECADE = "last_decade"
GREEN_REGIONS = "green_regions"
BELOW_DANGER = "below_danger"
ENDINGS = (LAST_DECADE, GREEN_REGIONS, BELOW_DANGER, SOLO_POLLUTION, LOST)


class Result(NamedTuple):
    """How a game ended. `ranking` lists the players from best to worst; a lost planet has no winner."""

    ending: str
    scores: tuple[int, ...]
    winners: tuple[Player, ...]
    ranking: tuple[Player, ...]
    scoring: tuple[tuple[str, Player, int], ...]


def end_game(table: FirstTable, reason: str, emit: Emit) -> None:
    """Nothing else happens any more, except scoring."""
    table.stack.clear()
    table.active = -1
    table.ending = reason
    emit(GameEnded(reason))
    if reason != LOST:
        table.follow(Frame("scoring"))


def score(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task: all steps of 15.2, each with its own line in the record of the scoring."""
    hand_ceps = tuple(table.cep)
    sell_all_ceps(table, emit)
    if table.ending != SOLO_POLLUTION and table.setting.switches.end_income == "paid":
        score_income(table, emit)
    score_company_goals(table, hand_ceps, emit)
    kit = table.setting.kit
    for player in range(table.setting.players):
        record(table, "money", player, table.money[player] // kit.money_per_vp)
    award_most(table, "most_tech", table.tech)
    award_most(table, "most_un_goals", [len(cards) for cards in table.un_scored])


def record(table: FirstTable, step: str, player: Player, points: int) -> None:
    table.vp[player] += points
    table.scoring += ((step, player, points),)


def sell_all_ceps(table: FirstTable, emit: Emit) -> None:
    """Steps 1 and 2: CEPs of controlled regions to their controllers, then all sold; the price stays."""
    for region, owner in enumerate(table.controller):
        if owner >= 0 and table.region_cep[region]:
            emit(CepCollected(owner, region, table.region_cep[region]))
            table.cep[owner] += table.region_cep[region]
            table.region_cep[region] = 0
    for player, ceps in enumerate(table.cep):
        if ceps:
            emit(CepSoldOut(player, ceps, table.price))
            table.money[player] += ceps * table.price
            table.cep[player] = 0
            for _ in range(ceps):
                return_to_bank(table, emit)


def score_income(table: FirstTable, emit: Emit) -> None:
    """Step 3, all in points."""
    for player, amount in enumerate(earnings(table, table.setting.income_ranks)):
        if amount:
            emit(IncomeEarned(player, amount))
        record(table, "income", player, amount)


def score_company_goals(table: FirstTable, hand_ceps: tuple[int, ...], emit: Emit) -> None:
    """Step 4: a goal that is worth less than its money is exchanged and stays secret (G-40)."""
    kit = table.setting.kit
    for player, card in enumerate(table.goal):
        if not card:
            continue
        points = goal_value(table, player, card, hand_ceps[player])
        if points >= kit.goal_cash // kit.money_per_vp:
            emit(CompanyGoalScored(player, card, points))
            record(table, "company_goal", player, points)
        else:
            emit(CompanyGoalCashed(player, kit.goal_cash))
            table.money[player] += kit.goal_cash
            table.goal_cashed[player] = 1
            table.goal[player] = 0


def goal_value(table: FirstTable, player: Player, card: int, hand_ceps: int) -> int:
    goal = table.setting.goal_by_number[card]
    return min(goal.limit, goal.vp * COUNTED[goal.per](table, player, hand_ceps))


def leading_energies(table: FirstTable, player: Player, hand_ceps: int) -> int:
    """Energies in which nobody is ahead; level 0 never leads (G-42)."""
    energies = table.setting.energies
    return sum(
        1
        for energy in range(energies)
        if 0 < table.level(player, energy) == max(table.expertise[energy::energies])
    )


def plants_that_count(table: FirstTable, player: Player, hand_ceps: int) -> int:
    """All plants but the first, or every plant under the other reading (D-29)."""
    plants = table.plants_total(player)
    return plants if table.setting.switches.goal_30 == "every" else max(0, plants - 1)


COUNTED: dict[str, Callable[[FirstTable, Player, int], int]] = {
    "controlled_region": lambda table, player, ceps: table.controller.count(player),
    "region_with_own_plant": lambda table, player, ceps: sum(
        player in table.owners_in(region) for region in range(table.setting.regions)
    ),
    "un_goal": lambda table, player, ceps: len(table.un_scored[player]),
    "own_plant_after_first": plants_that_count,
    "cep_in_hand_before_regions": lambda table, player, ceps: ceps,
    "leading_expertise_ties_count": leading_energies,
    "own_plant_type": lambda table, player, ceps: sum(
        bool(table.plants_of(player, energy)) for energy in range(table.setting.energies)
    ),
}


def award_most(table: FirstTable, step: str, counts: Iterable[int]) -> None:
    """Steps 6 and 7: everybody tied for the most; nothing for zero (G-38)."""
    counts = list(counts)
    most = max(counts)
    for player, count in enumerate(counts):
        record(table, step, player, table.setting.kit.award_vp if count and count == most else 0)


def strength(table: FirstTable, player: Player) -> tuple[int, ...]:
    """Points, plants, expertise energy by energy, regions: compared in this order (G-55)."""
    first = player * table.setting.energies
    levels = table.expertise[first : first + table.setting.energies]
    return (table.vp[player], table.plants_total(player), *levels, table.controller.count(player))


def result(table: FirstTable) -> Result:
    players = range(table.setting.players)
    ranking = tuple(sorted(players, key=lambda player: strength(table, player), reverse=True))
    best = strength(table, ranking[0])
    winners = tuple(player for player in ranking if strength(table, player) == best)
    if table.ending == LOST:
        winners = ()
    return Result(table.ending, tuple(table.vp), winners, ranking, table.scoring)
