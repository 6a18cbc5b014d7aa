"""Plan a project (specification 9.A)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from tests.engine.checks import asks, denied
from tests.engine.second_chance.gains import gains, goods
from tests.engine.second_chance.scene import EVERY_AGENDA, EVERY_SPACE, GRANTS, WANTS, Scene, scene


def planner() -> Scene:
    """Player 0 is on turn, and points are nothing but points."""
    s = scene()
    s.erase_bonuses()
    return s


def plan(s: Scene, space: str, energy: str) -> dict[str, int]:
    """Plan a project; what player 0 has gained so far."""
    before = goods(s)
    region, grant = space.split("/")
    s.do("plan", energy=energy, region=region, grant=grant)
    return gains(s, before)


def plans(s: Scene) -> list[tuple[str, str, str]]:
    """The legal plans: energy, region, grant."""
    found = [s.codec.action_to_json(action) for action in s.game.legal() if action.kind == "plan"]
    return [(a["energy"], a["region"], a["grant"]) for a in found]


# --- what can be planned ---------------------------------------------------------------------------------


def test_any_energy_of_a_regions_agenda_may_be_planned_on_any_of_its_empty_spaces() -> None:
    """D10: type, region and project space are the player's choice, and nobody else's."""
    s = planner()
    wanted = [
        (energy, region, grant)
        for region, energies in EVERY_AGENDA
        for energy in energies
        for grant in GRANTS
    ]
    assert sorted(plans(s)) == sorted(wanted)
    assert s.game.legal(1) == []


def test_a_taken_space_an_energy_off_the_agenda_and_an_empty_stack_are_no_options() -> None:
    """D10: spaces with a planned project or an infrastructure are taken."""
    s = planner()
    s.project("asia/money", "hydro")
    s.project("asia/tech", "wind", host=1)
    s.table.project_stack[s.energy("solar")] = ()
    assert [p for p in plans(s) if p[1] == "asia"] == [
        ("wind", "asia", "scientist"),
        ("hydro", "asia", "scientist"),
    ]
    for grant in ("money", "tech"):
        denied(s, refuse("space_taken", "plan"), "plan", energy="hydro", region="asia", grant=grant)
    denied(
        s,
        refuse("not_on_agenda", "plan", energy=s.energy("forestation"), region=s.region("asia")),
        "plan",
        energy="forestation",
        region="asia",
        grant="scientist",
    )
    denied(
        s,
        refuse("no_project_tile", "plan", energy=s.energy("solar")),
        "plan",
        energy="solar",
        region="asia",
        grant="scientist",
    )


def test_with_all_spaces_taken_nothing_can_be_planned() -> None:
    """D10, P14: eighteen spaces, three in each region."""
    s = planner()
    s.crowd()
    assert len(EVERY_SPACE) == 18
    assert plans(s) == []


def test_a_region_full_of_green_plants_still_takes_projects() -> None:
    """A58: only building is barred there."""
    s = planner()
    s.demand("asia", "solar:1:0:0", "solar:1:1:1", "wind:1:2:2", "hydro:1:3:3")
    assert s.can("plan", energy="hydro", region="asia", grant="money")


# --- the steps -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("energy", WANTS)
def test_the_top_tile_comes_into_play_level_1_twice_then_level_2(energy: str) -> None:
    """9.A step 1, 4.1: two tiles of level 1 lie on three of level 2; the level is no choice."""
    s = planner()
    spaces = [
        f"{region}/{grant}"
        for region, agenda in EVERY_AGENDA
        if energy in agenda
        for grant in ("money", "tech")
    ]
    found = []
    for space in spaces[:5]:
        s.turn(0)
        plan(s, space, energy)
        found.append(s.table.space_level[s.space(space)])
    assert found == [1, 1, 2, 2, 2]
    assert s.table.project_stack[s.energy(energy)] == ()


def test_a_solar_plan_in_north_america_brings_a_point_of_knowledge_and_five_dollars() -> None:
    """T1, 9.A: the agenda shows solar, hydro, recycling, and five CEPs lie there."""
    s = planner()
    assert plan(s, "north_america/money", "solar") == {"money": 5, "knowledge": 1}
    assert s.level(0, "solar") == 1
    assert s.names() == ["ProjectProposed", "ExpertiseGained", "MoneyGained"]


def test_a_planned_project_belongs_to_nobody() -> None:
    """9.A: any player may prepare its infrastructure, and anybody's scientist may work on it."""
    s = planner()
    plan(s, "north_america/money", "solar")
    s.give(2, cep=1)
    s.turn(2)
    assert s.can("infrastructure", space="north_america/money")
    assert s.can("move_scientist", origin="hand", destination="north_america/money")


@pytest.mark.parametrize("ceps", range(5))
def test_a_money_space_pays_a_dollar_for_each_cep_of_the_region(ceps: int) -> None:
    """9.A step 3, A57: without a CEP nothing, and the plan is legal all the same."""
    s = planner()
    s.region_cep("north_america", ceps)
    gained = plan(s, "north_america/money", "solar")
    assert gained == ({"money": ceps, "knowledge": 1} if ceps else {"knowledge": 1})


