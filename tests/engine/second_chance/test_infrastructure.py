"""Prepare infrastructure, and the payment of CEPs (specification 7.2, 9.B)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from co2desk.engine.table.ids import HAND
from tests.engine.checks import asks, denied
from tests.engine.second_chance.gains import gains, goods
from tests.engine.second_chance.scene import WANTS, Scene, scene

BENEFITS = {
    "recycling": {"money": 5, "cep": 1},
    "hydro": {"money": 3, "tech": 1, "cep": 1},
    "wind": {"money": 5, "tech": 1},
    "solar": {"tech": 3},
    "forestation": {"cep": 2},
}
MOVE_CARD = 4  # its minor effect is the move of a scientist


def ready(energy: str = "recycling", scientist: int = -1, cep: int = 1, order: str = "pay_first") -> Scene:
    """Player 0 can prepare a project of this energy; points are nothing but points."""
    s = scene(switches={"infrastructure_order": order})
    s.erase_bonuses()
    s.project(f"{WANTS[energy]}/tech", energy, scientist=scientist)
    s.give(0, cep=cep)
    return s


def prepare(s: Scene, energy: str = "recycling") -> None:
    s.do("infrastructure", space=f"{WANTS[energy]}/tech")


# --- which project ---------------------------------------------------------------------------------------


def test_any_planned_project_may_be_prepared_and_no_other_tile() -> None:
    """D12: anywhere on the board, whoever planned it."""
    s = ready()
    s.project("asia/money", "hydro", level=2)
    s.project("europe/money", "wind", host=1)
    spaces = [s.codec.action_to_json(a)["space"] for a in s.game.legal() if a.kind == "infrastructure"]
    assert spaces == ["africa/tech", "asia/money"]
    for space in ("europe/money", "europe/tech"):
        denied(s, refuse("not_a_proposed_project", "infrastructure"), "infrastructure", space=space)
    assert s.game.legal(1) == []


def test_without_a_cep_nothing_can_be_prepared() -> None:
    """9.B, A9: the CEP of the bonus never pays for the action itself."""
    s = ready(cep=0)
    s.give(0, money=20)
    denied(s, refuse("no_cep_to_pay", "pay_cep", needed=1, had=0), "infrastructure", space="africa/tech")


def test_a_player_has_eight_markers_also_counting_those_under_plants() -> None:
    """9.B, A60."""
    s = ready()
    s.table.infrastructures[:3] = [3, 3, 1]
    assert s.can("infrastructure", space="africa/tech")
    s.table.infrastructures[:3] = [3, 3, 2]
    denied(
        s,
        refuse("no_marker_left", "infrastructure", needed=1, had=0),
        "infrastructure",
        space="africa/tech",
    )


def test_alone_markers_of_unused_colours_help_out() -> None:
    """A49."""
    s = scene("solo")
    s.project("africa/tech", "recycling")
    s.give(0, cep=1)
    s.table.infrastructures[:3] = [3, 3, 2]
    assert s.can("infrastructure", space="africa/tech")


# --- the steps -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("energy", WANTS)
def test_each_energy_has_its_own_bonus_for_one_cep(energy: str) -> None:
    """9.B step 3: the table of bonuses; CEPs come from the market, knowledge is not among them."""
    s = ready(energy, cep=2)
    s.on_sale(5)
    before, bank = goods(s), s.table.bank
    prepare(s, energy)
    change = {"cep": 0} | BENEFITS[energy]
    change["cep"] -= 1
    assert {"cep": 0} | gains(s, before) == {"cep": 0} | change
    assert s.table.market == 5 - BENEFITS[energy].get("cep", 0)
    assert s.table.bank == bank + 1


def test_the_tile_is_turned_stays_and_carries_the_players_marker() -> None:
    """9.B steps 4 and 5: its level is as before, and no scientist may enter it any more."""
    s = ready()
    prepare(s)
    space = s.space("africa/tech")
    assert (s.table.space_stage[space], s.table.space_host[space], s.table.space_level[space]) == (2, 0, 1)
    assert s.table.infrastructures_of(0) == [1, 0, 0, 0, 0]
    denied(
        s,
        refuse("no_project_here", "move_scientist"),
        "move_scientist",
        origin="hand",
        destination="africa/tech",
    )


def test_the_ceps_of_a_bonus_can_empty_the_market_and_close_it() -> None:
    """T4, 7.1: reforestation takes both; the price rises, the market is refilled and closed."""
    s = ready("forestation", cep=2)
    s.give(0, money=9)
    prepare(s, "forestation")
    assert (s.table.cep[0], s.table.market, s.table.price) == (3, 2, 4)
    denied(s, refuse("market_closed", "market_stop"), "buy_cep")
    denied(s, refuse("market_stop", "market_stop"), "sell_cep")


def test_a_bonus_that_cannot_be_given_in_full_does_not_block_the_action() -> None:
    """A12, A21, A22: no cube and no CEP is left but the one that was paid."""
    s = ready("hydro")
    s.give(1, tech=s.table.tech_supply, cep=s.table.bank + s.table.market)
    s.table.bank = s.table.market = 0
    before = goods(s)
    prepare(s, "hydro")
    assert gains(s, before) == {"money": 3}
    assert s.names().count("TechGained") == 1


# --- the payment -----------------------------------------------------------------------------------------


def test_the_payer_chooses_between_the_own_board_and_every_controlled_region() -> None:
    """D14: regions that hold a CEP and are controlled by the payer, mixed freely; not declinable."""
    s = ready()
    s.control("asia", 0)
    s.control("europe", 0)
    s.control("oceania", 1)
    s.control("south_america", 0)
    s.region_cep("south_america", 0)
    prepare(s)
    asks(s, "pay_cep", 0, ["hand", "europe", "asia"])
    denied(s, refuse("region_not_controlled", "pay_cep", region=5), "pay_cep", source="oceania")
    denied(s, refuse("region_not_controlled", "pay_cep", region=0), "pay_cep", source="north_america")
    denied(s, refuse("no_cep_in_region", "pay_cep", needed=1, had=0), "pay_cep", source="south_america")
    assert s.refused("decline") == "not_now"
    bank = s.table.bank
    s.do("pay_cep", source="asia")
    assert s.events[0] == events.CepPaid(0, s.region("asia"))
    assert (s.table.cep[0], s.table.region_cep[s.region("asia")], s.table.bank) == (2, 5, bank + 1)


def test_an_empty_hand_cannot_pay_but_controlled_regions_can() -> None:
    """D14, 7.2."""
    s = ready(cep=0)
    s.control("asia", 0)
    s.control("europe", 0)
    prepare(s)
    denied(s, refuse("no_cep_in_hand", "pay_cep", needed=1, had=0), "pay_cep", source="hand")
    asks(s, "pay_cep", 0, ["europe", "asia"])


@pytest.mark.parametrize(("cep", "source"), [(1, HAND), (0, 4)])
def test_a_single_source_pays_by_itself(cep: int, source: int) -> None:
    """18: decisions with one option are not asked; a CEP that is paid goes to the bank."""
    s = ready("solar", cep=cep)
    if not cep:
        s.control("asia", 0)
    market = s.table.market
    prepare(s, "solar")
    assert s.events[0] == events.CepPaid(0, source)
    assert s.table.market == market
    assert s.waiting == ("turn", 0)


# --- a scientist on the project --------------------------------------------------------------------------


def displaced(owner: int = 1) -> Scene:
    """Player 0 prepares recycling in Africa, on which a scientist of `owner` stands."""
    s = ready(scientist=owner)
    s.project("africa/money", "hydro")
    s.project("asia/tech", "solar", scientist=2)
    s.project("europe/tech", "wind", host=3)
    s.summit(0, "hydro", "recycling")
    s.summit(1, "wind", "recycling", seats={1: 3})
    s.summits_only(2)
    s.in_play(MOVE_CARD, 2)
    s.table.card_visitor[2] = 3
    prepare(s)
    return s


def test_the_owner_of_the_scientist_chooses_where_it_goes_in_another_players_turn() -> None:
    """D13: a free project, a card in play, a lecture of the project's energy or the own board."""
    s = displaced()
    asks(
        s,
        "displaced",
        1,
        [
            ("africa/tech", "africa/money"),
            ("africa/tech", "lobby/4"),
            ("africa/tech", "summit/0/1"),
            ("africa/tech", "hand"),
        ],
    )


