"""The table of the first edition: the shared state and what only this edition has."""

from __future__ import annotations

from ...table.table import Table
from .setting import FirstSetting


class FirstTable(Table):
    setting: FirstSetting

    def __init__(self, setting: FirstSetting) -> None:
        super().__init__(setting)
        kit, players = setting.kit, setting.players
        self.projects_left = [kit.projects_per_energy] * setting.energies
        self.plant_stack: list[tuple[int, ...]] = [tuple(range(len(stack))) for stack in kit.plants]
        self.un_pile: tuple[int, ...] = ()  # solo only
        self.un_out: tuple[int, ...] = ()  # removed by disasters, solo only
        self.un_scored: list[tuple[int, ...]] = [()] * players
        self.level_after_supply = 0
        self.start_tiles: tuple[int, ...] = ()  # solo: projects still to be laid out, in hidden order
        self.reserve_seed = 0  # orders the tiles of a second fossil pile (G-06), hidden
