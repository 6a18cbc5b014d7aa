"""What the rulebook leaves open about goals, points, loss and victory (specification 22.6): each ruling."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from tests.engine.second_chance.scene import EVERY_AGENDA, Scene, scene

RICH = 6  # a personal goal everybody can be given: $10


def detail(s: Scene, name: str) -> int:
    """A number of the result."""
    return int(dict(s.game.result.details)[name])


def met(s: Scene, player: int = 0) -> int:
    """How many of a player's personal goals are met."""
    return detail(s, f"goals_{player}")


def judged(s: Scene) -> str:
    """How a team game ends that has reached the end of its last decade."""
    s.table.decade = s.table.setting.decades
    s.task(Frame("decade_end"))
    return s.table.ending


def successful(mode: str = "cooperative", players: int = 0) -> Scene:
    """A team that has reached everything: $10 for everybody, no UN goal open."""
    s = scene(mode, players)
    for player in range(s.table.setting.players):
        s.table.personal[player] = (RICH, RICH)
        s.give(player, money=10)
    s.table.un_row = ()
    return s


def build(s: Scene, space: str, energy: str, player: int = 0) -> None:
    """The player builds, with everything needed for it."""
    s.project(space, energy, host=player)
    s.knowledge(player, **{energy: 9})
    s.give(player, money=16, tech=5, cep=1)
    s.turn(player)
    s.do("build_plant", space=space, region_tech=0)


# --- points and pollution at the end of a phase ----------------------------------------------------------


@pytest.mark.parametrize(("points", "ending"), [(2, ""), (1, ""), (0, "points_lost")])
def test_less_than_no_points_after_the_environmental_goals_lose_the_game(points: int, ending: str) -> None:
    """A6: one open goal in the first decade; 0 is safe."""
    s = scene()
    s.goals(("plant_in_region", "asia"))
    s.table.vp[0] = points
    s.task(Frame("goals"))
    assert (s.table.vp, s.table.ending) == ([points - 1], ending)


def penalised(points: int, co2: int = 400) -> Scene:
    """A supply phase in which Europe gets a gas plant and its controller takes a penalty of 3."""
    s = scene()
    for region, _ in EVERY_AGENDA:
        if region != "europe":
            s.demand(region, "oil")
    s.control("europe", 0)
    s.region_cep("europe", 0)
    s.table.vp[0], s.table.co2 = points, co2
    s.next_fossils("gas")
    s.task(Frame("energy_supply"), Frame("reduction_step"))
    return s


@pytest.mark.parametrize(("points", "ending"), [(3, ""), (2, "points_lost")])
def test_less_than_no_points_after_the_energy_supply_lose_the_game(points: int, ending: str) -> None:
    """A6: a penalty of 3."""
    s = penalised(points)
    assert (s.table.vp, s.table.ending) == ([points - 3], ending)


@pytest.mark.parametrize(("co2", "ending"), [(490, ""), (500, ""), (510, "planet_lost")])
def test_a_team_loses_above_five_hundred_and_not_at_it(co2: int, ending: str) -> None:
    """A7: "less than" in one place; without a point to reduce with."""
    s = scene()
    s.table.co2 = co2
    s.task(Frame("reduction_step"))
    assert s.table.ending == ending


def rivals_supplied(co2: int, *open_regions: str) -> Scene:
    """A supply phase of a competition with nothing but coal for these regions."""
    s = scene("competitive")
    for region, _ in EVERY_AGENDA:
        if region not in open_regions:
            s.demand(region, "oil")
    s.table.co2 = co2
    s.next_fossils(*["coal"] * len(open_regions))
    s.task(Frame("energy_supply"))
    return s


@pytest.mark.parametrize(("co2", "ending"), [(460, ""), (470, "planet_lost")])
def test_rivals_lose_above_five_hundred_and_not_at_it(co2: int, ending: str) -> None:
    """A7: a coal plant adds 40 ppm."""
    assert rivals_supplied(co2, "europe").table.ending == ending


def test_rivals_lose_at_once() -> None:
    """A7: the second region gets no plant any more."""
    s = rivals_supplied(470, "europe", "asia")
    assert (s.table.co2, s.table.ending) == (510, "planet_lost")
    assert s.table.demand[s.region("asia")][0] is None
    assert s.game.result.winners == ()


