"""The market and the flow of CEPs (specification 12, 20)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table.events import CepBought, CepCollected, CepSold, MarketRefilled, MarketRestocked
from tests.engine.checks import denied, happened
from tests.engine.first.scene import WANTS, Scene, kit, scene

CEP_CARD = next(card.number for card in kit().lobby if card.minor.kind == "cep")


def stage(market: int = 2, price: int = 3, money: int = 0, cep: int = 0) -> Scene:
    """So many CEPs on the market, the others in the bank; goods of player 0."""
    s = scene()
    s.give(0, money=money, cep=cep)
    s.table.bank += s.table.market - market
    s.table.market, s.table.price = market, price
    return s


def sold_out(money: int = 0) -> Scene:
    """Market and bank are empty; all CEPs that are missing lie with player 3."""
    s = stage(money=money)
    s.give(3, cep=s.table.bank + s.table.market)
    s.table.market = s.table.bank = 0
    return s


# --- buying ---------------------------------------------------------------------------------------


def test_a_cep_is_bought_at_the_current_price() -> None:
    """12: money to the bank, one CEP from the market to the hand (PL 2.2.2)."""
    s = stage(money=5)
    bank = s.table.bank
    assert s.do("buy_cep") == [CepBought(0, 3)]
    assert (s.table.money[0], s.table.cep[0]) == (2, 1)
    assert (s.table.market, s.table.bank, s.table.price) == (1, bank, 3)


def test_the_last_cep_is_sold_at_the_old_price_before_the_market_is_refilled() -> None:
    """12: two CEPs from the bank, price +1 (PL 2.2.2)."""
    s = stage(market=1, money=3)
    bank = s.table.bank
    assert s.do("buy_cep") == [CepBought(0, 3), MarketRefilled(2, 4)]
    assert (s.table.money[0], s.table.market, s.table.bank, s.table.price) == (0, 2, bank - 2, 4)


def test_buying_needs_the_price_in_money() -> None:
    """12: neither points nor cubes help."""
    s = stage(money=2)
    s.table.vp[0] = 9
    denied(s, refuse("not_enough_money", "buy_cep", needed=3, had=2), "buy_cep")


def test_the_price_never_rises_above_eight_but_the_stop_holds() -> None:
    """G-16: the trigger is the emptying, not the change of the price."""
    s = stage(market=1, price=8)
    s.lobby(0, CEP_CARD)
    s.do("play_lobby", card=CEP_CARD, main=0, option=0)
    assert (s.table.price, s.table.market) == (8, 2)
    denied(s, refuse("market_stop", "market_stop"), "sell_cep")


# --- selling --------------------------------------------------------------------------------------


def test_a_cep_is_sold_onto_the_market_pile_and_the_price_falls() -> None:
    """12: the price of before the sale is paid; the pile may grow above two (PL 2.2.2)."""
    s = stage(cep=1)
    bank = s.table.bank
    assert s.do("sell_cep") == [CepSold(0, 3)]
    assert (s.table.money[0], s.table.cep[0]) == (3, 0)
    assert (s.table.market, s.table.bank, s.table.price) == (3, bank, 2)


def test_a_sale_at_the_lowest_price_pays_one_dollar_and_leaves_it() -> None:
    """G-16: the price never falls below 1."""
    s = stage(price=1, cep=1)
    s.do("sell_cep")
    assert (s.table.money[0], s.table.price) == (1, 1)


def test_only_a_cep_of_the_own_hand_can_be_sold() -> None:
    """12, 14: never one of a controlled region."""
    s = stage()
    s.control("asia", 0)
    denied(s, refuse("no_cep_in_hand", "sell_cep", needed=1, had=0), "sell_cep")


@pytest.mark.parametrize("energy", ["forestation", "recycling"])
def test_nothing_can_be_sold_in_a_turn_in_which_the_market_ran_empty(energy: str) -> None:
    """12: whatever emptied it, here the benefit of an install; buying stays possible."""
    s = stage(market=1, cep=2)
    s.project(f"{WANTS[energy]}/tech", energy)
    s.do("install", space=f"{WANTS[energy]}/tech")
    denied(s, refuse("market_stop", "market_stop"), "sell_cep")
    s.give(0, money=4)
    assert s.can("buy_cep")


def test_the_stop_ends_with_the_turn() -> None:
    """12: the next player may sell."""
    s = stage(market=1, money=3)
    s.do("buy_cep")
    s.give(1, cep=1)
    s.task(Frame("turn_begin", 1))
    assert s.can("sell_cep")


def test_where_the_stop_closes_the_market_buying_is_refused_too() -> None:
    """12: the reading of one rulebook."""
    s = scene(switches={"market_after_stop": "closed"})
    s.give(0, money=9)
    s.table.market, s.table.bank = 1, s.table.bank + 1
    s.lobby(0, CEP_CARD)
    s.do("play_lobby", card=CEP_CARD, main=0, option=0)
    denied(s, refuse("market_closed", "market_stop"), "buy_cep")


# --- one visit in a turn --------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["buy_cep", "sell_cep"])
@pytest.mark.parametrize("then", ["buy_cep", "sell_cep"])
def test_there_is_one_visit_in_a_turn_and_never_a_purchase_and_a_sale(first: str, then: str) -> None:
    """DP-18, 12: buy or sell one CEP, or neither (PL 2.2.2)."""
    s = stage(market=5, money=9, cep=2)
    assert s.can("buy_cep")
    assert s.can("sell_cep")
    s.do(first)
    denied(s, refuse("market_visit_used", "free_actions"), then)


def test_nobody_but_the_active_player_visits_the_market() -> None:
    """DP-18: the goods of others do not matter, and they cannot act."""
    s = stage()
    s.give(1, money=9, cep=2)
    assert s.refused("buy_cep") == "not_enough_money"
    assert s.refused("sell_cep") == "no_cep_in_hand"
    assert [a.kind for a in s.game.legal(1)] == ["cash_company_goal"]


# --- an empty bank --------------------------------------------------------------------------------


@pytest.mark.parametrize(("bank", "moved"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_the_market_is_refilled_with_what_the_bank_has(bank: int, moved: int) -> None:
    """G-01: there are 40 CEPs; the price rises by 1 once, however few come."""
    s = stage(market=1, money=3)
    s.give(3, cep=s.table.bank - bank)
    assert s.do("buy_cep") == [CepBought(0, 3), MarketRefilled(moved, 4)]
    assert (s.table.market, s.table.bank, s.table.price) == (moved, bank - moved, 4)


@pytest.mark.parametrize("bank", [0, 2])
def test_nothing_is_sold_in_a_turn_in_which_the_market_ran_empty_also_with_an_empty_bank(
    bank: int,
) -> None:
    """G-16, G-01: the trigger is the emptying, not the refill: here a card takes the last CEP on sale."""
    s = stage(market=1, money=9, cep=1)
    s.give(3, cep=s.table.bank - bank)
    s.lobby(0, CEP_CARD)
    assert s.refused("sell_cep") == ""
    s.do("play_lobby", card=CEP_CARD, main=0, option=0)
    assert (s.table.market, s.table.bank, s.table.stop, s.table.price) == (bank, 0, 1, 4)
    assert s.refused("sell_cep") == "market_stop"


def test_an_empty_market_sells_nothing() -> None:
    """G-01: buying is illegal, effects give nothing, the price stays."""
    s = sold_out(money=9)
    denied(s, refuse("market_empty", "buy_cep"), "buy_cep")
    s.lobby(0, CEP_CARD)
    s.do("play_lobby", card=CEP_CARD, main=0, option=0)
    assert (s.table.cep[0], s.table.price) == (0, 3)


def test_a_cep_that_reaches_the_bank_goes_on_sale_at_once_at_the_same_price() -> None:
    """G-01: without another step of the price and without a stop."""
    s = sold_out()
    s.project("europe/tech", "solar")
    s.control("asia", 0)
    s.region_cep("asia", 5)
    s.do("install", space="europe/tech")
    assert happened(s, MarketRestocked(1))
    assert (s.table.market, s.table.bank, s.table.price, s.table.stop) == (1, 0, 3, 0)


def test_a_sale_puts_the_only_cep_on_an_empty_market() -> None:
    """G-01, 12: sold CEPs go to the market, also to an empty one."""
    s = sold_out()
    s.turn(3)
    s.do("sell_cep")
    assert (s.table.market, s.table.bank, s.table.price) == (1, 0, 2)


def test_money_is_unlimited() -> None:
    """G-03: more than the $150 of the box may be in play."""
    s = stage(price=8, money=150, cep=1)
    s.do("sell_cep")
    assert s.table.money[0] == 158


# --- the flow of CEPs -----------------------------------------------------------------------------

# A flow prepares the stage, yields, and then does what moves a CEP.
Flow = Callable[[Scene], Iterator[None]]


def piles(s: Scene) -> tuple[int, int, int, int]:
    """CEPs in the bank, on the market, in hands, in regions."""
    table = s.table
    return table.bank, table.market, sum(table.cep), sum(table.region_cep)


def install(energy: str, source: str = "hand") -> Flow:
    def flow(s: Scene) -> Iterator[None]:
        s.project(f"{WANTS[energy]}/tech", energy)
        s.control("asia", 0)
        yield
        s.do("install", space=f"{WANTS[energy]}/tech")
        s.do("pay_cep", source=source)

    return flow


def purchase(market: int) -> Flow:
    def flow(s: Scene) -> Iterator[None]:
        s.give(0, money=3)
        s.table.market, s.table.bank = market, s.table.bank + s.table.market - market
        yield
        s.do("buy_cep")

    return flow


def forced_purchase(s: Scene) -> Iterator[None]:
    s.table.decade, s.table.goal[1] = 2, 0
    s.control("africa", 1)
    s.region_cep("africa", 0)
    yield
    s.task(Frame("demand", -1, (s.region("africa"),)))


def minor_lobby(s: Scene) -> Iterator[None]:
    s.lobby(0, CEP_CARD)
    yield
    s.do("play_lobby", card=CEP_CARD, main=0, option=0)


def replacement(s: Scene) -> Iterator[None]:
    s.demand("europe", "gas", "gas", "gas", "gas", "gas")
    s.project("europe/tech", "solar", installed=True)
    s.expertise(0, solar=2)
    s.give(0, money=10, tech=2)
    yield
    s.do("build", space="europe/tech", tile=0, card=0)


def region_bonus(s: Scene) -> Iterator[None]:
    s.print_bonus("solar", 1, "region_cep")
    s.project("europe/tech", "solar", scientist=0)
    s.table.mandatory_done = 1
    yield
    s.do("end_turn")
    s.do("choose_region", region="europe")


def sale(s: Scene) -> Iterator[None]:
    yield
    s.do("sell_cep")


def fossil_plant(source: str) -> Flow:
    """A new fossil plant in Europe; without a source nobody controls it."""

    def flow(s: Scene) -> Iterator[None]:
        s.table.decade = 2
        s.control("europe", 0 if source else -1)
        yield
        s.task(Frame("demand", -1, (s.region("europe"),)))
        if source:
            s.do("pay_cep", source=source)

    return flow


def auction(source: str) -> Flow:
    def flow(s: Scene) -> Iterator[None]:
        s.control("europe", 0)
        s.give(0, money=3)
        yield
        s.task(Frame("bid_payment", 0, (3,)))
        s.do("pay_bid", money=0, tech=0, cep=1)
        s.do("pay_cep", source=source)

    return flow


@pytest.mark.parametrize(
    ("flow", "bank", "market", "hands", "regions"),
    [
        pytest.param(purchase(1), -2, +1, +1, 0, id="bank to market: refill"),
        pytest.param(install("forestation"), +1, -2, +1, 0, id="market to hand: forestation"),
        pytest.param(install("biomass"), +1, -1, 0, 0, id="market to hand: biomass"),
        pytest.param(install("recycling"), +1, -1, 0, 0, id="market to hand: recycling"),
        pytest.param(purchase(6), 0, -1, +1, 0, id="market to hand: purchase"),
        pytest.param(forced_purchase, +1, -1, 0, 0, id="market to bank: forced purchase"),
        pytest.param(minor_lobby, 0, -1, +1, 0, id="market to hand: minor lobby"),
        pytest.param(replacement, 0, -1, 0, +1, id="market to region: replacement"),
        pytest.param(region_bonus, 0, -1, 0, +1, id="market to region: bonus"),
        pytest.param(sale, 0, +1, -1, 0, id="hand to market: sale"),
        pytest.param(install("solar"), +1, 0, -1, 0, id="hand to bank: install"),
        pytest.param(install("solar", "asia"), +1, 0, 0, -1, id="controlled region to bank: install"),
        pytest.param(fossil_plant("hand"), +1, 0, -1, 0, id="hand to bank: fossil plant"),
        pytest.param(fossil_plant("europe"), +1, 0, 0, -1, id="controlled region to bank: fossil plant"),
        pytest.param(auction("hand"), +1, 0, -1, 0, id="hand to bank: auction"),
        pytest.param(auction("europe"), +1, 0, 0, -1, id="controlled region to bank: auction"),
        pytest.param(fossil_plant(""), +1, 0, 0, -1, id="uncontrolled region to bank: fossil plant"),
    ],
)
def test_every_cep_flows_as_the_rules_say(
    flow: Flow, bank: int, market: int, hands: int, regions: int
) -> None:
    """12: the whole table, from and to; no CEP is ever made or lost (G-01)."""
    s = stage(market=6, cep=3)
    s.erase_bonuses()
    steps = flow(s)
    next(steps)
    before = piles(s)
    assert next(steps, None) is None
    change = [after - was for after, was in zip(piles(s), before, strict=True)]
    assert change == [bank, market, hands, regions]
    assert sum(piles(s)) == 40


def test_ceps_of_a_region_reach_a_hand_only_in_final_scoring() -> None:
    """12: collected from controlled regions, then sold to the bank."""
    s = stage()
    s.table.goal[0] = 0
    s.control("asia", 0)
    s.task(Frame("scoring"))
    assert happened(s, CepCollected(0, s.region("asia"), 5))
    assert s.table.money[0] == 15
    assert sum(piles(s)) == 40


def test_a_forced_purchase_in_supply_triggers_no_card() -> None:
    """G-33: card 25 wants a purchase in the own turn."""
    s = stage(market=6)
    for _ in forced_purchase(s):
        pass
    s.task(Frame("turn_begin", 1))
    s.lobby(1, 25)
    refusal = refuse("card_action_missing", "lobby_main", card=25, on="buy")
    denied(s, refusal, "play_lobby", card=25, main=1, option=0)
