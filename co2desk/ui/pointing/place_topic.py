"""What F1 is about at a place of the board: its section, and the row of what lies there in its lists."""

from __future__ import annotations

from typing import Any

from co2desk.ui.help.topics import Topic
from co2desk.ui.models.places import REGION_PARTS, PlaceKey, PlaceKind

CARDS = frozenset(
    {
        PlaceKind.EVENT,
        PlaceKind.NEXT_EVENT,
        PlaceKind.UN_GOAL,
        PlaceKind.LOBBY_CARD,
        PlaceKind.COMPANY_GOAL,
        PlaceKind.PERSONAL_GOAL,
        PlaceKind.SOLO_CARD,
    }
)
# Places whose own number is that of a region or an energy.
NUMBERED = REGION_PARTS | {PlaceKind.REGION, PlaceKind.TRACK, PlaceKind.PLANTS}


def place_topic(key: PlaceKey, value: Any) -> Topic:
    """`value` is what the seat in view sees there, so that nothing hidden is looked up."""
    return Topic("places", key.kind, number=_number(key, value))


def _number(key: PlaceKey, value: Any) -> int | None:
    if key.kind in CARDS:
        return value or None  # 0 where no card lies
    if key.kind is PlaceKind.LOBBYIST:
        return None if value is None else value.card
    return key.number if key.kind in NUMBERED else None
