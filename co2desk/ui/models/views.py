"""What lies on the places that both editions have, as records: what the model shows and items and words read.

A place with a single number shows that number: a card (0 where there is none), CEPs, cubes, a player. Where
the editions show different things, the protocol here says what they have in common; the records are in
`views.py` of each edition. All are named tuples: the model makes and compares them after every step.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from co2desk.engine.table.ids import Card, Energy, Player
from co2desk.engine.table.table import FossilPlant, Green


class ClockView(NamedTuple):
    """A decade or a round, and the last one."""

    now: int
    last: int


class ScoreView(NamedTuple):
    points: tuple[int, ...]  # by account


class RegionView(NamedTuple):
    is_green: bool


class SlotView(Protocol):
    """A demand slot."""

    @property
    def plant(self) -> FossilPlant | Green | None: ...
    @property
    def is_next(self) -> bool:
        """Is it the slot that has to be supplied next?"""


class SpaceView(Protocol):
    """A project space. Energy and scientist are -1 where there is none."""

    @property
    def energy(self) -> Energy: ...
    @property
    def stage(self) -> int: ...
    @property
    def scientist(self) -> Player: ...


class SummitView(NamedTuple):
    topics: tuple[Energy, ...]  # none where no tile lies


class TopicView(NamedTuple):
    energy: Energy
    scientist: Player  # -1 while nobody sits there


class MarketView(NamedTuple):
    on_sale: int
    price: int
    is_stopped: bool  # it ran empty in this turn


class BankView(NamedTuple):
    cep: int
    tech: int


class TrackView(NamedTuple):
    levels: tuple[int, ...]  # by player


class TurnView(NamedTuple):
    start_player: Player
    active: Player  # -1 between turns


class PlayerView(NamedTuple):
    """What lies open in front of a player."""

    points: int
    money: int
    cep: int
    tech: int
    scientists: int  # in hand
    recruits: int  # scientists who can be recruited
    lobby_cards: int
    has_goal: bool  # a company goal
    un_goals: tuple[Card, ...]
    plants: int
    regions: int  # under control
    is_start_player: bool
    is_active: bool
    is_at_screen: bool  # the window speaks to this player
