"""Variant: solo (specification 16.4, G-39)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table.events import TechDonated, UnGoalRemoved, UnGoalRevealed
from tests.engine.checks import asks, denied, happened
from tests.engine.first.scene import Scene, kit, new_game, scene
from tests.engine.first.tables import laying_out
from tests.engine.first.tracks import income

# --- start projects --------------------------------------------------------------------------------------


def test_the_player_chooses_the_region_in_which_the_start_projects_begin() -> None:
    """DP-02: any of the six, before anything else."""
    s = Scene(new_game(kit(), 1, 1))
    asks(s, "start_region", 0, s.codec.regions)
    assert sorted(s.table.start_tiles) == [0, 1, 2, 3, 4]


def test_each_project_takes_a_space_of_choice_in_the_current_region() -> None:
    """DP-02, 16.4: Europe wants solar; any of its three spaces, and no other."""
    s = laying_out("solar", "fusion")
    s.do("choose_region", region="europe")
    asks(s, "start_space", 0, ["europe/money", "europe/tech", "europe/research"])
    denied(s, refuse("not_this_space", "solo_setup", region=2), "choose_project", space="asia/tech")
    assert s.refused("decline") == "not_now"
    s.do("choose_project", space="europe/tech")
    assert s.table.space_stage[s.space("europe/tech")] == 1
    assert s.table.projects_left[s.energy("solar")] == 5


def test_a_region_that_does_not_want_the_energy_is_passed_over_clockwise() -> None:
    """16.4: Europe, then Africa, whose agenda has forestation."""
    s = laying_out("forestation")
    s.do("choose_region", region="europe")
    asks(s, "start_space", 0, ["africa/money", "africa/tech", "africa/research"])


def test_the_next_project_starts_at_the_region_after_the_last_one() -> None:
    """16.4: after Europe comes Africa, then Asia, and the ring closes."""
    s = laying_out("solar", "biomass", "biomass", "recycling", "forestation")
    s.do("choose_region", region="europe")
    regions = []
    while s.waiting[0] == "start_space":
        space = s.game.legal()[0]
        regions.append(s.codec.action_to_json(space)["space"].split("/")[0])
        s.game.apply(space)
    assert regions == ["europe", "africa", "asia", "oceania", "north_america"]


def test_a_region_without_a_free_space_is_passed_over() -> None:
    """G-39: the next one clockwise that wants the energy and has room."""
    s = laying_out("solar")
    for space in ("europe/money", "europe/tech", "europe/research"):
        s.project(space, "biomass")
    s.do("choose_region", region="europe")
    assert s.refused("choose_project", space="asia/money") == ""


def test_the_start_projects_bring_no_grant() -> None:
    """16.4: neither money nor tech nor a scientist; then the first turn begins."""
    s = laying_out("solar", "biomass", "fusion", "recycling", "forestation")
    s.do("choose_region", region="europe")
    while s.waiting[0] == "start_space":
        s.game.apply(s.game.legal()[0])
    assert (s.table.money, s.table.tech, s.table.pool_scientists) == ([3], [0], [3])
    assert s.table.space_stage.count(1) == 5
    assert s.waiting == ("turn", 0)


def test_the_next_tile_is_not_known_before_the_last_is_placed() -> None:
    """16.4: drawn one by one; the player sees only the tile to be placed."""
    one, other = laying_out("solar", "biomass"), laying_out("solar", "fusion")
    for s in (one, other):
        s.do("choose_region", region="europe")
    assert one.game.observe(0) == other.game.observe(0)


def test_where_the_space_is_not_free_the_first_one_is_taken() -> None:
    """DP-02: the reading of one rulebook; nobody is asked, and another space would be refused."""
    s = laying_out("solar", slot="first_free")
    s.do("choose_region", region="europe")
    assert s.table.space_stage[s.space("europe/money")] == 1
    s.table.stack[:] = [Frame("start_space", 0, (s.energy("solar"), s.region("europe")))]
    refusal = refuse("first_free_space_only", "solo_setup", region=2)
    denied(s, refusal, "choose_project", space="europe/research")


# --- cards -----------------------------------------------------------------------------------------------


def test_all_un_goals_form_a_hidden_stack_and_none_is_open() -> None:
    """G-39: thirteen, the row is empty."""
    table = new_game(kit(), 1, 1).table
    assert sorted(table.un_pile) == list(range(34, 47))
    assert table.un_row == ()
    assert len(table.lobby_pile) == 21


def holding(*cards: int) -> Scene:
    s = scene(players=1)
    s.lobby(0, *cards)
    s.table.un_row, s.table.un_pile = (40, 41), (42, 43, 44)
    return s


def test_a_minor_lobby_draws_a_new_card_but_reveals_no_goal() -> None:
    """16.4: one card for one; the drawn one is of use from the next turn on (G-39)."""
    s = holding(2)
    drawn, *rest = s.table.lobby_pile
    s.do("play_lobby", card=2, main=0, option=0)
    assert s.table.lobby_hand[0] == (drawn,)
    assert s.table.lobby_pile == tuple(rest)
    assert s.table.un_row == (40, 41)
    assert s.refused("play_lobby", card=drawn, main=0, option=0) == "card_action_used"
    s.turn(0)
    assert s.can("play_lobby", card=drawn, main=0, option=0)


def test_a_main_lobby_also_reveals_a_un_goal_to_the_right_of_the_row() -> None:
    """16.4: available from now on."""
    s = holding(25)
    s.give(0, money=3)
    s.do("buy_cep")
    s.do("play_lobby", card=25, main=1, option=0)
    assert happened(s, UnGoalRevealed(42))
    assert (s.table.un_row, s.table.un_pile) == ((40, 41, 42), (43, 44))
    assert len(s.table.lobby_hand[0]) == 1


def test_an_attached_discount_card_is_a_main_lobby() -> None:
    """16.4, 13.1: a new card and a revealed goal too."""
    s = holding(18)
    s.project("europe/tech", "solar", installed=True)
    s.expertise(0, solar=2)
    s.give(0, money=7, tech=2)
    s.do("build", space="europe/tech", tile=0, card=18)
    assert s.table.un_row == (40, 41, 42)
    assert len(s.table.lobby_hand[0]) == 1


def test_an_empty_deck_gives_no_card_and_an_empty_stack_no_goal() -> None:
    """G-39: the card may be played all the same."""
    s = holding(25)
    s.table.lobby_pile = s.table.un_pile = ()
    s.give(0, money=3)
    s.do("buy_cep")
    s.do("play_lobby", card=25, main=1, option=0)
    assert (s.table.lobby_hand[0], s.table.un_row) == ((), (40, 41))


@pytest.mark.parametrize(("co2", "row"), [(340, (40, 41)), (350, (41,))])
def test_a_disaster_removes_the_leftmost_open_goal(co2: int, row: tuple[int, ...]) -> None:
    """16.4, G-39: after the donation; below 350 nothing happens."""
    s = holding()
    s.give(0, tech=1)
    s.table.co2 = co2
    s.task(Frame("event"))
    assert s.table.un_row == row
    if co2 == 350:
        donated = next(i for i, event in enumerate(s.events) if isinstance(event, TechDonated))
        assert s.events[donated + 1 : donated + 2] == [UnGoalRemoved(40)]
        assert s.table.un_out == (40,)


def test_a_disaster_with_an_empty_row_removes_nothing() -> None:
    """G-39: the face-down stack is safe."""
    s = holding()
    s.table.un_row, s.table.co2 = (), 400
    s.task(Frame("event"))
    assert s.table.un_pile == (42, 43, 44)
    assert s.table.vp == [-2]


# --- the end -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("co2", "ending"), [(490, ""), (500, "solo_pollution"), (510, "solo_pollution")])
def test_500_ppm_after_supply_end_the_game_with_a_score_but_without_income(co2: int, ending: str) -> None:
    """16.4: income was paid in this supply phase already; everything else counts."""
    s = scene(players=1)
    s.table.goal = [0]
    s.expertise(0, solar=5)
    s.give(0, money=4, tech=1)
    s.table.co2 = co2
    s.task(Frame("pollution_check"))
    assert s.table.ending == ending
    if ending:
        assert {step for step, _, _ in s.table.scoring} == {"money", "most_tech", "most_un_goals"}
        assert s.game.result.scores == (2 + 3,)


def test_the_event_of_the_last_supply_phase_still_counts() -> None:
    """G-12: the two points are lost before the score is taken."""
    s = scene(players=1)
    s.table.goal, s.table.decade = [0], 2
    s.table.fossil_pile = (0,) * 24
    s.table.co2 = 480
    s.task(Frame("decade"))
    assert s.table.ending == "solo_pollution"
    assert s.game.result.scores == (-2,)


def test_other_ends_are_scored_with_income() -> None:
    """16.4, 15.2: after the fifth decade."""
    s = scene(players=1)
    s.table.goal, s.table.decade = [0], 5
    s.expertise(0, solar=5)
    s.task(Frame("end_check"))
    assert s.table.ending == "last_decade"
    assert s.game.result.scores == (income("solar", 5),)


def test_alone_the_company_goal_is_scored_as_usual() -> None:
    """16.4, 15.2 step 4: also when 500 ppm ended the game."""
    s = scene(players=1)
    s.table.goal = [31]
    s.give(0, cep=4)
    s.table.co2 = 500
    s.task(Frame("pollution_check"))
    assert ("company_goal", 0, 8) in s.table.scoring
