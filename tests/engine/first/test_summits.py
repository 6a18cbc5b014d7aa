"""Global summits (specification 11, 20)."""

from __future__ import annotations

from collections.abc import Mapping

from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table.events import ExpertiseGained, SummitHeld, SummitReplaced
from tests.engine.checks import asks, denied, happened
from tests.engine.first.scene import Scene, scene

ORANGE, VIOLET, BLUE = 0, 1, 2
KYOTO = ("forestation", "fusion", "recycling")


def about_to_fill(topics: tuple[str, ...], seats: Mapping[int, int], active: int, players: int = 4) -> Scene:
    """The active player takes the only free topic of summit 0; the mandatory action is done."""
    s = scene(players=players)
    s.erase_bonuses()
    free = next(topic for topic in range(len(topics)) if topic not in seats)
    s.summit(0, *topics, seats=seats)
    s.project("europe/tech", topics[free], scientist=active)
    s.turn(active)
    s.table.mandatory_done = 1
    s.do("move_scientist", origin="europe/tech", destination=f"summit/0/{free}")
    return s


def held(s: Scene) -> list[int]:
    return [event.summit for event in s.events if isinstance(event, SummitHeld)]


def test_orange_with_two_topics_and_violet_with_one_gain_what_the_rulebooks_say() -> None:
    """11, T2, DP-22: the example (PL 2.2.1.2): a point for each topic, and one in any topic."""
    s = about_to_fill(KYOTO, {0: VIOLET, 1: ORANGE}, active=ORANGE)
    s.do("end_turn")
    assert s.level(VIOLET, "forestation") == 1
    asks(s, "summit_extra", VIOLET, KYOTO)
    s.do("choose_energy", energy="fusion")
    asks(s, "summit_points", ORANGE, ["fusion", "recycling"])
    s.do("choose_energy", energy="recycling")
    assert (s.level(ORANGE, "recycling"), s.level(ORANGE, "fusion")) == (1, 1)
    asks(s, "summit_extra", ORANGE, KYOTO)
    s.do("choose_energy", energy="forestation")  # a topic on which Orange did not speak
    assert [s.level(ORANGE, energy) for energy in KYOTO] == [1, 1, 1]
    assert [s.level(VIOLET, energy) for energy in KYOTO] == [1, 1, 0]


def test_participants_are_asked_clockwise_from_the_left_and_the_active_player_is_last() -> None:
    """11, DP-22: players 3, 0 and 2 take part in the turn of player 2, so 3, 0, 2."""
    s = about_to_fill(KYOTO, {0: 0, 2: 3}, active=2)
    s.do("end_turn")
    for player in (3, 0, 2):
        asks(s, "summit_extra", player, KYOTO)
        s.do("choose_energy", energy="fusion")
    assert s.waiting == ("over", None)


def test_a_player_with_all_topics_gets_the_extra_point_once() -> None:
    """11: once for each player, not for each scientist."""
    s = about_to_fill(("forestation", "solar"), {0: ORANGE}, active=ORANGE)
    s.do("end_turn")
    s.do("choose_energy", energy="forestation")
    s.do("choose_energy", energy="solar")
    assert sum(s.table.expertise) == 3
    assert s.waiting == ("over", None)


def test_only_topics_of_the_summit_can_be_chosen_and_nothing_declined() -> None:
    """DP-22: for the own points only own topics, for the extra point any topic of the tile."""
    s = about_to_fill(KYOTO, {0: VIOLET, 1: ORANGE}, active=ORANGE)
    s.do("end_turn")
    solar, forestation = s.energy("solar"), s.energy("forestation")
    denied(s, refuse("not_a_topic_here", "summit", energy=solar), "choose_energy", energy="solar")
    assert s.refused("decline") == "not_now"
    s.do("choose_energy", energy="fusion")
    denied(s, refuse("not_a_topic_here", "summit", energy=forestation), "choose_energy", energy="forestation")


def test_a_summit_is_held_at_the_end_of_the_turn_after_the_point_of_a_project() -> None:
    """G-23, 11: not when it becomes full; first the end-of-turn expertise, then the summit."""
    s = about_to_fill(("forestation", "solar"), {0: VIOLET}, active=ORANGE)
    s.project("asia/money", "biomass", scientist=ORANGE)
    assert held(s) == []
    s.do("end_turn")
    assert s.events[1:2] == [ExpertiseGained(ORANGE, s.energy("biomass"), 1)]
    assert isinstance(s.events[2], SummitHeld)


