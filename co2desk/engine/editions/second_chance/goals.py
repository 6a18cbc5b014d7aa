"""Environmental goals and the inspectors (specification 12, 17.5, 17.7).

A tile is achieved when its event has happened often enough: of identical tiles the k-th copy needs k events,
while one event serves all different tiles it fits (A33). All events since the start of the game count.
Settles A6, A33, A34, A44, A45.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...machine.frames import Frame
from ...machine.rule import Emit
from ...table.events import (
    EnvironmentalGoalAchieved,
    EnvironmentalPenalty,
    InspectorMoved,
)
from ...table.ids import Energy
from ...table.kit import EnvironmentalTile
from .ending import POINTS_LOST, end_game

if TYPE_CHECKING:
    from .table import SecondChanceTable

PLANTS, KNOWLEDGE, SUMMITS = 0, 1, 2  # the three groups
INSPECTED = (PLANTS, SUMMITS)


def tiles(table: SecondChanceTable) -> list[EnvironmentalTile]:
    """The tiles on display, from left to right."""
    kit = table.setting.kit
    return [kit.environmental[group][tile] for group, row in enumerate(table.env_tiles) for tile in row]


def events_for(table: SecondChanceTable, tile: EnvironmentalTile) -> int:
    """How often what a tile asks for has happened."""
    setting = table.setting
    value, energies = tile.value, setting.energies
    if tile.kind == "plant_in_region":
        return len(table.green_plants(value))
    if tile.kind == "plant_of_type":
        return sum(table.plants_built[value::energies])
    if tile.kind == "summit_topic":
        return table.summits_by_topic[value]
    if tile.kind == "summit_size":
        return table.summits_by_size[value]
    if tile.kind == "knowledge_half":
        return int(max(table.expertise[value::energies]) >= setting.kit.marks[value].half)
    return int(max(table.expertise[value::energies]) == setting.track_length(value))


def update_goals(table: SecondChanceTable, emit: Emit) -> None:
    """Turn tiles over that have been achieved since the last look."""
    seen: dict[EnvironmentalTile, int] = {}
    for index, tile in enumerate(tiles(table)):
        seen[tile] = seen.get(tile, 0) + 1
        if not table.env_done[index] and events_for(table, tile) >= seen[tile]:
            table.env_done[index] = 1
            emit(EnvironmentalGoalAchieved(index))


def watch_levels(table: SecondChanceTable, energy: Energy, level: int, emit: Emit) -> None:
    """A disc has moved: the halfway mark and the last space may be goals."""
    marks = table.setting.kit.marks[energy]
    if level == marks.half or level == table.setting.track_length(energy):
        update_goals(table, emit)


def goals_phase(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: every open tile costs points, twice under an inspector; below zero the game is lost."""
    price = table.setting.kit.decade_prices[table.decade - 1]
    watched = watched_tiles(table)
    open_tiles = [index for index, done in enumerate(table.env_done) if not done]
    loss = price * (len(open_tiles) + sum(index in watched for index in open_tiles))
    table.vp[0] -= loss
    emit(EnvironmentalPenalty(len(open_tiles), loss))
    if table.vp[0] < 0:
        end_game(table, POINTS_LOST, emit)


# --- inspectors ------------------------------------------------------------------------------------------


def group_start(table: SecondChanceTable, group: int) -> int:
    return sum(len(row) for row in table.env_tiles[:group])


def watched_tiles(table: SecondChanceTable) -> set[int]:
    """The tiles at which an inspector stands."""
    if not table.setting.inspectors:
        return set()
    return {
        group_start(table, group) + at
        for group, at in zip(INSPECTED, table.inspector_at, strict=True)
        if at >= 0
    }


def move_inspectors(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: each draws a fossil tile and moves as far as it says; the tile goes to the bottom of the pile."""
    if not table.setting.inspectors:
        return
    for number, group in enumerate(INSPECTED):
        start = group_start(table, group)
        done = table.env_done[start : start + len(table.env_tiles[group])]
        skips = table.setting.switches.inspector_skips == "achieved"
        if not table.fossil_pile or (skips and all(done)):
            continue  # A45
        fossil = table.fossil_pile[0]
        table.fossil_pile = (*table.fossil_pile[1:], fossil)
        steps = table.setting.kit.fossils[fossil].ppm // table.setting.kit.inspector_ppm_per_tile
        at = table.inspector_at[number]
        while steps:
            at = (at + 1) % len(done)
            if not (skips and done[at]):
                steps -= 1
        table.inspector_at[number] = at
        emit(InspectorMoved(number, start + at, fossil))
