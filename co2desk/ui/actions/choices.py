"""Choose what a decision asks for by a click on it: an energy or a region."""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import Energy, Player
from co2desk.engine.table.table import Table
from co2desk.ui.actions.record import IN_REGION, ActionRecord, Drag
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind


class ChooseEnergy(ActionRecord[Table, act.ChooseEnergy]):
    action = act.ChooseEnergy

    def clicks(self, table: Table, player: Player, action: act.ChooseEnergy) -> Iterable[PlaceKey]:
        return (at.track(action.energy),)

    def intended(
        self, table: Table, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.ChooseEnergy]:
        return (act.choose_energy(source.number),) if source.kind is PlaceKind.TRACK else ()

    def energy_shown(self, table: Table, action: act.ChooseEnergy) -> Energy:
        return action.energy


class ChooseRegion(ActionRecord[Table, act.ChooseRegion]):
    """A CEP that a bonus brings into a region can be dragged there, too."""

    action = act.ChooseRegion

    def drags(self, table: Table, player: Player, action: act.ChooseRegion) -> Iterable[Drag]:
        brings_cep = table.stack[-1].kind == "bonus_region_cep"
        return ((at.MARKET, at.region(action.region)),) if brings_cep else ()

    def clicks(self, table: Table, player: Player, action: act.ChooseRegion) -> Iterable[PlaceKey]:
        return (at.region(action.region),)

    def intended(
        self, table: Table, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.ChooseRegion]:
        region = at.region_of(target) if source == at.MARKET and target is not None else None
        if source.kind in IN_REGION:
            region = source.number
        return (act.choose_region(region),) if region is not None else ()
