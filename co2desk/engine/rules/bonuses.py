"""The choices that a bonus on a track opens (first edition: specification 10; Second Chance: 7.5).

Settles D-41, D-42, G-19.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..machine.frames import Frame
from ..machine.refusals import Refusal, refuse
from ..machine.rule import Emit, OnlyRule, OpenRule, Rule
from ..table.actions import DECLINE, ChooseEnergy, ChooseRegion, Decline, choose_energy, choose_region
from ..table.events import BonusDeclined, BonusLost, RegionCepGained
from ..table.ids import Player, Region
from ..table.table import Table
from .expertise import gain
from .market import take_to_region

RULE = "region_cep_limit"


def can_place_cep(table: Table) -> bool:
    """Is there a CEP to be had (G-01), and a region with room for it (G-19)?"""
    limits = table.setting.base.cep_limit
    return bool(table.bank if table.setting.region_cep_from_bank else table.market) and any(
        cep < limit for cep, limit in zip(table.region_cep, limits, strict=True)
    )


def place_region_cep(table: Table, player: Player, region: Region, emit: Emit) -> None:
    if table.region_cep[region] >= table.setting.base.cep_limit[region]:
        emit(BonusLost(player))
    elif not table.setting.region_cep_from_bank:
        take_to_region(table, region, player, emit)
    elif table.bank:  # D-41, the other reading
        table.bank -= 1
        table.region_cep[region] += 1
        emit(RegionCepGained(region, player))


class ChooseAnyEnergy(OpenRule[Table, ChooseEnergy]):
    """DP-15, D17: one point in an energy of choice."""

    action = ChooseEnergy
    rule = "expertise_bonus"

    def candidates(self, table: Table, frame: Frame) -> Iterable[ChooseEnergy]:
        return [choose_energy(energy) for energy in range(table.setting.energies)]

    def apply(self, table: Table, frame: Frame, action: ChooseEnergy, emit: Emit) -> None:
        gain(table, frame.player, action.energy, emit)


class ChooseCepRegion(Rule[Table, ChooseRegion]):
    """DP-16, D18: one CEP into any region below its limit."""

    action = ChooseRegion
    rule = RULE

    def candidates(self, table: Table, frame: Frame) -> Iterable[ChooseRegion]:
        return [choose_region(region) for region in range(table.setting.regions)]

    def why_not(self, table: Table, frame: Frame, action: ChooseRegion) -> Refusal | None:
        limit = table.setting.base.cep_limit[action.region]
        if table.region_cep[action.region] < limit:
            return None
        return refuse("region_cep_limit", RULE, limit=limit, region=action.region)

    def apply(self, table: Table, frame: Frame, action: ChooseRegion, emit: Emit) -> None:
        place_region_cep(table, frame.player, action.region, emit)


class DeclineBonus(OnlyRule[Table, Decline]):
    """A bonus may be left, at once or never (A15)."""

    action = Decline
    rule = "expertise_bonus"
    only = DECLINE

    def apply(self, table: Table, frame: Frame, action: Decline, emit: Emit) -> None:
        emit(BonusDeclined(frame.player))
