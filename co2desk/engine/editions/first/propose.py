"""Propose a project (specification 8.1; rulebooks 2.1.1).

An energy on the region's agenda, a tile left in the supply, an empty project space. The space gives its
grant at once. Settles D-16, D-61, D-64, G-28, G-29, G-30, G-54.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, compress
from operator import not_

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, Rule
from ...rules.goods import gain_money, gain_tech
from ...rules.scientists import moves
from ...table.actions import Propose as ProposeAction
from ...table.actions import propose as shared_propose
from ...table.events import GrantLost, ProjectProposed
from ...table.ids import GRANTS, PROPOSED, Energy, Player, space_of
from .table import FirstTable
from .turn import mandatory_action_used

MONEY, TECH, RESEARCH = range(GRANTS)


class Propose(Rule[FirstTable, ProposeAction]):
    action = ProposeAction
    rule = "propose"
    exact = True

    def closed(self, table: FirstTable, frame: Frame) -> Refusal | None:
        return mandatory_action_used(table)

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[ProposeAction]:
        """Every free space with every energy of its agenda that has a tile left."""
        left, empty = table.projects_left, map(not_, table.space_stage)
        found = chain.from_iterable(compress(proposals(table.agenda), empty))
        return found if all(left) else [action for action in found if left[action.energy]]

    def why_not(self, table: FirstTable, frame: Frame, action: ProposeAction) -> Refusal | None:
        if table.space_stage[space_of(action.region, action.grant)]:
            return refuse("space_taken", self.rule)
        if action.energy not in table.agenda[action.region]:
            return refuse("not_on_agenda", self.rule, energy=action.energy, region=action.region)
        if not table.projects_left[action.energy]:
            return refuse("no_project_tile", self.rule, energy=action.energy)
        return None

    def apply(self, table: FirstTable, frame: Frame, action: ProposeAction, emit: Emit) -> None:
        player, region = frame.player, action.region
        space = space_of(region, action.grant)
        table.begin_action()
        table.mandatory_done = 1
        table.triggers |= table.setting.on_propose[space]
        put_project(table, player, action.energy, space, emit)
        take_grant(table, player, region, action.grant, emit)


@lru_cache(maxsize=64)
def proposals(agenda: tuple[tuple[Energy, ...], ...]) -> tuple[tuple[ProposeAction, ...], ...]:
    """All proposals by space; made once for a game, because they are asked for in every turn."""
    return tuple(
        tuple(shared_propose(energy, region, grant) for energy in energies)
        for region, energies in enumerate(agenda)
        for grant in range(GRANTS)
    )


def put_project(table: FirstTable, player: Player, energy: int, space: int, emit: Emit) -> None:
    table.projects_left[energy] -= 1
    table.space_energy[space] = energy
    table.space_stage[space] = PROPOSED
    emit(ProjectProposed(player, energy, space))


def take_grant(table: FirstTable, player: Player, region: int, grant: int, emit: Emit) -> None:
    kit = table.setting.kit
    if grant == MONEY:
        basis = table.region_cep[region] if table.setting.switches.money_grant_basis == "cep" else 0
        gain_money(table, player, max(kit.money_grant_minimum, basis), "grant", emit)
    elif grant == TECH:
        gain_tech(table, player, kit.tech_grant, emit)
    elif table.pool_scientists[player] or moves(table, player):
        table.follow(Frame("research_grant", player))
    else:
        emit(GrantLost(player))
