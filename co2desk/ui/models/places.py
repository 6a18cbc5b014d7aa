"""The keys by which views, gestures and the log name the places of the board.

Read as `places as at`: `at.MARKET`, `at.slot(region, 2)`. What the number of a key means is decoded here, on
top of `engine/table/ids.py`, and nowhere else in the window.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum, auto
from typing import NamedTuple

from co2desk.engine.table import ids
from co2desk.engine.table.ids import Energy, Player, Region, Space, Summit, Topic

NOBODY = -1  # nobody sits at the screen: nothing secret is shown
NO_NUMBER = -1


class PlaceKind(StrEnum):
    """What a place is. Its words are told by `BoardWords.tell_<kind>`."""

    TABLE = auto()  # the table as a whole: where a card is played
    # time
    CO2 = auto()
    PHASE = auto()
    DECADE = auto()
    ROUND = auto()
    SCORE = auto()
    # regions
    REGIONS = auto()
    REGION = auto()
    AGENDA = auto()
    CONTROL = auto()
    REGION_CEP = auto()
    REGION_TECH = auto()
    CUBES = auto()
    SLOT = auto()
    SPACE = auto()
    WORKER = auto()  # the scientist on a project space or at a topic
    # summits
    SUMMITS = auto()
    SUMMIT = auto()
    TOPIC = auto()
    # supplies
    MARKET = auto()
    BANK = auto()  # the supply of everything that is not on sale
    STACKS = auto()
    PLANTS = auto()
    PROJECTS = auto()
    PRICE = auto()
    TRACKS = auto()
    TRACK = auto()
    EVENT = auto()
    NEXT_EVENT = auto()
    UN_GOALS = auto()
    UN_GOAL = auto()
    LOBBYISTS = auto()  # where lobbyist cards in play lie
    LOBBYIST = auto()
    GOAL_GROUP = auto()  # environmental goals of one kind
    ENVIRONMENTAL_GOAL = auto()
    # players
    PLAYERS = auto()
    PLAYER = auto()
    SEAT = auto()  # in front of the player in view: home for scientists, CEPs and goals
    MONEY = auto()
    CEP = auto()
    TECH = auto()
    SCIENTIST = auto()  # in hand
    POOL = auto()  # a scientist who can be recruited
    LOBBY_CARD = auto()  # in hand
    MARKERS = auto()
    COMPANY_GOAL = auto()
    PERSONAL_GOAL = auto()
    PROGRESS = auto()  # of a personal goal
    SOLO_CARD = auto()
    SOLO_STATE = auto()


class PlaceKey(NamedTuple):
    """One place. `number` counts places of a kind as the engine does: the region of a region and of what lies
    in it, the space of a project space, the engine's place of a topic and of a worker, an energy, a player;
    of cards and pieces in a row it is the position in the row."""

    kind: PlaceKind
    number: int = NO_NUMBER
    slot: int = NO_NUMBER  # of a demand slot

    def __repr__(self) -> str:
        """Short, for the messages of failed tests."""
        numbers = ", ".join(str(number) for number in self[1:] if number != NO_NUMBER)
        return f"at.{self.kind}({numbers})" if numbers else f"at.{self.kind.upper()}"


# --- places of which there is one ---------------------------------------------------------------------------

TABLE = PlaceKey(PlaceKind.TABLE)
CO2 = PlaceKey(PlaceKind.CO2)
PHASE = PlaceKey(PlaceKind.PHASE)
DECADE = PlaceKey(PlaceKind.DECADE)
ROUND = PlaceKey(PlaceKind.ROUND)
SCORE = PlaceKey(PlaceKind.SCORE)
REGIONS = PlaceKey(PlaceKind.REGIONS)
SUMMITS = PlaceKey(PlaceKind.SUMMITS)
MARKET = PlaceKey(PlaceKind.MARKET)
BANK = PlaceKey(PlaceKind.BANK)
STACKS = PlaceKey(PlaceKind.STACKS)
TRACKS = PlaceKey(PlaceKind.TRACKS)
EVENT = PlaceKey(PlaceKind.EVENT)
NEXT_EVENT = PlaceKey(PlaceKind.NEXT_EVENT)
UN_GOALS = PlaceKey(PlaceKind.UN_GOALS)
LOBBYISTS = PlaceKey(PlaceKind.LOBBYISTS)
PLAYERS = PlaceKey(PlaceKind.PLAYERS)
SEAT = PlaceKey(PlaceKind.SEAT)
MONEY = PlaceKey(PlaceKind.MONEY)
CEP = PlaceKey(PlaceKind.CEP)
TECH = PlaceKey(PlaceKind.TECH)
MARKERS = PlaceKey(PlaceKind.MARKERS)
COMPANY_GOAL = PlaceKey(PlaceKind.COMPANY_GOAL)
SOLO_CARD = PlaceKey(PlaceKind.SOLO_CARD)
SOLO_STATE = PlaceKey(PlaceKind.SOLO_STATE)


# --- places of a region -------------------------------------------------------------------------------------


def region(region: Region) -> PlaceKey:
    return PlaceKey(PlaceKind.REGION, region)


def agenda(region: Region) -> PlaceKey:
    return PlaceKey(PlaceKind.AGENDA, region)


def control(region: Region) -> PlaceKey:
    return PlaceKey(PlaceKind.CONTROL, region)


def region_cep(region: Region) -> PlaceKey:
    return PlaceKey(PlaceKind.REGION_CEP, region)


def region_tech(region: Region) -> PlaceKey:
    return PlaceKey(PlaceKind.REGION_TECH, region)


def cubes(region: Region) -> PlaceKey:
    return PlaceKey(PlaceKind.CUBES, region)


def slot(region: Region, slot: int) -> PlaceKey:
    return PlaceKey(PlaceKind.SLOT, region, slot)


# --- where scientists stand ---------------------------------------------------------------------------------


def space(space: Space) -> PlaceKey:
    return PlaceKey(PlaceKind.SPACE, space)


def summit(summit: Summit) -> PlaceKey:
    return PlaceKey(PlaceKind.SUMMIT, summit)


def topic(summit: Summit, topic: Topic) -> PlaceKey:
    return PlaceKey(PlaceKind.TOPIC, ids.topic_place(summit, topic))


def space_or_topic(place: ids.Place) -> PlaceKey:
    return PlaceKey(PlaceKind.TOPIC if ids.is_topic(place) else PlaceKind.SPACE, place)


def worker(place: ids.Place) -> PlaceKey:
    """The scientist on a project space or at a topic."""
    return PlaceKey(PlaceKind.WORKER, place)


def card_at(place: ids.Place) -> ids.Card | None:
    """The lobbyist card on which a scientist stands there; None where there is none."""
    return ids.card_of(place) if ids.is_card(place) else None


# --- supplies -----------------------------------------------------------------------------------------------


def plants(energy: Energy) -> PlaceKey:
    return PlaceKey(PlaceKind.PLANTS, energy)


def projects(energy: Energy) -> PlaceKey:
    return PlaceKey(PlaceKind.PROJECTS, energy)


def price(energy: Energy) -> PlaceKey:
    return PlaceKey(PlaceKind.PRICE, energy)


def track(energy: Energy) -> PlaceKey:
    return PlaceKey(PlaceKind.TRACK, energy)


def un_goal(number: int) -> PlaceKey:
    return PlaceKey(PlaceKind.UN_GOAL, number)


def lobbyist(number: int) -> PlaceKey:
    """A lobbyist card in play."""
    return PlaceKey(PlaceKind.LOBBYIST, number)


def goal_group(group: int) -> PlaceKey:
    return PlaceKey(PlaceKind.GOAL_GROUP, group)


def environmental_goal(goal: ids.Goal) -> PlaceKey:
    return PlaceKey(PlaceKind.ENVIRONMENTAL_GOAL, goal)


# --- players ------------------------------------------------------------------------------------------------


def player(player: Player) -> PlaceKey:
    return PlaceKey(PlaceKind.PLAYER, player)


def scientist(number: int) -> PlaceKey:
    """A scientist in the hand of the player in view."""
    return PlaceKey(PlaceKind.SCIENTIST, number)


def pool(number: int) -> PlaceKey:
    """A scientist whom the player in view can recruit."""
    return PlaceKey(PlaceKind.POOL, number)


def lobby_card(number: int) -> PlaceKey:
    """A card in the hand of the player in view."""
    return PlaceKey(PlaceKind.LOBBY_CARD, number)


def personal_goal(number: int) -> PlaceKey:
    return PlaceKey(PlaceKind.PERSONAL_GOAL, number)


def progress(number: int) -> PlaceKey:
    return PlaceKey(PlaceKind.PROGRESS, number)


# --- what a key says ----------------------------------------------------------------------------------------

# What lies in a region, each numbered by it.
REGION_PARTS = frozenset(
    {
        PlaceKind.AGENDA,
        PlaceKind.CONTROL,
        PlaceKind.REGION_CEP,
        PlaceKind.REGION_TECH,
        PlaceKind.CUBES,
        PlaceKind.SLOT,
    }
)
# What lies in front of the player in view.
SEAT_PARTS = frozenset(
    {
        PlaceKind.MONEY,
        PlaceKind.CEP,
        PlaceKind.TECH,
        PlaceKind.SCIENTIST,
        PlaceKind.POOL,
        PlaceKind.LOBBY_CARD,
        PlaceKind.MARKERS,
        PlaceKind.COMPANY_GOAL,
        PlaceKind.PERSONAL_GOAL,
    }
)


def region_of(key: PlaceKey) -> Region | None:
    """The region that a place is or lies in; None for places outside the regions."""
    if key.kind is PlaceKind.REGION or key.kind in REGION_PARTS:
        return key.number
    space = space_of(key)
    return None if space is None else ids.region_of(space)


def space_of(key: PlaceKey) -> Space | None:
    """The project space that a place is, or on which a scientist stands; None for other places."""
    is_there = key.kind in (PlaceKind.SPACE, PlaceKind.WORKER) and ids.is_space(key.number)
    return key.number if is_there else None


def grant_of(key: PlaceKey) -> ids.Grant:
    """The grant on a project space."""
    return ids.grant_of(key.number)


def summit_of(key: PlaceKey) -> Summit:
    """The summit that has a topic."""
    return ids.summit_of(key.number)


def topic_of(key: PlaceKey) -> Topic:
    """Which topic of its summit a topic is."""
    return ids.topic_of(key.number)


def spaces_of(key: PlaceKey) -> Sequence[Space]:
    """The project spaces that a place stands for: a space itself, or all of a region."""
    if key.kind is PlaceKind.SPACE:
        return (key.number,)
    found = region_of(key)
    return ids.spaces_in(found) if found is not None else ()


def enclosing(key: PlaceKey) -> Iterator[PlaceKey]:
    """A place and those around it, from the inside out; last the seat in view or the table."""
    yield key
    if key.kind is PlaceKind.WORKER:
        yield space_or_topic(key.number)
    found = region_of(key)
    if found is not None and key.kind is not PlaceKind.REGION:
        yield region(found)
    if key.kind in SEAT_PARTS:
        yield SEAT
    elif key != SEAT:
        yield TABLE
