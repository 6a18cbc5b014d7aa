"""Variant: the lobby draft (specification 16.3; DP-01). Settles D-65, G-47.

Everybody keeps one card of the packet and passes the rest to the right, until all are taken. The choices
are made one after the other but nobody sees another one's: the packets move when all have chosen.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, Rule
from ...table.actions import KeepCard, keep_card
from ...table.events import LobbyKept, PacketsPassed
from .table import FirstTable


def draft_round(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task: everybody chooses once, then the packets move, while there are cards."""
    if not table.packets[0]:
        return
    order = table.setting.turn_order(table.start_player)
    table.follow(*(Frame("draft", player) for player in order), Frame("draft_pass"), Frame("draft_round"))


def pass_packets(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task: seats are clockwise, so the right neighbour is the seat before."""
    table.packets = table.packets[1:] + table.packets[:1]
    if table.packets[0]:
        emit(PacketsPassed(len(table.packets[0])))


class Keep(Rule[FirstTable, KeepCard]):
    action = KeepCard
    rule = "draft"

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[KeepCard]:
        return [keep_card(card) for card in table.packets[frame.player]]

    def why_not(self, table: FirstTable, frame: Frame, action: KeepCard) -> Refusal | None:
        if action.card in table.packets[frame.player]:
            return None
        return refuse("card_not_in_packet", self.rule, card=action.card)

    def apply(self, table: FirstTable, frame: Frame, action: KeepCard, emit: Emit) -> None:
        player = frame.player
        table.packets[player] = tuple(card for card in table.packets[player] if card != action.card)
        table.lobby_hand[player] = tuple(sorted((*table.lobby_hand[player], action.card)))
        emit(LobbyKept(player, action.card))
