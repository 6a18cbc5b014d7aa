"""Prepare infrastructure (specification 9.B).

One CEP is paid; a scientist on the project has to leave it (`displacement.py`); the type's bonus arrives; the
tile is turned and carries the player's marker. Settles A8, A9, A60.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse, told
from ...machine.rule import Emit, NeedsRule
from ...rules.goods import gain_money, gain_tech
from ...rules.market import take_to_hand
from ...rules.payments import ANY_REGION, cep_missing
from ...table.actions import Infrastructure, infrastructure
from ...table.events import ProjectInstalled
from ...table.ids import INSTALLED, PREPARING, PROPOSED, Player
from .main_actions import INFRASTRUCTURE, begin_main_action, closed_for
from .table import SecondChanceTable


def markers_left(table: SecondChanceTable, player: Player) -> int:
    """Alone, pieces of unused colours help out (A49)."""
    if table.setting.spare_pieces:
        return 1
    return table.setting.kit.infrastructure_markers - sum(table.infrastructures_of(player))


class Prepare(NeedsRule[SecondChanceTable, Infrastructure]):
    action = Infrastructure
    rule = "infrastructure"
    exact = True

    def closed(self, table: SecondChanceTable, frame: Frame) -> Refusal | None:
        player = frame.player
        return (
            closed_for(table, frame, INFRASTRUCTURE)
            or cep_missing(table, player)
            or self._marker_missing(table, player)
        )

    def candidates(self, table: SecondChanceTable, frame: Frame) -> Iterable[Infrastructure]:
        stage = table.space_stage
        return [infrastructure(space) for space in table.projects() if stage[space] == PROPOSED]

    def refusals(self, table: SecondChanceTable, frame: Frame, action: Infrastructure) -> Iterator[Refusal]:
        if table.space_stage[action.space] != PROPOSED:
            yield refuse("not_a_proposed_project", self.rule)
            return
        yield from told(cep_missing(table, frame.player), self._marker_missing(table, frame.player))

    def _marker_missing(self, table: SecondChanceTable, player: Player) -> Refusal | None:
        if markers_left(table, player) >= 1:
            return None
        return refuse("no_marker_left", self.rule, needed=1, had=0)

    def apply(self, table: SecondChanceTable, frame: Frame, action: Infrastructure, emit: Emit) -> None:
        player, space = frame.player, action.space
        begin_main_action(table, INFRASTRUCTURE)
        table.space_stage[space] = PREPARING  # nobody moves in while somebody moves out (A8)
        steps = [Frame("pay_cep", player, (ANY_REGION,)), Frame("make_room", player, (space,))]
        if table.setting.switches.infrastructure_order == "scientist_first":  # A9, the other reading
            steps.reverse()
        table.follow(*steps, Frame("infrastructure_rest", player, (space,)))


def infrastructure_rest(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: the bonus, then turn the tile and put the marker in."""
    player, space = frame.player, frame.data[0]
    setting = table.setting
    energy = table.space_energy[space]
    benefit = setting.kit.benefits[energy]
    table.triggers |= setting.on_infrastructure[energy]
    emit(ProjectInstalled(player, energy, space))
    gain_money(table, player, benefit.money, "install", emit)
    gain_tech(table, player, benefit.tech, emit)
    for _ in range(benefit.cep):
        take_to_hand(table, player, emit)
    table.space_stage[space] = INSTALLED
    table.space_host[space] = player
    table.infrastructures[player * setting.energies + energy] += 1
