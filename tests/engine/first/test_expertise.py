"""Expertise, its bonuses and the end of a turn (specification 7 T1, 10, 20)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table.events import (
    BonusLost,
    ExpertiseGained,
    ExpertiseLost,
    RegionCepGained,
    TechGained,
)
from tests.engine.checks import asks, denied, happened
from tests.engine.first.scene import WANTS, Scene, kit, scene


def at_work(energy: str, level: int) -> Scene:
    """Player 0 is on turn with a scientist on a project of this energy; only the end is left to do."""
    s = scene()
    s.project(f"{WANTS[energy]}/tech", energy, scientist=0)
    s.expertise(0, **{energy: level})
    s.table.mandatory_done = 1
    s.erase_bonuses()
    return s


def before_bonus(kind: str, other: str = "solar") -> Scene:
    """The end of the turn brings the disc of player 0 to a space with this bonus."""
    s = at_work("fusion", 3)
    s.print_bonus("fusion", 4, kind, other)
    return s


# --- the end of a turn ---------------------------------------------------------------------------------


def test_with_scientists_on_two_projects_one_of_them_has_to_be_chosen() -> None:
    """DP-21, T1, 10: fusion in Europe and a new biomass project in Asia (PL 2.2.1.1)."""
    s = scene()
    s.agenda("europe", "fusion", "solar", "recycling")
    s.project("europe/tech", "fusion", scientist=0)
    s.table.hand_scientists[0], s.table.pool_scientists[0] = 1, 2
    s.do("propose", energy="biomass", region="asia", grant="money")
    s.do("move_scientist", origin="hand", destination="asia/money")
    s.do("end_turn")
    asks(s, "project_expertise", 0, ["europe/tech", "asia/money"])
    denied(s, refuse("not_optional", "project_expertise"), "decline")
    s.do("choose_project", space="asia/money")
    assert (s.level(0, "biomass"), s.level(0, "fusion")) == (1, 0)


def test_only_a_project_with_an_own_scientist_counts() -> None:
    """DP-21: not one of another player, not an empty one."""
    s = at_work("solar", 0)
    s.project("asia/money", "biomass", scientist=1)
    s.project("asia/tech", "biomass", scientist=0)
    s.project("asia/research", "biomass")
    s.do("end_turn")
    for space in ("asia/money", "asia/research"):
        denied(s, refuse("not_your_scientist", "project_expertise"), "choose_project", space=space)


@pytest.mark.parametrize("installed", [False, True])
def test_a_single_project_gives_its_point_by_itself(installed: bool) -> None:
    """DP-21, G-31: proposed or installed; the first point puts the disc on space 1."""
    s = scene()
    s.project("europe/tech", "solar", installed=installed, scientist=0)
    s.table.mandatory_done = 1
    s.do("end_turn")
    assert s.events[1:] == [ExpertiseGained(0, s.energy("solar"), 1)]


def test_without_a_scientist_on_a_project_the_turn_gives_no_point() -> None:
    """7: scientists in hand or on a summit do not count, nor do those of other players."""
    s = scene()
    s.summit(0, "forestation", "solar", seats={0: 0})
    s.project("europe/tech", "solar", scientist=1)
    s.table.mandatory_done = 1
    s.do("end_turn")
    assert s.table.expertise == [0] * 20


def test_a_voluntary_move_gives_no_point() -> None:
    """9.1: not even the way home."""
    s = at_work("solar", 1)
    s.do("move_scientist", origin="europe/tech", destination="hand")
    assert s.level(0, "solar") == 1


# --- bonuses -----------------------------------------------------------------------------------------


def test_a_tech_bonus_gives_one_cube() -> None:
    """10: from the supply, when the disc enters the space."""
    s = before_bonus("tech")
    s.do("end_turn")
    assert (s.table.tech[0], s.table.tech_supply) == (1, 24)


def test_a_tech_bonus_is_lost_when_the_supply_is_empty() -> None:
    """G-02: the point itself counts."""
    s = before_bonus("tech")
    s.give(1, tech=25)
    s.do("end_turn")
    assert happened(s, TechGained(0, 0, 1))
    assert s.table.tech[0] == 0


def test_an_energy_bonus_gives_a_point_in_that_energy() -> None:
    """10: the first point in it puts a disc on its track."""
    s = before_bonus("energy", "recycling")
    s.do("end_turn")
    points = [ExpertiseGained(0, s.energy("fusion"), 4), ExpertiseGained(0, s.energy("recycling"), 1)]
    assert s.events[1:] == points


def test_a_bonus_of_any_energy_is_the_choice_of_the_gaining_player() -> None:
    """DP-15: five energies; it cannot be declined."""
    s = before_bonus("any")
    s.do("end_turn")
    asks(s, "bonus_any", 0, ["forestation", "solar", "fusion", "biomass", "recycling"])
    assert s.refused("decline") == "not_now"
    s.do("choose_energy", energy="recycling")
    assert s.level(0, "recycling") == 1


def test_a_region_cep_bonus_goes_from_the_market_to_a_region_of_choice() -> None:
    """DP-16, 12: any region below its limit, controlled or not; never to the hand."""
    s = before_bonus("region_cep")
    s.region_cep("africa", 3)
    s.region_cep("asia", 6)
    s.control("oceania", 1)
    s.do("end_turn")
    asks(s, "bonus_region_cep", 0, ["north_america", "south_america", "europe", "oceania"])
    full = refuse("region_cep_limit", "region_cep_limit", limit=3, region=3)
    denied(s, full, "choose_region", region="africa")
    market = s.table.market
    s.do("choose_region", region="oceania")
    assert happened(s, RegionCepGained(s.region("oceania"), 0))
    assert (s.table.region_cep[s.region("oceania")], s.table.market) == (4, market - 1)
    assert s.table.cep == [0] * 4


def test_a_region_cep_bonus_with_one_possible_region_needs_no_choice() -> None:
    """DP-16: only Europe is below its limit."""
    s = before_bonus("region_cep")
    s.fill_regions("europe")
    s.do("end_turn")
    assert s.table.region_cep[s.region("europe")] == 5
    assert s.waiting == ("over", None)


def test_a_region_cep_bonus_is_lost_when_every_region_is_full() -> None:
    """G-19: the CEP stays on the market."""
    s = before_bonus("region_cep")
    s.fill_regions()
    market = s.table.market
    s.do("end_turn")
    assert happened(s, BonusLost(0))
    assert (s.table.market, s.table.price) == (market, 3)


def test_a_region_cep_bonus_gives_nothing_while_the_market_is_empty() -> None:
    """G-01: nothing on sale, nothing moves; nobody is asked, and the log says that the bonus is lost."""
    s = before_bonus("region_cep")
    s.give(1, cep=s.table.bank + 2)
    s.table.market = s.table.bank = 0
    ceps = s.table.region_cep[:]
    s.do("end_turn")
    assert "BonusLost" in s.names()
    assert s.table.region_cep == ceps


def test_bonuses_form_chains_that_are_resolved_at_once() -> None:
    """G-21, 10: each point brings its own bonus before anything else (PL 2.2.1.1)."""
    s = before_bonus("energy", "recycling")
    s.print_bonus("recycling", 1, "energy", "biomass")
    s.print_bonus("biomass", 1, "any")
    s.print_bonus("forestation", 1, "tech")
    s.do("end_turn")
    gained = [s.codec.energies[event.energy] for event in s.events if isinstance(event, ExpertiseGained)]
    assert gained == ["fusion", "recycling", "biomass"]
    s.do("choose_energy", energy="forestation")
    assert (s.level(0, "forestation"), s.table.tech[0]) == (1, 1)


def test_a_point_at_the_end_of_a_track_is_lost() -> None:
    """G-20: no step, no bonus."""
    length = len(kit().tracks[1].income)
    s = at_work("solar", length)
    s.do("end_turn")
    assert s.events[1:] == [ExpertiseLost(0, s.energy("solar"))]
    assert s.level(0, "solar") == length


def test_the_chosen_energy_of_a_bonus_may_be_at_its_end() -> None:
    """G-20, DP-15: the choice is free, the point is lost."""
    s = before_bonus("any")
    s.expertise(0, recycling=len(kit().tracks[4].income))
    s.do("end_turn")
    s.do("choose_energy", energy="recycling")
    assert happened(s, ExpertiseLost(0, s.energy("recycling")))


# --- bonuses of players who are not on turn ---------------------------------------------------------------


def displaced_before_bonus(kind: str) -> Scene:
    """Player 0 is about to install a project with the scientist of player 2, who is one step from a bonus."""
    s = scene()
    s.project("oceania/tech", "fusion", scientist=2)
    s.erase_bonuses()
    s.print_bonus("fusion", 1, kind)
    s.give(0, money=1, cep=2)
    s.table.summit_tile, s.table.summit_seats = [-1] * 6, [()] * 6
    s.do("install", space="oceania/tech")
    return s


def test_a_player_who_is_not_on_turn_chooses_the_energy_of_his_bonus() -> None:
    """DP-15: inside another player's install, which waits."""
    s = displaced_before_bonus("any")
    asks(s, "bonus_any", 2, ["forestation", "solar", "fusion", "biomass", "recycling"])
    s.do("choose_energy", energy="solar")
    assert s.level(2, "solar") == 1
    assert s.waiting == ("turn", 0)
    assert s.table.mandatory_done


def test_a_player_who_is_not_on_turn_chooses_the_region_of_his_bonus() -> None:
    """DP-16: inside another player's install, which waits."""
    s = displaced_before_bonus("region_cep")
    asks(s, "bonus_region_cep", 2, s.codec.regions)
    s.do("choose_region", region="asia")
    assert s.table.region_cep[s.region("asia")] == 6
    assert s.waiting == ("turn", 0)


def test_the_price_change_of_a_foreign_bonus_blocks_the_own_sale() -> None:
    """G-16: the market ran empty in this turn, whoever's bonus did it."""
    s = displaced_before_bonus("region_cep")
    s.table.market, s.table.bank = 1, s.table.bank + s.table.market - 1
    s.do("choose_region", region="asia")
    assert s.table.cep[0] >= 1
    denied(s, refuse("market_stop", "market_stop"), "sell_cep")