def test_the_scientist_has_to_leave_and_it_has_to_be_this_one() -> None:
    """D13, A8: only the destination is free, and this tile is none."""
    s = displaced()
    s.recruit(1)
    denied(
        s,
        refuse("other_scientist_must_move", "displaced_scientist"),
        "move_scientist",
        origin="hand",
        destination="africa/money",
    )
    denied(
        s,
        refuse("no_project_here", "move_scientist"),
        "move_scientist",
        origin="africa/tech",
        destination="africa/tech",
    )
    assert s.refused("decline") == "not_now"


def test_the_example_of_yellow_and_blue() -> None:
    """T5: Blue moves within Africa and learns; Yellow pays, receives $5 and a CEP, and marks the tile."""
    s = displaced()
    before = goods(s)
    assert s.table.cep[0] == 0  # paid before anybody else decides (A9)
    s.do("move_scientist", origin="africa/tech", destination="africa/money")
    assert s.level(1, "recycling") == 1
    assert s.table.space_scientist[s.space("africa/money")] == 1
    assert gains(s, before) == {"money": 5, "cep": 1}
    assert s.table.space_host[s.space("africa/tech")] == 0
    assert s.waiting == ("turn", 0)


@pytest.mark.parametrize("destination", ["africa/money", "summit/0/1", "hand"])
def test_the_own_scientist_leaves_for_free_and_the_director_action_is_still_there(destination: str) -> None:
    """D13, 9.B: the point of knowledge comes with every destination."""
    s = displaced(owner=0)
    s.do("move_scientist", origin="africa/tech", destination=destination)
    assert s.level(0, "recycling") == 1
    s.recruit(0)
    assert s.can("move_scientist", origin="hand", destination="lobby/4")


