"""The end of the game: the team's verdict, or the competitive scoring (specification 16).

Settles A6, A7, A25, A26, A43, A51, A52, A53, A65, A80.
"""

from __future__ import annotations

from collections.abc import Callable

from ...machine.frames import Frame
from ...machine.rule import Emit
from ...rules.scoring import Result, award_most, collect_ceps, leading_energies, record, sell_ceps
from ...table.events import CompanyGoalCashed, CompanyGoalScored
from ...table.ids import Player
from .ending import GOALS_MISSED, LAST_DECADE, SOLO_GOAL_MISSED, UN_GOALS_MISSED, WON, end_game
from .personal_goals import fulfilled, solo_goal_kept
from .table import SecondChanceTable


def judge_team(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: at least one personal goal for each partner, and at most three UN goals left open."""
    judge(table, 1, emit)


def judge_solo(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: all kept personal goals, and the solo card."""
    judge(table, len(table.personal[0]), emit)


def judge(table: SecondChanceTable, goals_needed: int, emit: Emit) -> None:
    if any(fulfilled(table, player) < goals_needed for player in range(table.setting.players)):
        end_game(table, GOALS_MISSED, emit)
    elif len(table.un_row) > table.setting.kit.un_open_allowed:
        end_game(table, UN_GOALS_MISSED, emit)
    elif not solo_goal_kept(table):
        end_game(table, SOLO_GOAL_MISSED, emit)
    else:
        end_game(table, WON, emit)


def finish_competition(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    end_game(table, LAST_DECADE, emit)


def score(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: the six steps of 16.2. Whoever holds a company goal takes the better of its two uses (D25)."""
    kit = table.setting.kit
    collect_ceps(table, emit)
    ceps = tuple(table.cep)  # goal 01 counts them before they are sold (A43)
    sell_ceps(table, emit)
    for player, card in enumerate(table.goal):
        if card:
            score_goal(table, player, card, ceps[player], emit)
    for player in range(table.setting.players):
        record(table, "money", player, table.money[player] // kit.money_per_vp)
    least = 0 if table.setting.switches.award_without_tech == "everybody" else 1
    award_most(table, "most_tech", table.tech, kit.award_vp, least)
    for player, cards in enumerate(table.un_claimed):
        best = len(kit.un_vp_competitive)
        record(table, "un_goals", player, kit.un_vp_competitive[min(len(cards), best) - 1] if cards else 0)


def score_goal(table: SecondChanceTable, player: Player, card: int, ceps: int, emit: Emit) -> None:
    kit = table.setting.kit
    goal = table.setting.goal_by_number[card]
    points = min(goal.limit, goal.vp * COUNTED[goal.per](table, player, ceps))
    gained = (table.money[player] + kit.goal_cash) // kit.money_per_vp - table.money[
        player
    ] // kit.money_per_vp
    if points > gained:  # for equal points the money is worth more: it breaks ties (A52)
        emit(CompanyGoalScored(player, card, points))
        record(table, "company_goal", player, points)
    else:
        emit(CompanyGoalCashed(player, kit.goal_cash))
        table.money[player] += kit.goal_cash
        table.goal_cashed[player] = 1
        table.goal[player] = 0


def _regions_with_infrastructure(table: SecondChanceTable, player: Player) -> int:
    return sum(bool(table.infrastructures_in(r, player)) for r in range(table.setting.regions))


COUNTED: dict[str, Callable[[SecondChanceTable, Player, int], int]] = {
    "cep_owned": lambda t, p, ceps: ceps,
    "leading_expertise_ties_count": lambda t, p, ceps: leading_energies(t, p),
    "un_goal": lambda t, p, ceps: len(t.un_claimed[p]),
    "controlled_region": lambda t, p, ceps: t.controller.count(p),
    "region_with_own_plant": lambda t, p, ceps: sum(p in t.owners_in(r) for r in range(t.setting.regions)),
    "own_plant_type": lambda t, p, ceps: sum(bool(t.plants_of(p, e)) for e in range(t.setting.energies)),
    "own_plant_after_first": lambda t, p, ceps: max(0, t.plants_total(p) - 1),
    "region_with_own_infrastructure": lambda t, p, ceps: _regions_with_infrastructure(t, p),
    "own_infrastructure_type": lambda t, p, ceps: sum(n > 0 for n in t.infrastructures_of(p)),
    "own_infrastructure_after_first": lambda t, p, ceps: max(0, sum(t.infrastructures_of(p)) - 1),
}


def strength(table: SecondChanceTable, player: Player) -> tuple[int, ...]:
    """Points, UN goals, plants, infrastructures, money: compared in this order (A52)."""
    return (
        table.vp[player],
        len(table.un_claimed[player]),
        table.plants_total(player),
        sum(table.infrastructures_of(player)),
        table.money[player],
    )


def rank(table: SecondChanceTable) -> int:
    """The team's rank, from 0: our own table, because the printed one is unknown (A65)."""
    kit = table.setting.kit
    points = table.vp[0] + (kit.loss_ppm - table.co2) // kit.rating_ppm
    return sum(points >= least for least in kit.rating) - 1


def result(table: SecondChanceTable) -> Result:
    players = tuple(range(table.setting.players))
    if not table.setting.rivals:
        won = table.ending == WON
        details = (("rank", rank(table) if won else -1), ("un_goals_open", len(table.un_row)))
        goals = tuple((f"goals_{player}", fulfilled(table, player)) for player in players)
        return Result(
            table.ending,
            (table.vp[0],),
            players if won else (),
            players,
            (),
            (*details, *goals, ("ppm", table.co2)),
        )
    ranking = tuple(sorted(players, key=lambda player: strength(table, player), reverse=True))
    winners = tuple(p for p in ranking if strength(table, p) == strength(table, ranking[0]))
    if table.ending != LAST_DECADE:
        winners = ()
    return Result(table.ending, tuple(table.vp), winners, ranking, table.scoring, ())
