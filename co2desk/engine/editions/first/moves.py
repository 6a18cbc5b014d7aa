"""Moving a scientist: as a free action, by a research grant, or by a lobby card (specification 9.1; DP-12).

Moves from a grant or a card do not use up the free move.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, Rule
from ...rules.scientists import moves, perform, why_not_move
from ...table.actions import MoveScientist
from .table import FirstTable

MOVE_USED = refuse("scientist_move_used", "free_actions")


class GrantedMove(Rule[FirstTable, MoveScientist]):
    """A move given by a research grant or a lobby card."""

    action = MoveScientist
    rule = "move_scientist"
    exact = True

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[MoveScientist]:
        return moves(table, frame.player)

    def why_not(self, table: FirstTable, frame: Frame, action: MoveScientist) -> Refusal | None:
        return why_not_move(table, frame.player, action)

    def apply(self, table: FirstTable, frame: Frame, action: MoveScientist, emit: Emit) -> None:
        perform(table, frame.player, action, emit)


class FreeMove(GrantedMove):
    """The one free move of a turn."""

    answers = False

    def closed(self, table: FirstTable, frame: Frame) -> Refusal | None:
        return MOVE_USED if table.used_scientist else None

    def apply(self, table: FirstTable, frame: Frame, action: MoveScientist, emit: Emit) -> None:
        table.begin_action()
        table.used_scientist = 1
        perform(table, frame.player, action, emit)
