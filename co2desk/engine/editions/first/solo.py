"""Variant: solo, the five start projects (specification 16.4; DP-02). Settles D-37, D-38, G-39.

The player chooses a region; one project of each energy is drawn at random and goes to the current region
or, if its agenda does not want it or all its spaces are taken, to the next one clockwise. No grants.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...machine.frames import NOBODY, Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, OpenRule, Rule
from ...table.actions import ChooseProject, ChooseRegion, choose_project, choose_region
from ...table.ids import Energy, Region, Space, spaces_in
from .propose import put_project
from .table import FirstTable


class ChooseStartRegion(OpenRule[FirstTable, ChooseRegion]):
    action = ChooseRegion
    rule = "solo_setup"

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[ChooseRegion]:
        return [choose_region(region) for region in range(table.setting.regions)]

    def apply(self, table: FirstTable, frame: Frame, action: ChooseRegion, emit: Emit) -> None:
        table.follow(Frame("start_project", NOBODY, (action.region,)))


def free_spaces(table: FirstTable, region: Region) -> list[Space]:
    return [space for space in spaces_in(region) if not table.space_stage[space]]


def region_for(table: FirstTable, energy: Energy, first: Region) -> Region:
    """The first region clockwise that wants this energy and has room; NOBODY if there is none."""
    for region in table.setting.ring(first):
        if energy in table.agenda[region] and free_spaces(table, region):
            return region
    return NOBODY


def next_start_project(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task: draw the next tile and ask for its space."""
    if not table.start_tiles:
        return
    energy = table.start_tiles[0]
    region = region_for(table, energy, frame.data[0])
    if region == NOBODY:
        table.start_tiles = table.start_tiles[1:]
        table.follow(frame)
        return
    table.follow(Frame("start_space", 0, (energy, region)))


class PlaceStartProject(Rule[FirstTable, ChooseProject]):
    """The space is the player's choice; one reading of the rules leaves none (D-37)."""

    action = ChooseProject
    rule = "solo_setup"

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[ChooseProject]:
        return [choose_project(space) for space in free_spaces(table, frame.data[1])]

    def why_not(self, table: FirstTable, frame: Frame, action: ChooseProject) -> Refusal | None:
        free = free_spaces(table, frame.data[1])
        if action.space not in free:
            return refuse("not_this_space", self.rule, region=frame.data[1])
        if table.setting.switches.solo_slot == "first_free" and action.space != free[0]:
            return refuse("first_free_space_only", self.rule, region=frame.data[1])
        return None

    def apply(self, table: FirstTable, frame: Frame, action: ChooseProject, emit: Emit) -> None:
        energy, region = frame.data
        table.start_tiles = table.start_tiles[1:]
        put_project(table, frame.player, energy, action.space, emit)
        if table.setting.switches.solo_next_start == "next_region":
            region = (region + 1) % table.setting.regions
        table.follow(Frame("start_project", NOBODY, (region,)))
