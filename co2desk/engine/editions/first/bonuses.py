"""The bonuses on the expertise tracks (specification 10; rulebooks 2.2.1.1).

A point in a named energy and a cube come by themselves; the gaining player chooses an energy (DP-15) or a
region (DP-16), also inside another player's turn. Settles D-41, D-42, G-19, G-21.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...machine.frames import Frame
from ...machine.rule import Emit
from ...rules.bonuses import can_place_cep, place_region_cep
from ...rules.expertise import gain
from ...rules.goods import gain_tech
from ...table.events import BonusLost
from ...table.ids import Player
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
    elif can_place_cep(table):
        table.follow(Frame("bonus_region_cep", player))
    else:
        emit(BonusLost(player))
