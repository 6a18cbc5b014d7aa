"""How many turns are left."""

from __future__ import annotations

from co2desk.engine.table.table import Table


def turns_left(table: Table, player: int, rounds: int, rounds_later: int) -> tuple[int, int]:
    """The turns of all players in this decade, and those of `player` in the whole game, the current one
    not counted: whoever looks at it sees what it has brought.

    `rounds` are those of this decade, `rounds_later` those of all decades to come.
    """
    players = table.setting.players
    gone = (table.active - table.start_player) % players + 1 if table.active >= 0 else 0
    mine = (player - table.start_player) % players
    later = max(0, rounds - table.round)
    return later * players + players - gone, later + (mine >= gone) + rounds_later
