"""Build a plant on an infrastructure (9.C)."""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.editions.second_chance.build import nearest_build
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import INSTALLED, Energy, Player, region_of
from co2desk.ui.actions.projects import spaces_at
from co2desk.ui.actions.record import ActionRecord, Drag, TurnGroup
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind


class BuildPlant(ActionRecord[SecondChanceTable, act.BuildPlant]):
    """The plant stands behind its project: the project is dragged into its region."""

    action = act.BuildPlant
    group = TurnGroup.BUILD

    def drags(self, table: SecondChanceTable, player: Player, action: act.BuildPlant) -> Iterable[Drag]:
        return ((at.space(action.space), at.region(region_of(action.space))),)

    def clicks(self, table: SecondChanceTable, player: Player, action: act.BuildPlant) -> Iterable[PlaceKey]:
        return (at.space(action.space),)

    def intended(
        self, table: SecondChanceTable, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.BuildPlant]:
        if source.kind is PlaceKind.SPACE and table.space_stage[source.number] == INSTALLED:
            yield nearest_build(table, source.number)

    def almost_legal(self, table: SecondChanceTable, player: Player) -> Iterable[act.BuildPlant]:
        return (nearest_build(table, space) for space in spaces_at(table, INSTALLED))

    def fallback(self) -> act.BuildPlant:
        return act.build_plant(0, 0)

    def energy_shown(self, table: SecondChanceTable, action: act.BuildPlant) -> Energy:
        return table.space_energy[action.space]
