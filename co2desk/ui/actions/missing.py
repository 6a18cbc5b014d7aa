"""Everything that is missing for an action, not only the first thing: what is missing is put there on a copy,
and the engine is asked again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.table.ids import Energy, Player

FAR = 99  # an action that is refused without an amount is far from being possible


def _supporting(table: SecondChanceTable, player: Player, energy: Energy, needed: int) -> None:
    table.supporting[player * table.setting.energies + energy] = needed


# A refusal -> how its lack is made good: (table, player, energy, amount that is needed).
MADE_GOOD: dict[str, Callable[[Any, Player, Energy, int], None]] = {"infrastructure_missing": _supporting}


def all_missing(game: Game[Any], action: Action) -> list[Refusal]:
    """What stands against an action: the refusal, and what would be refused after it; nothing if legal."""
    found: list[Refusal] = []
    asked = game
    while (refusal := asked.why_not(action)) is not None and refusal not in found:
        found.append(refusal)
        if refusal.code in MADE_GOOD:
            asked = game.copy() if asked is game else asked
            values: dict[str, Any] = dict(refusal.values)
            MADE_GOOD[refusal.code](asked.table, asked.decision.player, values["energy"], values["needed"])
    return found


def distance(refusals: list[Refusal]) -> int:
    """How far an action is from being possible."""
    return sum(map(_lack, refusals))


def _lack(refusal: Refusal) -> int:
    values = dict(refusal.values)
    needed, had = values.get("needed"), values.get("had")
    return needed - had if isinstance(needed, int) and isinstance(had, int) else FAR
