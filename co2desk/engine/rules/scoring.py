"""Pieces of final scoring that both editions share (first edition: specification 15.2; Second Chance: 16.2).

Settles G-38, G-42, G-55, A43, A53.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..machine.rule import Emit
from ..table.events import CepCollected, CepSoldOut
from ..table.ids import Player
from ..table.table import Table
from .market import return_to_bank


class Result(NamedTuple):
    """How a game ended. `ranking` lists the players from best to worst; a lost game has no winner.

    `scoring` are the lines of the final scoring: step, player, points. `details` are numbers by name.
    """

    ending: str
    scores: tuple[int, ...]
    winners: tuple[Player, ...]
    ranking: tuple[Player, ...]
    scoring: tuple[tuple[str, Player, int], ...]
    details: tuple[tuple[str, int], ...] = ()


def record(table: Table, step: str, player: Player, points: int) -> None:
    table.vp[player] += points
    table.scoring += ((step, player, points),)


def collect_ceps(table: Table, emit: Emit) -> None:
    """CEPs of controlled regions go to their controllers."""
    for region, owner in enumerate(table.controller):
        if owner >= 0 and table.region_cep[region]:
            emit(CepCollected(owner, region, table.region_cep[region]))
            table.cep[owner] += table.region_cep[region]
            table.region_cep[region] = 0


def sell_ceps(table: Table, emit: Emit) -> None:
    """All CEPs in hand are sold; the price stays."""
    for player, ceps in enumerate(table.cep):
        if ceps:
            emit(CepSoldOut(player, ceps, table.price))
            table.money[player] += ceps * table.price
            table.cep[player] = 0
            for _ in range(ceps):
                return_to_bank(table, emit)


def award_most(table: Table, step: str, counts: Iterable[int], points: int, least: int = 1) -> None:
    """Everybody tied for the most gets the award, if the most is at least `least` (G-38, A53)."""
    counts = list(counts)
    most = max(counts)
    for player, count in enumerate(counts):
        record(table, step, player, points if count == most >= least else 0)


def leading_energies(table: Table, player: Player) -> int:
    """Energies in which nobody is ahead; level 0 never leads (G-42)."""
    energies = table.setting.energies
    return sum(
        1
        for energy in range(energies)
        if 0 < table.level(player, energy) == max(table.expertise[energy::energies])
    )
