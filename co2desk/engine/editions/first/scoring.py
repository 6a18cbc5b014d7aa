"""Final scoring and the result (specification 15.2; rulebooks, end of the game).

Settles D-29, D-33, G-38, G-42, G-43, G-44, G-55. Income and company goals are settled without asking: a
point is never worth less than a dollar here, and the better use of a goal is known (DP-06, DP-25).
"""

from __future__ import annotations

from collections.abc import Callable

from ...machine.frames import Frame
from ...machine.rule import Emit
from ...rules.income import earnings
from ...rules.scoring import Result, award_most, collect_ceps, leading_energies, record, sell_ceps
from ...table.events import (
    CompanyGoalCashed,
    CompanyGoalScored,
    IncomeEarned,
)
from ...table.ids import Player
from .ending import LOST, SOLO_POLLUTION
from .table import FirstTable


def score(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task: all steps of 15.2, each with its own line in the record of the scoring."""
    hand_ceps = tuple(table.cep)
    collect_ceps(table, emit)
    sell_ceps(table, emit)
    if table.ending != SOLO_POLLUTION and table.setting.switches.end_income == "paid":
        score_income(table, emit)
    score_company_goals(table, hand_ceps, emit)
    kit = table.setting.kit
    for player in range(table.setting.players):
        record(table, "money", player, table.money[player] // kit.money_per_vp)
    award_most(table, "most_tech", table.tech, kit.award_vp)
    award_most(table, "most_un_goals", [len(cards) for cards in table.un_scored], kit.award_vp)


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
    "leading_expertise_ties_count": lambda table, player, ceps: leading_energies(table, player),
    "own_plant_type": lambda table, player, ceps: sum(
        bool(table.plants_of(player, energy)) for energy in range(table.setting.energies)
    ),
}


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
