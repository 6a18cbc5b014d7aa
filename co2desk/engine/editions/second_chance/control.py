"""Region control (specification 7.7; rulebook, checking control).

Only the builder can gain it: more agenda fields with own cubes, then the fields from left to right, then
knowledge of the energy just built, then the builder. Settles A27, A28, A30.
"""

from __future__ import annotations

from ...machine.rule import Emit
from ...table.events import ControlKept, ControlTaken
from ...table.ids import Energy, Player, Region
from .table import SecondChanceTable

Key = tuple[int, tuple[bool, ...], int]


def key(table: SecondChanceTable, region: Region, player: Player, energy: Energy) -> Key:
    fields = tuple(table.has_cube(region, field, player) for field in table.agenda[region])
    return sum(fields), fields, table.level(player, energy)


def rival_key(table: SecondChanceTable, region: Region) -> Key:
    """The opponent of the solo game: cubes, but never any knowledge."""
    first = region * table.setting.energies
    fields = tuple(bool(table.rival_cubes[first + field]) for field in table.agenda[region])
    return sum(fields), fields, -1


def check_control(
    table: SecondChanceTable, region: Region, builder: Player, energy: Energy, emit: Emit
) -> None:
    holder = table.controller[region]
    if holder == builder:
        emit(ControlKept(region, holder, builder))
        return
    mine = key(table, region, builder, energy)
    if any(key(table, region, rival, energy) > mine for rival in rivals(table, region, builder)):
        emit(ControlKept(region, holder, builder))
        return
    if rival_key(table, region)[0] and rival_key(table, region) > mine:
        emit(ControlKept(region, holder, builder))
        return
    if markers_left(table, builder) < 1:  # A30
        emit(ControlKept(region, holder, builder))
        return
    table.controller[region] = builder
    emit(ControlTaken(region, builder, holder))


def rivals(table: SecondChanceTable, region: Region, builder: Player) -> list[Player]:
    holder = table.controller[region]
    if table.setting.switches.control_rivals == "controller":  # A27, the other reading
        return [holder] if holder >= 0 else []
    return [player for player in table.owners_in(region) if player != builder]


def markers_left(table: SecondChanceTable, player: Player) -> int:
    return table.setting.kit.control_markers - table.controller.count(player)
