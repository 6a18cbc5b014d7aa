"""The table: everything that changes during a game, as flat lists of numbers and immutable rows.

Lists are indexed by player, region, project space, energy or summit space; `expertise` and
`plants_built` by player * energies + energy. Piles are tuples drawn from the front. Nothing but
`setting` is shared between copies, and no list holds anything that can change.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress, count
from typing import Any, Generic, Literal, NamedTuple, Protocol, Self, TypeVar

from ..machine.frames import NOBODY, Frame
from .ids import FIRST_TOPIC, MAX_TOPICS, NONE, Energy, Place, Player, Region, Space
from .setting import Setting


class FossilPlant(NamedTuple):
    fossil: int


class GreenPlant(NamedTuple):
    """`tile` is the plant's number in its energy's stack."""

    energy: int
    tile: int
    owner: int


class Green(Protocol):
    """What every green plant has, in either edition. Its second number is the tile or the level."""

    @property
    def energy(self) -> int: ...
    @property
    def owner(self) -> int: ...
    def __getitem__(self, index: Literal[1]) -> int: ...


Demand = tuple[Any, ...]  # FossilPlant, a green plant, or None for an empty slot

S_co = TypeVar("S_co", bound=Setting, covariant=True)


class TableOf(Generic[S_co]):
    """The state both editions share. A new field stands in three places: `__init__`, `copy_to` and
    `field_names`; tests/engine/test_copy.py finds one that is missing."""

    setting: S_co

    def __init__(self, setting: S_co, bare: bool = False) -> None:  # noqa: PLR0915 - a list of fields
        """An empty table; a `bare` one has no fields yet, and `copy` fills it."""
        self.setting = setting
        if bare:
            return
        kit = setting.base
        players, regions, spaces = setting.players, setting.regions, setting.spaces
        self.stack: list[Frame] = []
        # time
        self.decade = 1
        self.round = 1
        self.start_player = 0
        self.active = NOBODY  # whose turn it is
        self.ending = ""  # why the game is over
        # climate and market
        self.co2 = 0
        self.price = kit.price_start
        self.market = 0
        self.bank = 0
        self.tech_supply = kit.tech
        self.fossil_pile: tuple[int, ...] = ()
        self.fossil_removed: tuple[int, ...] = ()  # replaced by green plants
        self.fossil_out: tuple[int, ...] = ()  # left the game before it started
        # players
        self.money = [0] * players
        self.cep = [0] * players
        self.tech = [0] * players
        self.vp = [0] * (max(setting.account) + 1)
        self.hand_scientists = [0] * players
        self.pool_scientists = [0] * players
        self.expertise = [0] * (players * setting.energies)
        self.plants_built = [0] * (players * setting.energies)
        self.lobby_hand: list[tuple[int, ...]] = [()] * players
        self.lobby_pile: tuple[int, ...] = ()
        self.lobby_played: tuple[int, ...] = ()
        self.goal = [0] * players  # company goal card, 0 when there is none (any more)
        self.goal_cashed = [0] * players
        # regions and their project spaces
        self.agenda: tuple[tuple[int, ...], ...] = ((),) * regions
        self.region_cep = [0] * regions
        self.region_tech = [0] * regions
        self.controller = [NOBODY] * regions
        self.demand: list[Demand] = [(None,) * n for n in kit.slots]
        self.space_energy = [NONE] * spaces
        self.space_stage = [0] * spaces
        self.space_scientist = [NOBODY] * spaces
        # summits
        self.summit_pile: tuple[int, ...] = ()
        self.summit_tile: list[int] = []
        self.summit_seats: list[tuple[int, ...]] = []  # by summit: whose scientist is at each topic
        self.summits_full: tuple[int, ...] = ()  # in the order in which they became full
        # cards on display, draft, scoring
        self.un_row: tuple[int, ...] = ()
        self.event = 0  # on the event space
        self.event_pile: tuple[int, ...] = ()  # the first one lies face up
        self.packets: list[tuple[int, ...]] = [()] * players  # lobby draft
        self.scoring: tuple[tuple[str, int, int], ...] = ()  # final scoring: (step, player, points)
        # the running turn
        self.mandatory_done = 0
        self.used_scientist = 0
        self.used_market = 0
        self.used_card = 0
        self.stop = 0  # the market ran empty in this turn
        self.triggers = 0  # lobby cards whose action was taken in this turn, as a bit mask

    def copy(self) -> Self:
        """An independent copy: lists are copied, everything else is immutable or shared for good."""
        raise NotImplementedError

    def copy_to(self, twin: TableOf[Any]) -> None:  # noqa: PLR0915 - a list of fields
        """What both editions copy."""
        twin.stack = self.stack.copy()
        twin.decade = self.decade
        twin.round = self.round
        twin.start_player = self.start_player
        twin.active = self.active
        twin.ending = self.ending
        twin.co2 = self.co2
        twin.price = self.price
        twin.market = self.market
        twin.bank = self.bank
        twin.tech_supply = self.tech_supply
        twin.fossil_pile = self.fossil_pile
        twin.fossil_removed = self.fossil_removed
        twin.fossil_out = self.fossil_out
        twin.money = self.money.copy()
        twin.cep = self.cep.copy()
        twin.tech = self.tech.copy()
        twin.vp = self.vp.copy()
        twin.hand_scientists = self.hand_scientists.copy()
        twin.pool_scientists = self.pool_scientists.copy()
        twin.expertise = self.expertise.copy()
        twin.plants_built = self.plants_built.copy()
        twin.lobby_hand = self.lobby_hand.copy()
        twin.lobby_pile = self.lobby_pile
        twin.lobby_played = self.lobby_played
        twin.goal = self.goal.copy()
        twin.goal_cashed = self.goal_cashed.copy()
        twin.agenda = self.agenda
        twin.region_cep = self.region_cep.copy()
        twin.region_tech = self.region_tech.copy()
        twin.controller = self.controller.copy()
        twin.demand = self.demand.copy()
        twin.space_energy = self.space_energy.copy()
        twin.space_stage = self.space_stage.copy()
        twin.space_scientist = self.space_scientist.copy()
        twin.summit_pile = self.summit_pile
        twin.summit_tile = self.summit_tile.copy()
        twin.summit_seats = self.summit_seats.copy()
        twin.summits_full = self.summits_full
        twin.un_row = self.un_row
        twin.event = self.event
        twin.event_pile = self.event_pile
        twin.packets = self.packets.copy()
        twin.scoring = self.scoring
        twin.mandatory_done = self.mandatory_done
        twin.used_scientist = self.used_scientist
        twin.used_market = self.used_market
        twin.used_card = self.used_card
        twin.stop = self.stop
        twin.triggers = self.triggers

    def field_names(self) -> tuple[str, ...]:
        """Every field but the setting: what a position is made of."""
        return FIELDS

    # --- reading -----------------------------------------------------------------------------------

    def level(self, player: Player, energy: Energy) -> int:
        return self.expertise[player * self.setting.energies + energy]

    def levels(self, player: Player) -> list[int]:
        """A player's levels on all tracks."""
        first = player * self.setting.energies
        return self.expertise[first : first + self.setting.energies]

    def scientists_on_projects(self, player: Player) -> list[Space]:
        return [space for space, owner in enumerate(self.space_scientist) if owner == player]

    def projects(self) -> Iterator[Space]:
        """The spaces that are not empty."""
        return compress(count(), self.space_stage)

    def vacant_projects(self) -> list[Space]:
        """Projects on which a scientist could work and nobody stands."""
        stage, owner, work = self.space_stage, self.space_scientist, self.setting.work_stages
        return [space for space in self.projects() if owner[space] < 0 and stage[space] in work]

    def free_cards(self) -> list[Place]:
        """Cards in play that a scientist may visit."""
        return []

    def controlled(self, player: Player) -> list[Region]:
        return [region for region, owner in enumerate(self.controller) if owner == player]

    def plants_of(self, player: Player, energy: Energy) -> int:
        return self.plants_built[player * self.setting.energies + energy]

    def plants_total(self, player: Player) -> int:
        first = player * self.setting.energies
        return sum(self.plants_built[first : first + self.setting.energies])

    def green_plants(self, region: Region) -> list[Any]:
        return [
            plant for plant in self.demand[region] if plant is not None and type(plant) is not FossilPlant
        ]

    def owners_in(self, region: Region) -> set[Player]:
        """Everybody with a green plant in a region."""
        return {plant.owner for plant in self.green_plants(region)}

    def energies_in(self, region: Region, player: Player) -> set[Energy]:
        """The energies of a player's plants in a region."""
        return {plant.energy for plant in self.green_plants(region) if plant.owner == player}

    def is_green(self, region: Region) -> bool:
        return len(self.green_plants(region)) == len(self.demand[region])

    def topics(self, summit: int) -> tuple[int, ...]:
        tile = self.summit_tile[summit]
        return self.setting.base.summits[tile] if tile >= 0 else ()

    def free_topics(self, energy: Energy) -> list[Place]:
        """Free topics of an energy on all face-up summits."""
        topics_on = self.setting.topics_on
        return [
            FIRST_TOPIC + summit * MAX_TOPICS + topic
            for summit, tile in enumerate(self.summit_tile)
            if tile >= 0
            for topic in topics_on[tile][energy]
            if self.summit_seats[summit][topic] < 0
        ]

    # --- lobby triggers ------------------------------------------------------------------------------

    def begin_action(self) -> None:
        """An action of the turn begins: where a card belongs to its own action only, older triggers end."""
        if not self.setting.triggers_last:
            self.triggers = 0

    # --- the stack ---------------------------------------------------------------------------------

    def follow(self, *frames: Frame) -> None:
        """Do these next, in the order in which they are named."""
        self.stack.extend(frames[::-1])


Table = TableOf[Setting]

FIELDS = (
    "stack",
    "decade",
    "round",
    "start_player",
    "active",
    "ending",
    "co2",
    "price",
    "market",
    "bank",
    "tech_supply",
    "fossil_pile",
    "fossil_removed",
    "fossil_out",
    "money",
    "cep",
    "tech",
    "vp",
    "hand_scientists",
    "pool_scientists",
    "expertise",
    "plants_built",
    "lobby_hand",
    "lobby_pile",
    "lobby_played",
    "goal",
    "goal_cashed",
    "agenda",
    "region_cep",
    "region_tech",
    "controller",
    "demand",
    "space_energy",
    "space_stage",
    "space_scientist",
    "summit_pile",
    "summit_tile",
    "summit_seats",
    "summits_full",
    "un_row",
    "event",
    "event_pile",
    "packets",
    "scoring",
    "mandatory_done",
    "used_scientist",
    "used_market",
    "used_card",
    "stop",
    "triggers",
)
