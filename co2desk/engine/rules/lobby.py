"""Playing a lobby card (first edition: specification 13.1; Second Chance: 8.C, 17.1).

One in a turn: the minor effect, or the main effect after the action that triggers it. What becomes of a
played card, and other ways to play one, are the edition's. Settles G-33, G-34, G-35, A12.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from ..machine.frames import Frame
from ..machine.refusals import Refusal, refuse
from ..machine.rule import Emit, Rule
from ..table.actions import PlayLobby, play_lobby
from ..table.ids import Player
from ..table.kit import Effect, LobbyCard
from ..table.table import Table
from .expertise import gain
from .goods import gain_money, gain_points, gain_tech
from .market import take_to_hand
from .scientists import moves
from .turns import CARD_USED

T = TypeVar("T", bound=Table)
CAUSE = "lobby"
DISCOUNT = "discount"  # lowers the price of a plant; only the first edition has it
MINOR, MAIN = 0, 1  # values of PlayLobby.main


class PlayCard(Rule[T, PlayLobby]):
    action = PlayLobby
    exact = True

    def closed(self, table: T, frame: Frame) -> Refusal | None:
        if table.used_card:
            return CARD_USED
        if not table.lobby_hand[frame.player]:
            return refuse("no_lobby_card", self.rule)
        return None

    def candidates(self, table: T, frame: Frame) -> Iterable[PlayLobby]:
        cards = table.setting.lobby_by_number
        bits = table.setting.card_bit
        triggered = table.triggers & ~table.setting.attached_cards
        found = []
        for number in table.lobby_hand[frame.player]:
            found.append(play_lobby(number, MINOR, 0))
            if triggered & bits[number]:
                found += [play_lobby(number, MAIN, option) for option in range(len(cards[number].main))]
        return found

    def why_not(self, table: T, frame: Frame, action: PlayLobby) -> Refusal | None:
        refusal = self.not_in_hand(table, frame.player, action)
        if refusal is not None or not action.main:
            return refusal
        if not table.triggers & table.setting.card_bit[action.card]:
            on = table.setting.lobby_by_number[action.card].on
            return refuse("card_action_missing", self.rule, card=action.card, on=on)
        return None

    def not_in_hand(self, table: T, player: Player, action: PlayLobby) -> Refusal | None:
        """The card, and the side and option of it that are to be used, have to exist."""
        if action.card not in table.lobby_hand[player]:
            return refuse("card_not_in_hand", self.rule, card=action.card)
        options = len(table.setting.lobby_by_number[action.card].main) if action.main else 1
        if action.main not in self.sides() or action.option >= options:
            return refuse("no_such_option", self.rule, card=action.card)
        return None

    def sides(self) -> tuple[int, ...]:
        return (MINOR, MAIN)

    def apply(self, table: T, frame: Frame, action: PlayLobby, emit: Emit) -> None:
        card = table.setting.lobby_by_number[action.card]
        self.put_away(table, frame.player, action, emit)
        effect = card.main[action.option] if action.main else card.minor
        give(table, frame.player, card, effect, emit)

    def put_away(self, table: T, player: Player, action: PlayLobby, emit: Emit) -> None:
        raise NotImplementedError


def _take_ceps(table: Table, player: Player, card: LobbyCard, amount: int, emit: Emit) -> None:
    for _ in range(amount):
        take_to_hand(table, player, emit)


def _move_scientist(table: Table, player: Player, card: LobbyCard, amount: int, emit: Emit) -> None:
    if moves(table, player):
        table.follow(Frame("granted_move", player))


def _refund(table: Any, player: Player, card: LobbyCard, amount: int, emit: Emit) -> None:
    """A discount that is played after the build (D-28), never above a price (G-34).

    `table` is Any: only the first edition has such prices, and this package does not know it."""
    cheapest = min(plant.money for plant in table.setting.kit.plants[card.energy])
    gain_money(table, player, min(amount, cheapest), CAUSE, emit)


# What each effect does: table, player, card, amount, emit. A pack may use these words and no others.
EFFECTS: dict[str, Callable[[Table, Player, LobbyCard, int, Emit], None]] = {
    "money": lambda table, player, card, amount, emit: gain_money(table, player, amount, CAUSE, emit),
    "tech": lambda table, player, card, amount, emit: gain_tech(table, player, amount, emit),
    "cep": _take_ceps,
    "vp": lambda table, player, card, amount, emit: gain_points(table, player, amount, CAUSE, emit),
    "scientist": _move_scientist,
    "expertise": lambda table, player, card, amount, emit: gain(table, player, card.energy, emit),
    DISCOUNT: _refund,
}


def give(table: Table, player: Player, card: LobbyCard, effect: Effect, emit: Emit) -> None:
    """Carry an effect out as far as it can be (G-34, A12)."""
    EFFECTS[effect.kind](table, player, card, effect.amount, emit)
