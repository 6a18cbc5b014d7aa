"""The bonuses on the knowledge tracks (specification 7.5).

The owner uses a bonus, leaves it, or hands it to any player, at once or never; whoever receives it makes
all of its choices, and bonuses that follow are the receiver's. What can never hurt its owner comes by itself
where it cannot be handed over (alone, or in the reading in which rivals keep their bonuses): a cube, and
without rivals a point. Settles A14, A15.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, Rule
from ...rules.bonuses import can_place_cep
from ...rules.expertise import gain
from ...rules.goods import gain_tech
from ...table.actions import GiveBonus, give_bonus
from ...table.events import BonusGiven, BonusLost
from ...table.ids import Player
from ...table.kit import Bonus

if TYPE_CHECKING:
    from .table import SecondChanceTable

KINDS = ("energy", "any", "tech", "region_cep")  # a frame holds a bonus as two numbers: kind and energy


def grant_bonus(table: SecondChanceTable, player: Player, bonus: Bonus, emit: Emit) -> None:
    worth_asking = bonus.kind == "energy" and table.setting.rivals  # a point can help a rival's income
    if bonus.kind == "region_cep" and not can_place_cep(table):
        emit(BonusLost(player))
    elif table.setting.shared_bonuses or worth_asking:
        table.follow(Frame("bonus", player, (KINDS.index(bonus.kind), bonus.energy)))
    else:
        use_bonus(table, player, bonus.kind, bonus.energy, emit)


def use_bonus(table: SecondChanceTable, player: Player, kind: str, energy: int, emit: Emit) -> None:
    if kind == "energy":
        gain(table, player, energy, emit)
    elif kind == "tech":
        gain_tech(table, player, 1, emit)
    elif kind == "any":
        table.follow(Frame("bonus_any", player))
    else:
        table.follow(Frame("bonus_region_cep", player))


class HandOver(Rule["SecondChanceTable", GiveBonus]):
    """D16: the owner names who gets the bonus, also himself."""

    action = GiveBonus
    rule = "expertise_bonus"

    def candidates(self, table: SecondChanceTable, frame: Frame) -> Iterable[GiveBonus]:
        return [give_bonus(player) for player in table.setting.turn_order(frame.player)]

    def why_not(self, table: SecondChanceTable, frame: Frame, action: GiveBonus) -> Refusal | None:
        if table.setting.shared_bonuses or action.player == frame.player:
            return None
        return refuse("bonus_is_your_own", self.rule, player=action.player)

    def apply(self, table: SecondChanceTable, frame: Frame, action: GiveBonus, emit: Emit) -> None:
        kind, energy = frame.data
        if action.player == frame.player:
            use_bonus(table, action.player, KINDS[kind], energy, emit)
            return
        emit(BonusGiven(frame.player, action.player))
        if KINDS[kind] == "energy" and table.setting.rivals:  # a choice follows anyway, or nothing can hurt
            table.follow(Frame("bonus_received", action.player, frame.data))
        else:
            use_bonus(table, action.player, KINDS[kind], energy, emit)


class Receive(HandOver):
    """A15: a rival who receives a point may use it or leave it, but not hand it on."""

    def why_not(self, table: SecondChanceTable, frame: Frame, action: GiveBonus) -> Refusal | None:
        if action.player == frame.player:
            return None
        return refuse("bonus_was_given_already", self.rule, player=action.player)
