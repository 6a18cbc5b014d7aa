"""The rulebooks disagree about the market (specification 19.5): each reading, and what it changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.engine.first.scene import Scene, scene

READINGS = ["no_sale", "closed"]


def market_visitor(reading: str = "no_sale", on_sale: int = 2) -> Scene:
    """Player 0 with CEPs and money for any visit, and so many CEPs on the market."""
    s = scene(switches={"market_after_stop": reading})
    s.table.bank += s.table.market - on_sale
    s.table.market = on_sale
    s.give(0, money=9, cep=2)
    return s


def empty_by_installing(s: Scene) -> None:
    s.project("europe/money", "recycling")
    s.do("install", space="europe/money")


def empty_by_lobby_card(s: Scene) -> None:
    s.lobby(0, 3)
    s.do("play_lobby", card=3, main=0, option=0)


@pytest.mark.parametrize("empty", [empty_by_installing, empty_by_lobby_card])
@pytest.mark.parametrize(("reading", "buying"), [("no_sale", ""), ("closed", "market_closed")])
def test_after_the_market_ran_empty_only_selling_or_all_trade_is_over(
    reading: str, buying: str, empty: Callable[[Scene], None]
) -> None:
    """D-23, D-47: whatever emptied it; the strict reading of two books closes the market for the turn."""
    s = market_visitor(reading, on_sale=1)
    empty(s)
    assert s.table.price == 4
    assert s.refused("sell_cep") == "market_stop"
    assert s.refused("buy_cep") == buying


@pytest.mark.parametrize("reading", READINGS)
def test_a_market_that_did_not_run_empty_is_open_in_both_readings(reading: str) -> None:
    """D-23: taking a CEP without emptying the market changes nothing."""
    s = market_visitor(reading, on_sale=2)
    empty_by_installing(s)
    assert s.table.price == 3
    assert s.can("buy_cep")
    assert s.can("sell_cep")


@pytest.mark.parametrize("reading", READINGS)
def test_the_market_opens_again_in_the_next_turn(reading: str) -> None:
    """D-23: "now" is the rest of the turn, not longer."""
    s = market_visitor(reading, on_sale=1)
    empty_by_installing(s)
    s.give(1, money=4, cep=1)
    s.turn(1)
    assert s.can("buy_cep")
    assert s.can("sell_cep")


@pytest.mark.parametrize("reading", READINGS)
def test_a_deal_is_finished_before_the_price_changes(reading: str) -> None:
    """D-47: who takes the last CEP pays the old price, who sells is paid the old price."""
    buyer = market_visitor(reading, on_sale=1)
    buyer.do("buy_cep")
    assert (buyer.table.money[0], buyer.table.price, buyer.table.market) == (9 - 3, 4, 2)
    seller = market_visitor(reading, on_sale=1)
    seller.do("sell_cep")
    assert (seller.table.money[0], seller.table.price, seller.table.market) == (9 + 3, 2, 2)


@pytest.mark.parametrize(("visit", "other"), [("buy_cep", "sell_cep"), ("sell_cep", "buy_cep")])
def test_nobody_buys_and_sells_in_the_same_turn(visit: str, other: str) -> None:
    """D-46: rule text in three books, a translator's note in the fourth."""
    s = market_visitor(on_sale=2)
    s.do(visit)
    assert s.refused(other) == "market_visit_used"
    assert s.refused(visit) == "market_visit_used"


def test_the_price_never_rises_above_eight() -> None:
    """D-70: the market is refilled all the same, and selling is over for the turn."""
    s = market_visitor(on_sale=1)
    s.table.price = 8
    s.do("buy_cep")
    assert (s.table.price, s.table.market) == (8, 2)
    s.table.used_market = 0
    assert s.refused("sell_cep") == "market_stop"
