"""The table: everything that changes during a game, as flat lists of numbers and immutable rows.

Lists are indexed by player, region, project space, energy or summit space; `expertise` and
`plants_built` by player * energies + energy. Piles are tuples drawn from the front. Nothing but
`setting` is shared between copies, and no list holds anything that can change.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress, count
from typing import Any, Literal, NamedTuple, Protocol, Self

from ..machine.frames import NOBODY, Frame
from .ids import FIRST_SEAT, MAX_TOPICS, NONE, Energy, Place, Player, Region, Space
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

LIST_FIELDS: dict[type[Table], tuple[str, ...]] = {}  # which fields of a class hold lists, once it is known


def list_fields(table: Table) -> tuple[str, ...]:
    """No field ever changes between a list and something else, so one table tells it for its class."""
    LIST_FIELDS[type(table)] = tuple(name for name, value in vars(table).items() if type(value) is list)
    return LIST_FIELDS[type(table)]


class Table:
    """The state both editions share."""

    setting: Setting

    def __init__(self, setting: Setting) -> None:  # noqa: PLR0915 - a list of fields, no logic
        kit = setting.base
        players, regions, spaces = setting.players, setting.regions, setting.spaces
        self.setting = setting
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
        self.summit_seats: list[tuple[int, ...]] = []
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
        twin = object.__new__(type(self))
        fields = self.__dict__.copy()
        for name in LIST_FIELDS.get(type(self)) or list_fields(self):
            fields[name] = fields[name].copy()
        twin.__dict__ = fields
        return twin

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

    def free_seats(self, energy: Energy) -> list[Place]:
        """Free topics of an energy on all face-up summits."""
        topics_on = self.setting.topics_on
        return [
            FIRST_SEAT + summit * MAX_TOPICS + topic
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
