"""Energy summits at the end of a turn (specification 10)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from tests.engine.checks import asks, denied
from tests.engine.second_chance.scene import WANTS, Scene, scene

THREE = ("forestation", "solar", "wind")


def last_lecture(
    *topics: str, seats: dict[int, int], completer: int = 0, switches: dict[str, str] | None = None
) -> Scene:
    """The completer's scientist takes the last free topic in the completer's turn, which then ends."""
    s = scene(switches=switches)
    s.erase_bonuses()
    place_scientist(s, 0, *topics, seats=seats, player=completer)
    s.turn(completer)
    s.table.mandatory_done = 1
    speak(s, 0, topics, seats)
    for player in range(4):  # what leaving the project gave
        s.knowledge(player, **dict.fromkeys(WANTS, 0))
    s.then_turn_of((completer + 1) % 4)
    s.do("end_turn")
    return s


def free_topic(topics: tuple[str, ...], seats: dict[int, int]) -> int:
    return next(i for i in range(len(topics)) if i not in seats)


def place_scientist(s: Scene, index: int, *topics: str, seats: dict[int, int], player: int) -> None:
    """A summit with one free topic, and a scientist of the player on a project of that topic."""
    s.summit(index, *topics, seats=seats)
    energy = topics[free_topic(topics, seats)]
    s.project(f"{WANTS[energy]}/tech", energy, scientist=player)


def speak(s: Scene, index: int, topics: tuple[str, ...], seats: dict[int, int]) -> None:
    topic = free_topic(topics, seats)
    s.do("move_scientist", origin=f"{WANTS[topics[topic]]}/tech", destination=f"summit/{index}/{topic}")


def choose(s: Scene, *energies: str) -> None:
    for energy in energies:
        s.do("choose_energy", energy=energy)


def levels(s: Scene, player: int) -> dict[str, int]:
    return {energy: s.level(player, energy) for energy in WANTS if s.level(player, energy)}


# --- points ----------------------------------------------------------------------------------------------


def test_red_and_yellow_meet_about_three_topics() -> None:
    """T12, D20: Red's two scientists are worth four points, Yellow, who completed it, comes last."""
    red, yellow = 2, 0
    s = last_lecture(*THREE, seats={1: red, 2: red}, completer=yellow)
    assert s.events[1] == events.SummitHeld(0, s.table.summit_tile[0])
    asks(s, "summit_extra", red, THREE)
    choose(s, "solar", "wind", "forestation", "forestation")
    asks(s, "summit_extra", yellow, THREE)
    choose(s, "solar", "forestation")
    assert levels(s, red) == {"solar": 1, "wind": 1, "forestation": 2}
    assert levels(s, yellow) == {"solar": 1, "forestation": 1}
    assert s.waiting == ("turn", 1)


def test_both_points_may_go_to_the_same_topic_and_need_not_be_the_own_one() -> None:
    """D20, A13: free, but a topic of the tile, and not to be left."""
    s = last_lecture("solar", "wind", seats={0: 3})
    asks(s, "summit_extra", 3, ["solar", "wind"])
    denied(
        s,
        refuse("not_a_topic_here", "summit", energy=s.energy("hydro")),
        "choose_energy",
        energy="hydro",
    )
    assert s.refused("decline") == "not_now"
    choose(s, "wind", "wind")
    assert levels(s, 3) == {"wind": 2}
    asks(s, "summit_extra", 0, ["solar", "wind"])


def test_in_the_other_reading_the_own_topic_comes_first() -> None:
    """A13: one point is the scientist's own topic, the other is free."""
    s = last_lecture(*THREE, seats={1: 2, 2: 2}, switches={"summit_points": "own_topic_first"})
    asks(s, "summit_points", 2, ["solar", "wind"])
    choose(s, "wind")
    asks(s, "summit_extra", 2, THREE)
    choose(s, "forestation", "forestation")
    assert levels(s, 2) == {"solar": 1, "wind": 1, "forestation": 2}
    assert levels(s, 0) == {"forestation": 1}
    asks(s, "summit_extra", 0, THREE)


def test_a_bonus_is_dealt_with_before_the_next_point() -> None:
    """D20, D16: point by point, in the turn of somebody else, whoever gets the bonus."""
    s = scene()
    s.erase_bonuses()
    s.print_bonus("solar", 1, "any")
    s.summit(0, "solar", "wind", seats={0: 3, 1: 3})
    s.table.summits_full, s.table.summit_last[0] = (0,), 3
    s.task(Frame("summits"))
    choose(s, "solar")
    asks(s, "bonus", 3, [3, 0, 1, 2, "decline"])
    s.do("give_bonus", player=1)
    asks(s, "bonus_any", 1, [*WANTS, "decline"])
    choose(s, "hydro")
    asks(s, "summit_extra", 3, ["solar", "wind"])
    assert levels(s, 1) == {"hydro": 1}


