"""What a seat may know (specification 19).

Everything lies open but hidden piles, lobbyist hands and goals. Partners keep their hands and goals from each
other too; a summit held alone shows the personal goal that asked for it (A24), and after the end of the game
all personal goals are shown. A company goal is secret to the end, also when it was discarded; one that was
scored is shown to all. On a lost planet nothing is scored, so no company goal is shown.
"""

from __future__ import annotations

from typing import Any

from ...table import document
from ...table.document import Look, Sight, own_goal_until, view
from ...table.ids import Card, Player
from .document import attributes
from .ending import LAST_DECADE
from .table import SecondChanceTable


def was_scored(table: SecondChanceTable) -> bool:
    return table.ending == LAST_DECADE


def partners_goals(table: SecondChanceTable, seat: Player, value: Any, shown: Any) -> Any:
    if table.ending:
        return shown
    return [
        shown[player] if player == seat else {"count": len(cards), "shown": face_up(table, player)}
        for player, cards in enumerate(value)
    ]


def face_up(table: SecondChanceTable, player: Player) -> list[Card]:
    """The goal that a player had to show: a small summit held alone."""
    kinds = table.setting.personal_by_number
    achieved = table.small_summit_alone[player]
    return [card for card in table.personal[player] if achieved and kinds[card].kind == "small_summit_alone"]


LOOKS: dict[Sight, Look] = {
    **document.LOOKS,
    Sight.GOAL: own_goal_until(was_scored),
    Sight.PERSONAL: partners_goals,
}


def observe(table: SecondChanceTable, seat: Player) -> dict[str, Any]:
    """The table as one seat sees it; -1 is an onlooker."""
    return view(table, seat, attributes(table.setting), LOOKS)
