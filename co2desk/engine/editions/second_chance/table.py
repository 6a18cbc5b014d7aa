"""The table of Second Chance: the shared state and what only this edition has."""

from __future__ import annotations

from itertools import compress, count
from typing import NamedTuple

from ...machine.frames import NOBODY
from ...table.ids import CARD_PLACE, Energy, Place, Player, Region, spaces_in
from ...table.table import FIELDS, TableOf
from .setting import SecondChanceSetting


class LevelPlant(NamedTuple):
    """A green plant on an infrastructure: its builder owns it, the infrastructure is its host's."""

    energy: int
    level: int
    owner: int
    host: int


class SecondChanceTable(TableOf[SecondChanceSetting]):
    def __init__(self, setting: SecondChanceSetting, bare: bool = False) -> None:
        super().__init__(setting, bare)
        if bare:
            return
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

    def copy(self) -> SecondChanceTable:
        twin = SecondChanceTable(self.setting, bare=True)
        self.copy_to(twin)
        twin.project_stack = self.project_stack.copy()
        twin.space_level = self.space_level.copy()
        twin.space_host = self.space_host.copy()
        twin.infrastructures = self.infrastructures.copy()
        twin.supporting = self.supporting.copy()
        twin.cubes = self.cubes.copy()
        twin.rival_cubes = self.rival_cubes.copy()
        twin.fossil_cep = self.fossil_cep.copy()
        twin.supply_due = self.supply_due
        twin.card_in_play = self.card_in_play.copy()
        twin.card_visitor = self.card_visitor.copy()
        twin.cards_in_decade_1 = self.cards_in_decade_1
        twin.env_tiles = self.env_tiles
        twin.env_done = self.env_done.copy()
        twin.summits_by_size = self.summits_by_size.copy()
        twin.summits_by_topic = self.summits_by_topic.copy()
        twin.inspector_at = self.inspector_at.copy()
        twin.un_claimed = self.un_claimed.copy()
        twin.personal = self.personal.copy()
        twin.goal_choice = self.goal_choice.copy()
        twin.small_summit_alone = self.small_summit_alone.copy()
        twin.solo_card = self.solo_card
        twin.solo_kept = self.solo_kept
        twin.replaced = self.replaced
        twin.event_out = self.event_out
        twin.summit_last = self.summit_last.copy()
        twin.second_action = self.second_action
        return twin

    def field_names(self) -> tuple[str, ...]:
        return ALL_FIELDS

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


ALL_FIELDS = (
    *FIELDS,
    "project_stack",
    "space_level",
    "space_host",
    "infrastructures",
    "supporting",
    "cubes",
    "rival_cubes",
    "fossil_cep",
    "supply_due",
    "card_in_play",
    "card_visitor",
    "cards_in_decade_1",
    "env_tiles",
    "env_done",
    "summits_by_size",
    "summits_by_topic",
    "inspector_at",
    "un_claimed",
    "personal",
    "goal_choice",
    "small_summit_alone",
    "solo_card",
    "solo_kept",
    "replaced",
    "event_out",
    "summit_last",
    "second_action",
)
