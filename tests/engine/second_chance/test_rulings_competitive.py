"""What the rulebook leaves open about the competitive game (specification 22.7): each ruling."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.events import DisasterStruck, TurnBegan
from tests.engine.second_chance.scene import Scene, scene

NORTH_AMERICA, ASIA = 1, 5  # event tiles


def scored(s: Scene) -> dict[tuple[str, int], int]:
    """The lines of the final scoring by step and player."""
    s.task(Frame("verdict"))
    return {(step, player): points for step, player, points in s.game.result.scoring}


def with_solar_infrastructure(mode: str = "competitive", **switches: str) -> Scene:
    """Player 0 before a solar plant in Asia, with everything it costs."""
    s = scene(mode, switches=switches)
    s.project("asia/tech", "solar", host=0)
    s.knowledge(0, solar=2)
    s.give(0, money=10, tech=2, cep=1)
    return s


# --- pollution and points --------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "co2", "after"), [("competitive", 90, 50), ("cooperative", 410, 400)])
def test_only_a_team_stops_at_four_hundred(mode: str, co2: int, after: int) -> None:
    """A38: a competition starts at 50 ppm; here a coal plant of 40 is replaced."""
    s = with_solar_infrastructure(mode)
    asia = s.region("asia")
    s.demand("asia", "coal", *["oil"] * (len(s.table.demand[asia]) - 1))
    s.table.co2 = co2
    s.do("build_plant", space="asia/tech", region_tech=0)
    assert s.table.co2 == after


def test_points_may_fall_below_zero() -> None:
    """A41: by a penalty and for missing tech; the game goes on."""
    s = scene("competitive", players=2)
    s.table.event = NORTH_AMERICA
    s.demand("north_america", "solar:1:1:1")
    s.task(Frame("event_phase"))
    assert s.table.vp == [-2 - 3, 0]
    assert s.table.ending == ""


# --- events ----------------------------------------------------------------------------------------------


def struck(s: Scene) -> int:
    return sum(isinstance(event, DisasterStruck) for event in s.events)


@pytest.mark.parametrize(("reading", "events"), [("in_play", [2, 2, 2, 1, 0]), ("left_out", [2, 2, 2, 0, 0])])
def test_without_a_tile_there_is_no_event(reading: str, events: list[int]) -> None:
    """A39: five decades above 400 ppm ask for ten tiles; nothing is shuffled again."""
    s = scene("competitive", players=2, switches={"seventh_event": reading})
    for player in range(2):
        s.give(player, tech=10, cep=10)
    s.table.co2 = 450
    found = []
    for _ in events:
        s.task(Frame("event_phase"))
        found.append(struck(s))
    assert found == events


@pytest.mark.parametrize(("start", "points"), [(0, [-2 - 3, -2 - 4]), (1, [-2 - 4, -2 - 3])])
def test_players_suffer_an_event_in_player_order(start: int, points: list[int]) -> None:
    """A40: the first penalty empties the market and so raises the price of the second."""
    s = scene("competitive", players=2)
    s.table.start_player = start
    s.table.market, s.table.bank = 1, s.table.bank + 1
    s.task(Frame("event_phase"))
    assert s.table.vp == points


@pytest.mark.parametrize(
    ("reading", "co2", "events"),
    [
        ("reaches", 390, 1),
        ("reaches", 400, 2),
        ("exceeds", 400, 1),
        ("exceeds", 410, 2),
    ],
)
def test_a_second_event_happens_from_four_hundred_on_or_above_it(reading: str, co2: int, events: int) -> None:
    """A72: "at least" in the numbered rule, "more than" in the example."""
    s = scene("competitive", players=2, switches={"second_event": reading})
    s.table.co2 = co2
    s.task(Frame("event_phase"))
    assert struck(s) == events


@pytest.mark.parametrize(("built", "safe"), [(False, False), (True, True)])
def test_an_infrastructure_protects_only_under_a_plant(built: bool, safe: bool) -> None:
    """A73: unlike personal goals, events ask for a plant that was built on it, by whomever."""
    s = scene("competitive", players=2)
    s.table.event = ASIA
    if built:
        s.demand("asia", "solar:1:1:0")
    else:
        s.project("asia/tech", "solar", host=0)
    s.task(Frame("event_phase"))
    assert (s.table.vp[0] == 0) == safe


# --- cubes of regions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("reading", "refusal"), [("optional", ""), ("mandatory", "region_pays_one")])
def test_a_cube_of_the_region_may_or_must_be_used(reading: str, refusal: str) -> None:
    """A42: "can use" in one place, "the region pays" in another."""
    s = with_solar_infrastructure(region_tech=reading)
    s.region_tech("asia", 2)
    assert s.refused("build_plant", space="asia/tech", region_tech=0) == refusal
    s.do("build_plant", space="asia/tech", region_tech=1)
    assert (s.table.tech[0], s.table.region_tech[s.region("asia")]) == (1, 1)


def test_whoever_keeps_the_cubes_of_the_region_pays_all_alone() -> None:
    """A42: the optional reading."""
    s = with_solar_infrastructure()
    s.region_tech("asia", 2)
    s.do("build_plant", space="asia/tech", region_tech=0)
    assert (s.table.tech[0], s.table.region_tech[s.region("asia")]) == (0, 2)


def test_a_region_never_pays_two_cubes_and_none_for_a_un_goal() -> None:
    """A42: one of those that a plant costs, whatever lies there."""
    s = with_solar_infrastructure()
    s.region_tech("asia", 2)
    assert s.refused("build_plant", space="asia/tech", region_tech=2) == "no_region_tech"
    s.demand("asia", "solar:1:0:0", "hydro:1:0:0")
    s.table.un_row = (8,)  # hydro and solar for one cube
    s.give(0, tech=-2)
    assert s.refused("score_un_goal", card=8) == "not_enough_tech"


# --- the end ---------------------------------------------------------------------------------------------


def test_goal_1_counts_the_permits_that_are_sold_before() -> None:
    """A43: three on the board and two of a controlled region."""
    s = scene("competitive")
    s.table.goal[0] = 1
    s.give(0, cep=3)
    s.control("africa", 0)
    s.region_cep("africa", 2)
    lines = scored(s)
    assert lines["company_goal", 0] == 2 * 5
    assert lines["money", 0] == 5 * 3 // 2


def test_a_company_goal_is_cashed_between_the_actions_of_the_own_turn() -> None:
    """A51: not in another player's turn, not inside an action, and only once."""
    s = with_solar_infrastructure()
    s.control("africa", 0)
    s.table.goal[:2] = [4, 3]
    assert s.refused("cash_company_goal", player=1) == "not_your_turn"
    s.do("build_plant", space="asia/tech", region_tech=0)
    assert s.waiting == ("pay_cep", 0)
    assert s.refused("cash_company_goal", player=0) == "not_now"
    s.do("pay_cep", source="hand")
    s.do("cash_company_goal", player=0)
    assert (s.table.money[0], s.waiting) == (8, ("turn", 0))
    assert s.refused("cash_company_goal", player=0) == "no_company_goal"


