"""CO₂ (2012) in the window."""

from __future__ import annotations

from typing import Any

from co2desk.ui.board.words.board import BoardWords
from co2desk.ui.editions import Declaration, Step
from co2desk.ui.editions.first.actions.records import FIRST_ACTIONS
from co2desk.ui.editions.first.layout import first_layout
from co2desk.ui.editions.first.places import first_places
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.models.shared_places import SCIENTISTS_AT_SEAT


def turn_steps(table: Any) -> tuple[Step, ...]:
    """One main action, and each free action at most once."""
    return (
        ("main", bool(table.mandatory_done)),
        ("scientist", bool(table.used_scientist)),
        ("market", bool(table.used_market)),
        ("card", bool(table.used_card)),
    )


FIRST = Declaration(
    places=first_places,
    layout=first_layout,
    words=BoardWords,
    actions=FIRST_ACTIONS,
    turn_steps=turn_steps,
    also={
        # The crane stands where the next plant is within reach.
        PlaceKind.PLANTS: lambda key: (at.track(key.number),),
        PlaceKind.SEAT: lambda key: SCIENTISTS_AT_SEAT,
    },
)