# --- who comes when --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("completer", "order"), [(0, [1, 2, 3, 0]), (1, [2, 3, 0, 1]), (3, [0, 1, 2, 3])])
def test_the_players_come_clockwise_and_the_completer_comes_last(completer: int, order: list[int]) -> None:
    """D20: beginning left of the completer."""
    topics = ("forestation", "solar", "wind", "hydro")
    others = [player for player in range(4) if player != completer]
    s = last_lecture(*topics, seats=dict(enumerate(others)), completer=completer)
    found = []
    while s.waiting[0] == "summit_extra":
        found.append(s.waiting[1])
        choose(s, "solar")
    assert found == [player for player in order for _ in range(2)]


def test_players_without_a_scientist_there_are_passed_over() -> None:
    """D20."""
    s = last_lecture("solar", "wind", seats={0: 0})
    assert s.waiting == ("summit_extra", 0)
    choose(s, *["solar"] * 4)
    assert s.waiting == ("turn", 1)


def test_the_completer_is_who_spoke_last_not_who_is_on_turn() -> None:
    """10: player 1 is sent away by player 0's infrastructure and completes the summit."""
    s = scene()
    s.erase_bonuses()
    s.project("africa/tech", "recycling", scientist=1)
    s.summit(0, "hydro", "recycling", seats={0: 0})
    s.give(0, cep=1)
    s.do("infrastructure", space="africa/tech")
    s.do("move_scientist", origin="africa/tech", destination="summit/0/1")
    s.do("end_turn")
    assert s.waiting == ("summit_extra", 0)
    choose(s, "hydro", "hydro")
    assert s.waiting == ("summit_extra", 1)


def test_summits_of_one_turn_are_held_in_the_order_in_which_they_were_completed() -> None:
    """10: by a scientist who is sent away, and by the director action."""
    s = scene()
    s.erase_bonuses()
    place_scientist(s, 4, "solar", "wind", seats={0: 2}, player=0)
    place_scientist(s, 1, "hydro", "recycling", seats={0: 3}, player=0)
    s.give(0, cep=1)
    s.do("infrastructure", space="oceania/tech")
    speak(s, 4, ("solar", "wind"), {0: 2})
    speak(s, 1, ("hydro", "recycling"), {0: 3})
    assert s.table.summits_full == (4, 1)
    s.do("end_turn")
    asks(s, "summit_extra", 2, ["solar", "wind"])
    choose(s, "solar", "solar", "wind", "wind")
    asks(s, "summit_extra", 3, ["hydro", "recycling"])


def test_a_summit_with_a_free_topic_is_not_held() -> None:
    """10: its scientists stay."""
    s = scene()
    s.erase_bonuses()
    s.summit(0, *THREE, seats={0: 1})
    s.project("north_america/tech", "solar", scientist=0)
    s.table.mandatory_done = 1
    s.do("move_scientist", origin="north_america/tech", destination="summit/0/1")
    s.then_turn_of(1)
    s.do("end_turn")
    assert s.waiting == ("turn", 1)
    assert s.table.summit_seats[0] == (1, 0, -1)


# --- afterwards ------------------------------------------------------------------------------------------


def test_the_scientists_go_home_and_the_next_tile_takes_the_space() -> None:
    """10: the old tile leaves the game."""
    s = last_lecture(*THREE, seats={1: 2, 2: 2})
    old, pile = s.table.summit_tile[0], s.table.summit_pile
    homes = s.table.hand_scientists[:]
    choose(s, *["solar"] * 6)
    assert [now - then for now, then in zip(s.table.hand_scientists, homes, strict=True)] == [1, 0, 2, 0]
    assert (s.table.summit_tile[0], s.table.summit_pile) == (pile[0], pile[1:])
    assert old not in (*s.table.summit_tile, *s.table.summit_pile)
    assert set(s.table.summit_seats[0]) == {-1}


def test_with_an_empty_pile_the_space_stays_empty() -> None:
    """A23: no tile is shuffled back."""
    s = last_lecture("solar", "wind", seats={0: 3})
    s.table.summit_pile = ()
    choose(s, *["solar"] * 4)
    assert s.table.summit_tile[0] == -1
    assert s.table.summit_seats[0] == ()
    s.project("asia/money", "solar", scientist=1)
    assert s.refused("move_scientist", origin="asia/money", destination="summit/0/0") == "no_such_topic"
