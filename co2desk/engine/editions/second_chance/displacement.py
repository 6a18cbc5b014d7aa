"""A scientist has to leave a project that becomes an infrastructure (specification 9.B).

Its owner moves it, at once and for free, also in another player's turn (D13). Settles A8, A10.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...machine.frames import NOBODY, Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, Rule
from ...rules.scientists import moves_from, vacant_places, why_not_move
from ...table.actions import MoveScientist
from ...table.events import ScientistSentAway
from .moves import move
from .table import SecondChanceTable


def make_room(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: the owner of a scientist on the tile has to move it (A8)."""
    space = frame.data[0]
    owner = table.space_scientist[space]
    if owner != NOBODY:
        emit(ScientistSentAway(owner, frame.player, space))
        table.follow(Frame("displaced", owner, (space,)))


class MoveDisplaced(Rule[SecondChanceTable, MoveScientist]):
    """D13: any normal destination; the move is the owner's, also in another player's turn (A10)."""

    action = MoveScientist
    rule = "displaced_scientist"
    exact = True

    def candidates(self, table: SecondChanceTable, frame: Frame) -> Iterable[MoveScientist]:
        return moves_from(table, frame.data[0], vacant_places(table))

    def why_not(self, table: SecondChanceTable, frame: Frame, action: MoveScientist) -> Refusal | None:
        if action.origin != frame.data[0]:
            return refuse("other_scientist_must_move", self.rule)
        return why_not_move(table, frame.player, action)

    def apply(self, table: SecondChanceTable, frame: Frame, action: MoveScientist, emit: Emit) -> None:
        move(table, frame.player, action, emit)
