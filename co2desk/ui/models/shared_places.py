"""Places that both editions have, and how what lies there is read as far as the seat in view may know it.

Readers take the numbers of the place, then the table and the seat in view.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from co2desk.engine.table.ids import FIRST_SEAT, GRANTS, MAX_TOPICS
from co2desk.ui.models.places import NOBODY, Place, nothing

Numbered = Callable[..., Any]  # a reader that takes the numbers of the place first

# What lies in a region, one of each: kind of place -> list of the table.
REGION_LISTS = {
    "agenda": "agenda",
    "control": "controller",
    "region_cep": "region_cep",
    "region_tech": "region_tech",
}


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
    regions = board.add(("regions",), nothing)
    for region in range(setting.regions):
        place = regions.add(("region", region), partial(_is_green, region))
        for kind, name in REGION_LISTS.items():
            place.add((kind, region), partial(entry, name, region))
        for number in range(setting.base.slots[region]):
            place.add(("slot", region, number), partial(slot, region, number))
        for number in range(region * GRANTS, region * GRANTS + GRANTS):
            place.add(("space", number), partial(space, number))
    return regions.inside


def add_summits(board: Place, setting: Any) -> None:
    summits = board.add(("summits",), lambda t, s: len(t.summit_pile))
    for summit in range(setting.base.summit_spaces):
        tile = summits.add(("summit", summit), partial(_topics, summit))
        for topic in range(MAX_TOPICS):
            place = FIRST_SEAT + summit * MAX_TOPICS + topic
            tile.add(("topic", place), partial(_topic, summit, topic))


def add_market(board: Place) -> None:
    board.add(("market",), lambda t, s: (t.market, t.price, t.stop))
    board.add(("bank",), lambda t, s: (t.bank, t.tech_supply))


def add_tracks(board: Place, setting: Any) -> None:
    tracks = board.add(("tracks",), nothing)
    for energy in range(setting.energies):
        tracks.add(("track", energy), partial(levels, energy))


def add_players(board: Place, setting: Any, public: Numbered) -> None:
    """`public` reads what lies open in front of a player: its first number is the player."""
    players = board.add(("players",), lambda t, s: (t.start_player, t.active))
    for player in range(setting.players):
        players.add(("player", player), partial(public, player))


def add_seat(board: Place, setting: Any) -> Place:
    """The seat at the screen: the pieces in front of the player in view."""
    seat = board.add(("seat",), lambda t, s: s)
    for name in ("money", "cep", "tech"):
        seat.add((name,), partial(own, name, None))
    for number in range(setting.base.scientists):
        seat.add(("scientist", number), partial(one_of, "hand_scientists", number))
        seat.add(("pool", number), partial(one_of, "pool_scientists", number))
    for number in range(setting.base.lobby_hand):
        seat.add(("lobby", number), partial(own_card, "lobby_hand", number))
    return seat
