"""Moving scientists (specification 9.1, 20)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.refusals import Refusal, refuse
from co2desk.engine.table.events import ScientistMoved
from tests.engine.checks import denied
from tests.engine.first.scene import Scene, scene


def stage(**switches: str) -> Scene:
    """Player 0: one scientist in hand, one on a solar project in Europe, two on summits.

    A biomass project in Asia is vacant, one of player 1 stands in Africa; summit 0 has a free solar topic."""
    s = scene(switches=switches)
    s.project("europe/tech", "solar", scientist=0)
    s.project("asia/money", "biomass", installed=True)
    s.project("africa/money", "biomass", scientist=1)
    for index in range(6):
        s.table.summit_tile[index], s.table.summit_seats[index] = -1, ()
    s.summit(0, "forestation", "solar", seats={0: 0})
    s.summit(1, "solar", "biomass", seats={0: 0})
    s.table.hand_scientists[0], s.table.pool_scientists[0] = 1, 0
    return s


def no_move(s: Scene, refusal: Refusal, origin: str, destination: str) -> None:
    denied(s, refusal, "move_scientist", origin=origin, destination=destination)


def test_every_move_of_the_rules_is_offered_and_no_other() -> None:
    """DP-12, 9.1: hand or project to a vacant project, project to the hand or a free topic of its energy."""
    assert sorted(stage().moves()) == [
        ("europe/tech", "asia/money"),
        ("europe/tech", "hand"),
        ("europe/tech", "summit/0/1"),
        ("hand", "asia/money"),
    ]


@pytest.mark.parametrize(
    ("origin", "destination"),
    [
        ("hand", "asia/money"),
        ("europe/tech", "asia/money"),
        ("europe/tech", "hand"),
        ("europe/tech", "summit/0/1"),
    ],
)
def test_a_move_takes_the_scientist_from_one_place_to_the_other(origin: str, destination: str) -> None:
    """9.1, G-31: also onto an installed project; there are always four scientists of a player."""
    s = stage()
    space = s.codec.place_number
    before = s.table.expertise[:]
    s.do("move_scientist", origin=origin, destination=destination)
    assert s.events == [ScientistMoved(0, space(origin), space(destination))]
    table = s.table
    standing = table.space_scientist.count(0) + sum(seats.count(0) for seats in table.summit_seats)
    assert table.hand_scientists[0] + table.pool_scientists[0] + standing == 4
    assert table.space_scientist[s.space("europe/tech")] == (-1 if origin == "europe/tech" else 0)
    assert table.hand_scientists[0] == 1 + (destination == "hand") - (origin == "hand")
    assert table.expertise == before


@pytest.mark.parametrize(
    ("origin", "destination", "refusal"),
    [
        ("hand", "summit/0/1", refuse("only_from_project_to_summit", "move_scientist")),
        ("hand", "hand", refuse("already_in_hand", "move_scientist")),
        ("hand", "asia/tech", refuse("no_project_here", "move_scientist")),
        ("hand", "africa/money", refuse("project_occupied", "move_scientist", player=1)),
        ("europe/tech", "europe/tech", refuse("project_occupied", "move_scientist", player=0)),
        ("europe/tech", "summit/0/0", refuse("other_topic", "summit", topic=0, energy=1)),
        ("europe/tech", "summit/1/0", refuse("topic_occupied", "summit", player=0)),
        ("europe/tech", "summit/1/1", refuse("other_topic", "summit", topic=3, energy=1)),
        ("europe/tech", "summit/0/2", refuse("no_such_topic", "summit")),
        ("europe/tech", "summit/2/0", refuse("no_such_topic", "summit")),
        ("europe/tech", "summit/6/0", refuse("no_such_topic", "summit")),
        ("summit/0/0", "hand", refuse("summit_not_held_yet", "summit")),
        ("summit/0/0", "asia/money", refuse("summit_not_held_yet", "summit")),
        ("africa/money", "asia/money", refuse("not_your_scientist", "move_scientist")),
        ("asia/money", "hand", refuse("not_your_scientist", "move_scientist")),
    ],
)
def test_other_moves_are_refused_with_their_reason(origin: str, destination: str, refusal: Refusal) -> None:
    """9.1: never from the hand to a summit, never away from one, one scientist in each place."""
    denied(stage(), refusal, "move_scientist", origin=origin, destination=destination)


def test_an_empty_hand_sends_nobody() -> None:
    """9.1: scientists in the recruitment pool cannot be moved."""
    s = stage()
    s.table.hand_scientists[0], s.table.pool_scientists[0] = 0, 1
    no_move(s, refuse("no_scientist_in_hand", "move_scientist", needed=1, had=0), "hand", "asia/money")


def test_one_free_move_in_a_turn() -> None:
    """7: the free move is used up; it may also be left out (DP-12)."""
    s = stage()
    s.do("move_scientist", origin="hand", destination="asia/money")
    no_move(s, refuse("scientist_move_used", "free_actions"), "europe/tech", "hand")


def test_a_scientist_who_came_home_can_be_sent_out_in_the_same_turn() -> None:
    """G-52: home by the free move, out again by a lobby card that moves a scientist."""
    s = stage()
    card = next(c.number for c in s.table.setting.kit.lobby if c.minor.kind == "scientist")
    s.lobby(0, card)
    s.table.hand_scientists[0] = 0
    s.do("move_scientist", origin="europe/tech", destination="hand")
    s.do("play_lobby", card=card, main=0, option=0)
    s.do("move_scientist", origin="hand", destination="asia/money")
    assert s.table.space_scientist[s.space("asia/money")] == 0


def test_where_the_way_home_is_closed_it_is_refused() -> None:
    """9.1: two rulebooks do not list the move from a project to the hand."""
    s = stage(scientist_to_hand="forbidden")
    assert ("europe/tech", "hand") not in s.moves()
    no_move(s, refuse("no_way_home", "move_scientist"), "europe/tech", "hand")
