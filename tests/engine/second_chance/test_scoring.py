"""The end of the game: the team's verdict and the competitive scoring (specification 16)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.table import events
from tests.engine.checks import happened
from tests.engine.second_chance.scene import Scene, scene

# --- the competitive scoring -----------------------------------------------------------------------------


def rivals(players: int = 4, points: int = 20) -> Scene:
    """The last decade is over; everybody has as many points and nothing else."""
    s = scene("competitive", players=players)
    s.table.vp = [points] * players
    s.table.goal = [0] * players
    return s


def finish(s: Scene) -> dict[str, list[int]]:
    """Score the game; the points of each step by player."""
    s.task(Frame("verdict"))
    assert s.game.is_over
    assert s.table.ending == "last_decade"
    steps: dict[str, list[int]] = {}
    for step, player, points in s.table.scoring:
        steps.setdefault(step, [0] * s.table.setting.players)[player] = points
    return steps


def test_violet_has_115_points() -> None:
    """T30: CEPs and money 15, company goal 12, most tech 3, UN goals 10, and 75 from before."""
    s = rivals()
    for region in ("africa", "oceania"):
        s.control(region, 0)
        s.region_cep(region, 1)
    s.table.price = 5
    s.give(0, money=5, cep=3, tech=2)
    s.give(2, tech=2)
    s.table.goal[0] = 8
    for region, energy in (("asia", "hydro"), ("europe", "wind"), ("africa", "recycling")):
        s.project(f"{region}/tech", energy, host=0)
    s.demand("oceania", "forestation:1:2:0")
    s.table.un_claimed[0] = (1, 2)
    s.table.vp[0] = 75
    assert {step: points[0] for step, points in finish(s).items()} == {
        "company_goal": 12,
        "money": 15,
        "most_tech": 3,
        "un_goals": 10,
    }
    assert s.table.vp[0] == 115
    assert s.game.result.winners == (0,)


def test_ceps_of_controlled_regions_and_the_own_board_are_sold_at_one_price() -> None:
    """16.2 steps 1 and 2: the price does not fall; other regions keep theirs."""
    s = rivals()
    s.control("africa", 0)
    s.give(0, cep=2)
    s.give(1, cep=1)
    s.table.price = 4
    finish(s)
    assert s.table.money == [20, 4, 0, 0]
    assert (s.table.price, s.table.cep) == (4, [0, 0, 0, 0])
    assert s.table.region_cep == [5, 4, 5, 0, 6, 4]
    assert happened(s, events.CepCollected(0, s.region("africa"), 3))
    assert happened(s, events.CepSoldOut(0, 5, 4))


@pytest.mark.parametrize(("money", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (30, 15)])
def test_two_dollars_are_a_point_and_the_money_is_kept_for_ties(money: int, points: int) -> None:
    """16.2 step 4, A52."""
    s = rivals()
    s.give(1, money=money)
    assert finish(s)["money"] == [0, points, 0, 0]
    assert s.table.money[1] == money


@pytest.mark.parametrize(
    ("tech", "points"),
    [
        ([3, 2, 1, 0], [3, 0, 0, 0]),
        ([2, 2, 1, 0], [3, 3, 0, 0]),
        ([1, 1, 1, 1], [3, 3, 3, 3]),
        ([0, 0, 0, 0], [3, 3, 3, 3]),
    ],
)
def test_most_tech_is_worth_three_points_for_everybody_who_is_tied(
    tech: list[int], points: list[int]
) -> None:
    """16.2 step 5, A53: own cubes only; with none at all everybody is tied."""
    s = rivals()
    for player, amount in enumerate(tech):
        s.give(player, tech=amount)
    s.region_tech("asia", 5)
    s.control("asia", 3)
    s.region_cep("asia", 0)
    assert finish(s)["most_tech"] == points


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 6), (2, 10), (3, 15), (4, 21), (5, 21), (9, 21)])
def test_un_goals_are_worth_6_10_15_or_21_points(cards: int, points: int) -> None:
    """16.2 step 6, A26: in total, not for each card."""
    s = rivals()
    s.table.un_claimed[2] = tuple(range(1, cards + 1))
    s.give(3, tech=1)
    assert finish(s)["un_goals"] == [0, 0, points, 0]
    assert s.table.vp[2] == 20 + points


def test_the_order_of_the_players_does_not_matter() -> None:
    """I25: the same goods in other seats give the same points."""

    def totals(seats: list[int]) -> list[int]:
        s = rivals()
        for seat, (money, cep, tech) in zip(seats, [(3, 1, 2), (4, 0, 2), (0, 2, 1), (9, 0, 0)], strict=True):
            s.give(seat, money=money, cep=cep, tech=tech)
        finish(s)
        return [s.table.vp[seat] for seat in seats]

    assert totals([0, 1, 2, 3]) == totals([3, 1, 0, 2])


def test_most_points_win() -> None:
    """16.2: the ranking goes from best to worst."""
    s = rivals()
    s.table.vp = [20, 35, 7, 30]
    s.give(2, tech=1)  # 3 points for most tech
    finish(s)
    result = s.game.result
    assert (result.winners, result.ranking, result.scores) == ((1,), (1, 3, 0, 2), (20, 35, 10, 30))


# --- ties ------------------------------------------------------------------------------------------------


def tied() -> Scene:
    """Two rivals with equal points; a test puts player 0 ahead in one tie-break, player 1 in later ones."""
    return rivals(2)


def winners(s: Scene) -> tuple[int, ...]:
    finish(s)
    assert s.table.vp[0] == s.table.vp[1]
    found: tuple[int, ...] = s.game.result.winners
    return found


def test_a_tie_is_broken_by_un_goals() -> None:
    """16.2: before plants, infrastructures and money."""
    s = tied()
    s.table.un_claimed = [(1, 2), (3,)]  # 10 and 6 points
    s.table.vp[1] += 4
    s.demand("asia", "hydro:1:1:1", "wind:1:1:1")
    assert winners(s) == (0,)


def test_then_by_plants() -> None:
    """16.2: built ones, before infrastructures and money."""
    s = tied()
    s.demand("asia", "hydro:1:0:1", "wind:1:0:1", "solar:1:1:1")
    s.give(1, money=1)
    assert winners(s) == (0,)


def test_then_by_infrastructures() -> None:
    """16.2: prepared ones, built on or not, before money."""
    s = tied()
    s.project("asia/tech", "hydro", host=0)
    s.give(1, money=1)
    assert winners(s) == (0,)


def test_then_by_money() -> None:
    """16.2, A52: with what CEPs brought, although it was counted for points."""
    s = tied()
    s.give(0, cep=1)
    s.table.price = 1
    assert winners(s) == (0,)


def test_and_if_nothing_helps_the_victory_is_shared() -> None:
    """16.2."""
    assert winners(tied()) == (0, 1)


# --- the team's verdict ----------------------------------------------------------------------------------


def verdict(
    points: int = 10, co2: int = 430, open_cards: int = 2, players: int = 4, mode: str = "cooperative"
) -> Scene:
    """The last decade is over, and every partner has met a personal goal (three cubes)."""
    s = scene(mode, players)
    s.table.vp[0], s.table.co2 = points, co2
    s.table.personal = [(4,)] * s.table.setting.players
    for player in range(s.table.setting.players):
        s.give(player, tech=3)
    s.table.un_row = tuple(range(1, open_cards + 1))
    s.task(Frame("verdict"))
    return s


def test_with_430_ppm_a_goal_each_and_two_open_cards_the_team_has_won() -> None:
    """T25."""
    s = verdict()
    assert s.events == [events.GameEnded("team_won")]
    result = s.game.result
    assert (result.ending, result.winners, result.scores) == ("team_won", (0, 1, 2, 3), (10,))
    assert dict(result.details) == {
        "rank": 1,
        "un_goals_open": 2,
        "ppm": 430,
        "goals_0": 1,
        "goals_1": 1,
        "goals_2": 1,
        "goals_3": 1,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("open_cards", "ending"), [(0, "team_won"), (3, "team_won"), (4, "un_goals_missed")])
def test_at_most_three_un_goals_may_be_left_open(players: int, open_cards: int, ending: str) -> None:
    """16.1, A80: at every number of players."""
    s = verdict(open_cards=open_cards, players=players)
    assert s.table.ending == ending
    assert bool(s.game.result.winners) == (ending == "team_won")


def test_the_last_decade_is_followed_by_the_verdict() -> None:
    """15, 16.1: no next decade begins."""
    s = scene()
    s.table.decade, s.table.un_row = 4, (1, 2, 3, 4)
    s.table.personal = [(4,)] * 4
    for player in range(4):
        s.give(player, tech=3)
    s.task(Frame("decade_end"))
    assert s.events == [events.GameEnded("un_goals_missed")]


@pytest.mark.parametrize(
    ("points", "co2", "rank"),
    [
        (0, 500, 0),
        (14, 500, 0),
        (15, 500, 1),
        (10, 450, 1),
        (20, 400, 2),
        (45, 500, 3),
        (50, 400, 4),
        (99, 400, 4),
    ],
)
def test_a_victory_is_rated_by_points_and_clean_air(points: int, co2: int, rank: int) -> None:
    """16.1, A65: our own table: one more point for every 10 ppm below the limit."""
    assert dict(verdict(points, co2).game.result.details)["rank"] == rank


def test_a_defeat_has_no_rank() -> None:
    """A65."""
    assert dict(verdict(open_cards=9).game.result.details)["rank"] == -1
