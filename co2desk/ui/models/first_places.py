"""The places of CO₂ (2012) and what lies on each, as the seat in view may know it."""

from __future__ import annotations

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
        tracks.add(("track", energy), lambda t, s, e=energy: tuple(t.expertise[e :: t.setting.energies]))
    _players(board, setting)
    _seat(board, setting)
    return board


def _time(board: Place) -> None:
    board.add(("co2",), lambda t, s: t.co2)
    board.add(("decade",), lambda t, s: (t.decade, t.setting.decades))
    board.add(("round",), lambda t, s: (t.round, t.setting.rounds))
    board.add(("score",), lambda t, s: tuple(t.vp))


def _region(regions: Place, region: int, setting: Any) -> None:
    place = regions.add(("region", region), lambda t, s: t.is_green(region))
    place.add(("agenda", region), lambda t, s: t.agenda[region])
    place.add(("control", region), lambda t, s: t.controller[region])
    place.add(("region_cep", region), lambda t, s: t.region_cep[region])
    place.add(("region_tech", region), lambda t, s: t.region_tech[region])
    for slot in range(setting.base.slots[region]):
        place.add(("slot", region, slot), lambda t, s, i=slot: (t.demand[region][i], i == t.decade))
    for grant in range(GRANTS):
        place.add(
            ("space", region * GRANTS + grant),
            lambda t, s, n=region * GRANTS + grant: (
                t.space_energy[n],
                t.space_stage[n],
                t.space_scientist[n],
            ),
        )


def _summits(board: Place, setting: Any) -> None:
    summits = board.add(("summits",), lambda t, s: len(t.summit_pile))
    for summit in range(setting.base.summit_spaces):
        tile = summits.add(("summit", summit), lambda t, s, i=summit: t.topics(i))
        for topic in range(MAX_TOPICS):
            place = FIRST_SEAT + summit * MAX_TOPICS + topic
            tile.add(("topic", place), lambda t, s, i=summit, n=topic: _topic(t, i, n))


def _topic(table: Any, summit: int, topic: int) -> tuple[int, int] | None:
    """Energy and scientist of a topic, None where the tile has no such topic."""
    topics = table.topics(summit)
    if topic >= len(topics):
        return None
    return topics[topic], table.summit_seats[summit][topic]


def _supplies(board: Place, setting: Any) -> None:
    board.add(("market",), lambda t, s: (t.market, t.price, t.stop))
    board.add(("bank",), lambda t, s: (t.bank, t.tech_supply))
    stacks = board.add(("stacks",), nothing)
    for energy in range(setting.energies):
        stacks.add(("plants", energy), lambda t, s, e=energy: t.plant_stack[e])
        stacks.add(("projects", energy), lambda t, s, e=energy: t.projects_left[e])
    board.add(("event",), lambda t, s: t.event)
    board.add(("next_event",), lambda t, s: t.event_pile[0] if t.event_pile else 0)
    goals = board.add(("un_goals",), lambda t, s: len(t.un_pile))
    for slot in range(len(setting.kit.un_goals)):
        goals.add(("un", slot), lambda t, s, i=slot: t.un_row[i] if i < len(t.un_row) else 0)


def _players(board: Place, setting: Any) -> None:
    players = board.add(("players",), lambda t, s: (t.start_player, t.active))
    for player in range(setting.players):
        players.add(("player", player), lambda t, s, p=player: public(t, p))


def public(table: Any, player: int) -> tuple[Any, ...]:
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


def _seat(board: Place, setting: Any) -> None:
    """The seat at the screen: the pieces in front of the player in view. Nobody in view: nothing."""
    seat = board.add(("seat",), lambda t, s: s)
    seat.add(("money",), lambda t, s: t.money[s] if s > NOBODY else None)
    seat.add(("cep",), lambda t, s: t.cep[s] if s > NOBODY else None)
    seat.add(("tech",), lambda t, s: t.tech[s] if s > NOBODY else None)
    for number in range(setting.base.scientists):
        seat.add(("scientist", number), lambda t, s, i=number: s > NOBODY and i < t.hand_scientists[s])
        seat.add(("pool", number), lambda t, s, i=number: s > NOBODY and i < t.pool_scientists[s])
    for number in range(setting.base.lobby_hand):
        seat.add(("lobby", number), lambda t, s, i=number: _card(t, s, i))
    seat.add(("goal",), lambda t, s: t.goal[s] if s > NOBODY else 0)


def _card(table: Any, seat: int, number: int) -> int:
    """A lobby card in the hand of the seat in view."""
    if seat == NOBODY or number >= len(table.lobby_hand[seat]):
        return 0
    card: int = table.lobby_hand[seat][number]
    return card
