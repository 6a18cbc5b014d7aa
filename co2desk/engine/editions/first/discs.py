"""Player discs, which mark everything a company has on the board (D-01, D-57, G-32).

They are as many as needed, unless somebody wants to play with the number a rulebook lists. Then a plant needs
a free disc, and control is not taken without one. Discs on the score and expertise tracks count as used.
"""

from __future__ import annotations

from ...table.ids import Player
from .table import FirstTable

SECOND_SCORE_DISC = 50  # points from which a second disc lies on the score track (D-57)


def has_disc(table: FirstTable, player: Player) -> bool:
    limit = table.setting.switches.discs_per_player
    return not limit or discs_in_use(table, player) < limit


def discs_in_use(table: FirstTable, player: Player) -> int:
    score = 1 + (table.vp[player] >= SECOND_SCORE_DISC)
    tracks = sum(1 for energy in range(table.setting.energies) if table.level(player, energy))
    return score + tracks + table.plants_total(player) + table.controller.count(player)
