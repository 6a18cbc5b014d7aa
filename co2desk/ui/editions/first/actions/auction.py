"""The auction of the start player: a bid and its payment in the prompt bar, the start player by a click."""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.ui.actions.record import ActionRecord
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey


class Bid(ActionRecord[Table, act.Bid]):
    action = act.Bid


class Pass(ActionRecord[Table, act.Pass]):
    action = act.Pass


class PayBid(ActionRecord[Table, act.PayBid]):
    action = act.PayBid


class Appoint(ActionRecord[Table, act.Appoint]):
    action = act.Appoint

    def clicks(self, table: Table, player: Player, action: act.Appoint) -> Iterable[PlaceKey]:
        return (at.player(action.player),)

    def player_shown(self, action: act.Appoint) -> Player:
        return action.player
