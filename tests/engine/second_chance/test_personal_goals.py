"""Personal goals of the cooperative and the solo game (specification 16.1, 17.2)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.table import events
from tests.engine.checks import happened
from tests.engine.second_chance.scene import BY_REGION, REGIONS, WANTS, Scene, kit, scene
from tests.engine.second_chance.tables import hold

NEEDED = {goal.number: goal.needed for goal in kit().personal_goals}
OTHER = 1  # on whose infrastructure player 0 builds, and who builds on that of player 0
FORESTATION_SLOTS = [("europe", 1), ("south_america", 1), ("africa", 2), ("oceania", 2)]


def goal(number: int, players: int = 4) -> Scene:
    """The last decade is over; player 0 has only this goal, the others have met theirs."""
    s = scene(players=players)
    s.table.personal = [(number,), *[(4,)] * (players - 1)]
    for player in range(1, players):
        s.give(player, tech=3)
    s.table.un_row = ()
    return s


def met(s: Scene) -> bool:
    """Is the goal of player 0 met when the game ends now?"""
    s.task(Frame("verdict"))
    assert s.table.ending in ("team_won", "personal_goals_missed")
    return s.table.ending == "team_won"


def plants(s: Scene, amount: int, owner: int = 0, host: int = OTHER, same_type: bool = False) -> None:
    """So many plants in different regions, of different types or of the same one."""
    if same_type:
        for region, lvl in FORESTATION_SLOTS[:amount]:
            s.demand(region, f"forestation:{lvl}:{owner}:{host}")
    else:
        for region in list(BY_REGION)[:amount]:
            s.demand(region, f"{BY_REGION[region]}:1:{owner}:{host}")


def plants_in_asia(s: Scene, amount: int, owner: int = 0, host: int = OTHER) -> None:
    s.demand("asia", *(f"{energy}:1:{owner}:{host}" for energy in ("solar", "wind", "hydro")[:amount]))


def infrastructures(s: Scene, amount: int) -> None:
    """Own infrastructures in different regions and of different types, the first of them with a plant."""
    for number, region in enumerate(list(BY_REGION)[:amount]):
        if number == 0:
            s.demand(region, f"{BY_REGION[region]}:1:{OTHER}:0")
        else:
            s.project(f"{region}/tech", BY_REGION[region], host=0)


def infrastructures_same_type(s: Scene, amount: int) -> None:
    s.demand("asia", f"hydro:1:{OTHER}:0")
    for region in ("africa", "oceania")[: amount - 1]:
        s.project(f"{region}/tech", "hydro", level=2, host=0)


def infrastructures_in_asia(s: Scene, amount: int) -> None:
    s.demand("asia", f"hydro:1:{OTHER}:0")
    for energy, grant in (("solar", "money"), ("wind", "tech"))[: amount - 1]:
        s.project(f"asia/{grant}", energy, host=0)


def ceps(s: Scene, amount: int) -> None:
    s.give(0, cep=amount)
    s.control("asia", 0)  # the CEPs of a region are not owned (A32)


def region_ceps(s: Scene, amount: int) -> None:
    s.control("asia", 0)
    s.region_cep("asia", amount)
    s.control("africa", 1)


def small_summit(s: Scene, amount: int) -> None:
    hold(s, "solar", "wind", seats={0: 0, 1: 0 if amount else 1})


def recruits(s: Scene, amount: int) -> None:
    for _ in range(amount - 1):
        s.recruit(0)


def tracks(s: Scene, amount: int) -> None:
    s.knowledge(0, **dict.fromkeys(WANTS, 9))
    s.knowledge(0, **dict.fromkeys(list(WANTS)[:amount], 10))


def control(s: Scene, amount: int) -> None:
    for region in REGIONS[:amount]:
        s.control(region, 0)


ARRANGE: dict[int, Callable[[Scene, int], None]] = {
    1: ceps,
    2: region_ceps,
    3: small_summit,
    4: lambda s, n: s.give(0, tech=n),
    5: recruits,
    6: lambda s, n: s.give(0, money=n),
    7: tracks,
    8: control,
    9: infrastructures_same_type,
    10: infrastructures,
    11: infrastructures_in_asia,
    12: infrastructures,
    13: lambda s, n: plants(s, n, same_type=True),
    14: plants,
    15: plants_in_asia,
    16: plants,
}


def test_the_thresholds_of_the_rulebook() -> None:
    """17.2: six CEPs, four in a region, one summit, three cubes, four scientists, $10, two tracks."""
    fixed = {1: 6, 2: 4, 3: 1, 4: 3, 5: 4, 6: 10, 7: 2}
    assert {number: NEEDED[number][1:] for number in fixed} == {n: (N,) * 4 for n, N in fixed.items()}
    assert set(NEEDED) == set(range(1, 17))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", NEEDED)
def test_a_goal_is_met_with_what_is_needed_and_not_with_less(number: int, players: int) -> None:
    """17.2, A5, A73: all sixteen; how much is needed depends on the number of players for 08 to 16."""
    for missing in (0, 1):
        s = goal(number, players)
        ARRANGE[number](s, NEEDED[number][players] - missing)
        assert met(s) == (not missing)


def test_six_ceps_have_to_lie_on_the_own_board_unless_the_other_reading_is_chosen() -> None:
    """A32: those of controlled regions are paid like own ones, but they are not."""
    for reading, enough in (("hand", False), ("with_regions", True)):
        s = scene(switches={"goal_cep": reading})
        s.table.personal, s.table.un_row = [(1,), (), (), ()], ()
        ceps(s, 1)
        s.task(Frame("verdict"))
        assert s.game.result.details[2] == ("goals_0", int(enough))


@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_plants_on_the_infrastructure_of_others_are_no_own_infrastructures(number: int) -> None:
    """17.2: goals 09 to 12 count markers, not plants."""
    s = goal(number)
    plants(s, 5)
    plants_in_asia(s, 3)
    assert not met(s)


@pytest.mark.parametrize("number", [13, 14, 15, 16])
def test_plants_that_others_built_on_own_infrastructure_are_no_own_plants(number: int) -> None:
    """17.2: goals 13 to 16 count plants, not markers."""
    s = goal(number)
    plants(s, 5, owner=OTHER, host=0)
    plants_in_asia(s, 3, owner=OTHER, host=0)
    assert not met(s)


def test_infrastructures_of_neighbouring_regions_do_not_add_up() -> None:
    """17.2: goal 11 asks for one region."""
    s = goal(11)
    for space, energy in (
        ("africa/scientist", "recycling"),
        ("asia/scientist", "solar"),
        ("oceania/money", "wind"),
    ):
        s.project(space, energy, host=0)
    assert not met(s)


def test_ceps_in_a_region_that_somebody_else_controls_do_not_count() -> None:
    """17.2: goal 02."""
    s = goal(2)
    s.control("asia", 1)
    s.control("africa", 0)  # three CEPs
    assert not met(s)


# --- a small summit alone --------------------------------------------------------------------------------


def test_goal_03_is_shown_as_soon_as_it_is_met_and_stays_met() -> None:
    """A24, A79: whatever happens later."""
    s = goal(3)
    small_summit(s, 1)
    assert happened(s, events.PersonalGoalShown(0))
    hold(s, "solar", "hydro", seats={0: 0, 1: 2})
    assert met(s)


def test_nothing_is_shown_by_a_player_without_goal_03() -> None:
    """17.2, 19: the other goals stay secret."""
    s = goal(5)
    small_summit(s, 1)
    assert not happened(s, events.PersonalGoalShown(0))


def test_a_larger_summit_alone_is_not_enough() -> None:
    """17.2: two topics."""
    s = goal(3)
    hold(s, "forestation", "solar", "wind", seats={0: 0, 1: 0, 2: 0})
    assert not met(s)


# --- the verdict -----------------------------------------------------------------------------------------


def team(*goals: tuple[int, ...]) -> Scene:
    """Partners with these goals: cubes (04) and money (06) are met by all, CEPs (01) by nobody."""
    s = scene(players=len(goals))
    s.table.personal, s.table.un_row = list(goals), ()
    for player in range(len(goals)):
        s.give(player, tech=3, money=10)
    s.task(Frame("verdict"))
    return s


@pytest.mark.parametrize(
    ("goals", "ending"),
    [
        (((4, 6), (4, 6)), "team_won"),
        (((4, 1), (1, 6)), "team_won"),
        (((4, 6), (1, 2)), "personal_goals_missed"),
        (((1, 2), (4, 6), (4, 1)), "personal_goals_missed"),
    ],
)
def test_every_partner_needs_one_of_two_goals(goals: tuple[tuple[int, ...], ...], ending: str) -> None:
    """16.1: if any player has met neither, all have lost."""
    s = team(*goals)
    assert s.table.ending == ending
    assert s.game.result.winners == (tuple(range(len(goals))) if ending == "team_won" else ())


def test_goals_are_looked_at_when_the_game_ends() -> None:
    """A79: ten dollars that were spent do not count."""
    s = goal(6)
    s.give(0, money=10)
    s.give(0, money=-1)
    assert not met(s)
