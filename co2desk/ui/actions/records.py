"""All records of an edition: one for each kind of action that its rules know."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.ui.actions.record import ActionRecord, TurnGroup
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind

Record = ActionRecord[Any, Any]  # of whatever edition and action


class ActionRecords:
    """Their order matters: where a drop may have been intended as several actions whose refusals have the
    same rank (`reasons.py`), the refusal of the first one is told."""

    def __init__(self, *records: Record) -> None:
        self._records = {record.kind: record for record in records}
        # Every piece and place is asked about while a piece is dragged: only those that may answer are.
        self._intending = [record for record in records if overrides(record, "intended")]
        self._owning = [record for record in records if overrides(record, "why_not_yours")]

    def __iter__(self) -> Iterator[Record]:
        return iter(self._records.values())

    def __getitem__(self, kind: str) -> Record:
        return self._records[kind]

    def of(self, action: Action) -> Record:
        return self._records[action.kind]

    def of_turn(self) -> list[Record]:
        """Those that can be taken in a turn, in the order of the buttons."""
        grouped = [(record.group, record) for record in self if record.group is not None]
        return [record for _, record in sorted(grouped, key=lambda pair: pair[0])]

    def turn_groups(self) -> list[tuple[str, tuple[type[Action], ...]]]:
        """The buttons of a turn: the kind that names a group, and the actions in its menu."""
        groups: dict[TurnGroup, list[Record]] = {}
        for record in self.of_turn():
            if record.group is not None and record.group is not TurnGroup.END_TURN:
                groups.setdefault(record.group, []).append(record)
        return [(found[0].kind, tuple(record.action for record in found)) for found in groups.values()]

    def intended_actions(
        self,
        table: Table,
        player: Player,
        source: PlaceKey,
        target: PlaceKey | None,
        kinds: Container[str] | None = None,
    ) -> list[Action]:
        """What an impossible drag was intended as; without a target, what the piece is good for.
        `kinds` are the actions that the game knows, where a mode does without some of them."""
        if target is not None and target.kind is PlaceKind.WORKER:  # a scientist stands for the place
            target = at.space_or_topic(target.number)
        return [
            action
            for record in self._intending
            if kinds is None or record.kind in kinds
            for action in record.intended(table, player, source, target)
        ]

    def why_not_yours(self, game: Game[Table], player: Player, source: PlaceKey) -> Refusal | None:
        """Why a piece is not the player's to use, for whatever action."""
        found = (record.why_not_yours(game, player, source) for record in self._owning)
        return next((refusal for refusal in found if refusal is not None), None)


def overrides(record: Record, name: str) -> bool:
    """Does a record say something of its own?"""
    return getattr(type(record), name) is not getattr(ActionRecord, name)


NO_RECORDS = ActionRecords()
