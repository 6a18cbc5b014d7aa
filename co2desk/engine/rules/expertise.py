"""Expertise (Second Chance: knowledge) and the bonuses on its tracks (first edition: 10; Second Chance: 7.5).

Points are applied one by one and bonuses depth-first: a caller pushes what it still has to do before it
calls `gain`, so that a bonus with a choice is answered first (G-21). What a bonus does is the edition's.
"""

from __future__ import annotations

from ..machine.rule import Emit
from ..table.events import ExpertiseGained, ExpertiseLost
from ..table.ids import Energy, Player
from ..table.table import Table


def gain(table: Table, player: Player, energy: Energy, emit: Emit) -> None:
    """One step on a track. At its end the point is lost (G-20)."""
    setting = table.setting
    track = setting.base.tracks[energy]
    index = player * setting.energies + energy
    level = table.expertise[index]
    if level == len(track.income):
        emit(ExpertiseLost(player, energy))
        return
    table.expertise[index] = level + 1
    emit(ExpertiseGained(player, energy, level + 1))
    setting.watch_levels(table, energy, level + 1, emit)
    bonus = track.bonus[level]
    if bonus is not None:
        setting.grant_bonus(table, player, bonus, emit)
