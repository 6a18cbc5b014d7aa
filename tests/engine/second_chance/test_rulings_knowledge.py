"""What the rulebook leaves open about knowledge and summits (specification 22.3): each ruling."""

from __future__ import annotations

from dataclasses import replace

import pytest

from co2desk.engine.machine.frames import Frame
from tests.engine.second_chance.scene import Scene, scene


def hold(s: Scene, summit: int = 0) -> None:
    """The summit, whose topics are all taken, is held now."""
    s.table.summits_full = (summit,)
    s.table.summit_last[summit] = s.table.summit_seats[summit][-1]
    s.task(Frame("summits"))


def assign(s: Scene, *energies: str) -> None:
    """Answer the questions for points of a summit."""
    for energy in energies:
        s.do("choose_energy", energy=energy)


def assign_all(s: Scene, energy: str) -> list[str]:
    """Every point of the summit into one energy, every bonus declined; returns what happened, by name."""
    happened = s.names()
    while not s.game.is_over:
        if s.waiting[0] == "bonus":
            s.do("decline")
        else:
            assign(s, energy)
        happened += s.names()
    return happened


# --- summit points ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reading", "points", "possible"),
    [
        ("any_topic", ("hydro", "hydro"), {"solar": 0, "hydro": 2}),
        ("any_topic", ("solar", "solar"), {"solar": 2, "hydro": 0}),
        ("any_topic", ("hydro", "solar"), {"solar": 1, "hydro": 1}),
        ("own_topic_first", ("hydro",), {"solar": 1, "hydro": 1}),
        ("own_topic_first", ("solar",), {"solar": 2, "hydro": 0}),
    ],
)
def test_summit_points_are_free_or_the_first_one_is_for_the_own_topic(
    reading: str, points: tuple[str, ...], possible: dict[str, int]
) -> None:
    """A13: the solar lecturer may take two points of hydro only where both are free."""
    s = scene(players=2, switches={"summit_points": reading})
    s.summit(0, "solar", "hydro", seats={0: 0, 1: 1})
    hold(s)
    assert s.waiting == ("summit_extra", 0)
    assign(s, *points)
    assert {energy: s.level(0, energy) for energy in possible} == possible
    assert s.waiting == ("summit_extra", 1)


@pytest.mark.parametrize(("reading", "hydro"), [("any_topic", 0), ("own_topic_first", 1)])
def test_two_scientists_of_one_player_have_four_points_in_both_readings(reading: str, hydro: int) -> None:
    """A13: all in one topic, or first one in each of the two own topics."""
    s = scene(switches={"summit_points": reading})
    s.summit(0, "solar", "hydro", seats={0: 0, 1: 0})
    hold(s)
    assign_all(s, "solar")
    assert (s.level(0, "solar"), s.level(0, "hydro")) == (4 - hydro, hydro)


def test_both_topics_of_a_tile_that_shows_one_energy_twice_can_be_taken() -> None:
    """A63: places are a list; the energy counts once for the goals."""
    s = scene()
    setting = s.table.setting
    twice = (s.energy("solar"), s.energy("solar"))
    setting.base = replace(setting.base, summits=(twice, *setting.base.summits[1:]))
    s.table.summit_tile[0], s.table.summit_seats[0] = 0, (0, -1)
    s.employ(0)
    s.project("asia/tech", "solar", scientist=1)
    s.goals(("summit_topic", "solar"), ("summit_topic", "solar"), ("summit_size", 2))
    s.turn(1)
    assert not s.can("move_scientist", origin="asia/tech", destination="summit/0/0")
    s.do("move_scientist", origin="asia/tech", destination="summit/0/1")
    s.do("plan", energy="hydro", region="africa", grant="money")
    s.do("end_turn")
    s.do("decline")  # the tech bonus of the third solar space: both points of player 1 were solar
    assert (s.level(0, "solar"), s.level(1, "solar")) == (2, 3)
    assert s.table.env_done == [1, 0, 1]


def test_without_a_new_tile_the_space_of_a_summit_stays_empty() -> None:
    """A23: tiles are limited and nothing is shuffled again."""
    s = scene()
    s.summit(0, "solar", "hydro", seats={0: 0, 1: 0})
    s.table.summit_pile = ()
    s.project("asia/tech", "solar", scientist=1)
    hold(s)
    assign(s, "solar", "hydro", "solar", "hydro")
    assert s.table.summit_tile[0] == -1
    assert s.table.hand_scientists[0] == 2
    s.turn(1)
    assert not s.can("move_scientist", origin="asia/tech", destination="summit/0/0")


# --- bonuses ---------------------------------------------------------------------------------------------


def reaching_the_tech_bonus(mode: str, **switches: str) -> Scene:
    """Player 0 plans and steps onto the third solar space, which carries a cube."""
    s = scene(mode, switches=switches)
    s.knowledge(0, solar=2)
    s.do("plan", energy="solar", region="asia", grant="money")
    return s


