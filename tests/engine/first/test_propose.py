"""Propose a project (specification 8.1, 20)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from co2desk.engine.machine.refusals import Refusal, refuse
from co2desk.engine.table.events import GrantDeclined, GrantLost, ProjectProposed, TechGained
from tests.engine.checks import asks, denied, happened
from tests.engine.first.scene import EVERY_SPACE, Scene, scene


def research(s: Scene) -> None:
    s.do("propose", energy="solar", region="europe", grant="research")


def no_proposal(s: Scene, refusal: Refusal, energy: str, region: str, grant: str) -> None:
    denied(s, refusal, "propose", energy=energy, region=region, grant=grant)


def test_a_proposed_project_lies_dark_side_up_and_belongs_to_nobody() -> None:
    """8.1: one tile leaves the supply; another player may use the project later."""
    s = scene()
    s.do("propose", energy="solar", region="europe", grant="money")
    space = s.space("europe/money")
    assert happened(s, ProjectProposed(0, s.energy("solar"), space))
    assert (s.table.space_stage[space], s.table.space_energy[space]) == (1, s.energy("solar"))
    assert s.table.projects_left[s.energy("solar")] == 5
    s.turn(1)
    s.give(1, cep=1)
    assert s.can("install", space="europe/money")


def test_every_free_space_may_take_every_energy_of_its_agenda() -> None:
    """DP-10: energy, region and space; 18 spaces times 3 energies on an empty board."""
    s = scene()
    s.lobby(0)
    proposals = [
        (energy, region, grant)
        for region, energies in zip(s.codec.regions, s.table.agenda, strict=True)
        for energy in (s.codec.energies[e] for e in energies)
        for grant in s.codec.grants
    ]
    assert len(proposals) == 54
    asks(s, "turn", 0, proposals)


def test_only_what_is_left_may_be_proposed() -> None:
    """DP-10, G-30: the last free space, without the energy whose tiles are used up."""
    s = scene()
    s.crowd()
    s.lobby(0)
    s.table.space_stage[s.space("asia/tech")] = 0
    s.table.projects_left[s.energy("forestation")] = 0
    assert [found for found in s.options() if found[1] == "asia"] == [
        ("biomass", "asia", "tech"),
        ("solar", "asia", "tech"),
    ]
    assert EVERY_SPACE.index("asia/tech") == s.space("asia/tech")


def test_a_taken_space_a_foreign_energy_and_an_empty_supply_are_refused() -> None:
    """8.1, G-30: each with its reason."""
    s = scene()
    s.project("europe/money", "solar")
    no_proposal(s, refuse("space_taken", "propose"), "biomass", "europe", "money")
    fusion, europe = s.energy("fusion"), s.region("europe")
    unwanted = refuse("not_on_agenda", "propose", energy=fusion, region=europe)
    no_proposal(s, unwanted, "fusion", "europe", "tech")
    s.table.projects_left[fusion] = 0
    no_proposal(s, refuse("no_project_tile", "propose", energy=fusion), "fusion", "oceania", "tech")


def test_a_region_may_hold_several_projects_of_one_energy() -> None:
    """G-29: also by the same player in consecutive turns."""
    s = scene()
    for grant in ("money", "tech"):
        s.turn(0)
        s.do("propose", energy="solar", region="europe", grant=grant)
    assert s.table.projects_left[s.energy("solar")] == 4


def test_a_region_full_of_green_plants_still_accepts_proposals() -> None:
    """8.1: for the sake of the grant (PL 2.1.3)."""
    s = scene()
    s.demand("africa", "fusion:0:1", "biomass:0:1", "fusion:1:1")
    s.do("propose", energy="fusion", region="africa", grant="tech")
    assert s.table.tech[0] == 2


# --- grants ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ceps", "money"), [(0, 1), (1, 1), (2, 2), (5, 5)])
def test_the_money_grant_pays_a_dollar_for_each_cep_in_the_region_and_at_least_one(
    ceps: int, money: int
) -> None:
    """8.1: the CEPs stay where they are (PL 2.1.1)."""
    s = scene()
    s.region_cep("asia", ceps)
    s.do("propose", energy="solar", region="asia", grant="money")
    assert s.table.money[0] == money
    assert s.table.region_cep[s.region("asia")] == ceps


@pytest.mark.parametrize(("supply", "got"), [(25, 2), (2, 2), (1, 1), (0, 0)])
def test_the_tech_grant_gives_two_cubes_or_what_the_supply_has(supply: int, got: int) -> None:
    """8.1, G-02: what is missing is lost; the proposal is valid all the same."""
    s = scene()
    s.give(1, tech=25 - supply)
    s.do("propose", energy="solar", region="asia", grant="tech")
    assert s.table.tech[0] == got
    assert s.table.tech_supply == supply - got
    assert happened(s, TechGained(0, got, 2 - got))


def test_the_research_grant_offers_a_move_a_recruit_or_nothing() -> None:
    """DP-11, DP-12: any move of 9.1, a scientist of the own pool, or declining (G-28)."""
    s = scene()
    s.project("asia/money", "biomass")
    research(s)
    asks(
        s,
        "research_grant",
        0,
        ["recruit", ("hand", "asia/money"), ("hand", "europe/research"), "decline"],
    )


def test_a_recruited_scientist_comes_from_the_own_pool_and_can_be_used_at_once() -> None:
    """G-52, 8.1: to the hand, and on to a project in the same turn."""
    s = scene()
    s.table.hand_scientists[0] = 0
    s.table.pool_scientists[0] = 2
    research(s)
    s.do("recruit")
    assert (s.table.hand_scientists[0], s.table.pool_scientists[0]) == (1, 1)
    assert s.table.pool_scientists[1:] == [3, 3, 3]
    assert s.can("move_scientist", origin="hand", destination="europe/research")


def test_a_granted_move_does_not_use_up_the_free_move() -> None:
    """7: extra moves are extra."""
    s = scene()
    s.project("asia/money", "biomass")
    research(s)
    s.do("move_scientist", origin="hand", destination="asia/money")
    assert s.waiting == ("turn", 0)
    assert s.can("move_scientist", origin="asia/money", destination="europe/research")


def test_the_free_move_of_before_does_not_take_the_granted_one_away() -> None:
    """7: one free move and one granted move in one turn."""
    s = scene()
    s.project("asia/money", "biomass")
    s.do("move_scientist", origin="hand", destination="asia/money")
    research(s)
    s.do("move_scientist", origin="asia/money", destination="europe/research")
    assert s.table.space_scientist[s.space("europe/research")] == 0


def test_nobody_has_more_than_four_scientists() -> None:
    """8.1, G-28: with an empty pool only the move is left."""
    s = scene()
    s.table.hand_scientists[0], s.table.pool_scientists[0] = 4, 0
    research(s)
    denied(s, refuse("nobody_to_recruit", "grant_research", needed=1, had=0, limit=4), "recruit")
    asks(s, "research_grant", 0, [("hand", "europe/research"), "decline"])


def test_the_number_of_scientists_in_a_refusal_is_that_of_the_components() -> None:
    """8.1: an own copy may have another number of them."""
    s = scene()
    s.table.setting.base = replace(s.table.setting.base, scientists=5)
    s.table.hand_scientists[0], s.table.pool_scientists[0] = 5, 0
    research(s)
    assert s.why("recruit") == refuse("nobody_to_recruit", "grant_research", needed=1, had=0, limit=5)


def test_a_research_grant_may_be_declined() -> None:
    """G-28: nothing happens, the turn goes on."""
    s = scene()
    research(s)
    assert s.do("decline") == [GrantDeclined(0)]
    assert s.waiting == ("turn", 0)


def test_without_anybody_to_move_or_recruit_there_is_no_grant() -> None:
    """G-28: all scientists are away at summits; nobody is asked."""
    s = scene()
    s.table.hand_scientists[0] = s.table.pool_scientists[0] = 0
    research(s)
    assert happened(s, GrantLost(0))
    assert s.waiting == ("turn", 0)
