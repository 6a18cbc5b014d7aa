"""What the actions on projects share: a tile begins one, a CEP prepares it for its plant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import (
    EMPTY,
    INSTALLED,
    PROPOSED,
    Energy,
    Player,
    Space,
    grant_of,
    region_of,
    space_of,
)
from co2desk.engine.table.table import Table
from co2desk.text import Speaker
from co2desk.ui.actions.record import ActionRecord, ChoiceStep, Drag, TurnGroup
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind

Begins = TypeVar("Begins", act.Propose, act.Plan)
Prepares = TypeVar("Prepares", act.Install, act.Infrastructure)


def spaces_at(table: Table, stage: int) -> list[Space]:
    """The project spaces that have come this far."""
    return [space for space, reached in enumerate(table.space_stage) if reached == stage]


def spaces_meant(table: Table, target: PlaceKey | None) -> Sequence[Space]:
    """The project spaces that a target stands for; without a target all of them."""
    return range(table.setting.spaces) if target is None else at.spaces_of(target)


class BeginProject(ActionRecord[Table, Begins]):
    """A project tile is put onto a free space."""

    group = TurnGroup.BEGIN_PROJECT

    def drags(self, table: Table, player: Player, action: Begins) -> Iterable[Drag]:
        return ((at.projects(action.energy), at.space(space_of(action.region, action.grant))),)

    def intended(
        self, table: Table, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[Begins]:
        if source.kind is PlaceKind.PROJECTS:
            for space in spaces_meant(table, target):
                yield self._made(source.number, space)

    def almost_legal(self, table: Table, player: Player) -> Iterable[Begins]:
        """What the agendas ask for, on every free space."""
        for space in spaces_at(table, EMPTY):
            for energy in table.agenda[region_of(space)]:
                yield self._made(energy, space)

    def _made(self, energy: Energy, space: Space) -> Begins:
        return self.action(energy, region_of(space), grant_of(space))

    def submenu_title(self, action: Begins, speaker: Speaker) -> str:
        return speaker.region_name(action.region)

    def choice_steps(self, action: Begins, speaker: Speaker) -> Sequence[ChoiceStep]:
        space = space_of(action.region, action.grant)
        return (
            ChoiceStep(at.region(action.region), speaker.region_name(action.region)),
            ChoiceStep(at.projects(action.energy), speaker.energy_name(action.energy)),
            ChoiceStep(at.space(space), speaker.place(space)),
        )

    def energy_shown(self, table: Table, action: Begins) -> Energy:
        return action.energy


class PrepareProject(ActionRecord[Table, Prepares]):
    """A CEP is put onto a proposed project; the one that is dragged is the one that is paid."""

    group = TurnGroup.PREPARE_PROJECT

    def drags(self, table: Table, player: Player, action: Prepares) -> Iterable[Drag]:
        return [(cep, at.space(action.space)) for cep in ceps_of(table, player)]

    def clicks(self, table: Table, player: Player, action: Prepares) -> Iterable[PlaceKey]:
        return (at.space(action.space),)

    def intended(
        self, table: Table, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[Prepares]:
        if source.kind in (PlaceKind.CEP, PlaceKind.REGION_CEP):
            proposed = spaces_at(table, PROPOSED) or (
                0,
            )  # without a project, any space tells what is missing
            return map(self.action, proposed if target is None else at.spaces_of(target))
        if source.kind is PlaceKind.SPACE and table.space_stage[source.number] != INSTALLED:
            return (self.action(source.number),)
        return ()

    def almost_legal(self, table: Table, player: Player) -> Iterable[Prepares]:
        return map(self.action, spaces_at(table, PROPOSED))

    def fallback(self) -> Prepares:
        return self.action(0)

    def energy_shown(self, table: Table, action: Prepares) -> Energy:
        return table.space_energy[action.space]


def ceps_of(table: Table, player: Player) -> list[PlaceKey]:
    """Where a player's CEPs lie."""
    regions = [region for region in table.controlled(player) if table.region_cep[region]]
    return [at.CEP] * bool(table.cep[player]) + [at.region_cep(region) for region in regions]
