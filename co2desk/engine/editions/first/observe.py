"""What a seat may know (specification 3; I-22, G-40).

Everything lies open but hidden piles, lobby hands and company goals. A discarded company goal is never
shown; one that was scored is shown to all. On a lost planet nothing is scored, so nothing is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...table.ids import Player
from .document import Sight, attributes
from .scoring import LOST
from .table import FirstTable

Look = Callable[[FirstTable, Player, Any, Any], Any]  # table, seat, value, the value as JSON


def observe(table: FirstTable, seat: Player) -> dict[str, Any]:
    """The table as one seat sees it, keyed like the document of the table; -1 is an onlooker."""
    values = vars(table)
    return {
        key: LOOKS[sight](table, seat, values[key], shape.encode(values[key]))
        for key, (shape, sight) in attributes(table.setting).items()
        if sight in LOOKS
    }


def public(table: FirstTable, seat: Player, value: Any, shown: Any) -> Any:
    return shown


def pile_size(table: FirstTable, seat: Player, value: Any, shown: Any) -> Any:
    return {"count": len(value)}


def top_card(table: FirstTable, seat: Player, value: Any, shown: Any) -> Any:
    """The first card lies face up; the others are only counted with it."""
    return {"count": len(value), "top": shown[0] if shown else None}


def own_cards(table: FirstTable, seat: Player, value: Any, shown: Any) -> Any:
    return [shown[player] if player == seat else {"count": len(cards)} for player, cards in enumerate(value)]


def own_goal(table: FirstTable, seat: Player, value: Any, shown: Any) -> Any:
    if table.ending and table.ending != LOST:
        return shown
    return [shown[player] if player == seat else {"held": bool(card)} for player, card in enumerate(value)]


# What is not listed is never shown: a new kind of sight stays secret until it is given a look.
LOOKS: dict[Sight, Look] = {
    Sight.PUBLIC: public,
    Sight.COUNT: pile_size,
    Sight.TOP: top_card,
    Sight.HAND: own_cards,
    Sight.GOAL: own_goal,
}
