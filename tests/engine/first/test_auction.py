"""Variant: the start-player auction (specification 16.2, G-15)."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.machine.switches import Value, make_switches
from co2desk.engine.table.events import AuctionFailed, AuctionWon, CepPaid, StartPlayerChanged
from co2desk.engine.table.ids import HAND
from tests.engine.checks import asks, denied, happened
from tests.engine.first.scene import Scene, kit, new_game, scene


def before_decade(players: int = 3, holder: int = 1) -> Scene:
    """A decade is over; the holder of the tile bids first. Everybody has $3."""
    s = scene(players=players, variants=Variants(auction=True))
    s.table.start_player = holder
    for player in range(players):
        s.give(player, money=3)
    s.task(Frame("next_decade"))
    return s


def paying(due: int, money: int = 0, tech: int = 0, cep: int = 0) -> Scene:
    """Player 0 has won the auction and has to pay this bid with these goods; the price of a CEP is 3."""
    s = scene(players=3)
    s.give(0, money=money, tech=tech, cep=cep)
    s.task(Frame("bid_payment", 0, (due,)), Frame("appoint", 0))
    return s


# --- bidding -----------------------------------------------------------------------------------------


def test_everybody_bids_once_from_the_holder_of_the_tile_clockwise() -> None:
    """DP-03, 16.2: above the highest bid so far or pass; the first bid may be 0."""
    s = before_decade()
    asks(s, "bid", 1, [0, 1, 2, 3, "pass"])
    s.do("bid", amount=0)
    asks(s, "bid", 2, [1, 2, 3, "pass"])
    s.do("bid", amount=2)
    asks(s, "bid", 0, [3, "pass"])
    s.do("pass")
    assert s.events[1:2] == [AuctionWon(2, 2)]


def test_the_auction_comes_before_the_supply_phase_of_the_coming_decade() -> None:
    """16.2: the markers have moved; the appointed player starts the decade that begins now."""
    s = before_decade()
    assert s.table.decade == 2
    s.do("bid", amount=0)
    s.do("pass")
    s.do("pass")
    s.do("appoint", player=0)
    assert s.names()[:2] == ["StartPlayerChanged", "DecadeBegan"]
    assert "FossilPlantPlaced" in s.names()
    assert s.waiting == ("turn", 0)


def test_a_bid_has_to_be_higher_than_the_highest() -> None:
    """DP-03: the refusal says what is needed."""
    s = before_decade()
    s.do("bid", amount=2)
    for amount in (0, 2):
        denied(s, refuse("bid_too_low", "auction", needed=3, had=amount), "bid", amount=amount)


def test_nobody_bids_more_than_everything_he_has() -> None:
    """G-15: money 1, tech 2, CEPs at the current price, from the hand and from controlled regions."""
    s = before_decade()
    s.give(1, tech=2, cep=1)
    s.control("africa", 1)
    s.control("asia", 0)
    most = 3 + 2 * 2 + (1 + s.table.region_cep[s.region("africa")]) * s.table.price
    denied(s, refuse("bid_too_high", "auction", needed=most + 1, had=most), "bid", amount=most + 1)
    assert s.can("bid", amount=most)


def test_a_company_goal_may_be_cashed_before_bidding() -> None:
    """G-15, DP-24: the $8 count."""
    s = before_decade()
    assert s.refused("bid", amount=11) == "bid_too_high"
    s.do("cash_company_goal", player=1)
    assert s.can("bid", amount=11)


def before_first_decade(**switches: Value) -> Scene:
    """Three players bid for the first decade; the holder of the tile was drawn."""
    readings = make_switches(Switches, {"auction_decade_1": "on", **switches})
    return Scene(new_game(kit(), 3, 1, readings, Variants(auction=True)))


@pytest.mark.parametrize(
    ("reading", "steps"), [({}, 0), ({"auction_decade_1_passed": "tile_moves"}, 1)], ids=["stays", "moves"]
)
def test_when_all_pass_before_the_first_decade_the_tile_stays_where_it_was_drawn(
    reading: dict[str, Value], steps: int
) -> None:
    """G-15: nobody has played with the tile yet; the other reading hands it on as before any decade."""
    s = before_first_decade(**reading)
    drawn = s.table.start_player
    for seat in range(3):
        assert s.waiting == ("bid", (drawn + seat) % 3)
        s.do("pass")
    starts = (drawn + steps) % 3
    assert s.events[1:3] == [AuctionFailed(drawn), StartPlayerChanged(starts)]
    assert s.table.start_player == starts
    assert s.waiting == ("turn", starts)


def test_a_bid_before_the_first_decade_wins_the_tile_as_ever() -> None:
    """G-15, D-06: the ruling is about an auction in which everybody passes."""
    s = before_first_decade()
    drawn = s.table.start_player
    s.do("pass")
    s.do("bid", amount=0)
    s.do("pass")
    s.do("appoint", player=(drawn + 2) % 3)
    assert s.waiting == ("turn", (drawn + 2) % 3)


def test_when_all_pass_the_tile_moves_to_the_left() -> None:
    """G-15: as without an auction, before every decade but the first."""
    s = before_decade(holder=2)
    for player in (2, 0, 1):
        assert s.waiting == ("bid", player)
        s.do("pass")
    assert happened(s, AuctionFailed(2))
    assert s.table.start_player == 0


def test_who_cannot_raise_may_only_pass() -> None:
    """DP-03: and is asked all the same."""
    s = before_decade()
    s.do("bid", amount=3)
    asks(s, "bid", 2, ["pass"])


def test_a_winning_bid_of_zero_costs_nothing() -> None:
    """16.2: the winner only appoints."""
    s = before_decade()
    s.do("bid", amount=0)
    s.do("pass")
    s.do("pass")
    asks(s, "appoint", 1, [0, 1, 2])
    assert s.table.money == [3, 3, 3]


# --- paying --------------------------------------------------------------------------------------------


def test_the_winner_chooses_the_goods_that_cover_the_bid() -> None:
    """DP-04: money, tech at 2 and CEPs at the price, in every mix without anything superfluous."""
    s = paying(4, money=4, tech=2, cep=2)
    asks(s, "bid_payment", 0, [(4, 0, 0), (2, 1, 0), (0, 2, 0), (1, 0, 1), (0, 1, 1), (0, 0, 2)])


@pytest.mark.parametrize(
    ("goods", "total"), [((5, 0, 0), 5), ((3, 1, 0), 5), ((2, 0, 1), 5), ((1, 2, 0), 5), ((0, 1, 2), 8)]
)
def test_a_superfluous_thing_is_refused(goods: tuple[int, int, int], total: int) -> None:
    """G-15: without one of the things the bid would still be covered."""
    money, tech, cep = goods
    refusal = refuse("pays_too_much", "auction", needed=4, had=total)
    denied(paying(4, money=9, tech=9, cep=9), refusal, "pay_bid", money=money, tech=tech, cep=cep)


def test_no_change_is_given() -> None:
    """16.2: two cubes for a bid of 3 when there is nothing smaller (PL, variants)."""
    s = paying(3, tech=3)
    assert (s.table.tech[0], s.table.tech_supply, s.table.money[0]) == (1, 24, 0)
    assert s.waiting == ("appoint", 0)


def test_the_goods_have_to_cover_the_bid_and_to_be_there() -> None:
    """DP-04, G-15: each refusal says what is needed and what there is."""
    s = paying(9, money=4, tech=2, cep=1)
    s.control("africa", 0)
    for goods, refusal in (
        ({"money": 4, "tech": 2, "cep": 0}, refuse("bid_not_covered", "auction", needed=9, had=8)),
        ({"money": 5, "tech": 2, "cep": 0}, refuse("not_enough_money", "auction", needed=5, had=4)),
        ({"money": 3, "tech": 3, "cep": 0}, refuse("not_enough_tech", "auction", needed=3, had=2)),
        ({"money": 0, "tech": 0, "cep": 4}, refuse("not_enough_cep", "auction", needed=4, had=3)),
        ({"money": 0, "tech": 0, "cep": 0}, refuse("bid_not_covered", "auction", needed=9, had=0)),
    ):
        denied(s, refusal, "pay_bid", **goods)


def test_money_and_cubes_go_to_the_bank_and_the_supply() -> None:
    """16.2: nothing goes to another player."""
    s = paying(4, money=4, tech=2)
    s.do("pay_bid", money=2, tech=1, cep=0)
    assert (s.table.money, s.table.tech, s.table.tech_supply) == ([2, 0, 0], [1, 0, 0], 24)


def test_ceps_come_from_the_hand_or_from_controlled_regions_one_by_one() -> None:
    """DP-04, G-15: the source of each CEP is chosen; they go to the bank."""
    s = paying(6, money=6, cep=2)
    s.control("africa", 0)
    bank = s.table.bank
    s.do("pay_bid", money=0, tech=0, cep=2)
    asks(s, "pay_cep", 0, ["hand", "africa"])
    s.do("pay_cep", source="africa")
    asks(s, "pay_cep", 0, ["hand", "africa"])
    s.do("pay_cep", source="hand")
    assert s.events == [CepPaid(0, HAND)]
    assert (s.table.cep[0], s.table.region_cep[s.region("africa")], s.table.bank) == (1, 1, bank + 2)
    assert s.waiting == ("appoint", 0)


def test_a_payment_cannot_be_refused() -> None:
    """DP-04: who has won has to pay and to appoint."""
    s = paying(4, money=4, tech=2)
    assert s.refused("pass") == s.refused("decline") == "not_now"
    s.do("pay_bid", money=4, tech=0, cep=0)
    assert s.refused("pass") == s.refused("decline") == "not_now"


@pytest.mark.parametrize("appointed", [0, 1, 2])
def test_the_winner_appoints_anybody_also_himself(appointed: int) -> None:
    """DP-04, G-15: any player gets the tile."""
    s = before_decade(holder=1)
    s.do("bid", amount=0)
    s.do("bid", amount=3)
    s.do("pass")
    asks(s, "appoint", 2, [0, 1, 2])
    s.do("appoint", player=appointed)
    assert s.table.start_player == appointed
    assert s.waiting == ("turn", appointed)


# --- when there is none ----------------------------------------------------------------------------------


def test_the_first_decade_has_a_random_start_player_and_no_auction() -> None:
    """16.2: auctions begin before the second decade."""
    s = Scene(new_game(kit(), 4, 1, variants=Variants(auction=True)))
    assert s.waiting == ("turn", s.table.start_player)


def test_alone_there_is_no_auction() -> None:
    """G-15: solo."""
    s = before_decade(players=1, holder=0)
    assert s.waiting == ("turn", 0)


def test_without_the_variant_the_tile_just_moves() -> None:
    """16.2: nobody is asked."""
    s = scene(players=3)
    s.table.start_player = 1
    s.task(Frame("next_decade"))
    assert s.waiting == ("turn", 2)
