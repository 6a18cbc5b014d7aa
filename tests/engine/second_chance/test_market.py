"""The CEP market (specification 7.1, 8.B)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from tests.engine.checks import denied, happened
from tests.engine.second_chance.scene import Scene, scene


def visitor(price: int = 4, market: int = 2, money: int = 9, cep: int = 1) -> Scene:
    s = scene()
    s.table.price = price
    s.on_sale(market)
    s.give(0, money=money, cep=cep)
    return s


def bankrupt_bank(s: Scene) -> None:
    """All CEPs of the bank belong to somebody."""
    s.give(3, cep=s.table.bank)


def test_a_visitor_buys_or_sells_one_cep_or_stays_away() -> None:
    """D7: the player on turn only, and one of both in a turn."""
    s = visitor()
    assert {"buy_cep", "sell_cep"} <= s.kinds()
    assert s.game.legal(1) == []
    for first, second in (("buy_cep", "sell_cep"), ("sell_cep", "buy_cep")):
        s = visitor()
        s.do(first)
        for kind in (first, second):
            denied(s, refuse("market_visit_used", "free_actions"), kind)


def test_red_buys_a_cep_for_four_dollars() -> None:
    """T2: the price stays as long as a CEP is left on the market."""
    s = visitor()
    s.do("buy_cep")
    assert (s.table.money[0], s.table.cep[0], s.table.market, s.table.price) == (5, 2, 1, 4)


def test_blue_sells_a_cep_for_four_dollars() -> None:
    """T3: it goes to the bank, not to the market, and the price falls."""
    s = visitor()
    bank = s.table.bank
    s.do("sell_cep")
    assert (s.table.money[0], s.table.cep[0], s.table.market, s.table.price) == (13, 0, 2, 3)
    assert s.table.bank == bank + 1


def test_buying_the_last_cep_costs_the_old_price_and_raises_it() -> None:
    """7.1, 8.B: two CEPs follow from the bank."""
    s = visitor(market=1)
    bank = s.table.bank
    s.do("buy_cep")
    assert (s.table.money[0], s.table.market, s.table.price, s.table.bank) == (5, 2, 5, bank - 2)
    assert happened(s, events.MarketRefilled(2, 5))


def test_the_price_stays_between_one_and_eight() -> None:
    """7.1, A75: a sale for a dollar is allowed."""
    s = visitor(price=8, market=1)
    s.do("buy_cep")
    assert (s.table.price, s.table.market) == (8, 2)
    s = visitor(price=1)
    s.do("sell_cep")
    assert (s.table.price, s.table.money[0]) == (1, 10)


def test_the_price_has_to_be_paid() -> None:
    """8.B."""
    s = visitor(money=3)
    denied(s, refuse("not_enough_money", "buy_cep", needed=4, had=3), "buy_cep")


def test_only_ceps_of_the_own_board_can_be_sold() -> None:
    """7.2, 8.B: those of a controlled region cannot."""
    s = visitor(cep=0)
    s.control("asia", 0)
    denied(s, refuse("no_cep_in_hand", "sell_cep", needed=1, had=0), "sell_cep")


def test_the_market_is_closed_for_the_turn_in_which_it_ran_empty() -> None:
    """T4, A55: neither buying nor selling; it opens again with the next turn."""
    s = visitor(market=1)
    s.lobby(0, 1)
    s.do("play_lobby", card=1, main=0, option=0)
    assert (s.table.cep[0], s.table.market, s.table.price) == (2, 2, 5)
    denied(s, refuse("market_closed", "market_stop"), "buy_cep")
    denied(s, refuse("market_stop", "market_stop"), "sell_cep")
    s.turn(0)
    assert {"buy_cep", "sell_cep"} <= s.kinds()


def test_a_closed_market_still_gives_the_ceps_of_bonuses() -> None:
    """7.1: only the director action is barred."""
    s = visitor(market=1)
    s.project("africa/tech", "recycling")
    s.lobby(0, 1)
    s.do("play_lobby", card=1, main=0, option=0)
    s.do("infrastructure", space="africa/tech")
    assert (s.table.cep[0], s.table.market) == (2, 1)


@pytest.mark.parametrize(("bank", "moved"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_bank_refills_what_it_can_and_the_price_rises_all_the_same(bank: int, moved: int) -> None:
    """A21."""
    s = visitor(market=1)
    s.give(3, cep=s.table.bank - bank)
    s.do("buy_cep")
    assert (s.table.market, s.table.bank, s.table.price) == (moved, bank - moved, 5)


def test_nothing_can_be_bought_while_nothing_is_on_sale() -> None:
    """A21: selling is possible, and puts the CEP back on the market at the reduced price."""
    s = visitor(market=0)
    bankrupt_bank(s)
    denied(s, refuse("market_empty", "buy_cep"), "buy_cep")
    s.do("sell_cep")
    assert (s.table.market, s.table.bank, s.table.price) == (1, 0, 3)
    assert happened(s, events.MarketRestocked(1))


def test_a_gain_is_lost_while_nothing_is_on_sale() -> None:
    """A21: the CEP that was paid comes back first, so of two only one can be had."""
    s = visitor(market=0)
    bankrupt_bank(s)
    s.project("europe/tech", "forestation")
    s.do("infrastructure", space="europe/tech")
    assert s.table.cep[0] == 1
    assert s.names().count("CepMissed") == 1
