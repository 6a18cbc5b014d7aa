"""Lobby cards (specification 13.1; rulebooks 2.2.3 and the card list).

The main lobby needs its action by the same player in the same turn; the minor lobby needs nothing. A card
leaves the game when played. Discounts are attached when a build is declared; all others are played after
their action. Settles D-24 to D-28, G-33, G-34, G-35, G-39.
"""

from __future__ import annotations

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit
from ...rules.lobby import PlayCard
from ...table.actions import PlayLobby
from ...table.events import LobbyDrawn, LobbyPlayed, UnGoalRevealed
from ...table.ids import Card, Energy, Player
from .table import FirstTable


def attachable(table: FirstTable, player: Player, energy: Energy) -> list[Card]:
    """The discount cards in hand that fit a build of this energy."""
    if table.used_card or table.setting.switches.lobby_main_timing == "after":
        return []
    setting = table.setting
    mask = setting.on_build[energy]
    return [card for card in table.lobby_hand[player] if setting.card_bit[card] & mask]


class Play(PlayCard[FirstTable]):
    """DP-19, DP-20. A discount card belongs to the build, unless a reading makes it a refund (D-28)."""

    rule = "lobby_main"

    def why_not(self, table: FirstTable, frame: Frame, action: PlayLobby) -> Refusal | None:
        refusal = self.not_in_hand(table, frame.player, action)
        if refusal is not None:
            return refusal
        on = table.setting.lobby_by_number[action.card].on
        if action.main and on == "build" and table.setting.switches.lobby_main_timing != "after":
            return refuse("attach_card_to_build", self.rule, card=action.card)
        return super().why_not(table, frame, action)

    def put_away(self, table: FirstTable, player: Player, action: PlayLobby, emit: Emit) -> None:
        discard_lobby(table, player, action.card, action.main, action.option, emit)


def discard_lobby(
    table: FirstTable, player: Player, number: Card, main: int, option: int, emit: Emit
) -> None:
    """The card leaves the game. Where there are piles, alone, one draws a card and may show a goal (16.4)."""
    table.used_card = 1
    table.lobby_hand[player] = tuple(card for card in table.lobby_hand[player] if card != number)
    table.lobby_played += (number,)
    emit(LobbyPlayed(player, number, main, option))
    if table.lobby_pile:
        drawn, table.lobby_pile = table.lobby_pile[0], table.lobby_pile[1:]
        table.lobby_hand[player] += (drawn,)
        emit(LobbyDrawn(player, drawn))
    if main and table.un_pile:
        shown, table.un_pile = table.un_pile[0], table.un_pile[1:]
        table.un_row += (shown,)
        emit(UnGoalRevealed(shown))