def test_with_nowhere_else_to_go_the_scientist_returns_to_its_owner_by_itself() -> None:
    """D13, 18: the own board is always open."""
    s = ready(scientist=1)
    s.summits_only(0)
    prepare(s)
    assert s.waiting == ("turn", 0)
    assert s.table.hand_scientists[1] == 1
    assert s.level(1, "recycling") == 1


def test_the_steps_are_payment_then_departure_then_bonus_then_marker() -> None:
    """9.B, A9: the numbered steps."""
    s = displaced()
    assert s.names() == ["CepPaid", "ScientistSentAway"]
    s.do("move_scientist", origin="africa/tech", destination="hand")
    assert s.names() == ["ExpertiseGained", "ScientistMoved", "ProjectInstalled", "MoneyGained", "CepGained"]


def test_in_the_other_reading_the_scientist_leaves_before_the_payment() -> None:
    """A9: as in the example; nobody else's choice is open while the payer chooses."""
    s = ready(scientist=1, order="scientist_first")
    s.control("asia", 0)
    s.project("africa/money", "hydro")
    prepare(s)
    assert s.waiting == ("displaced", 1)
    s.do("move_scientist", origin="africa/tech", destination="hand")
    asks(s, "pay_cep", 0, ["hand", "asia"])


def test_a_bonus_of_the_departure_is_its_owners_in_another_players_turn() -> None:
    """D16: the bonus is dealt with before the scientist arrives, and before the other player goes on."""
    s = ready(scientist=1)
    s.project("africa/money", "hydro")
    s.print_bonus("recycling", 1, "tech")
    prepare(s)
    s.do("move_scientist", origin="africa/tech", destination="africa/money")
    asks(s, "bonus", 1, [0, 1, 2, 3, "decline"])
    assert s.table.space_scientist[s.space("africa/money")] == -1
    s.do("give_bonus", player=3)
    assert s.table.tech[3] == 1
    assert s.table.space_scientist[s.space("africa/money")] == 1
    assert s.table.space_host[s.space("africa/tech")] == 0


def test_a_displaced_scientist_may_visit_a_card_out_of_turn() -> None:
    """D13, D19, A10: its owner has the minor effect."""
    s = ready(scientist=1)
    s.in_play(2)
    prepare(s)
    s.do("move_scientist", origin="africa/tech", destination="lobby/2")
    assert s.table.tech[1] == 1
    assert s.table.card_visitor[2] == 1


def test_a_move_that_follows_from_the_departure_cannot_lead_back_to_the_tile() -> None:
    """D19, 9.B, I5: a scientist never ends up on a tile with infrastructure."""
    s = displaced()
    s.recruit(1)
    s.do("move_scientist", origin="africa/tech", destination="lobby/4")
    asks(s, "granted_move", 1, [("hand", "africa/money"), "decline"])


def test_a_displaced_scientist_can_complete_a_summit_in_another_players_turn() -> None:
    """D13, 10: the completer is its owner, and the summit is held when this turn ends."""
    s = ready(scientist=1)
    s.summit(0, "hydro", "recycling", seats={0: 3})
    prepare(s)
    s.do("move_scientist", origin="africa/tech", destination="summit/0/1")
    s.then_turn_of(1)
    s.do("end_turn")
    assert s.waiting == ("summit_extra", 3)


def test_the_market_is_closed_for_the_active_player_when_somebody_else_emptied_it() -> None:
    """A56: the visitor of the card takes the last CEP in player 0's turn."""
    s = ready("solar", scientist=1)
    s.give(0, money=9)
    s.in_play(1)
    s.on_sale(1)
    prepare(s, "solar")
    s.do("move_scientist", origin="north_america/tech", destination="lobby/1")
    assert s.table.cep[1] == 1
    assert s.refused("buy_cep") == "market_closed"
    assert s.options(1) == []
