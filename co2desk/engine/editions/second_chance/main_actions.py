"""Which main action may be taken when (specification 6).

One in every turn. Alone, a second one of another kind may be bought for pollution once in a turn, after the
first. Settles A11, A54, A67.
"""

from __future__ import annotations

from typing import Any

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, OnlyRule, Rule
from ...table.actions import SECOND_ACTION, SecondAction
from ...table.events import SecondActionBought
from .table import SecondChanceTable

PLAN, INFRASTRUCTURE, BUILD = 1, 2, 4  # bits of `mandatory_done`
SECOND = "second_action"  # the decision that follows when a second action has been bought

USED = refuse("mandatory_action_used", "turn")
SAME_KIND = refuse("same_kind_of_action", "solo_second_action")
FIRST_OPEN = refuse("first_action_open", "solo_second_action")
SECOND_USED = refuse("second_action_used", "solo_second_action")


def closed_for(table: SecondChanceTable, frame: Frame, kind: int) -> Refusal | None:
    """Why no main action of this kind can be taken in this decision."""
    if frame.kind == SECOND or table.second_action == 1:  # bought, not taken yet
        return SAME_KIND if table.mandatory_done & kind else None
    return USED if table.mandatory_done else None


def begin_main_action(table: SecondChanceTable, kind: int) -> None:
    table.begin_action()
    table.mandatory_done |= kind
    if table.second_action == 1:
        table.second_action = 2


class BuySecondAction(OnlyRule[SecondChanceTable, SecondAction]):
    """Solo: 10 ppm for a second main action. The level is raised first, and may not be at the limit yet."""

    action = SecondAction
    rule = "solo_second_action"
    only = SECOND_ACTION

    def __init__(self, second: tuple[Rule[SecondChanceTable, Any], ...]) -> None:
        self.second = second  # what answers the decision that follows

    def closed(self, table: SecondChanceTable, frame: Frame) -> Refusal | None:
        if not table.mandatory_done:
            return FIRST_OPEN
        if table.second_action:
            return SECOND_USED
        if table.co2 >= table.setting.kit.loss_ppm:
            return refuse("co2_at_limit", self.rule, had=table.co2, limit=table.setting.kit.loss_ppm)
        if not self._useful(table, frame):
            return refuse("no_second_action", self.rule)
        return None

    def _useful(self, table: SecondChanceTable, frame: Frame) -> bool:
        """Would there be an answer? A card played before the action can be what makes it possible (A16)."""
        second = Frame(SECOND, frame.player)
        return any(rule.is_possible(table, second) for rule in self.second)

    def apply(self, table: SecondChanceTable, frame: Frame, action: SecondAction, emit: Emit) -> None:
        table.second_action = 1
        table.triggers = 0
        table.co2 += table.setting.kit.solo_second_action_ppm
        emit(SecondActionBought(frame.player, table.co2))
        table.follow(Frame(SECOND, frame.player))
