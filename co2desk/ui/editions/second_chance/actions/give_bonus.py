"""Choose who receives a bonus, by a click on the player."""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.ui.actions.record import ActionRecord
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind


class GiveBonus(ActionRecord[Table, act.GiveBonus]):
    action = act.GiveBonus

    def clicks(self, table: Table, player: Player, action: act.GiveBonus) -> Iterable[PlaceKey]:
        return (at.player(action.player),)

    def intended(
        self, table: Table, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.GiveBonus]:
        return (act.give_bonus(source.number),) if source.kind is PlaceKind.PLAYER else ()

    def player_shown(self, action: act.GiveBonus) -> Player:
        return action.player
