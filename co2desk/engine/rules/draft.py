"""Variant: the lobby draft (first edition: specification 16.3; Second Chance: 17.6). Settles D-65, G-47, A82.

Everybody keeps cards of the packet and passes the rest to the right, until all are taken. The choices are
made one after the other but nobody sees another one's: the packets move when all have chosen.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..machine.frames import Frame
from ..machine.refusals import Refusal, refuse
from ..machine.rule import Emit, Rule
from ..table.actions import KeepCard, keep_card
from ..table.events import LobbyKept, PacketsPassed
from ..table.table import Table


def cards_to_keep(table: Table) -> int:
    """How many cards of the packets as they are now go to the hands."""
    left = len(table.packets[0])
    keeps = table.setting.draft_keeps
    done = 0
    for keep in keeps:
        if left == table.setting.base.lobby_hand - done:
            return keep
        done += keep
    return left


def draft_round(table: Table, frame: Frame, emit: Emit) -> None:
    """Task: everybody chooses, then the packets move, while there are cards."""
    if not table.packets[0]:
        return
    order = table.setting.turn_order(table.start_player)
    keep = cards_to_keep(table)
    choices = (Frame("draft", player) for player in order for _ in range(keep))
    table.follow(*choices, Frame("draft_pass"), Frame("draft_round"))


def pass_packets(table: Table, frame: Frame, emit: Emit) -> None:
    """Task: seats are clockwise, so the right neighbour is the seat before."""
    table.packets = table.packets[1:] + table.packets[:1]
    if table.packets[0]:
        emit(PacketsPassed(len(table.packets[0])))


class Keep(Rule[Table, KeepCard]):
    """DP-01, D2: one card of the packet into the hand."""

    action = KeepCard
    rule = "draft"

    def candidates(self, table: Table, frame: Frame) -> Iterable[KeepCard]:
        return [keep_card(card) for card in table.packets[frame.player]]

    def why_not(self, table: Table, frame: Frame, action: KeepCard) -> Refusal | None:
        if action.card in table.packets[frame.player]:
            return None
        return refuse("card_not_in_packet", self.rule, card=action.card)

    def apply(self, table: Table, frame: Frame, action: KeepCard, emit: Emit) -> None:
        player = frame.player
        table.packets[player] = tuple(card for card in table.packets[player] if card != action.card)
        table.lobby_hand[player] = tuple(sorted((*table.lobby_hand[player], action.card)))
        emit(LobbyKept(player, action.card))
