"""Lobby cards (specification 13.1; rulebooks 2.2.3 and the card list).

The main lobby needs its action by the same player in the same turn; the minor lobby needs nothing. A card
leaves the game when played. Discounts are attached when a build is declared; all others are played after
their action. Settles D-24 to D-28, G-33, G-34, G-35, G-39.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, Rule
from ...rules.expertise import gain
from ...rules.goods import gain_money, gain_points, gain_tech
from ...rules.market import take_to_hand
from ...rules.scientists import moves
from ...table.actions import PlayLobby, play_lobby
from ...table.events import LobbyDrawn, LobbyPlayed, UnGoalRevealed
from ...table.ids import Card, Energy, Player
from ...table.kit import Effect, LobbyCard
from .table import FirstTable
from .turn import CARD_USED

CAUSE = "lobby"


def attachable(table: FirstTable, player: Player, energy: Energy) -> list[Card]:
    """The discount cards in hand that fit a build of this energy."""
    if table.used_card or table.setting.switches.lobby_main_timing == "after":
        return []
    setting = table.setting
    mask = setting.on_build[energy]
    return [card for card in table.lobby_hand[player] if setting.card_bit[card] & mask]


class Play(Rule[FirstTable, PlayLobby]):
    """DP-19, DP-20: one card in a turn, main or minor; a card that can do nothing may still be played."""

    action = PlayLobby
    rule = "lobby_main"
    answers = False

    def closed(self, table: FirstTable, frame: Frame) -> Refusal | None:
        if table.used_card:
            return CARD_USED
        if not table.lobby_hand[frame.player]:
            return refuse("no_lobby_card", "lobby_minor")
        return None

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[PlayLobby]:
        cards = table.setting.lobby_by_number
        bits = table.setting.card_bit
        triggers = table.triggers
        found = []
        for number in table.lobby_hand[frame.player]:
            found.append(play_lobby(number, 0, 0))
            if triggers & bits[number]:
                found += [play_lobby(number, 1, option) for option in range(len(cards[number].main))]
        return found

    def why_not(self, table: FirstTable, frame: Frame, action: PlayLobby) -> Refusal | None:
        if action.card not in table.lobby_hand[frame.player]:
            return refuse("card_not_in_hand", self.rule, card=action.card)
        card = table.setting.lobby_by_number[action.card]
        if not action.main:
            return refuse("no_such_option", self.rule, card=action.card) if action.option else None
        if action.main != 1 or action.option >= len(card.main):
            return refuse("no_such_option", self.rule, card=action.card)
        if card.on == "build" and table.setting.switches.lobby_main_timing != "after":
            return refuse("attach_card_to_build", self.rule, card=action.card)
        if not table.triggers & table.setting.card_bit[action.card]:
            return refuse("card_action_missing", self.rule, card=action.card, on=card.on)
        return None

    def apply(self, table: FirstTable, frame: Frame, action: PlayLobby, emit: Emit) -> None:
        player = frame.player
        card = table.setting.lobby_by_number[action.card]
        discard_lobby(table, player, action.card, action.main, action.option, emit)
        effect = card.main[action.option] if action.main else card.minor
        give(table, player, card, effect, emit)


def discard_lobby(
    table: FirstTable, player: Player, number: Card, main: int, option: int, emit: Emit
) -> None:
    """The card leaves the game. Alone one draws the next, and a main lobby shows a UN goal (16.4)."""
    table.used_card = 1
    table.lobby_hand[player] = tuple(card for card in table.lobby_hand[player] if card != number)
    table.lobby_played += (number,)
    emit(LobbyPlayed(player, number, main, option))
    if not table.setting.solo:
        return
    if table.lobby_pile:
        drawn, table.lobby_pile = table.lobby_pile[0], table.lobby_pile[1:]
        table.lobby_hand[player] += (drawn,)
        emit(LobbyDrawn(player, drawn))
    if main and table.un_pile:
        shown, table.un_pile = table.un_pile[0], table.un_pile[1:]
        table.un_row += (shown,)
        emit(UnGoalRevealed(shown))


def give(table: FirstTable, player: Player, card: LobbyCard, effect: Effect, emit: Emit) -> None:
    """Carry an effect out as far as it can be (G-34)."""
    kind, amount = effect
    if kind in ("money", "discount"):
        # A discount played after the build is a refund (D-28); no plant of the kit costs less than it.
        gain_money(table, player, amount, CAUSE, emit)
    elif kind == "tech":
        gain_tech(table, player, amount, emit)
    elif kind == "vp":
        gain_points(table, player, amount, CAUSE, emit)
    elif kind == "expertise":
        gain(table, player, card.energy, emit)
    elif kind == "cep":
        for _ in range(amount):
            take_to_hand(table, player, emit)
    elif moves(table, player):
        table.follow(Frame("granted_move", player))
