"""Plan a project (specification 9.A).

The top tile of an energy on the region's agenda goes to an empty space; the planner gains a point of
knowledge and then the space's subsidy. Settles A12, A57, A58, A68.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import chain, compress
from operator import not_

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, Rule
from ...rules.expertise import gain
from ...rules.goods import gain_money, gain_tech
from ...rules.scientists import DeclineMove, RecruitScientist, moves
from ...table.actions import Plan, Recruit, plan
from ...table.events import GrantLost, ProjectProposed
from ...table.ids import GRANTS, PROPOSED, Energy, Region, grant_of, region_of, space_of
from .main_actions import PLAN, begin_main_action, closed_for
from .table import SecondChanceTable

MONEY, TECH, SCIENTIST = range(GRANTS)


class PlanProject(Rule[SecondChanceTable, Plan]):
    action = Plan
    rule = "plan"
    exact = True

    def closed(self, table: SecondChanceTable, frame: Frame) -> Refusal | None:
        return closed_for(table, frame, PLAN)

    def candidates(self, table: SecondChanceTable, frame: Frame) -> Iterable[Plan]:
        """Every free space with every energy of its agenda that has a tile left."""
        stacks, empty = table.project_stack, map(not_, table.space_stage)
        found = chain.from_iterable(compress(plans(table.agenda), empty))
        return found if all(stacks) else [action for action in found if stacks[action.energy]]

    def why_not(self, table: SecondChanceTable, frame: Frame, action: Plan) -> Refusal | None:
        if table.space_stage[space_of(action.region, action.grant)]:
            return refuse("space_taken", self.rule)
        if action.energy not in table.agenda[action.region]:
            return refuse("not_on_agenda", self.rule, energy=action.energy, region=action.region)
        if not table.project_stack[action.energy]:
            return refuse("no_project_tile", self.rule, energy=action.energy)
        return None

    def apply(self, table: SecondChanceTable, frame: Frame, action: Plan, emit: Emit) -> None:
        player, energy = frame.player, action.energy
        space = space_of(action.region, action.grant)
        begin_main_action(table, PLAN)
        table.triggers |= table.setting.on_plan[space]
        stack = table.project_stack[energy]
        table.project_stack[energy] = stack[1:]
        table.space_energy[space] = energy
        table.space_level[space] = stack[0]
        table.space_stage[space] = PROPOSED
        emit(ProjectProposed(player, energy, space))
        table.follow(Frame("subsidy", player, (space,)))
        gain(table, player, energy, emit)


@lru_cache(maxsize=64)
def plans(agenda: tuple[tuple[Energy, ...], ...]) -> tuple[tuple[Plan, ...], ...]:
    """All plans by space; put together once for a game, because they are asked for in every turn."""
    return tuple(row for region, tile in enumerate(agenda) for row in plans_in(region, tile))


@cache
def plans_in(region: Region, tile: tuple[Energy, ...]) -> tuple[tuple[Plan, ...], ...]:
    """The plans for the spaces of a region; games deal the same few agenda tiles again and again."""
    return tuple(tuple(plan(energy, region, grant) for energy in tile) for grant in range(GRANTS))


def take_subsidy(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: what the space gives, after the point of knowledge and all that followed from it."""
    player = frame.player
    region, grant = region_of(frame.data[0]), grant_of(frame.data[0])
    if grant == MONEY:
        least = table.setting.switches.money_subsidy_minimum
        gain_money(table, player, max(least, table.region_cep[region]), "grant", emit)
    elif grant == TECH:
        gain_tech(table, player, table.setting.kit.tech_grant, emit)
    elif table.pool_scientists[player] or moves(table, player):
        table.follow(Frame("research_grant", player))
    else:
        emit(GrantLost(player))


class LeaveSubsidy(DeclineMove[SecondChanceTable]):
    """D11: only in the other reading; else one of the two things is done while either is possible (A12)."""

    rule = "subsidy"

    def closed(self, table: SecondChanceTable, frame: Frame) -> Refusal | None:
        if table.setting.switches.scientist_subsidy == "optional":
            return None
        return refuse("subsidy_not_optional", self.rule)


class RecruitAndLearn(RecruitScientist[SecondChanceTable]):
    """D11: a scientist out of the pool, and a point of knowledge of any kind."""

    def apply(self, table: SecondChanceTable, frame: Frame, action: Recruit, emit: Emit) -> None:
        super().apply(table, frame, action, emit)
        table.follow(Frame("bonus_any", frame.player))
