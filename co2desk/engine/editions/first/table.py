"""The table of the first edition: the shared state and what only this edition has."""

from __future__ import annotations

from ...table.table import FIELDS, TableOf
from .setting import FirstSetting


class FirstTable(TableOf[FirstSetting]):
    def __init__(self, setting: FirstSetting, bare: bool = False) -> None:
        super().__init__(setting, bare)
        if bare:
            return
        kit, players = setting.kit, setting.players
        self.projects_left = [kit.projects_per_energy] * setting.energies
        self.plant_stack: list[tuple[int, ...]] = [tuple(range(len(stack))) for stack in kit.plants]
        self.un_pile: tuple[int, ...] = ()  # solo only
        self.un_out: tuple[int, ...] = ()  # removed by disasters, solo only
        self.un_scored: list[tuple[int, ...]] = [()] * players
        self.level_after_supply = 0
        self.start_tiles: tuple[int, ...] = ()  # solo: projects still to be laid out, in hidden order
        self.reserve_seed = 0  # orders the tiles of a second fossil pile (G-06), hidden

    def copy(self) -> FirstTable:
        twin = FirstTable(self.setting, bare=True)
        self.copy_to(twin)
        twin.projects_left = self.projects_left.copy()
        twin.plant_stack = self.plant_stack.copy()
        twin.un_pile = self.un_pile
        twin.un_out = self.un_out
        twin.un_scored = self.un_scored.copy()
        twin.level_after_supply = self.level_after_supply
        twin.start_tiles = self.start_tiles
        twin.reserve_seed = self.reserve_seed
        return twin

    def field_names(self) -> tuple[str, ...]:
        return ALL_FIELDS


ALL_FIELDS = (
    *FIELDS,
    "projects_left",
    "plant_stack",
    "un_pile",
    "un_out",
    "un_scored",
    "level_after_supply",
    "start_tiles",
    "reserve_seed",
)
