"""Places that both editions have, and how what lies there is read as far as the seat in view may know it.

Readers take the numbers of the place, then the table and the seat in view.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from co2desk.engine.table.ids import MAX_TOPICS, spaces_in
from co2desk.ui.models import places as at
from co2desk.ui.models.place_tree import Place, nothing
from co2desk.ui.models.places import NOBODY, PlaceKey, PlaceKind

Numbered = Callable[..., Any]  # a reader that takes the numbers of the place first

# What lies in a region, one of each: kind of place -> list of the table.
REGION_LISTS = {
    PlaceKind.AGENDA: "agenda",
    PlaceKind.CONTROL: "controller",
    PlaceKind.REGION_CEP: "region_cep",
    PlaceKind.REGION_TECH: "region_tech",
}
OWN_GOODS = {at.MONEY: "money", at.CEP: "cep", at.TECH: "tech"}
MOST_SCIENTISTS = 4  # of a player, in both editions
SCIENTISTS_AT_SEAT = tuple(make(n) for make in (at.scientist, at.pool) for n in range(MOST_SCIENTISTS))


def levels(energy: int, table: Any, seat: int) -> tuple[int, ...]:
    """Everybody's disc on a track."""
    return tuple(table.expertise[energy :: table.setting.energies])


def entry(name: str, index: int, table: Any, seat: int) -> Any:
    """One entry of a list of the table."""
    return getattr(table, name)[index]


def un_goal(slot: int, table: Any, seat: int) -> int:
    return table.un_row[slot] if slot < len(table.un_row) else 0


def next_event(table: Any, seat: int) -> int:
    """The first event of the pile lies face up."""
    return table.event_pile[0] if table.event_pile else 0


def own(name: str, absent: Any, table: Any, seat: int) -> Any:
    """What the player in view has; nobody in view: nothing."""
    return getattr(table, name)[seat] if seat > NOBODY else absent


def one_of(name: str, number: int, table: Any, seat: int) -> bool:
    """Does the player in view have this many pieces?"""
    return seat > NOBODY and number < getattr(table, name)[seat]


def own_card(name: str, number: int, table: Any, seat: int) -> int:
    """A card in the hand of the player in view."""
    if seat == NOBODY or number >= len(getattr(table, name)[seat]):
        return 0
    card: int = getattr(table, name)[seat][number]
    return card


def _is_green(region: int, table: Any, seat: int) -> bool:
    green: bool = table.is_green(region)
    return green


def goods(player: int, un_goals: tuple[int, ...], table: Any) -> tuple[Any, ...]:
    """What lies open in front of a player."""
    return (
        table.vp[table.setting.account[player]],
        table.money[player],
        table.cep[player],
        table.tech[player],
        table.hand_scientists[player],
        table.pool_scientists[player],
        len(table.lobby_hand[player]),
        bool(table.goal[player]),
        un_goals,
        table.plants_total(player),
        table.start_player == player,
        table.active == player,
    )


def _topics(summit: int, table: Any, seat: int) -> tuple[int, ...]:
    topics: tuple[int, ...] = table.topics(summit)
    return topics


def _topic(summit: int, topic: int, table: Any, seat: int) -> tuple[int, int] | None:
    """Energy and scientist of a topic, None where the tile has no such topic."""
    topics = table.topics(summit)
    if topic >= len(topics):
        return None
    return topics[topic], table.summit_seats[summit][topic]


# --- parts of the tree --------------------------------------------------------------------------------------


def add_regions(board: Place, setting: Any, slot: Numbered, space: Numbered) -> list[Place]:
    """`slot` reads a demand slot by region and number, `space` a project space."""
    regions = board.add(at.REGIONS, nothing)
    for region in range(setting.regions):
        place = regions.add(at.region(region), partial(_is_green, region))
        for kind, name in REGION_LISTS.items():
            place.add(PlaceKey(kind, region), partial(entry, name, region))
        for number in range(setting.base.slots[region]):
            place.add(at.slot(region, number), partial(slot, region, number))
        for number in spaces_in(region):
            place.add(at.space(number), partial(space, number))
    return regions.inside


def add_summits(board: Place, setting: Any) -> None:
    summits = board.add(at.SUMMITS, lambda t, s: len(t.summit_pile))
    for summit in range(setting.base.summit_spaces):
        tile = summits.add(at.summit(summit), partial(_topics, summit))
        for topic in range(MAX_TOPICS):
            tile.add(at.topic(summit, topic), partial(_topic, summit, topic))


def add_market(board: Place) -> None:
    board.add(at.MARKET, lambda t, s: (t.market, t.price, t.stop))
    board.add(at.BANK, lambda t, s: (t.bank, t.tech_supply))


def add_tracks(board: Place, setting: Any) -> None:
    tracks = board.add(at.TRACKS, nothing)
    for energy in range(setting.energies):
        tracks.add(at.track(energy), partial(levels, energy))


def add_players(board: Place, setting: Any, public: Numbered) -> None:
    """`public` reads what lies open in front of a player: its first number is the player."""
    players = board.add(at.PLAYERS, lambda t, s: (t.start_player, t.active))
    for player in range(setting.players):
        players.add(at.player(player), partial(public, player))


def add_seat(board: Place, setting: Any) -> Place:
    """The seat at the screen: the pieces in front of the player in view."""
    seat = board.add(at.SEAT, lambda t, s: s)
    for key, name in OWN_GOODS.items():
        seat.add(key, partial(own, name, None))
    for number in range(setting.base.scientists):
        seat.add(at.scientist(number), partial(one_of, "hand_scientists", number))
        seat.add(at.pool(number), partial(one_of, "pool_scientists", number))
    for number in range(setting.base.lobby_hand):
        seat.add(at.lobby_card(number), partial(own_card, "lobby_hand", number))
    return seat