# --- reduction -------------------------------------------------------------------------------------------


def before_reduction(points: int, co2: int, decade: int = 1) -> Scene:
    s = scene()
    s.table.start_player = 2
    s.table.vp[0], s.table.co2, s.table.decade = points, co2, decade
    s.task(Frame("reduction_step"))
    return s


def steps(s: Scene) -> list[int]:
    return [s.codec.action_to_json(action)["steps"] for action in s.game.legal()]


@pytest.mark.parametrize(
    ("points", "co2", "decade", "possible"),
    [(5, 450, 2, [0, 1, 2]), (9, 420, 1, [0, 1, 2]), (5, 520, 1, [2, 3, 4, 5]), (8, 510, 4, [1, 2])],
    ids=["no more than the points", "no lower than 400", "at least to 500", "both"],
)
def test_the_start_player_reduces_for_the_team(
    points: int, co2: int, decade: int, possible: list[int]
) -> None:
    """A31: the others are not asked."""
    s = before_reduction(points, co2, decade)
    assert s.waiting == ("reduction", 2)
    assert steps(s) == possible
    assert all(not s.game.legal(seat) for seat in (0, 1, 3))


def test_a_team_without_points_or_pollution_has_nothing_to_decide() -> None:
    """A31: points are not spent below 0, and the level does not fall below 400."""
    assert before_reduction(0, 450).waiting == ("over", None)
    assert before_reduction(9, 400).waiting == ("over", None)


@pytest.mark.parametrize(("points", "co2", "ending"), [(3 + 1, 500, ""), (3, 510, "planet_lost")])
def test_penalties_are_paid_before_the_reduction(points: int, co2: int, ending: str) -> None:
    """A31: with 510 ppm a point has to be left after the penalty of 3; the only step is taken by itself."""
    s = penalised(points, co2=490)
    assert (s.table.co2, s.table.vp, s.table.ending) == (co2, [0], ending)


# --- environmental goals ---------------------------------------------------------------------------------


def test_one_plant_serves_all_different_goals_it_fits_but_only_one_of_two_equal_ones() -> None:
    """A33: wind in Europe, then recycling in Europe."""
    s = scene()
    s.goals(
        ("plant_in_region", "europe"),
        ("plant_of_type", "wind"),
        ("plant_in_region", "europe"),
        ("plant_of_type", "wind"),
    )
    build(s, "europe/money", "wind")
    assert s.table.env_done == [1, 1, 0, 0]
    build(s, "europe/tech", "recycling", player=1)
    assert s.table.env_done == [1, 1, 1, 0]


def test_one_summit_serves_its_size_and_every_topic() -> None:
    """A33: but of two equal topics only one."""
    s = scene()
    s.goals(
        ("summit_topic", "solar"), ("summit_topic", "solar"), ("summit_topic", "hydro"), ("summit_size", 2)
    )
    s.summit(0, "solar", "hydro", seats={0: 0, 1: 1})
    s.table.summits_full, s.table.summit_last[0] = (0,), 1
    s.task(Frame("summits"))
    for _ in range(4):
        s.do("choose_energy", energy="solar")
    assert s.table.env_done == [1, 0, 1, 1]


# --- personal goals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reading", "hand", "region", "done"),
    [("hand", 6, 0, 1), ("hand", 5, 3, 0), ("with_regions", 5, 1, 1), ("with_regions", 4, 1, 0)],
)
def test_six_permits_are_those_on_the_board_or_also_those_of_controlled_regions(
    reading: str, hand: int, region: int, done: int
) -> None:
    """A32: regional CEPs can be used "like own ones", so they are not."""
    s = scene(switches={"goal_cep": reading})
    s.table.personal[0] = (1,)
    s.give(0, cep=hand)
    s.control("africa", 0)
    s.region_cep("africa", region)
    assert met(s) == done