def test_a_summit_with_a_free_topic_is_not_held() -> None:
    """11: every topic has to be taken."""
    s = about_to_fill(KYOTO, {0: VIOLET, 1: BLUE}, active=ORANGE)
    s.table.summits_full = ()
    s.table.summit_seats[0] = (VIOLET, -1, ORANGE)
    s.do("end_turn")
    assert s.names() == ["TurnEnded"]


def test_all_bonus_chains_of_a_participant_come_before_the_next_one() -> None:
    """G-21, 11: each point with its bonus first, then the next point, then the next player."""
    s = about_to_fill(KYOTO, {0: VIOLET, 1: ORANGE}, active=ORANGE)
    s.print_bonus("forestation", 1, "any")
    s.do("end_turn")
    asks(s, "bonus_any", VIOLET, s.codec.energies)
    s.do("choose_energy", energy="biomass")
    assert s.waiting == ("summit_extra", VIOLET)
    s.do("choose_energy", energy="fusion")
    assert s.waiting == ("summit_points", ORANGE)


def test_the_order_of_the_own_points_decides_which_bonus_comes_first() -> None:
    """DP-22, G-21: the bonus of the chosen topic opens before the other topic is counted."""
    s = about_to_fill(KYOTO, {0: VIOLET, 1: ORANGE}, active=ORANGE)
    s.print_bonus("recycling", 1, "any")
    s.do("end_turn")
    s.do("choose_energy", energy="fusion")  # Violet's extra point
    s.do("choose_energy", energy="recycling")
    assert s.waiting == ("bonus_any", ORANGE)
    assert s.level(ORANGE, "fusion") == 0
    s.do("choose_energy", energy="solar")
    assert s.level(ORANGE, "fusion") == 1


def finish(s: Scene) -> None:
    """Answer every remaining choice of a summit with the first topic offered."""
    while s.waiting[0] in ("summit_points", "summit_extra"):
        s.game.apply(s.game.legal()[0])


def test_all_scientists_go_home_and_a_new_tile_takes_the_place() -> None:
    """11: to their owners' hands; the old tile leaves the game."""
    s = about_to_fill(("forestation", "solar"), {0: VIOLET}, active=ORANGE)
    hands = s.table.hand_scientists[:2]
    following, *rest = s.table.summit_pile
    s.do("end_turn")
    finish(s)
    assert s.table.hand_scientists[:2] == [n + 1 for n in hands]
    assert s.table.summit_tile[0] == following
    assert set(s.table.summit_seats[0]) == {-1}
    assert len(s.table.summit_seats[0]) == len(s.table.topics(0))
    assert s.table.summit_pile == tuple(rest)


def test_without_tiles_the_space_stays_empty() -> None:
    """G-07: nobody can go there any more."""
    s = about_to_fill(("forestation", "solar"), {0: VIOLET}, active=ORANGE)
    s.table.summit_pile = ()
    s.do("end_turn")
    s.do("choose_energy", energy="solar")
    s.do("choose_energy", energy="solar")
    assert happened(s, SummitReplaced(0, -1))
    s.turn(VIOLET)
    s.project("europe/money", "solar", scientist=VIOLET)
    assert s.refused("move_scientist", origin="europe/money", destination="summit/0/1") == "no_such_topic"


def two_full_summits(first: int, second: int) -> Scene:
    """Orange fills two summits in one turn: one by the free move, one by a move of a lobby card."""
    s = scene()
    s.erase_bonuses()
    s.summit(1, "forestation", "solar", seats={0: VIOLET})
    s.summit(3, "solar", "recycling", seats={1: BLUE})
    s.project("europe/tech", "solar", scientist=ORANGE)
    s.project("asia/tech", "solar", scientist=ORANGE)
    card = next(c.number for c in s.table.setting.kit.lobby if c.minor.kind == "scientist")
    s.lobby(ORANGE, card)
    s.table.mandatory_done = 1
    topic = {1: "summit/1/1", 3: "summit/3/0"}
    s.do("move_scientist", origin="europe/tech", destination=topic[first])
    s.do("play_lobby", card=card, main=0, option=0)
    s.do("move_scientist", origin="asia/tech", destination=topic[second])
    s.do("end_turn")
    return s


def test_several_full_summits_are_held_in_the_order_in_which_they_became_full() -> None:
    """G-22, DP-23: not by their place on the board, and nobody is asked for an order."""
    for first, second, guest in ((1, 3, VIOLET), (3, 1, BLUE)):
        s = two_full_summits(first, second)
        assert held(s) == [first]
        assert s.waiting == ("summit_extra", guest)
        s.do("choose_energy", energy="solar")
        s.do("choose_energy", energy="solar")
        assert held(s) == [second]
