"""Places that both editions have, and how what lies there is read as far as the seat in view may know it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from co2desk.engine.table.ids import MAX_TOPICS, Card, Energy, Player, Region, Space, Summit, Topic, spaces_in
from co2desk.engine.table.setting import Setting
from co2desk.engine.table.table import Table
from co2desk.ui.models import places as at
from co2desk.ui.models.place_tree import Place, T, nothing
from co2desk.ui.models.places import NOBODY
from co2desk.ui.models.views import (
    BankView,
    MarketView,
    PlayerView,
    RegionView,
    ScoreView,
    SlotView,
    SpaceView,
    SummitView,
    TopicView,
    TrackView,
    TurnView,
)

topic_view = cache(TopicView)  # equal views are one object: the model sees at once that nothing has changed

# Readers take the numbers of the place, then the table and the seat in view.
SlotReader = Callable[[Region, int, T, Player], SlotView]
SpaceReader = Callable[[Space, T, Player], SpaceView]
PlayerReader = Callable[[Player, T, Player], object]
Cards = Callable[[T], list[tuple[Card, ...]]]  # by player

MOST_SCIENTISTS = 4  # of a player, in both editions
SCIENTISTS_AT_SEAT = tuple(make(n) for make in (at.scientist, at.pool) for n in range(MOST_SCIENTISTS))


def score(table: Table, seat: Player) -> ScoreView:
    return ScoreView(tuple(table.vp))


def un_goal(number: int, table: Table, seat: Player) -> Card:
    return table.un_row[number] if number < len(table.un_row) else 0


def next_event(table: Table, seat: Player) -> Card:
    """The first event of the pile lies face up."""
    return table.event_pile[0] if table.event_pile else 0


def own_goal(table: Table, seat: Player) -> Card:
    """The company goal of the player in view."""
    return table.goal[seat] if seat > NOBODY else 0


def own_card(hands: Cards[T], number: int, table: T, seat: Player) -> Card:
    """A card that only the player in view may see."""
    if seat == NOBODY:
        return 0
    hand = hands(table)[seat]
    return hand[number] if number < len(hand) else 0


def player_view(player: Player, un_goals: tuple[Card, ...], table: Table, seat: Player) -> PlayerView:
    return PlayerView(
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
        len(table.controlled(player)),
        table.start_player == player,
        table.active == player,
        seat == player,
    )


def _topic(summit: Summit, topic: Topic, table: Table, seat: Player) -> TopicView | None:
    """None where the tile has no such topic."""
    seats = table.summit_seats[summit]
    return topic_view(table.topics(summit)[topic], seats[topic]) if topic < len(seats) else None


# --- parts of the tree --------------------------------------------------------------------------------------


def add_regions(
    board: Place[T], setting: Setting, slot: SlotReader[T], space: SpaceReader[T]
) -> list[Place[T]]:
    """`slot` reads a demand slot by region and number, `space` a project space."""
    regions = board.add(at.REGIONS, nothing)
    for region in range(setting.regions):
        place = _add_region(regions, region)
        for number in range(setting.base.slots[region]):
            place.add(at.slot(region, number), partial(slot, region, number))
        for number in spaces_in(region):
            place.add(at.space(number), partial(space, number))
    return regions.inside


def _add_region(regions: Place[T], region: Region) -> Place[T]:
    place = regions.add(at.region(region), lambda t, s: RegionView(t.is_green(region)))
    place.add(at.agenda(region), lambda t, s: t.agenda[region])
    place.add(at.control(region), lambda t, s: t.controller[region])
    place.add(at.region_cep(region), lambda t, s: t.region_cep[region])
    place.add(at.region_tech(region), lambda t, s: t.region_tech[region])
    return place


def add_summits(board: Place[T], setting: Setting) -> None:
    summits = board.add(at.SUMMITS, lambda t, s: len(t.summit_pile))
    for summit in range(setting.base.summit_spaces):
        _add_summit(summits, summit)


def _add_summit(summits: Place[T], summit: Summit) -> None:
    tile = summits.add(at.summit(summit), lambda t, s: SummitView(t.topics(summit)))
    for topic in range(MAX_TOPICS):
        tile.add(at.topic(summit, topic), partial(_topic, summit, topic))


def add_market(board: Place[T]) -> None:
    board.add(at.MARKET, lambda t, s: MarketView(t.market, t.price, bool(t.stop)))
    board.add(at.BANK, lambda t, s: BankView(t.bank, t.tech_supply))


def add_tracks(board: Place[T], setting: Setting) -> None:
    tracks = board.add(at.TRACKS, nothing)
    for energy in range(setting.energies):
        _add_track(tracks, energy, setting.energies)


def _add_track(tracks: Place[T], energy: Energy, energies: int) -> None:
    tracks.add(at.track(energy), lambda t, s: TrackView(tuple(t.expertise[energy::energies])))


def add_players(board: Place[T], setting: Setting, public: PlayerReader[T]) -> None:
    """`public` reads what lies open in front of a player: its first number is the player."""
    players = board.add(at.PLAYERS, lambda t, s: TurnView(t.start_player, t.active))
    for player in range(setting.players):
        players.add(at.player(player), partial(public, player))


def add_seat(board: Place[T], setting: Setting) -> Place[T]:
    """The seat at the screen: the pieces in front of the player in view."""
    seat = board.add(at.SEAT, lambda t, s: s)
    seat.add(at.MONEY, lambda t, s: t.money[s] if s > NOBODY else None)
    seat.add(at.CEP, lambda t, s: t.cep[s] if s > NOBODY else None)
    seat.add(at.TECH, lambda t, s: t.tech[s] if s > NOBODY else None)
    for number in range(setting.base.scientists):
        _add_scientist(seat, number)
    for number in range(setting.base.lobby_hand):
        seat.add(at.lobby_card(number), partial(own_card, lambda t: t.lobby_hand, number))
    return seat


def _add_scientist(seat: Place[T], number: int) -> None:
    """Is there one more in hand, and one more to recruit?"""
    seat.add(at.scientist(number), lambda t, s: s > NOBODY and number < t.hand_scientists[s])
    seat.add(at.pool(number), lambda t, s: s > NOBODY and number < t.pool_scientists[s])
