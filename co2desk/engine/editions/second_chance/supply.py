"""Energy supply, penalties and the reduction of pollution (specification 7.4, 13).

First every region whose slot of the decade is empty draws a fossil plant; then the plants are paid for, in
the same order. Settles A19, A20, A21, A35, A36, A37, A64, A81.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...machine.frames import NOBODY, Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, Rule
from ...rules.goods import lose_points
from ...rules.market import return_to_bank, take
from ...rules.payments import ANY_REGION, pay, sources
from ...rules.supply import draw_fossil
from ...table.actions import ReduceCo2, reduce_co2
from ...table.events import Co2Reduced, PenaltyPaid, RegionCepPaid
from ...table.ids import Player
from .ending import CO2_LOST, POINTS_LOST, end_game
from .table import SecondChanceTable


def energy_supply(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: visit the regions clockwise from the home region, then settle what is due."""
    regions = table.setting.ring(table.setting.home)
    table.follow(*(Frame("demand", NOBODY, (region,)) for region in regions), Frame("supply_payments"))


def visit_region(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    region = frame.data[0]
    row = table.demand[region]
    slot = table.decade - 1
    if slot >= len(row) or row[slot] is not None or not draw_fossil(table, region, slot, emit):
        return
    if table.setting.lost_at_once and table.co2 > table.setting.kit.loss_ppm:
        end_game(table, CO2_LOST, emit)
        return
    if table.controller[region] == NOBODY and table.region_cep[region]:
        table.region_cep[region] -= 1
        table.fossil_cep[region] = 1
        emit(RegionCepPaid(region))
    table.supply_due += (region,)
    if table.setting.switches.supply_order == "at_once":  # A81, the other reading
        table.follow(Frame("supply_payments"))


def supply_payments(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: pay for the new plants one after the other."""
    if not table.supply_due:
        return
    region, table.supply_due = table.supply_due[0], table.supply_due[1:]
    table.follow(frame)
    if table.fossil_cep[region]:
        table.fossil_cep[region] = 0
        return_to_bank(table, emit)
    elif table.controller[region] != NOBODY:
        payer = table.controller[region]
        if table.setting.switches.supply_payment == "any_controlled":
            pay_or_penalty(table, payer, emit)
        elif table.region_cep[region]:  # A64, the other reading: from this region or not at all
            pay(table, payer, region, emit)
        else:
            penalty(table, payer, emit)


def pay_or_penalty(table: SecondChanceTable, player: Player, emit: Emit) -> None:
    """A CEP outside the action phase: only who cannot pay takes the penalty (A19)."""
    if sources(table, player):
        table.follow(Frame("pay_cep", player, (ANY_REGION,)))
    else:
        penalty(table, player, emit)


def penalty(table: SecondChanceTable, player: Player, emit: Emit) -> None:
    """Points as high as the price, and a CEP moves from the market to the bank (7.4)."""
    price = table.price
    moved = take(table, emit)
    if table.setting.switches.penalty_price == "after":  # A20, the other reading
        price = table.price
    emit(PenaltyPaid(player, price))
    lose_points(table, player, price, "penalty", emit)
    if moved:
        return_to_bank(table, emit)


# --- reduction (cooperative and solo) ----------------------------------------------------------------------


def steps_needed(table: SecondChanceTable) -> int:
    """Steps down to the limit."""
    kit = table.setting.kit
    return max(0, -(-(table.co2 - kit.loss_ppm) // kit.reduction_step))


def most_steps(table: SecondChanceTable) -> int:
    """Not below the floor, and not below zero points (A31)."""
    kit = table.setting.kit
    down_to_floor = (table.co2 - table.setting.co2_floor) // kit.reduction_step
    price = kit.decade_prices[table.decade - 1]
    return max(0, min(down_to_floor, table.vp[0] // price) if price else down_to_floor)


def reduction(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: below zero points, or too much pollution to buy back, the game is lost; else the team decides."""
    if table.vp[0] < 0:
        end_game(table, POINTS_LOST, emit)
    elif steps_needed(table) > most_steps(table):
        end_game(table, CO2_LOST, emit)
    elif most_steps(table):
        table.follow(Frame("reduction", table.start_player))


class Reduce(Rule[SecondChanceTable, ReduceCo2]):
    """D23: the start player decides for the team (A31)."""

    action = ReduceCo2
    rule = "reduction"

    def candidates(self, table: SecondChanceTable, frame: Frame) -> Iterable[ReduceCo2]:
        return [reduce_co2(steps) for steps in range(steps_needed(table), most_steps(table) + 1)]

    def why_not(self, table: SecondChanceTable, frame: Frame, action: ReduceCo2) -> Refusal | None:
        if action.steps < steps_needed(table):
            return refuse("must_reduce_more", self.rule, needed=steps_needed(table), had=action.steps)
        if action.steps > most_steps(table):
            return refuse("cannot_reduce_more", self.rule, needed=action.steps, had=most_steps(table))
        return None

    def apply(self, table: SecondChanceTable, frame: Frame, action: ReduceCo2, emit: Emit) -> None:
        if not action.steps:
            return
        kit = table.setting.kit
        cost = action.steps * kit.decade_prices[table.decade - 1]
        table.co2 -= action.steps * kit.reduction_step
        table.vp[0] -= cost
        emit(Co2Reduced(action.steps, cost, table.co2))
