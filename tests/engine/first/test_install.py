"""Install a project (specification 8.2, 20)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table.events import CepMissed
from tests.engine.checks import asks, denied, happened
from tests.engine.first.scene import WANTS, Scene, scene


def proposed(energy: str = "solar", scientist: int = -1, cep: int = 1) -> Scene:
    """A proposed project on the tech space of a region that wants it, and CEPs in the hand of player 0."""
    s = scene()
    s.project(f"{WANTS[energy]}/tech", energy, scientist=scientist)
    s.give(0, cep=cep)
    return s


@pytest.mark.parametrize(
    ("energy", "money", "tech", "ceps"),
    [
        ("forestation", 0, 0, 2),
        ("solar", 0, 3, 0),
        ("fusion", 5, 1, 0),
        ("biomass", 3, 1, 1),
        ("recycling", 5, 0, 1),
    ],
)
def test_each_energy_pays_its_own_benefits_for_one_cep(energy: str, money: int, tech: int, ceps: int) -> None:
    """8.2, 2.1: money, tech and CEPs from the market; no money cost, no expertise (PL 2.1.2)."""
    s = proposed(energy)
    in_play = s.table.market + s.table.bank
    s.do("install", space=f"{WANTS[energy]}/tech")
    assert (s.table.money[0], s.table.tech[0], s.table.cep[0]) == (money, tech, ceps)
    assert s.table.market + s.table.bank == in_play + 1 - ceps
    assert s.table.space_stage[s.space(f"{WANTS[energy]}/tech")] == 2
    assert s.table.expertise == [0] * 20


def test_the_cep_is_paid_before_the_benefits_arrive() -> None:
    """8.2: the two CEPs of forestation cannot pay for themselves (PL 2.1.2)."""
    s = proposed("forestation", cep=0)
    s.give(0, money=9)
    refusal = refuse("no_cep_to_pay", "pay_cep", needed=1, had=0)
    denied(s, refusal, "install", space="north_america/tech")


def test_money_and_tech_arrive_before_the_ceps_that_come_one_by_one() -> None:
    """8.2: pay, turn the tile, money, tech, CEPs."""
    s = proposed("biomass")
    s.do("install", space="asia/tech")
    assert s.names() == ["CepPaid", "ProjectInstalled", "MoneyGained", "TechGained", "CepGained"]


def test_the_player_chooses_where_the_cep_comes_from() -> None:
    """DP-13: the hand or any controlled region that has one."""
    s = proposed()
    for region in ("asia", "africa"):
        s.control(region, 0)
    s.control("oceania", 1)
    s.region_cep("africa", 0)
    s.do("install", space="europe/tech")
    asks(s, "pay_cep", 0, ["hand", "asia"])
    s.do("pay_cep", source="asia")
    assert (s.table.cep[0], s.table.region_cep[s.region("asia")]) == (1, 4)
    assert s.table.tech[0] == 3


def test_a_controlled_region_can_pay_alone() -> None:
    """8.2, 14: no CEP in hand is needed; an empty region or one of another player does not help."""
    s = proposed(cep=0)
    s.control("asia", 1)
    s.control("africa", 0)
    s.region_cep("africa", 0)
    assert s.refused("install", space="europe/tech") == "no_cep_to_pay"
    s.control("asia", 0)
    s.do("install", space="europe/tech")
    assert s.table.region_cep[s.region("asia")] == 4


def test_only_proposed_projects_can_be_installed() -> None:
    """8.2, DP-13: every one of them, but neither an empty space nor an installed project."""
    s = proposed()
    s.project("oceania/money", "fusion")
    s.project("asia/money", "biomass", installed=True)
    installs = [action for action in s.game.legal() if action.kind == "install"]
    assert installs == [s.action("install", space=space) for space in ("europe/tech", "oceania/money")]
    for space in ("asia/money", "asia/tech"):
        denied(s, refuse("not_a_proposed_project", "install"), "install", space=space)


# --- scientists on the project --------------------------------------------------------------------


def test_a_foreign_scientist_is_paid_and_leaves_before_anything_else_happens() -> None:
    """8.2, 9.4: $1 to the owner, who decides at once; then the CEP, the tile and the benefits."""
    s = proposed(scientist=1)
    s.summit(0, "forestation", "solar")
    s.give(0, money=2)
    s.do("install", space="europe/tech")
    assert s.names() == ["MoneyGiven", "ScientistSentAway"]
    assert (s.table.money[:2], s.table.cep[0], s.table.tech[0]) == ([1, 1], 1, 0)
    assert s.table.space_stage[s.space("europe/tech")] == 1
    s.do("move_scientist", origin="europe/tech", destination="hand")
    assert s.names() == ["ScientistMoved", "ExpertiseGained", "CepPaid", "ProjectInstalled", "TechGained"]
    assert s.waiting == ("turn", 0)


def test_who_cannot_pay_the_fee_cannot_install() -> None:
    """G-45: points do not replace the dollar outside the supply phase; the refusal names the owner."""
    s = proposed(scientist=2)
    s.table.vp[0] = 9
    refusal = refuse("no_fee_for_scientist", "displaced_scientist", needed=1, had=0, player=2)
    denied(s, refusal, "install", space="europe/tech")


def test_an_own_scientist_stays_on_the_project_without_a_fee() -> None:
    """G-25: taking him home needs the free move; no point for the install."""
    s = proposed(scientist=0)
    s.do("install", space="europe/tech")
    assert s.table.space_scientist[s.space("europe/tech")] == 0
    assert s.table.level(0, s.energy("solar")) == 0
    assert s.can("move_scientist", origin="europe/tech", destination="hand")


# --- the market behind the benefits ---------------------------------------------------------------


def test_two_ceps_are_due_and_one_is_on_the_market() -> None:
    """G-18: take one, refill, take one; the price rises once."""
    s = proposed("forestation")
    s.table.market, s.table.bank = 1, s.table.bank + 1
    bank = s.table.bank
    s.do("install", space="north_america/tech")
    assert s.names() == ["CepPaid", "ProjectInstalled", "CepGained", "MarketRefilled", "CepGained"]
    assert (s.table.market, s.table.bank, s.table.price) == (1, bank + 1 - 2, 4)


def test_an_empty_market_gives_what_the_payment_brought_back() -> None:
    """G-01: the paid CEP goes on sale at the old price; the second one that is due is lost."""
    s = proposed("forestation")
    s.give(1, cep=s.table.bank + 2)
    s.table.market = s.table.bank = 0
    s.do("install", space="north_america/tech")
    assert s.names() == [
        "CepPaid",
        "MarketRestocked",
        "ProjectInstalled",
        "CepGained",
        "MarketRefilled",
        "CepMissed",
    ]
    assert happened(s, CepMissed(0))
    assert (s.table.cep[0], s.table.market, s.table.bank, s.table.price) == (1, 0, 0, 4)


def test_the_tech_benefit_is_limited_by_the_supply() -> None:
    """G-02: three cubes are due, two are left."""
    s = proposed()
    s.give(1, tech=23)
    s.do("install", space="europe/tech")
    assert s.table.tech[0] == 2


def test_a_project_in_an_all_green_region_can_still_be_installed() -> None:
    """8.3: the region needs no plant any more but pays its benefits (PL 2.1.3)."""
    s = scene()
    s.demand("africa", "fusion:0:1", "biomass:0:1", "fusion:1:1")
    s.project("africa/money", "fusion")
    s.give(0, cep=1)
    s.do("install", space="africa/money")
    assert (s.table.money[0], s.table.tech[0]) == (5, 1)
