"""Variant: the start-player auction (specification 16.2; rulebooks, variants).

One round of bids, the holder of the tile first; the winner pays with any goods, without change, and
appoints the start player of the coming decade. Settles D-06, D-35, G-15.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...machine.frames import NOBODY, Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, OnlyRule, OpenRule, Rule
from ...rules.goods import pay_money
from ...rules.payments import ANY_REGION, ceps_available
from ...table.actions import PASS, Appoint, PayBid, appoint, pay_bid
from ...table.actions import Bid as BidAction
from ...table.actions import Pass as PassAction
from ...table.actions import bid as shared_bid
from ...table.events import AuctionFailed, AuctionWon, BidMade, BidPassed, StartPlayerChanged, TechPaid
from ...table.ids import Player
from .table import FirstTable


def assets(table: FirstTable, player: Player) -> int:
    """The most a player can bid: money at 1, tech at 2, CEPs at the current price."""
    tech = table.tech[player] * table.setting.kit.auction_tech_value
    return table.money[player] + tech + ceps_available(table, player) * table.price


def open_auction(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task: ask everybody once. A bid frame holds the highest bid (-1: none), its bidder, and who is left."""
    players = table.setting.players
    table.follow(Frame("bid", table.start_player, (-1, NOBODY, players - 1)))


def next_bidder(table: FirstTable, frame: Frame, highest: int, leader: Player, emit: Emit) -> None:
    left = frame.data[2]
    if left:
        after = (frame.player + 1) % table.setting.players
        table.follow(Frame("bid", after, (highest, leader, left - 1)))
    elif leader == NOBODY:
        nobody_bids(table, emit)
    else:
        emit(AuctionWon(leader, highest))
        if highest:
            table.follow(Frame("bid_payment", leader, (highest,)), Frame("appoint", leader))
        else:
            table.follow(Frame("appoint", leader))


def nobody_bids(table: FirstTable, emit: Emit) -> None:
    """The tile moves to the left; before decade 1 it stays with the start player who was drawn (G-15)."""
    holder = table.start_player
    emit(AuctionFailed(holder))
    stays = table.decade == 1 and table.setting.switches.auction_decade_1_passed == "tile_stays"
    move_tile(table, holder if stays else (holder + 1) % table.setting.players, emit)


def move_tile(table: FirstTable, player: Player, emit: Emit) -> None:
    table.start_player = player
    emit(StartPlayerChanged(player))


class Bid(Rule[FirstTable, BidAction]):
    """DP-03: more than the highest bid so far, not more than one owns; the first bid may be 0."""

    action = BidAction
    rule = "auction"

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[BidAction]:
        return (shared_bid(n) for n in range(frame.data[0] + 1, assets(table, frame.player) + 1))

    def why_not(self, table: FirstTable, frame: Frame, action: BidAction) -> Refusal | None:
        if action.amount <= frame.data[0]:
            return refuse("bid_too_low", self.rule, needed=frame.data[0] + 1, had=action.amount)
        most = assets(table, frame.player)
        if action.amount > most:
            return refuse("bid_too_high", self.rule, needed=action.amount, had=most)
        return None

    def apply(self, table: FirstTable, frame: Frame, action: BidAction, emit: Emit) -> None:
        emit(BidMade(frame.player, action.amount))
        next_bidder(table, frame, action.amount, frame.player, emit)


class PassBid(OnlyRule[FirstTable, PassAction]):
    action = PassAction
    rule = "auction"
    only = PASS

    def apply(self, table: FirstTable, frame: Frame, action: PassAction, emit: Emit) -> None:
        emit(BidPassed(frame.player))
        next_bidder(table, frame, frame.data[0], frame.data[1], emit)


class Pay(Rule[FirstTable, PayBid]):
    """DP-04: cover the bid with any mix; no single paid thing may be superfluous."""

    action = PayBid
    rule = "auction"

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[PayBid]:
        """For every number of cubes and CEPs the money that is still missing."""
        player, due = frame.player, frame.data[0]
        each = table.setting.kit.auction_tech_value
        for tech in range(table.tech[player] + 1):
            for cep in range(ceps_available(table, player) + 1):
                money = max(0, due - tech * each - cep * table.price)
                yield pay_bid(money, tech, cep)

    def why_not(self, table: FirstTable, frame: Frame, action: PayBid) -> Refusal | None:
        player, due = frame.player, frame.data[0]
        if action.money > table.money[player]:
            return refuse("not_enough_money", self.rule, needed=action.money, had=table.money[player])
        if action.tech > table.tech[player]:
            return refuse("not_enough_tech", self.rule, needed=action.tech, had=table.tech[player])
        if action.cep > ceps_available(table, player):
            return refuse("not_enough_cep", self.rule, needed=action.cep, had=ceps_available(table, player))
        paid = (
            (action.money, 1),
            (action.tech, table.setting.kit.auction_tech_value),
            (action.cep, table.price),
        )
        total = sum(count * value for count, value in paid)
        if total < due:
            return refuse("bid_not_covered", self.rule, needed=due, had=total)
        smallest = min(value for count, value in paid if count)
        if total - smallest >= due:
            return refuse("pays_too_much", self.rule, needed=due, had=total)
        return None

    def apply(self, table: FirstTable, frame: Frame, action: PayBid, emit: Emit) -> None:
        player = frame.player
        pay_money(table, player, action.money, "auction", emit)
        if action.tech:
            table.tech[player] -= action.tech
            table.tech_supply += action.tech
            emit(TechPaid(player, action.tech, 0))
        table.follow(*(Frame("pay_cep", player, (ANY_REGION,)) for _ in range(action.cep)))


class AppointStartPlayer(OpenRule[FirstTable, Appoint]):
    """DP-04: the winner may appoint anybody, also himself."""

    action = Appoint
    rule = "auction"

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[Appoint]:
        return [appoint(player) for player in range(table.setting.players)]

    def apply(self, table: FirstTable, frame: Frame, action: Appoint, emit: Emit) -> None:
        move_tile(table, action.player, emit)
