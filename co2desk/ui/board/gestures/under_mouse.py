"""Which places lie under the mouse, and which of them a piece may go to."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF

from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.view import BoardView
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey


def keys_at(view: BoardView, position: QPointF) -> list[PlaceKey]:
    """The places under the mouse, the uppermost first."""
    point = view.mapToScene(position.toPoint())
    return [
        item.key
        for item in view.items(position.toPoint())
        if isinstance(item, PlaceItem) and item.area.contains(item.mapFromScene(point))
    ]


def target_among(targets: Collection[PlaceKey], keys: Sequence[PlaceKey], on_board: bool) -> PlaceKey | None:
    """The first target that one of these places stands for; the table is a target wherever no seat is."""
    for key in keys:
        for reading in at.enclosing(key):
            if reading in targets:
                return reading
    return at.TABLE if at.TABLE in targets and at.SEAT not in keys and on_board else None
