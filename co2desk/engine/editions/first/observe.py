"""What a seat may know (specification 3; I-22, G-40).

Everything lies open but hidden piles, lobby hands and company goals. A discarded company goal is never
shown; one that was scored is shown to all. On a lost planet nothing is scored, so nothing is shown.
"""

from __future__ import annotations

from typing import Any

from ...table import document
from ...table.document import Look, Sight, own_goal_until, view
from ...table.ids import Player
from .document import attributes
from .ending import LOST
from .table import FirstTable


def was_scored(table: FirstTable) -> bool:
    return bool(table.ending) and table.ending != LOST


LOOKS: dict[Sight, Look] = {**document.LOOKS, Sight.GOAL: own_goal_until(was_scored)}


def observe(table: FirstTable, seat: Player) -> dict[str, Any]:
    """The table as one seat sees it; -1 is an onlooker."""
    return view(table, seat, attributes(table.setting), LOOKS)
