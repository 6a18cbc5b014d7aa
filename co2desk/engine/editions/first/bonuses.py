"""The bonuses on the expertise tracks (specification 10; rulebooks 2.2.1.1).

A point in a named energy and a cube come by themselves; the gaining player chooses an energy (DP-15) or a
region (DP-16), also inside another player's turn. Settles D-41, D-42, G-19, G-21.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, Rule
from ...rules.expertise import gain
from ...rules.goods import gain_tech
from ...rules.market import take_to_region
from ...table.actions import ChooseEnergy, ChooseRegion, choose_energy, choose_region
from ...table.events import BonusLost, RegionCepGained
from ...table.ids import Player, Region
from ...table.kit import Bonus

if TYPE_CHECKING:
    from .table import FirstTable


def grant_bonus(table: FirstTable, player: Player, bonus: Bonus, emit: Emit) -> None:
    """What a track's bonus gives. It belongs to whoever gained the point."""
    if bonus.kind == "energy":
        gain(table, player, bonus.energy, emit)
    elif bonus.kind == "tech":
        gain_tech(table, player, 1, emit)
    elif bonus.kind == "any":
        table.follow(Frame("bonus_any", player))
    elif table.setting.switches.region_cep_target == "indicated":
        place_region_cep(table, player, bonus.region, emit)
    elif has_room_for_cep(table):
        table.follow(Frame("bonus_region_cep", player))
    else:
        emit(BonusLost(player))


def has_room_for_cep(table: FirstTable) -> bool:
    limits = table.setting.kit.cep_limit
    return any(cep < limit for cep, limit in zip(table.region_cep, limits, strict=True))


def place_region_cep(table: FirstTable, player: Player, region: Region, emit: Emit) -> None:
    if table.region_cep[region] >= table.setting.kit.cep_limit[region]:
        emit(BonusLost(player))
    elif table.setting.switches.region_cep_source == "market":
        take_to_region(table, region, player, emit)
    elif table.bank:
        table.bank -= 1
        table.region_cep[region] += 1
        emit(RegionCepGained(region, player))


class ChooseAnyEnergy(Rule["FirstTable", ChooseEnergy]):
    """DP-15: one point in an energy of choice."""

    action = ChooseEnergy
    rule = "expertise_bonus"
    exact = True

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[ChooseEnergy]:
        return [choose_energy(energy) for energy in range(table.setting.energies)]

    def why_not(self, table: FirstTable, frame: Frame, action: ChooseEnergy) -> Refusal | None:
        return None

    def apply(self, table: FirstTable, frame: Frame, action: ChooseEnergy, emit: Emit) -> None:
        gain(table, frame.player, action.energy, emit)


class ChooseCepRegion(Rule["FirstTable", ChooseRegion]):
    """DP-16: one CEP into any region below its limit."""

    action = ChooseRegion
    rule = "region_cep_limit"

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[ChooseRegion]:
        return [choose_region(region) for region in range(table.setting.regions)]

    def why_not(self, table: FirstTable, frame: Frame, action: ChooseRegion) -> Refusal | None:
        limit = table.setting.kit.cep_limit[action.region]
        if table.region_cep[action.region] < limit:
            return None
        return refuse("region_cep_limit", self.rule, limit=limit, region=action.region)

    def apply(self, table: FirstTable, frame: Frame, action: ChooseRegion, emit: Emit) -> None:
        place_region_cep(table, frame.player, action.region, emit)
