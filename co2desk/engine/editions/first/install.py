"""Install a project (specification 8.2; rulebooks 2.1.2).

A foreign scientist is sent away first, then one CEP is paid, then the tile is turned and the benefits
arrive. Settles D-14, D-15, D-17, D-40, D-51, G-18, G-25, G-45.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse, told
from ...machine.rule import Emit, NeedsRule
from ...rules.expertise import gain
from ...rules.goods import gain_money, gain_tech
from ...rules.market import take_to_hand
from ...rules.payments import ANY_REGION, cep_missing
from ...table.actions import Install as InstallAction
from ...table.actions import install as shared_install
from ...table.events import CepGained, CepMissed, ProjectInstalled, ScientistMoved
from ...table.ids import HAND, INSTALLED, PROPOSED, Energy, Player, Space
from .displacement import fee_missing, send_away
from .table import FirstTable
from .turn import mandatory_action_used


class Install(NeedsRule[FirstTable, InstallAction]):
    action = InstallAction
    rule = "install"
    exact = True

    def closed(self, table: FirstTable, frame: Frame) -> Refusal | None:
        if table.mandatory_done:
            return mandatory_action_used(table)
        return cep_missing(table, frame.player)

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[InstallAction]:
        player, money, stage = frame.player, table.money[frame.player], table.space_stage
        proposed = [space for space in table.projects() if stage[space] == PROPOSED]
        if money >= table.setting.kit.displacement_fee:
            return [shared_install(space) for space in proposed]
        return [shared_install(s) for s in proposed if fee_missing(table, player, s, money) is None]

    def refusals(self, table: FirstTable, frame: Frame, action: InstallAction) -> Iterator[Refusal]:
        player = frame.player
        if table.space_stage[action.space] != PROPOSED:
            yield refuse("not_a_proposed_project", self.rule)
            return
        yield from told(
            cep_missing(table, player), fee_missing(table, player, action.space, table.money[player])
        )

    def apply(self, table: FirstTable, frame: Frame, action: InstallAction, emit: Emit) -> None:
        player, space = frame.player, action.space
        table.begin_action()
        table.mandatory_done = 1
        table.follow(
            Frame("pay_cep", player, (ANY_REGION,)),
            Frame("install_rest", player, (space,)),
        )
        send_away(table, player, space, emit)


def install_rest(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task: the CEP is paid; turn the tile and hand out the benefits: money, tech, then CEPs one by one."""
    player, space = frame.player, frame.data[0]
    energy = table.space_energy[space]
    table.space_stage[space] = INSTALLED
    table.triggers |= table.setting.on_install[energy]
    emit(ProjectInstalled(player, energy, space))
    benefit = table.setting.kit.benefits[energy]
    gain_money(table, player, benefit.money, "install", emit)
    gain_tech(table, player, benefit.tech, emit)
    for _ in range(benefit.cep):
        receive_cep(table, player, energy, emit)
    if table.setting.switches.own_scientist_after_install == "leaves":
        take_own_scientist_home(table, player, space, emit)


def receive_cep(table: FirstTable, player: Player, energy: Energy, emit: Emit) -> None:
    """From the market; one printed book says "from the bank" for recycling (D-15)."""
    if energy not in table.setting.benefit_cep_from_bank:
        take_to_hand(table, player, emit)
    elif table.bank:
        table.bank -= 1
        table.cep[player] += 1
        emit(CepGained(player, "bank"))
    else:
        emit(CepMissed(player))


def take_own_scientist_home(table: FirstTable, player: Player, space: Space, emit: Emit) -> None:
    """An own scientist leaves the own project; only a literal reading gives a point for it (D-40)."""
    if table.space_scientist[space] != player:
        return
    table.space_scientist[space] = -1
    table.hand_scientists[player] += 1
    emit(ScientistMoved(player, space, HAND))
    if table.setting.switches.expertise_on_own_return == "yes":
        gain(table, player, table.space_energy[space], emit)
