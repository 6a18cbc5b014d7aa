"""Alone: pollute for a second main action (6; A67), by a click on the CO₂ track."""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.ui.actions.record import ActionRecord, TurnGroup
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey


class SecondAction(ActionRecord[Table, act.SecondAction]):
    action = act.SecondAction
    group = TurnGroup.SECOND_ACTION

    def clicks(self, table: Table, player: Player, action: act.SecondAction) -> Iterable[PlaceKey]:
        return (at.CO2,)

    def intended(
        self, table: Table, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.SecondAction]:
        return (act.SECOND_ACTION,) if source == at.CO2 else ()

    def almost_legal(self, table: Table, player: Player) -> Iterable[act.SecondAction]:
        return (act.SECOND_ACTION,)
