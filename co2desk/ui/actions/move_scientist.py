"""Move a scientist: from the hand to a project, from there to a summit or home."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import EMPTY, HAND, Place, Player
from co2desk.engine.table.table import Table
from co2desk.text import Speaker
from co2desk.ui.actions.record import ActionRecord, Drag, TurnGroup
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind

T = TypeVar("T", bound=Table)


class MoveScientist(ActionRecord[T, act.MoveScientist]):
    action = act.MoveScientist
    group = TurnGroup.MOVE_SCIENTIST

    def drags(self, table: T, player: Player, action: act.MoveScientist) -> Iterable[Drag]:
        target = self.key_of(table, action.destination)
        return [(piece, target) for piece in _pieces_at(table, player, action.origin)]

    def intended(
        self, table: T, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.MoveScientist]:
        if source.kind in (PlaceKind.SCIENTIST, PlaceKind.WORKER):
            origin = source.number if source.kind is PlaceKind.WORKER else HAND
            for place in self.places_meant(table, target):
                yield act.move_scientist(origin, place)

    def almost_legal(self, table: T, player: Player) -> Iterable[act.MoveScientist]:
        for origin in (HAND, *table.scientists_on_projects(player)):
            for space in range(table.setting.spaces):
                yield act.move_scientist(origin, space)

    def submenu_title(self, action: act.MoveScientist, speaker: Speaker) -> str:
        """Where the scientist comes from."""
        return speaker.place(action.origin)

    # --- places of the engine and of the board -------------------------------------------------------------

    def key_of(self, table: T, place: Place) -> PlaceKey:
        """Where a scientist arrives."""
        return at.SEAT if place == HAND else at.space_or_topic(place)

    def places_meant(self, table: T, target: PlaceKey | None) -> Iterable[Place]:
        """Where a scientist would stand who is put there; without a target, every project."""
        if target is None:
            projects = [space for space, stage in enumerate(table.space_stage) if stage != EMPTY]
            return projects or (0,)  # without a project, any space tells what is missing
        if target.kind is PlaceKind.TOPIC:
            return (target.number,)
        if target.kind is PlaceKind.SUMMIT:
            topics = range(len(table.topics(target.number)))
            return [at.topic(target.number, topic).number for topic in topics]
        return (HAND,) if target == at.SEAT else at.spaces_of(target)


def _pieces_at(table: Table, player: Player, origin: Place) -> list[PlaceKey]:
    """The pieces that a move can begin with."""
    if origin == HAND:
        return [at.scientist(number) for number in range(table.hand_scientists[player])]
    return [at.worker(origin)]
