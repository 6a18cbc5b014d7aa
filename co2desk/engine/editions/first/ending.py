"""The ways a game of the first edition can end (specification 15.1, 16.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...machine.frames import Frame
from ...machine.rule import Emit
from ...table.events import GameEnded

if TYPE_CHECKING:
    from .table import FirstTable

LOST = "planet_lost"
SOLO_POLLUTION = "solo_pollution"
LAST_DECADE = "last_decade"
GREEN_REGIONS = "green_regions"
BELOW_DANGER = "below_danger"
ENDINGS = (LAST_DECADE, GREEN_REGIONS, BELOW_DANGER, SOLO_POLLUTION, LOST)


def end_game(table: FirstTable, reason: str, emit: Emit) -> None:
    """Nothing else happens any more, except scoring."""
    table.stack.clear()
    table.active = -1
    table.ending = reason
    emit(GameEnded(reason))
    if reason != LOST:
        table.follow(Frame("scoring"))