@pytest.mark.parametrize(("regions", "goal", "money"), [(2, 8, 0), (0, 0, 8 // 2)])
def test_a_company_goal_is_used_at_the_end_in_the_better_way(regions: int, goal: int, money: int) -> None:
    """A51: 4 points for each controlled region, or $8."""
    s = scene("competitive")
    s.table.goal[0] = 4
    for region in ("africa", "asia")[:regions]:
        s.control(region, 0)
        s.region_cep(region, 0)
    lines = scored(s)
    assert lines.get(("company_goal", 0), 0) == goal
    assert lines["money", 0] == money


def test_money_breaks_a_tie_with_all_that_was_sold() -> None:
    """A52: $3 for a CEP against $2, one point each; scoring takes no money away."""
    s = scene("competitive", players=2)
    s.give(0, cep=1)
    s.give(1, money=2)
    lines = scored(s)
    assert lines["money", 0] == lines["money", 1] == 1
    assert s.game.result.winners == (0,)


def test_eight_dollars_for_a_company_goal_count_for_a_tie() -> None:
    """A52: worth 4 points like the goal itself, but the money is left to break the tie with."""
    s = scene("competitive", players=2)
    s.table.goal[0] = 4
    s.control("africa", 0)
    s.region_cep("africa", 0)
    s.give(1, money=8)
    scored(s)
    assert s.game.result.scores == (4 + 3, 4 + 3)  # nobody has a cube, so both have the award for most tech
    assert s.game.result.winners == (0, 1)


@pytest.mark.parametrize(
    ("tech", "points", "other_reading"),
    [
        ((0, 0, 0), [3, 3, 3], [0, 0, 0]),
        ((1, 0, 0), [3, 0, 0], [3, 0, 0]),
        ((2, 1, 2), [3, 0, 3], [3, 0, 3]),
    ],
)
def test_everybody_tied_for_most_tech_has_the_award_also_without_any(
    tech: tuple[int, ...], points: list[int], other_reading: list[int]
) -> None:
    """A53: the text pays all who are tied and names no minimum; in the other reading it takes one cube."""
    for reading, expected in (("everybody", points), ("nobody", other_reading)):
        s = scene("competitive", players=3, switches={"award_without_tech": reading})
        for player, cubes in enumerate(tech):
            s.give(player, tech=cubes)
        lines = scored(s)
        assert [lines["most_tech", player] for player in range(3)] == expected


def test_the_usual_readings_of_a_competition_follow_the_letter() -> None:
    """A14, A53, A71: bonuses go to any player, all who are tied have the award, seven event tiles."""
    table = scene("competitive").table
    assert (table.setting.switches.competitive_bonuses, table.setting.switches.award_without_tech) == (
        "shared",
        "everybody",
    )
    assert 1 + len(table.event_pile) == 7


# --- what stays as it is ---------------------------------------------------------------------------------


def test_lobbyists_are_drafted_in_a_competition_too() -> None:
    """A82: two of five, one of three, one of two, and the last one, which all pass to the right."""
    s = scene("competitive", players=3, draft=True)
    packets = s.table.packets[:]
    s.table.goal_choice = [()] * 3
    s.task(Frame("draft_round"))
    for kept in (2, 1, 1):
        for _ in range(3 * kept):
            seat = s.game.decision.player
            s.do("keep_card", card=s.table.packets[seat][0])
    assert s.game.is_over
    assert [len(hand) for hand in s.table.lobby_hand] == [5, 5, 5]
    for seat, hand in enumerate(s.table.lobby_hand):
        assert set(packets[seat][:2]) < set(hand)
        assert packets[(seat + 1) % 3][2] in hand


def test_scientists_visit_the_lobbyists_of_rivals() -> None:
    """A82: only what the competitive pages list is different."""
    s = scene("competitive")
    s.lobby(1, 10)
    s.turn(1)
    s.do("play_lobby", card=10, main=0, option=0)
    s.turn(0)
    s.do("move_scientist", origin="hand", destination="lobby/10")
    assert s.table.tech[:2] == [1, 1]


def test_the_start_player_changes_to_the_right() -> None:
    """A76: counter-clockwise, so the last one of the old decade is the first one of the new."""
    s = scene("competitive")
    s.table.decade, s.table.start_player = 1, 2
    s.table.fossil_pile = ()
    s.task(Frame("decade_end"))
    assert (s.table.decade, s.table.start_player) == (2, 1)
    assert s.waiting == ("turn", 1)


@pytest.mark.parametrize(
    ("mode", "players", "decade", "rounds"),
    [
        ("competitive", 2, 5, 4),
        ("competitive", 3, 4, 3),
        ("competitive", 3, 5, 3),
        ("competitive", 4, 5, 2),
        ("cooperative", 3, 3, 3),
        ("cooperative", 3, 4, 2),
    ],
)
def test_only_three_partners_have_a_short_last_decade(
    mode: str, players: int, decade: int, rounds: int
) -> None:
    """A76: nobody has anything to do here, so every turn only ends."""
    s = scene(mode, players)
    s.table.project_stack = [()] * 5
    s.table.decade = decade
    events = list(s.task(Frame("rounds")))
    while not s.game.is_over:
        events += s.do("end_turn")
    assert sum(isinstance(event, TurnBegan) for event in events) == rounds * players
