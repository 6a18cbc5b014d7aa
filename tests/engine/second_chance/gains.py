"""What a player of Second Chance has gained."""

from __future__ import annotations

from tests.engine.second_chance.scene import Scene


def goods(s: Scene, player: int = 0) -> dict[str, int]:
    """What a player has, and the points of the player's account."""
    table = s.table
    energies = table.setting.energies
    return {
        "money": table.money[player],
        "tech": table.tech[player],
        "cep": table.cep[player],
        "vp": table.vp[table.setting.account[player]],
        "knowledge": sum(table.expertise[player * energies : (player + 1) * energies]),
    }


def gains(s: Scene, before: dict[str, int], player: int = 0) -> dict[str, int]:
    """What has changed since `before`."""
    return {kind: n - before[kind] for kind, n in goods(s, player).items() if n != before[kind]}