@pytest.mark.parametrize(
    ("mode", "reading", "shared"),
    [
        ("cooperative", "own", True),
        ("cooperative", "shared", True),
        ("competitive", "own", False),
        ("competitive", "shared", True),
        ("solo", "shared", False),
    ],
)
def test_bonuses_can_be_handed_over_unless_rivals_keep_them(mode: str, reading: str, shared: bool) -> None:
    """A14: the rule stands in the text for all modes, and a competition changes only what it lists."""
    s = reaching_the_tech_bonus(mode, competitive_bonuses=reading)
    if shared:
        assert s.waiting == ("bonus", 0)
        s.do("give_bonus", player=1)
        assert s.table.tech[:2] == [0, 1]
    else:
        assert s.waiting == ("turn", 0)
        assert s.table.tech[0] == 1


def with_a_free_point_for(receiver: int) -> Scene:
    """Player 0 reaches the fourth forestation space and hands its point of choice on."""
    s = scene()
    s.knowledge(0, forestation=3)
    s.do("plan", energy="forestation", region="europe", grant="tech")
    s.do("give_bonus", player=receiver)
    return s


def test_whoever_receives_a_bonus_may_leave_it_but_not_give_it_back() -> None:
    """A15: the giver chooses once."""
    s = with_a_free_point_for(2)
    assert s.waiting == ("bonus_any", 2)
    assert s.refused("give_bonus", player=0) == "not_now"
    before = s.table.expertise[:]
    s.do("decline")
    assert s.waiting == ("turn", 0)
    assert s.table.expertise == before


def test_a_bonus_that_follows_belongs_to_whoever_received_the_first_one() -> None:
    """A15: and that one may be handed on again, as in the example of the rulebook."""
    s = with_a_free_point_for(2)
    s.knowledge(2, solar=2)
    s.do("choose_energy", energy="solar")
    assert s.waiting == ("bonus", 2)
    s.do("give_bonus", player=0)
    assert s.table.tech[0] == 2 + 1  # with the subsidy of the plan, which came last


def test_the_step_itself_is_never_given_away() -> None:
    """A15: only what stands on the space that was reached."""
    s = scene()
    s.do("plan", energy="solar", region="asia", grant="money")
    assert s.waiting == ("turn", 0)
    assert [s.level(player, "solar") for player in range(4)] == [1, 0, 0, 0]


def test_a_bonus_that_nobody_takes_is_gone() -> None:
    """A15: at once or never."""
    s = reaching_the_tech_bonus("cooperative")
    s.do("decline")
    assert s.waiting == ("turn", 0)
    assert sum(s.table.tech) == 0


# --- goals of knowledge ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("topics", "owners", "done"),
    [
        (("solar", "hydro"), (0, 0), True),
        (("solar", "hydro"), (0, 1), False),
        (("solar", "wind", "hydro"), (0, 0, 0), False),
    ],
)
def test_a_small_summit_is_held_alone_with_both_scientists_of_one_player(
    topics: tuple[str, ...], owners: tuple[int, ...], done: bool
) -> None:
    """A24: a personal goal, shown as soon as it is met."""
    s = scene()
    s.table.personal[0] = (3, 8)
    s.summit(0, *topics, seats=dict(enumerate(owners)))
    hold(s)
    assert ("PersonalGoalShown" in assign_all(s, topics[0])) == done
    assert dict(s.game.result.details)["goals_0"] == done


def test_a_small_summit_counts_in_whoever_s_turn_it_was_completed() -> None:
    """A24: player 1 prepares the project from which the second scientist leaves; the goal stays met."""
    s = scene()
    s.table.personal[0] = (3, 8)
    s.summit(0, "solar", "hydro", seats={0: 0})
    s.project("asia/tech", "hydro", scientist=0)
    s.give(1, cep=1)
    s.turn(1)
    s.do("infrastructure", space="asia/tech")
    s.do("move_scientist", origin="asia/tech", destination="summit/0/1")
    s.do("end_turn")
    assert "PersonalGoalShown" in assign_all(s, "solar")
    assert dict(s.game.result.details)["goals_0"] == 1


@pytest.mark.parametrize("player", [0, 3])
@pytest.mark.parametrize(("kind", "short"), [("knowledge_half", 5), ("knowledge_last", 10)])
def test_a_goal_of_knowledge_is_met_by_any_single_player(kind: str, short: int, player: int) -> None:
    """A34: two halves of a way do not make a whole one; who gets there does not matter."""
    s = scene()
    s.goals((kind, "hydro"))
    for other in range(4):
        s.knowledge(other, hydro=short - 1)
    assert s.table.env_done == [0]
    s.turn(player)
    s.do("plan", energy="hydro", region="africa", grant="money")
    assert s.table.env_done == [1]


def test_a_goal_of_half_the_way_stays_met_beyond_it() -> None:
    """A34: "on or beyond"."""
    s = scene()
    s.goals(("knowledge_half", "hydro"), ("knowledge_last", "hydro"))
    s.knowledge(0, hydro=4)
    for region in ("africa", "asia"):
        s.turn(0)
        s.do("plan", energy="hydro", region=region, grant="money")
        if s.waiting[0] == "bonus":
            s.do("decline")
    assert s.level(0, "hydro") == 6
    s.task(Frame("goals"))
    assert s.table.env_done == [1, 0]