@pytest.mark.parametrize(
    ("card", "carrying", "bare"),
    [
        (9, ("europe", "wind"), [("asia", "wind")]),
        (10, ("europe", "wind"), [("asia", "solar"), ("asia", "hydro")]),
        (11, ("europe", "wind"), [("europe", "recycling")]),
        (12, ("europe", "wind"), [("asia", "solar"), ("africa", "hydro")]),
    ],
)
def test_infrastructures_count_with_and_without_a_plant(
    card: int, carrying: tuple[str, str], bare: list[tuple[str, str]]
) -> None:
    """A73: "prepared" is all that goals 9 to 12 ask for; who built on them does not matter."""
    s = scene()
    s.table.personal[0] = (card,)
    region, energy = carrying
    s.demand(region, f"{energy}:1:1:0")
    for grant, (region, energy) in zip(("money", "tech"), bare, strict=False):
        assert met(s) == 0
        s.project(f"{region}/{grant}", energy, host=0)
    assert met(s) == 1


@pytest.mark.parametrize(("kept", "ending"), [(10, "team_won"), (9, "personal_goals_missed")])
def test_a_personal_goal_is_looked_at_when_the_game_ends(kept: int, ending: str) -> None:
    """A79: money that was there before does not help."""
    s = successful()
    assert met(s, 1) == 2
    s.table.money[1] = kept
    assert judged(s) == ending


def test_a_small_summit_held_alone_counts_whatever_happens_later() -> None:
    """A79: the only goal that is met once and for all; the scientists went home long ago."""
    s = successful()
    s.table.personal[0] = (3, 8)
    s.summit(0, "solar", "hydro", seats={0: 0, 1: 0})
    s.table.summits_full, s.table.summit_last[0] = (0,), 0
    s.task(Frame("summits"))
    for _ in range(4):
        s.do("choose_energy", energy="solar" if s.table.level(0, s.energy("solar")) < 2 else "hydro")
    assert s.table.hand_scientists[0] == 2
    assert judged(s) == "team_won"


# --- UN goals --------------------------------------------------------------------------------------------


def test_one_infrastructure_serves_several_un_goals() -> None:
    """A25: nothing is used up but the tech."""
    s = scene()
    s.demand("africa", "recycling:1:1:0", "hydro:1:1:0", "forestation:1:1:0")
    s.table.un_row = (2, 5)  # recycling and hydro, recycling and forestation
    s.give(0, tech=2)
    for card in (2, 5):
        s.turn(0)
        s.do("score_un_goal", card=card)
    assert not s.table.un_row
    assert (s.table.vp, s.table.tech[0]) == ([4], 0)


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 6), (2, 10), (3, 15), (4, 21), (5, 21), (7, 21)])
def test_four_and_more_un_goals_are_worth_the_same(cards: int, points: int) -> None:
    """A26: "4+"."""
    s = scene("competitive")
    s.give(1, tech=1)
    s.table.un_claimed[0] = s.table.un_row[:cards]
    s.task(Frame("verdict"))
    assert s.game.result.scores[0] == points


def test_a_fifth_un_goal_counts_for_the_company_goal_and_for_a_tie() -> None:
    """A26: 3 points for each card, and the first thing to compare."""
    s = scene("competitive", players=2)
    s.table.un_claimed = [s.table.un_row[:5], s.table.un_row[5:9]]
    s.table.goal = [3, 3]
    s.give(1, tech=1)  # 3 points for most tech
    s.task(Frame("verdict"))
    assert s.game.result.scores == (21 + 15, 21 + 12 + 3)
    assert s.game.result.winners == (0,)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("left", "ending"), [(3, "team_won"), (4, "un_goals_missed")])
def test_three_un_goals_may_stay_open_with_any_number_of_players(
    players: int, left: int, ending: str
) -> None:
    """A80: however many were on display."""
    s = successful("solo" if players == 1 else "cooperative", players)
    s.table.un_row = tuple(range(1, left + 1))
    assert judged(s) == ending


# --- the rank --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "rank"), [(20, 1), (60, 4)])
def test_a_team_that_has_won_is_told_its_points_open_goals_and_a_rank(points: int, rank: int) -> None:
    """A65: the printed table is unknown, so the ranks are our own: points and ppm below the limit."""
    s = successful()
    s.table.vp[0], s.table.co2, s.table.un_row = points, 430, (1, 2)
    judged(s)
    assert s.game.result.scores == (points,)
    assert (detail(s, "un_goals_open"), detail(s, "rank")) == (2, rank)


def test_a_team_that_has_lost_has_no_rank() -> None:
    """A65: however many points it has."""
    s = successful()
    s.table.vp[0], s.table.money[0] = 99, 0
    assert judged(s) == "personal_goals_missed"
    assert detail(s, "rank") == -1
