"""Choose a project that a decision asks for: the space itself, or the scientist on it."""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import NONE, Energy, Player
from co2desk.engine.table.table import Table
from co2desk.ui.actions.record import ActionRecord
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind


class ChooseProject(ActionRecord[Table, act.ChooseProject]):
    action = act.ChooseProject

    def clicks(self, table: Table, player: Player, action: act.ChooseProject) -> Iterable[PlaceKey]:
        return (at.space(action.space), at.worker(action.space))

    def intended(
        self, table: Table, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.ChooseProject]:
        space = at.space_of(source)
        if space is not None and (source.kind is PlaceKind.SPACE or target is None):
            yield act.choose_project(space)

    def energy_shown(self, table: Table, action: act.ChooseProject) -> Energy | None:
        """None on a free space, which is chosen for a project to come."""
        energy = table.space_energy[action.space]
        return energy if energy != NONE else None
