"""Money, technology cubes and victory points changing hands.

Money is unlimited (G-03); cubes are not: who is owed more than the supply holds takes what is there (G-02).
"""

from __future__ import annotations

from ..machine.rule import Emit
from ..table.events import MoneyGained, MoneyPaid, PointsGained, PointsLost, TechGained
from ..table.ids import Player
from ..table.table import Table


def gain_money(table: Table, player: Player, amount: int, cause: str, emit: Emit) -> None:
    if amount:
        table.money[player] += amount
        emit(MoneyGained(player, amount, cause))


def pay_money(table: Table, player: Player, amount: int, cause: str, emit: Emit) -> None:
    if amount:
        table.money[player] -= amount
        emit(MoneyPaid(player, amount, cause))


def gain_tech(table: Table, player: Player, amount: int, emit: Emit) -> None:
    if amount:
        got = min(amount, table.tech_supply)
        table.tech_supply -= got
        table.tech[player] += got
        emit(TechGained(player, got, amount - got))


def gain_points(table: Table, player: Player, amount: int, cause: str, emit: Emit) -> None:
    if amount:
        table.vp[table.setting.account[player]] += amount
        emit(PointsGained(player, amount, cause))


def lose_points(table: Table, player: Player, amount: int, cause: str, emit: Emit) -> None:
    """Points may fall below zero (D-13, G-44)."""
    if amount:
        table.vp[table.setting.account[player]] -= amount
        emit(PointsLost(player, amount, cause))
