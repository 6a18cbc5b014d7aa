"""What F1 is about at a place of the board: its section, and the row of what lies there in its lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from co2desk.rulebook.tables import About
from co2desk.ui.help.topics import Topic
from co2desk.ui.models import places as at
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
NUMBERED = REGION_PARTS | {
    PlaceKind.REGION,
    PlaceKind.TRACK,
    PlaceKind.PLANTS,
    PlaceKind.PRICE,
    PlaceKind.PROJECTS,
}

Look = Callable[[PlaceKey], Any]


def place_topic(key: PlaceKey, look: Look) -> Topic:
    """`look` tells what the seat in view sees at a place, so that nothing hidden is looked up."""
    return Topic("places", key.kind, about=_about(key, look))


def _about(key: PlaceKey, look: Look) -> About | None:
    match key.kind:
        case kind if kind in CARDS:
            return look(key) or None  # 0 where no card lies
        case kind if kind in NUMBERED:
            return key.number
        case PlaceKind.LOBBYIST:
            lobbyist = look(key)
            return None if lobbyist is None else int(lobbyist.card)
        case PlaceKind.PROGRESS:
            return look(at.personal_goal(key.number)) or None
        case PlaceKind.ENVIRONMENTAL_GOAL:
            goal = look(key)
            return None if goal is None else goal.tile
        case PlaceKind.SUMMIT:
            return look(key).topics or None
        case PlaceKind.TOPIC:
            return look(at.summit(at.summit_of(key))).topics or None
    return None
