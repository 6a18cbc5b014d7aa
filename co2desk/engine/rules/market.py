"""The CEP market (first edition: specification 12; Second Chance: 7.1, 8.B).

CEPs come into play from the market, one at a time, but for a few that some readings take from the bank. When
the last one is taken the bank refills the market at once, the price rises and STOP holds for the rest of the
turn, whatever the cause.
Settles D-23, D-46, D-47, D-70, G-01, G-16, G-17, G-18.
"""

from __future__ import annotations

from ..machine.frames import Frame
from ..machine.refusals import Refusal, refuse
from ..machine.rule import Emit, OnlyRule
from ..table.actions import BUY_CEP, SELL_CEP, BuyCep, SellCep
from ..table.events import (
    CepBought,
    CepGained,
    CepMissed,
    CepSold,
    MarketRefilled,
    MarketRestocked,
    RegionCepGained,
)
from ..table.ids import Player, Region
from ..table.table import Table

BOUGHT, SOLD = 1, 2  # values of `used_market`
VISIT_USED = refuse("market_visit_used", "free_actions")


def take(table: Table, emit: Emit) -> bool:
    """Remove one CEP from the market; False when there is none because the bank is empty too (G-01)."""
    if not table.market:
        return False
    table.market -= 1
    if not table.market:
        kit = table.setting.base
        moved = min(kit.market_refill, table.bank)
        table.bank -= moved
        table.market = moved
        table.price = min(kit.price_max, table.price + 1)
        table.stop = 1  # the trigger is the emptying, also at the highest price (G-16)
        emit(MarketRefilled(moved, table.price))
    return True


def take_to_hand(table: Table, player: Player, emit: Emit) -> None:
    if table.market:
        table.cep[player] += 1
        emit(CepGained(player, "market"))
        take(table, emit)
    else:
        emit(CepMissed(player))


def take_to_region(table: Table, region: Region, player: Player, emit: Emit) -> None:
    """One CEP into a region; at the region's limit, or with nothing on sale, nothing moves (G-19)."""
    if table.market and table.region_cep[region] < table.setting.base.cep_limit[region]:
        table.region_cep[region] += 1
        emit(RegionCepGained(region, player))
        take(table, emit)


def return_to_bank(table: Table, emit: Emit) -> None:
    """A CEP that was paid. An empty market is restocked without another step of the price (G-01)."""
    table.bank += 1
    if not table.market:
        moved = min(table.setting.base.market_refill, table.bank)
        table.bank -= moved
        table.market = moved
        emit(MarketRestocked(moved))


class Buy(OnlyRule[Table, BuyCep]):
    """Buy one CEP at the current price: the price of before a refill applies."""

    action = BuyCep
    rule = "buy_cep"
    only = BUY_CEP

    def closed(self, table: Table, frame: Frame) -> Refusal | None:
        if table.used_market:
            return VISIT_USED
        if table.stop and table.setting.stop_closes_market:
            return refuse("market_closed", "market_stop")
        if not table.market:
            return refuse("market_empty", "buy_cep")
        if table.money[frame.player] < table.price:
            return refuse("not_enough_money", "buy_cep", needed=table.price, had=table.money[frame.player])
        return None

    def apply(self, table: Table, frame: Frame, action: BuyCep, emit: Emit) -> None:
        player = frame.player
        table.begin_action()
        table.triggers |= table.setting.on_buy
        table.used_market = BOUGHT
        table.money[player] -= table.price
        table.cep[player] += 1
        emit(CepBought(player, table.price))
        take(table, emit)


class Sell(OnlyRule[Table, SellCep]):
    """Sell one CEP of the own hand, never a region's, unless the market ran empty in this turn."""

    action = SellCep
    rule = "sell_cep"
    only = SELL_CEP

    def closed(self, table: Table, frame: Frame) -> Refusal | None:
        if table.used_market:
            return VISIT_USED
        if table.stop:
            return refuse("market_stop", "market_stop")
        if not table.cep[frame.player]:
            return refuse("no_cep_in_hand", "sell_cep", needed=1, had=0)
        return None

    def apply(self, table: Table, frame: Frame, action: SellCep, emit: Emit) -> None:
        player = frame.player
        table.begin_action()
        table.triggers |= table.setting.on_sell
        table.used_market = SOLD
        table.cep[player] -= 1
        table.money[player] += table.price
        emit(CepSold(player, table.price))
        table.price = max(table.setting.base.price_min, table.price - 1)
        if table.setting.sold_cep_goes_to_market:
            table.market += 1
        else:
            return_to_bank(table, emit)
