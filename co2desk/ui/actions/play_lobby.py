"""Play a lobby card of the hand for its main or its minor effect."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from co2desk.engine.rules.lobby import MAIN, MINOR
from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.ui.actions.record import ActionRecord, Drag, TurnGroup
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind


class PlayLobby(ActionRecord[Table, act.PlayLobby]):
    action = act.PlayLobby
    group = TurnGroup.LOBBY_CARD
    sides: ClassVar[tuple[int, ...]] = (MINOR, MAIN)  # in which a card is tried when it cannot be played

    def drags(self, table: Table, player: Player, action: act.PlayLobby) -> Iterable[Drag]:
        return [(card, at.TABLE) for card in self.clicks(table, player, action)]

    def clicks(self, table: Table, player: Player, action: act.PlayLobby) -> Iterable[PlaceKey]:
        hand = table.lobby_hand[player]
        return [at.lobby_card(hand.index(action.card))] if action.card in hand else []

    def intended(
        self, table: Table, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.PlayLobby]:
        if source.kind is PlaceKind.LOBBY_CARD:
            for card in table.lobby_hand[player][source.number : source.number + 1]:
                for side in self.sides:
                    yield act.play_lobby(card, side, 0)

    def almost_legal(self, table: Table, player: Player) -> Iterable[act.PlayLobby]:
        return (act.play_lobby(card, MINOR, 0) for card in table.lobby_hand[player])
