"""The table of the first edition: the shared state and what only this edition has."""

from __future__ import annotations

from ...table.ids import Energy, Player, Region
from ...table.table import GreenPlant, Table
from .setting import FirstSetting


class FirstTable(Table):
    setting: FirstSetting

    def __init__(self, setting: FirstSetting) -> None:
        super().__init__(setting)
        kit, players = setting.kit, setting.players
        self.projects_left = [kit.projects_per_energy] * setting.energies
        self.plant_stack: list[tuple[int, ...]] = [tuple(range(len(stack))) for stack in kit.plants]
        self.un_row: tuple[int, ...] = ()
        self.un_pile: tuple[int, ...] = ()  # solo only
        self.un_out: tuple[int, ...] = ()  # removed by disasters, solo only
        self.un_scored: list[tuple[int, ...]] = [()] * players
        self.event = 0  # on the event space
        self.event_pile: tuple[int, ...] = ()  # the first one lies face up
        self.level_after_supply = 0
        self.packets: list[tuple[int, ...]] = [()] * players  # lobby draft
        self.start_tiles: tuple[int, ...] = ()  # solo: projects still to be laid out, in hidden order
        self.reserve_seed = 0  # orders the tiles of a second fossil pile (G-06), hidden
        self.scoring: tuple[tuple[str, int, int], ...] = ()  # final scoring: (step, player, points)

    def plants_of(self, player: Player, energy: Energy) -> int:
        return self.plants_built[player * self.setting.energies + energy]

    def plants_total(self, player: Player) -> int:
        first = player * self.setting.energies
        return sum(self.plants_built[first : first + self.setting.energies])

    def owners_in(self, region: Region) -> set[Player]:
        """Everybody with a green plant in a region."""
        return {plant.owner for plant in self.demand[region] if type(plant) is GreenPlant}

    def energies_in(self, region: Region, player: Player) -> set[Energy]:
        """The energies of a player's plants in a region."""
        return {p.energy for p in self.demand[region] if type(p) is GreenPlant and p.owner == player}

    def is_green(self, region: Region) -> bool:
        return all(type(plant) is GreenPlant for plant in self.demand[region])