@pytest.mark.parametrize(("ceps", "money"), [(0, 1), (1, 1), (2, 2)])
def test_in_the_other_reading_a_money_space_pays_at_least_one_dollar(ceps: int, money: int) -> None:
    """A57: the minimum of the first edition."""
    s = scene(switches={"money_subsidy_minimum": 1})
    s.region_cep("north_america", ceps)
    assert plan(s, "north_america/money", "solar")["money"] == money


def test_the_subsidy_is_counted_after_the_bonuses_of_the_new_knowledge() -> None:
    """9.A step 3: a regional CEP that the knowledge brings to this region counts."""
    s = planner()
    s.region_cep("north_america", 2)
    s.print_bonus("solar", 1, "region_cep")
    plan(s, "north_america/money", "solar")
    s.do("give_bonus", player=1)
    assert s.table.money[0] == 0
    s.do("choose_region", region="north_america")
    assert s.table.money[0] == 3


def test_a_tech_space_gives_two_cubes() -> None:
    """9.A step 3."""
    s = planner()
    assert plan(s, "north_america/tech", "solar") == {"tech": 2, "knowledge": 1}


def test_a_short_supply_gives_the_cubes_that_are_left() -> None:
    """A12, A22: a gain that cannot be had in full blocks nothing."""
    s = planner()
    s.give(1, tech=s.table.tech_supply - 1)
    assert plan(s, "north_america/tech", "solar")["tech"] == 1
    assert s.events[-1] == events.TechGained(0, 1, 1)


def test_knowledge_at_the_end_of_the_track_is_lost_and_the_subsidy_is_not() -> None:
    """A12, 7.5."""
    s = planner()
    s.knowledge(0, solar=10)
    assert plan(s, "north_america/tech", "solar") == {"tech": 2}
    assert "ExpertiseLost" in s.names()


# --- the scientist space ---------------------------------------------------------------------------------


def grant(pool: int = 3) -> Scene:
    """A plan on a scientist space in Asia, with a second project in Europe."""
    s = planner()
    s.table.pool_scientists[0] = pool
    s.project("europe/tech", "wind")
    plan(s, "asia/scientist", "hydro")
    return s


def test_a_scientist_space_lets_the_planner_recruit_or_move() -> None:
    """D11: the new project is a place to go, too."""
    moves = [("hand", "asia/scientist"), ("hand", "europe/tech")]
    asks(grant(), "research_grant", 0, ["recruit", *moves])


def test_a_recruit_comes_to_the_own_board_with_a_point_in_any_energy() -> None:
    """D11, D17: the energy is the recruiter's choice, and the point may be left."""
    s = grant()
    s.do("recruit")
    assert (s.table.hand_scientists[0], s.table.pool_scientists[0]) == (2, 2)
    asks(s, "bonus_any", 0, [*WANTS, "decline"])
    s.do("choose_energy", energy="forestation")
    assert s.level(0, "forestation") == 1
    assert s.waiting == ("turn", 0)


def test_the_point_of_a_recruit_may_be_left() -> None:
    """D11, A12: a gain may be declined."""
    s = grant()
    s.do("recruit")
    s.do("decline")
    assert goods(s)["knowledge"] == 1
    assert s.table.hand_scientists[0] == 2


def test_with_everybody_recruited_only_a_move_is_left() -> None:
    """D11, 2: four scientists and no more."""
    s = grant(pool=0)
    denied(s, refuse("nobody_to_recruit", "grant_research", needed=1, had=0, limit=4), "recruit")
    asks(s, "research_grant", 0, [("hand", "asia/scientist"), ("hand", "europe/tech")])


def test_the_move_of_a_subsidy_does_not_use_up_the_director_action() -> None:
    """D6, 7.6: the same scientist may move on."""
    s = grant()
    s.do("move_scientist", origin="hand", destination="asia/scientist")
    assert s.waiting == ("turn", 0)
    assert s.can("move_scientist", origin="asia/scientist", destination="europe/tech")


def test_a_scientist_subsidy_has_to_be_used() -> None:
    """D11, A12: the space offers two things, and leaving both is not one of them."""
    s = grant()
    denied(s, refuse("subsidy_not_optional", "subsidy"), "decline")


def test_the_only_thing_that_a_scientist_space_can_give_comes_without_a_question() -> None:
    """D11, A12: nobody is left to recruit, and there is one place to go."""
    s = planner()
    s.table.pool_scientists[0] = 0
    plan(s, "asia/scientist", "hydro")
    assert s.table.space_scientist[s.space("asia/scientist")] == 0
    assert s.waiting == ("turn", 0)


def test_in_the_other_reading_a_scientist_subsidy_may_be_left() -> None:
    """D11, A12: also when only one of the two things is possible."""
    for pool in (3, 0):
        s = scene(switches={"scientist_subsidy": "optional"})
        s.table.pool_scientists[0] = pool
        plan(s, "asia/scientist", "hydro")
        assert s.waiting == ("research_grant", 0)
        s.do("decline")
        assert s.names() == ["GrantDeclined"]
        assert s.waiting == ("turn", 0)


def test_a_scientist_subsidy_is_lost_with_nobody_to_recruit_or_move() -> None:
    """D11, A12: the plan is legal all the same."""
    s = planner()
    s.table.pool_scientists[0] = s.table.hand_scientists[0] = 0
    plan(s, "asia/scientist", "hydro")
    assert s.events[-1] == events.GrantLost(0)
    assert s.waiting == ("turn", 0)
