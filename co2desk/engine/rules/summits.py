"""Summits (first edition: specification 11; Second Chance: 10).

A summit whose topics are all taken is held at the end of the turn, after the end-of-turn expertise (G-23).
Each edition says who takes part in which order and what a participant receives; opening, closing and
replacing a summit are the same. Settles D-52, D-53, G-07, G-22, G-51.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..machine.frames import NOBODY, Frame
from ..machine.refusals import Refusal, refuse
from ..machine.rule import Emit, Rule
from ..table.actions import ChooseEnergy, choose_energy
from ..table.events import SummitHeld, SummitReplaced
from ..table.table import Table
from .expertise import gain


def hold_next(table: Table, frame: Frame, emit: Emit) -> None:
    """Task: hold the summits of this turn, one after the other."""
    if not table.summits_full:
        return
    summit = table.summits_full[0]
    table.summits_full = table.summits_full[1:]
    emit(SummitHeld(summit, table.summit_tile[summit]))
    table.follow(
        Frame("summit_participants", NOBODY, (summit,)),
        Frame("summit_close", NOBODY, (summit,)),
        Frame("summits"),
    )


def close(table: Table, frame: Frame, emit: Emit) -> None:
    """Task: all scientists go home, the tile leaves the game, the next one takes its space."""
    summit = frame.data[0]
    for owner in table.summit_seats[summit]:
        table.hand_scientists[owner] += 1
    tile, table.summit_pile = (
        (table.summit_pile[0], table.summit_pile[1:]) if table.summit_pile else (NOBODY, ())
    )
    table.summit_tile[summit] = tile
    table.summit_seats[summit] = (NOBODY,) * len(table.topics(summit))
    emit(SummitReplaced(summit, tile))


class ChooseNextPoint(Rule[Table, ChooseEnergy]):
    """DP-22: a participant with several points due picks which comes next. The frame lists what is due."""

    action = ChooseEnergy
    rule = "summit"

    def candidates(self, table: Table, frame: Frame) -> Iterable[ChooseEnergy]:
        return (choose_energy(energy) for energy in sorted(set(frame.data)))

    def why_not(self, table: Table, frame: Frame, action: ChooseEnergy) -> Refusal | None:
        if action.energy in frame.data:
            return None
        return refuse("not_a_topic_here", self.rule, energy=action.energy)

    def apply(self, table: Table, frame: Frame, action: ChooseEnergy, emit: Emit) -> None:
        rest = list(frame.data)
        rest.remove(action.energy)
        if rest:
            table.follow(Frame(frame.kind, frame.player, tuple(rest)))
        gain(table, frame.player, action.energy, emit)


class ChooseOnePoint(ChooseNextPoint):
    """One point in any one of the frame's energies."""

    def apply(self, table: Table, frame: Frame, action: ChooseEnergy, emit: Emit) -> None:
        gain(table, frame.player, action.energy, emit)
