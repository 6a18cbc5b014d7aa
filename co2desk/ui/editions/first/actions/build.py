"""Build the top plant of a stack on an installed project (8.3)."""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import INSTALLED, Energy, Player, Space, region_of
from co2desk.ui.actions.projects import spaces_at, spaces_meant
from co2desk.ui.actions.record import ActionRecord, Drag, TurnGroup
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind


class Build(ActionRecord[FirstTable, act.Build]):
    """A plant is dragged onto its project, or into the region, where it will stand."""

    action = act.Build
    group = TurnGroup.BUILD

    def drags(self, table: FirstTable, player: Player, action: act.Build) -> Iterable[Drag]:
        plants = at.plants(table.space_energy[action.space])
        return ((plants, at.space(action.space)), (plants, at.region(region_of(action.space))))

    def clicks(self, table: FirstTable, player: Player, action: act.Build) -> Iterable[PlaceKey]:
        return (at.space(action.space),)

    def intended(
        self, table: FirstTable, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.Build]:
        if source.kind is PlaceKind.PLANTS:
            for space in _spaces_for(table, source.number, target):
                yield from _builds(table, player, space, source.number)
        elif source.kind is PlaceKind.SPACE and table.space_stage[source.number] == INSTALLED:
            yield from _builds(table, player, source.number, table.space_energy[source.number])

    def almost_legal(self, table: FirstTable, player: Player) -> Iterable[act.Build]:
        for space in spaces_at(table, INSTALLED):
            yield act.build(space, _top_plant(table, table.space_energy[space]), 0)

    def fallback(self) -> act.Build:
        return act.build(0, 0, 0)

    def energy_shown(self, table: FirstTable, action: act.Build) -> Energy:
        return table.space_energy[action.space]


def _spaces_for(table: FirstTable, energy: Energy, target: PlaceKey | None) -> list[Space]:
    """The installed projects of an energy; without any, the spaces that are not so far."""
    spaces = spaces_meant(table, target)
    installed = [space for space in spaces if table.space_stage[space] == INSTALLED]
    fitting = [space for space in installed if table.space_energy[space] == energy]
    return fitting or [space for space in spaces if space not in installed]


def _builds(table: FirstTable, player: Player, space: Space, energy: Energy) -> Iterable[act.Build]:
    """The top plant on a project: alone, and with each card in hand that makes it cheaper (13.1)."""
    cards = table.setting.lobby_by_number
    fitting = [n for n in table.lobby_hand[player] if cards[n].on == "build" and cards[n].energy == energy]
    for card in (0, *fitting):
        yield act.build(space, _top_plant(table, energy), card)


def _top_plant(table: FirstTable, energy: Energy) -> int:
    """Any number where the stack is empty: the rules say so."""
    stack = table.plant_stack[energy]
    return stack[0] if stack else 0
