"""The table of Second Chance: the shared state and what only this edition has."""

from __future__ import annotations

from itertools import compress, count
from typing import NamedTuple

from ...machine.frames import NOBODY
from ...table.ids import CARD_PLACE, Energy, Place, Player, Region, spaces_in
from ...table.table import Table
from .setting import SecondChanceSetting


class LevelPlant(NamedTuple):
    """A green plant on an infrastructure: its builder owns it, the infrastructure is its host's."""

    energy: int
    level: int
    owner: int
    host: int


class SecondChanceTable(Table):
    setting: SecondChanceSetting

    def __init__(self, setting: SecondChanceSetting) -> None:
        super().__init__(setting)
        kit, players = setting.kit, setting.players
        energies, regions = setting.energies, setting.regions
        cards = max(card.number for card in kit.lobby) + 1
        # projects, infrastructures, plants
        self.project_stack: list[tuple[int, ...]] = [kit.project_levels] * energies
        self.space_level = [0] * setting.spaces
        self.space_host = [NOBODY] * setting.spaces
        self.infrastructures = [0] * (players * energies)  # prepared by a player, built on or not
        self.supporting = [0] * (players * energies)  # those of them that carry a plant
        self.cubes = [0] * (regions * energies * players)
        self.rival_cubes = [0] * (regions * energies)  # solo: the opponent's
        self.fossil_cep = [0] * regions  # a CEP laid on this decade's fossil plant
        self.supply_due: tuple[int, ...] = ()  # regions whose new fossil plant is still to be paid for
        # lobbyists in play, by card number
        self.card_in_play = [0] * cards
        self.card_visitor = [NOBODY] * cards
        self.cards_in_decade_1 = 0
        # goals
        self.env_tiles: tuple[tuple[int, ...], ...] = ((), (), ())  # shown tiles of the three groups
        self.env_done = [0] * sum(kit.environmental_shown)
        self.summits_by_size = [0] * 5
        self.summits_by_topic = [0] * energies
        self.inspector_at = [NOBODY] * kit.inspectors  # index in the group, -1 before the first tile
        self.un_claimed: list[tuple[int, ...]] = [()] * players
        self.personal: list[tuple[int, ...]] = [()] * players
        self.goal_choice: list[tuple[int, ...]] = [()] * players  # dealt, still to be chosen from
        self.small_summit_alone = [0] * players
        self.solo_card = 0
        self.solo_kept = 1  # 0 once a solo goal that is bound to a decade has been missed
        self.replaced = 0  # fossil plants replaced so far
        self.event_out: tuple[int, ...] = ()
        self.summit_last: list[int] = []  # who took a topic last, by summit space
        self.second_action = 0  # solo: 1 bought in this turn, 2 taken too

    def free_cards(self) -> list[Place]:
        """Lobbyist cards in play that nobody has visited."""
        visitor = self.card_visitor
        return [CARD_PLACE + card for card in compress(count(), self.card_in_play) if visitor[card] < 0]

    def has_cube(self, region: Region, energy: Energy, player: Player) -> bool:
        setting = self.setting
        return bool(self.cubes[(region * setting.energies + energy) * setting.players + player])

    def infrastructures_of(self, player: Player) -> list[int]:
        """Number of a player's infrastructures by energy."""
        first = player * self.setting.energies
        return self.infrastructures[first : first + self.setting.energies]

    def hosts_in(self, region: Region) -> set[Player]:
        """Everybody whose infrastructure carries a plant in a region."""
        return {plant.host for plant in self.demand[region] if type(plant) is LevelPlant}

    def infrastructures_in(self, region: Region, player: Player) -> int:
        """A player's infrastructures in a region, with or without a plant."""
        unused = sum(self.space_host[space] == player for space in spaces_in(region))
        return unused + sum(type(p) is LevelPlant and p.host == player for p in self.demand[region])
