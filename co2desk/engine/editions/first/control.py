"""Region control (specification 14; rulebooks 3).

Checked only when a plant is built, and only its builder can gain control: more different energies in the
region, then the agenda from top to bottom, then expertise, then the builder. Settles D-30, D-43, D-44, G-50.
"""

from __future__ import annotations

from ...machine.rule import Emit
from ...table.events import ControlKept, ControlTaken
from ...table.ids import Player, Region
from .discs import has_disc
from .table import FirstTable


def check_control(table: FirstTable, region: Region, builder: Player, emit: Emit) -> None:
    controller = table.controller[region]
    winner = new_controller(table, region, builder)
    if winner == controller or not has_disc(table, winner):
        emit(ControlKept(region, controller, builder))
        return
    table.controller[region] = winner
    emit(ControlTaken(region, winner, controller))


def new_controller(table: FirstTable, region: Region, builder: Player) -> Player:
    controller = table.controller[region]
    if controller in (-1, builder):
        rivals: list[Player] = []
    else:
        rivals = [controller]
    if table.setting.switches.control_recount == "all_players":  # D-44, the other reading
        rivals = [player for player in table.owners_in(region) if player != builder]
    best = builder
    # The present controller defends first, so that a third player needs to be strictly better (D-44).
    for rival in sorted(rivals, key=lambda player: (player != controller, player)):
        if is_stronger(table, region, rival, best):
            best = rival
    return best


def is_stronger(table: FirstTable, region: Region, one: Player, other: Player) -> bool:
    """True when `one` is ahead of `other` in the region at some step; False also for a complete tie."""
    mine, theirs = table.energies_in(region, one), table.energies_in(region, other)
    if len(mine) != len(theirs):
        return len(mine) > len(theirs)
    agenda = table.agenda[region]
    for energy in agenda:
        if (energy in mine) != (energy in theirs):
            return energy in mine
    every = table.setting.switches.control_expertise == "agenda"  # D-30, the other reading
    for energy in agenda:
        if every or energy in mine:
            a, b = table.level(one, energy), table.level(other, energy)
            if a != b:
                return a > b
    return False
