"""Paying a CEP: from the own hand or from a region one controls, always to the bank.

First edition: specification 12 and 14; Second Chance: 7.2. Settles D-12, D-72.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..machine.frames import Frame
from ..machine.refusals import Refusal, refuse
from ..machine.rule import Emit, Rule
from ..table.actions import PayCep, pay_cep
from ..table.events import CepPaid
from ..table.ids import HAND, Player, Region, Source
from ..table.table import Table
from .market import return_to_bank

ANY_REGION = -1


def cep_missing(table: Table, player: Player) -> Refusal | None:
    """Why a player cannot pay a CEP, if it is so."""
    if table.cep[player] or (player in table.controller and sources(table, player)):
        return None
    return refuse("no_cep_to_pay", "pay_cep", needed=1, had=0)


def ceps_available(table: Table, player: Player) -> int:
    """CEPs in hand and in controlled regions."""
    return table.cep[player] + sum(table.region_cep[region] for region in table.controlled(player))


def sources(table: Table, player: Player, only: Region = ANY_REGION) -> list[Source]:
    """Where a player can take a CEP from; `only` leaves no other region than that one (D-12)."""
    found = [HAND] if table.cep[player] else []
    cep = table.region_cep
    for region, owner in enumerate(table.controller):
        if owner == player and cep[region] and only in (ANY_REGION, region):
            found.append(region)
    return found


def pay(table: Table, player: Player, source: Source, emit: Emit) -> None:
    if source == HAND:
        table.cep[player] -= 1
    else:
        table.region_cep[source] -= 1
    emit(CepPaid(player, source))
    return_to_bank(table, emit)


class ChooseCepSource(Rule[Table, PayCep]):
    """DP-07, DP-13: the payer chooses. The frame's number is the only region allowed, or ANY_REGION."""

    action = PayCep
    rule = "pay_cep"

    def candidates(self, table: Table, frame: Frame) -> Iterable[PayCep]:
        return (pay_cep(source) for source in sources(table, frame.player, frame.data[0]))

    def why_not(self, table: Table, frame: Frame, action: PayCep) -> Refusal | None:
        if action.source == HAND:
            return None if table.cep[frame.player] else refuse("no_cep_in_hand", self.rule, needed=1, had=0)
        if table.controller[action.source] != frame.player:
            return refuse("region_not_controlled", self.rule, region=action.source)
        if frame.data[0] not in (ANY_REGION, action.source):
            return refuse("other_region_must_pay", self.rule, region=frame.data[0])
        if not table.region_cep[action.source]:
            return refuse("no_cep_in_region", self.rule, needed=1, had=0)
        return None

    def apply(self, table: Table, frame: Frame, action: PayCep, emit: Emit) -> None:
        pay(table, frame.player, action.source, emit)
