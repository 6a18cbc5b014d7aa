"""The table: everything that changes during a game, as flat lists of numbers and immutable rows.

Lists are indexed by player, region, project space, energy or summit space; `expertise` and
`plants_built` by player * energies + energy. Piles are tuples drawn from the front. Nothing but
`setting` is shared between copies, and no list holds anything that can change.
"""

from __future__ import annotations

from typing import NamedTuple, Self

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


Plant = FossilPlant | GreenPlant
Demand = tuple[Plant | None, ...]


class Table:
    """The state both editions share."""

    setting: Setting

    def __init__(self, setting: Setting) -> None:
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
        self.fossil_removed: tuple[int, ...] = ()
        # players
        self.money = [0] * players
        self.cep = [0] * players
        self.tech = [0] * players
        self.vp = [0] * players
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
        # the running turn
        self.mandatory_done = 0
        self.used_scientist = 0
        self.used_market = 0
        self.used_card = 0
        self.stop = 0  # the market ran empty in this turn
        self.triggers = 0  # lobby cards whose action was taken in this turn, as a bit mask

    def copy(self) -> Self:
        """An independent copy: lists are sliced, everything else is immutable or shared for good."""
        twin = object.__new__(type(self))
        twin.__dict__ = {k: v[:] if v.__class__ is list else v for k, v in self.__dict__.items()}
        return twin

    # --- reading -----------------------------------------------------------------------------------

    def level(self, player: Player, energy: Energy) -> int:
        return self.expertise[player * self.setting.energies + energy]

    def scientists_on_projects(self, player: Player) -> list[Space]:
        return [space for space, owner in enumerate(self.space_scientist) if owner == player]

    def vacant_projects(self) -> list[Space]:
        """Projects, proposed or installed, on which nobody stands."""
        stage = self.space_stage
        return [space for space, owner in enumerate(self.space_scientist) if owner < 0 and stage[space]]

    def controlled(self, player: Player) -> list[Region]:
        return [region for region, owner in enumerate(self.controller) if owner == player]

    def topics(self, summit: int) -> tuple[int, ...]:
        tile = self.summit_tile[summit]
        return self.setting.base.summits[tile] if tile >= 0 else ()

    def free_seats(self, energy: Energy) -> list[Place]:
        """Free topics of an energy on all face-up summits."""
        summits = self.setting.base.summits
        found = []
        place = FIRST_SEAT
        for tile, seats in zip(self.summit_tile, self.summit_seats, strict=True):
            if tile >= 0 and energy in summits[tile]:
                for topic, subject in enumerate(summits[tile]):
                    if subject == energy and seats[topic] < 0:
                        found.append(place + topic)
            place += MAX_TOPICS
        return found

    # --- lobby triggers ------------------------------------------------------------------------------

    def begin_action(self) -> None:
        """An action of the turn begins: where a card belongs to its own action only, older triggers end."""
        if not self.setting.triggers_last:
            self.triggers = 0

    # --- the stack ---------------------------------------------------------------------------------

    def follow(self, *frames: Frame) -> None:
        """Do these next, in the order in which they are named."""
        self.stack.extend(frames[::-1])
