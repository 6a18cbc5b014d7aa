"""The places of CO₂ (2012) and what lies on each, as the seat in view may know it."""

from __future__ import annotations

from functools import partial
from typing import Any

from co2desk.engine.table.ids import FIRST_SEAT, GRANTS, MAX_TOPICS
from co2desk.ui.models.places import NOBODY, Place, nothing, root


def first_places(setting: Any) -> Place:
    """Every place of a game; the tree stays as it is while the game lasts."""
    board = root()
    _time(board)
    regions = board.add(("regions",), nothing)
    for region in range(setting.regions):
        _region(regions, region, setting)
    _summits(board, setting)
    _supplies(board, setting)
    tracks = board.add(("tracks",), nothing)
    for energy in range(setting.energies):
        tracks.add(("track", energy), partial(_levels, energy))
    _players(board, setting)
    _seat(board, setting)
    return board


# --- what lies on a place: the numbers of the place, then the table and the seat in view -------------------


def _levels(energy: int, table: Any, seat: int) -> tuple[int, ...]:
    return tuple(table.expertise[energy :: table.setting.energies])


def _slot(region: int, slot: int, table: Any, seat: int) -> tuple[Any, bool]:
    """The plant, and whether the slot must be supplied when the next decade begins."""
    return table.demand[region][slot], slot == table.decade


def _space(space: int, table: Any, seat: int) -> tuple[int, int, int]:
    return table.space_energy[space], table.space_stage[space], table.space_scientist[space]


def _topics(summit: int, table: Any, seat: int) -> tuple[int, ...]:
    topics: tuple[int, ...] = table.topics(summit)
    return topics


def _topic(summit: int, topic: int, table: Any, seat: int) -> tuple[int, int] | None:
    """Energy and scientist of a topic, None where the tile has no such topic."""
    topics = table.topics(summit)
    if topic >= len(topics):
        return None
    return topics[topic], table.summit_seats[summit][topic]


def _item(name: str, index: int, table: Any, seat: int) -> Any:
    """One entry of a list of the table."""
    return getattr(table, name)[index]


def _un_goal(slot: int, table: Any, seat: int) -> int:
    return table.un_row[slot] if slot < len(table.un_row) else 0


def public(player: int, table: Any, seat: int) -> tuple[Any, ...]:
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
        table.un_scored[player],
        table.plants_total(player),
        table.start_player == player,
        table.active == player,
    )


def _own(name: str, absent: Any, table: Any, seat: int) -> Any:
    """What the player in view has; nobody in view: nothing."""
    return getattr(table, name)[seat] if seat > NOBODY else absent


def _one_of(name: str, number: int, table: Any, seat: int) -> bool:
    """Does the player in view have this many pieces?"""
    return seat > NOBODY and number < getattr(table, name)[seat]


def _card(number: int, table: Any, seat: int) -> int:
    """A lobby card in the hand of the player in view."""
    if seat == NOBODY or number >= len(table.lobby_hand[seat]):
        return 0
    card: int = table.lobby_hand[seat][number]
    return card


# --- the tree -----------------------------------------------------------------------------------------------


def _time(board: Place) -> None:
    board.add(("co2",), lambda t, s: t.co2)
    board.add(("decade",), lambda t, s: (t.decade, t.setting.decades))
    board.add(("round",), lambda t, s: (t.round, t.setting.rounds))
    board.add(("score",), lambda t, s: tuple(t.vp))


def _region(regions: Place, region: int, setting: Any) -> None:
    place = regions.add(("region", region), lambda t, s: t.is_green(region))
    place.add(("agenda", region), partial(_item, "agenda", region))
    place.add(("control", region), partial(_item, "controller", region))
    place.add(("region_cep", region), partial(_item, "region_cep", region))
    place.add(("region_tech", region), partial(_item, "region_tech", region))
    for slot in range(setting.base.slots[region]):
        place.add(("slot", region, slot), partial(_slot, region, slot))
    for space in range(region * GRANTS, region * GRANTS + GRANTS):
        place.add(("space", space), partial(_space, space))


def _summits(board: Place, setting: Any) -> None:
    summits = board.add(("summits",), lambda t, s: len(t.summit_pile))
    for summit in range(setting.base.summit_spaces):
        tile = summits.add(("summit", summit), partial(_topics, summit))
        for topic in range(MAX_TOPICS):
            place = FIRST_SEAT + summit * MAX_TOPICS + topic
            tile.add(("topic", place), partial(_topic, summit, topic))


def _supplies(board: Place, setting: Any) -> None:
    board.add(("market",), lambda t, s: (t.market, t.price, t.stop))
    board.add(("bank",), lambda t, s: (t.bank, t.tech_supply))
    stacks = board.add(("stacks",), nothing)
    for energy in range(setting.energies):
        stacks.add(("plants", energy), partial(_item, "plant_stack", energy))
        stacks.add(("projects", energy), partial(_item, "projects_left", energy))
    board.add(("event",), lambda t, s: t.event)
    board.add(("next_event",), lambda t, s: t.event_pile[0] if t.event_pile else 0)
    goals = board.add(("un_goals",), lambda t, s: len(t.un_pile))
    for slot in range(len(setting.kit.un_goals)):
        goals.add(("un", slot), partial(_un_goal, slot))


def _players(board: Place, setting: Any) -> None:
    players = board.add(("players",), lambda t, s: (t.start_player, t.active))
    for player in range(setting.players):
        players.add(("player", player), partial(public, player))


def _seat(board: Place, setting: Any) -> None:
    """The seat at the screen: the pieces in front of the player in view."""
    seat = board.add(("seat",), lambda t, s: s)
    for name in ("money", "cep", "tech"):
        seat.add((name,), partial(_own, name, None))
    for number in range(setting.base.scientists):
        seat.add(("scientist", number), partial(_one_of, "hand_scientists", number))
        seat.add(("pool", number), partial(_one_of, "pool_scientists", number))
    for number in range(setting.base.lobby_hand):
        seat.add(("lobby", number), partial(_card, number))
    seat.add(("goal",), partial(_own, "goal", 0))
