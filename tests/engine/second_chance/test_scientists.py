"""Moving scientists (specification 7.6, 8.A)."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.engine.machine.refusals import Refusal, refuse
from co2desk.engine.table import events
from tests.engine.checks import asks, denied
from tests.engine.second_chance.scene import Scene, scene


def laboratory() -> Scene:
    """Player 0 has a scientist at home and one on the hydro project of Asia. Vacant: wind and solar.

    Others are on a solar project, on a summit and on card 2; card 4 is in play too.
    """
    s = scene()
    s.erase_bonuses()
    s.project("asia/tech", "hydro", scientist=0)
    s.recruit(0)
    s.project("europe/money", "wind")
    s.project("africa/tech", "recycling", host=2)
    s.project("north_america/money", "solar", scientist=1)
    s.summit(0, "wind", "hydro")
    s.summit(1, "hydro", "recycling", seats={0: 2})
    s.summits_only(2)
    s.in_play(2, 3)
    s.table.card_visitor[2] = 3
    return s


# --- where to --------------------------------------------------------------------------------------------


def test_from_the_board_to_vacant_projects_and_cards_from_a_project_also_to_a_lecture_or_home() -> None:
    """D6: one own scientist and a destination of the table; nobody else is asked, and nobody must move."""
    s = laboratory()
    assert sorted(s.moves()) == sorted(
        [
            ("hand", "europe/money"),
            ("hand", "lobby/3"),
            ("asia/tech", "europe/money"),
            ("asia/tech", "lobby/3"),
            ("asia/tech", "summit/0/1"),
            ("asia/tech", "hand"),
        ]
    )
    assert s.game.legal(1) == []


HOME = {"origin": "hand"}
ASIA = {"origin": "asia/tech"}


@pytest.mark.parametrize(
    ("values", "refusal"),
    [
        (HOME | {"destination": "hand"}, refuse("already_in_hand", "move_scientist")),
        (HOME | {"destination": "summit/0/1"}, refuse("only_from_project_to_summit", "move_scientist")),
        (HOME | {"destination": "europe/tech"}, refuse("no_project_here", "move_scientist")),
        (HOME | {"destination": "africa/tech"}, refuse("no_project_here", "move_scientist")),
        (
            HOME | {"destination": "north_america/money"},
            refuse("project_occupied", "move_scientist", player=1),
        ),
        (ASIA | {"destination": "asia/tech"}, refuse("project_occupied", "move_scientist", player=0)),
        (HOME | {"destination": "lobby/2"}, refuse("card_not_open", "move_scientist")),
        (HOME | {"destination": "lobby/20"}, refuse("card_not_open", "move_scientist")),
        (ASIA | {"destination": "lobby/2"}, refuse("card_not_open", "move_scientist")),
        (ASIA | {"destination": "summit/0/0"}, refuse("other_topic", "summit", topic=2, energy=1)),
        (ASIA | {"destination": "summit/1/0"}, refuse("topic_occupied", "summit", player=2)),
        (ASIA | {"destination": "summit/0/2"}, refuse("no_such_topic", "summit")),
        (ASIA | {"destination": "summit/5/0"}, refuse("no_such_topic", "summit")),
        (ASIA | {"destination": "summit/9/0"}, refuse("no_such_topic", "summit")),
        (
            {"origin": "north_america/money", "destination": "hand"},
            refuse("not_your_scientist", "move_scientist"),
        ),
        ({"origin": "europe/money", "destination": "hand"}, refuse("not_your_scientist", "move_scientist")),
        ({"origin": "summit/1/0", "destination": "hand"}, refuse("not_your_scientist", "move_scientist")),
    ],
)
def test_every_other_move_is_refused(values: dict[str, Any], refusal: Refusal) -> None:
    """7.6: one scientist in each place, none on infrastructure, none from the board to a summit."""
    denied(laboratory(), refusal, "move_scientist", **values)


def test_a_scientist_on_a_summit_stays_until_it_is_held() -> None:
    """7.6: no move leads away from a lecture."""
    s = laboratory()
    s.do("move_scientist", origin="asia/tech", destination="summit/0/1")
    s.turn(0)
    denied(
        s,
        refuse("summit_not_held_yet", "summit"),
        "move_scientist",
        origin="summit/0/1",
        destination="hand",
    )
    assert all(origin == "hand" for origin, _ in s.moves())


def test_a_scientist_on_a_card_stays_there() -> None:
    """7.6: to the end of the game."""
    s = laboratory()
    s.do("move_scientist", origin="hand", destination="lobby/3")
    s.turn(0)
    denied(
        s,
        refuse("stays_on_card", "move_scientist"),
        "move_scientist",
        origin="lobby/3",
        destination="hand",
    )
    assert all(origin == "asia/tech" for origin, _ in s.moves())


def test_the_pool_is_no_place_to_move_from() -> None:
    """7.6: only recruiting brings a scientist from there."""
    s = laboratory()
    s.table.hand_scientists[0] = 0
    denied(
        s,
        refuse("no_scientist_in_hand", "move_scientist", needed=1, had=0),
        "move_scientist",
        origin="hand",
        destination="europe/money",
    )


def test_one_move_is_the_director_action_of_a_turn() -> None:
    """8.A, A54."""
    s = laboratory()
    s.do("move_scientist", origin="hand", destination="europe/money")
    denied(
        s,
        refuse("scientist_move_used", "free_actions"),
        "move_scientist",
        origin="asia/tech",
        destination="hand",
    )


# --- knowledge -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("destination", ["europe/money", "lobby/3", "summit/0/1", "hand"])
def test_leaving_a_planned_project_gives_a_point_in_its_energy(destination: str) -> None:
    """7.5, 7.6: whatever the destination, and before the scientist arrives there."""
    s = laboratory()
    s.do("move_scientist", origin="asia/tech", destination=destination)
    assert s.events[0] == events.ExpertiseGained(0, s.energy("hydro"), 1)
    assert s.level(0, "hydro") == 1


def test_coming_from_the_board_gives_no_point() -> None:
    """7.5: only leaving does."""
    s = laboratory()
    s.do("move_scientist", origin="hand", destination="europe/money")
    assert s.table.expertise[:5] == [0] * 5
    assert s.names() == ["ScientistMoved"]


def test_the_bonus_of_the_point_is_dealt_with_before_the_scientist_arrives() -> None:
    """7.6: destination, departure, knowledge with its chain, arrival."""
    s = laboratory()
    s.print_bonus("hydro", 1, "any")
    s.do("move_scientist", origin="asia/tech", destination="europe/money")
    assert s.waiting == ("bonus", 0)
    assert s.table.space_scientist[s.space("asia/tech")] == -1
    assert s.table.space_scientist[s.space("europe/money")] == -1
    s.do("give_bonus", player=0)
    s.do("choose_energy", energy="solar")
    assert s.names() == ["ExpertiseGained", "ScientistMoved"]
    assert s.table.space_scientist[s.space("europe/money")] == 0


def test_the_last_free_lecture_completes_a_summit_which_is_held_when_the_turn_ends() -> None:
    """7.6, 10: not before."""
    s = laboratory()
    s.project("asia/money", "wind", scientist=3)
    s.table.summit_seats[0] = (3, -1)
    s.do("move_scientist", origin="asia/tech", destination="summit/0/1")
    assert s.table.summit_seats[0] == (3, 0)
    assert s.waiting == ("turn", 0)
    s.table.mandatory_done = 1
    s.do("end_turn")
    asks(s, "summit_extra", 3, ["wind", "hydro"])
