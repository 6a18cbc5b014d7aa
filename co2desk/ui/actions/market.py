"""Buy and sell CEPs at the market."""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.ui.actions.record import ActionRecord, Drag, TurnGroup
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey


class BuyCep(ActionRecord[Table, act.BuyCep]):
    action = act.BuyCep
    group = TurnGroup.MARKET

    def drags(self, table: Table, player: Player, action: act.BuyCep) -> Iterable[Drag]:
        return ((at.MARKET, at.SEAT),)

    def clicks(self, table: Table, player: Player, action: act.BuyCep) -> Iterable[PlaceKey]:
        return (at.MARKET,)

    def intended(
        self, table: Table, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.BuyCep]:
        into_region = target is not None and at.region_of(target) is not None
        return (act.BUY_CEP,) if source == at.MARKET and not into_region else ()

    def almost_legal(self, table: Table, player: Player) -> Iterable[act.BuyCep]:
        return (act.BUY_CEP,)


class SellCep(ActionRecord[Table, act.SellCep]):
    action = act.SellCep
    group = TurnGroup.MARKET

    def drags(self, table: Table, player: Player, action: act.SellCep) -> Iterable[Drag]:
        return ((at.CEP, at.MARKET),)

    def clicks(self, table: Table, player: Player, action: act.SellCep) -> Iterable[PlaceKey]:
        return (at.MARKET,)

    def intended(
        self, table: Table, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.SellCep]:
        return (act.SELL_CEP,) if source == at.CEP and target in (None, at.MARKET) else ()

    def almost_legal(self, table: Table, player: Player) -> Iterable[act.SellCep]:
        return (act.SELL_CEP,)
