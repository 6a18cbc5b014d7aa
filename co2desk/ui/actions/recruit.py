"""Recruit a scientist from the pool."""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.ui.actions.record import ActionRecord, Drag
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind


class Recruit(ActionRecord[Table, act.Recruit]):
    action = act.Recruit

    def drags(self, table: Table, player: Player, action: act.Recruit) -> Iterable[Drag]:
        return [(piece, at.SEAT) for piece in self.clicks(table, player, action)]

    def clicks(self, table: Table, player: Player, action: act.Recruit) -> Iterable[PlaceKey]:
        return [at.pool(number) for number in range(table.pool_scientists[player])]

    def intended(
        self, table: Table, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.Recruit]:
        return (act.RECRUIT,) if source.kind is PlaceKind.POOL else ()
