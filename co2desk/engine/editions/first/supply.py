"""The supply phase: energy demand and the event (specification 6.2, 6.3; rulebooks 1.2, 1.3).

Regions are visited clockwise. An empty slot of the decade draws a fossil plant, and one CEP is paid for it.
Settles D-10 to D-13, D-54, G-05, G-06, G-08, G-09, G-12, G-13, G-17.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...machine.frames import NOBODY, Frame
from ...machine.rule import Emit, OnlyRule, OpenRule
from ...machine.shuffles import Shuffler
from ...rules.market import return_to_bank, take
from ...rules.payments import ANY_REGION, sources
from ...rules.supply import donate_or_lose, draw_fossil, return_region_tech
from ...table.actions import (
    BUY_FOR_PAYMENT,
    BuyForPayment,
    ChooseRegion,
    choose_region,
)
from ...table.events import (
    CepForced,
    DisasterAvoided,
    DisasterStruck,
    EventRevealed,
    FossilPileRenewed,
    RegionCepPaid,
    UnGoalRemoved,
)
from ...table.ids import Player, Region
from .table import FirstTable


def energy_demand(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task 6.2: cubes go back, then the regions are visited from the first one (G-13) or a chosen one."""
    return_region_tech(table, emit)
    if table.setting.switches.region_order == "start_player_chooses":
        table.follow(Frame("first_region", table.start_player))
    else:
        visit_all(table, 0)


def visit_all(table: FirstTable, first: Region) -> None:
    table.follow(*(Frame("demand", NOBODY, (region,)) for region in table.setting.ring(first)))


class ChooseFirstRegion(OpenRule[FirstTable, ChooseRegion]):
    """DP-05, only where the chosen rulebook lets the start player begin anywhere (D-10)."""

    action = ChooseRegion
    rule = "energy_demand"

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[ChooseRegion]:
        return [choose_region(region) for region in range(table.setting.regions)]

    def apply(self, table: FirstTable, frame: Frame, action: ChooseRegion, emit: Emit) -> None:
        visit_all(table, action.region)


def visit_region(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task: one region. No slot for this decade, or a slot that is taken: nothing happens (D-11, G-08)."""
    region = frame.data[0]
    row = table.demand[region]
    slot = table.decade - 1
    if slot >= len(row):
        if table.setting.switches.skip_full_region == "pay_anyway" and not table.is_green(region):
            pay_for_plant(table, region, emit)
        return
    if row[slot] is None:
        renew_fossil_pile(table, emit)
        if draw_fossil(table, region, slot, emit):
            pay_for_plant(table, region, emit)


def renew_fossil_pile(table: FirstTable, emit: Emit) -> None:
    """G-06: replaced plants form a new pile when the old one is empty. Never seen in play, but settled."""
    if not table.fossil_pile and table.fossil_removed:
        again = Shuffler(table.reserve_seed).shuffled(f"fossil-{table.decade}", table.fossil_removed)
        table.fossil_pile, table.fossil_removed = again, ()
        emit(FossilPileRenewed(len(again)))


def pay_for_plant(table: FirstTable, region: Region, emit: Emit) -> None:
    """One CEP: the region's own if nobody controls it, else the controller's choice or forced purchase."""
    payer = table.controller[region]
    if payer == NOBODY:
        if table.region_cep[region]:
            table.region_cep[region] -= 1
            emit(RegionCepPaid(region))
            return_to_bank(table, emit)
        return
    only = region if table.setting.switches.fossil_cep_source == "this_region" else ANY_REGION
    if sources(table, payer, only):
        table.follow(Frame("pay_cep", payer, (only,)))
    elif table.money[payer] < table.price and table.goal[payer]:
        table.follow(Frame("forced_purchase", payer))  # DP-08: the goal may be cashed first
    else:
        buy_and_pay(table, payer, emit)


def buy_and_pay(table: FirstTable, player: Player, emit: Emit) -> None:
    """Cash first, then exactly the shortfall in points (D-13); with nothing on sale the price is paid too."""
    price = table.price
    money = min(price, table.money[player])
    table.money[player] -= money
    table.vp[player] -= price - money
    emit(CepForced(player, money, price - money))
    if take(table, emit):
        return_to_bank(table, emit)


class BuyNow(OnlyRule[FirstTable, BuyForPayment]):
    """DP-08: lose points for the missing money. The other way is to cash the company goal first."""

    action = BuyForPayment
    rule = "forced_purchase"
    only = BUY_FOR_PAYMENT

    def apply(self, table: FirstTable, frame: Frame, action: BuyForPayment, emit: Emit) -> None:
        buy_and_pay(table, frame.player, emit)


def resolve_event(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task 6.3: from 350 ppm on, everybody without a plant in the region gives a cube or loses points."""
    kit = table.setting.kit
    card = table.event
    if not card:  # an own copy with more decades than events
        return
    region = table.setting.event_region[card]
    if table.co2 >= kit.danger_ppm:
        emit(DisasterStruck(card, region))
        safe = table.owners_in(region)
        for player in table.setting.turn_order(table.start_player):
            if player not in safe:
                donate_or_lose(table, player, region, kit.event_tech, kit.event_vp, emit)
        if table.setting.disaster_takes_un_goal and table.un_row:
            emit(UnGoalRemoved(table.un_row[0]))
            table.un_out += table.un_row[:1]
            table.un_row = table.un_row[1:]
    else:
        emit(DisasterAvoided(card, region))
    table.event, table.event_pile = (table.event_pile or (0,))[0], table.event_pile[1:]
    if table.event_pile:
        emit(EventRevealed(table.event_pile[0], table.setting.event_region[table.event_pile[0]]))
