"""When the game ends (specification 15.1, 20)."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.events import GameEnded, TurnBegan
from tests.engine.first.scene import Scene, scene
from tests.engine.first.tables import GREEN


def ending(s: Scene) -> str:
    """Why the game ends when the operations phase is over now; "" when it goes on."""
    s.task(Frame("end_check"))
    return s.table.ending


@pytest.mark.parametrize(
    ("players", "decade", "reason"),
    [
        *((players, 5, "last_decade") for players in (1, 2, 3, 4)),
        *((players, 4, "") for players in (1, 2, 3, 4)),
        (5, 5, ""),
        (5, 6, "last_decade"),
    ],
)
def test_the_game_ends_after_five_decades_and_with_five_players_after_six(
    players: int, decade: int, reason: str
) -> None:
    """15.1, G-09: the operations phase of the last decade is the last one."""
    s = scene(players=players)
    s.table.decade = decade
    assert ending(s) == reason


@pytest.mark.parametrize(
    ("regions", "reason"), [(0, ""), (1, ""), (2, "green_regions"), (3, "green_regions")]
)
def test_two_regions_full_of_green_plants_end_the_game(regions: int, reason: str) -> None:
    """15.1: whoever owns the plants."""
    s = scene()
    for region in list(GREEN)[:regions]:
        s.demand(region, *GREEN[region])
    assert ending(s) == reason


@pytest.mark.parametrize("last", ["gas", ""])
def test_a_fossil_plant_or_an_empty_slot_keeps_a_region_from_being_green(last: str) -> None:
    """15.1: all slots have to be green."""
    s = scene()
    s.demand("africa", *GREEN["africa"])
    s.demand("oceania", *GREEN["oceania"][:3], last)
    assert ending(s) == ""


@pytest.mark.parametrize(
    ("after_supply", "now", "reason"),
    [
        (350, 340, "below_danger"),
        (490, 310, "below_danger"),
        (350, 350, ""),  # still in danger
        (400, 350, ""),
        (340, 300, ""),  # never was in danger
        (120, 120, ""),
    ],
)
def test_the_level_has_to_return_below_350_ppm(after_supply: int, now: int, reason: str) -> None:
    """G-10: it has been at 350 or more after the supply phase of this decade, and is below now."""
    s = scene()
    s.table.co2 = after_supply
    s.task(Frame("pollution_check"))
    s.table.co2 = now
    assert ending(s) == reason


def test_the_low_level_of_the_start_does_not_end_the_game_after_the_first_decade() -> None:
    """G-10: every game starts below 350."""
    s = scene()
    assert s.table.co2 < 350
    s.task(Frame("end_check"), Frame("next_decade"))
    assert (s.table.ending, s.table.decade) == ("", 2)


@pytest.mark.parametrize(("level", "reason"), [(490, ""), (500, "planet_lost"), (540, "planet_lost")])
def test_from_500_ppm_after_a_supply_phase_everybody_loses(level: int, reason: str) -> None:
    """15.1: no scoring, no winner."""
    s = scene(players=3)
    s.table.co2 = level
    s.table.vp = [3, -2, 40]
    s.give(0, money=10, tech=4)
    s.task(Frame("pollution_check"))
    assert s.table.ending == reason
    if reason:
        assert s.events == [GameEnded("planet_lost")]
        assert s.game.is_over
        assert s.game.result.winners == ()
        assert (s.game.result.scores, s.game.result.scoring) == ((3, -2, 40), ())


def test_500_ppm_are_checked_once_after_the_event() -> None:
    """G-12: not in the middle of the supply phase; all regions and the event come first."""
    s = scene()
    s.table.decade = 2
    for region in ("north_america", "europe", "asia"):
        s.demand(region, "coal", "", "coal", "coal")
    s.table.fossil_pile = (0,) * 24
    s.table.co2 = 480
    s.task(Frame("decade"))
    names = s.names()
    assert names.count("FossilPlantPlaced") == 6
    assert names.index("DisasterStruck") < names.index("GameEnded")
    assert s.table.ending == "planet_lost"


def two_turns_left(after_first: str = "turn_begin") -> Scene:
    """The last round: player 0 is on turn, player 1 still to come; the level has returned below 350."""
    s = scene(variants=Variants(auction=True))
    s.table.level_after_supply, s.table.co2 = 350, 340
    s.table.stack[:0] = [Frame("next_decade"), Frame("end_check"), Frame(after_first, 1)]
    s.table.mandatory_done = 1
    return s


def test_a_condition_that_is_met_in_the_middle_of_a_decade_does_not_end_the_game_yet() -> None:
    """G-11: the remaining turns are played."""
    s = two_turns_left()
    s.do("end_turn")
    assert s.waiting == ("turn", 1)


def test_the_last_turn_is_finished_with_expertise_and_summits_before_the_check() -> None:
    """G-11: end of turn first, then the check, and no auction and no marker any more."""
    s = two_turns_left(after_first="turn_over")
    s.project("europe/tech", "solar", scientist=0)
    s.summit(0, "forestation", "solar", seats={0: 1})
    s.do("move_scientist", origin="europe/tech", destination="summit/0/1")
    s.do("end_turn")
    assert s.waiting == ("summit_extra", 1)
    s.do("choose_energy", energy="solar")
    s.do("choose_energy", energy="solar")  # the active player's own extra point
    assert s.table.ending == "below_danger"
    assert s.table.decade == 1
    assert "BidMade" not in s.names()
    assert s.game.is_over


def test_several_conditions_lead_to_the_same_scoring() -> None:
    """G-11: whatever the reason, points are counted."""
    scores = set()
    for reason in ("last_decade", "green_regions", "below_danger"):
        s = scene()
        s.table.goal = [0] * 4
        s.table.ending = reason
        s.give(0, money=7)
        s.task(Frame("scoring"))
        scores.add(s.game.result.scores)
    assert scores == {(3, 0, 0, 0)}


@pytest.mark.parametrize(("players", "turns"), [(1, 30), (2, 50), (3, 60), (4, 60), (5, 60)])
def test_a_game_of_full_length_has_the_same_number_of_turns_for_everybody(players: int, turns: int) -> None:
    """15.1, 2.1: decades times rounds times players; no fossil plant comes, so nothing ends it before."""
    s = scene(players=players)
    s.table.fossil_pile = ()
    s.task(Frame("first_decade"))
    begun = [event.player for event in s.events if isinstance(event, TurnBegan)]
    while not s.game.is_over:
        legal = s.game.legal()
        mandatory = [a for a in legal if a.kind in ("propose", "install", "end_turn")]
        events = s.game.apply((mandatory or legal)[0])
        begun += [event.player for event in events if isinstance(event, TurnBegan)]
    assert s.table.ending == "last_decade"
    assert [begun.count(player) for player in range(players)] == [turns // players] * players
