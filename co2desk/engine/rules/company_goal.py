"""The secret company goal: discarded for money at any time, or scored at the end.

First edition: specification 13.3; Second Chance: 17.3. Any player may do it whenever the game waits for
somebody, also out of turn (DP-24). A discarded card is never shown. Settles G-40, G-41.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..machine.frames import Frame
from ..machine.refusals import Refusal, refuse
from ..machine.rule import Emit, Rule
from ..table.actions import CashCompanyGoal, cash_company_goal
from ..table.events import CompanyGoalCashed
from ..table.table import Table


class CashGoal(Rule[Table, CashCompanyGoal]):
    action = CashCompanyGoal
    rule = "company_goal"
    answers = False

    def candidates(self, table: Table, frame: Frame) -> Iterable[CashCompanyGoal]:
        return (cash_company_goal(frame.player),) if table.goal[frame.player] else ()

    def why_not(self, table: Table, frame: Frame, action: CashCompanyGoal) -> Refusal | None:
        if table.goal[action.player]:
            return None
        return refuse("no_company_goal", self.rule, player=action.player)

    def apply(self, table: Table, frame: Frame, action: CashCompanyGoal, emit: Emit) -> None:
        amount = table.setting.base.goal_cash
        table.goal[action.player] = 0
        table.goal_cashed[action.player] = 1
        table.money[action.player] += amount
        emit(CompanyGoalCashed(action.player, amount))


class CashOwnGoal(CashGoal):
    """Only in the own turn, between actions (A51)."""

    def why_not(self, table: Table, frame: Frame, action: CashCompanyGoal) -> Refusal | None:
        if action.player != frame.player:
            return refuse("not_your_turn", self.rule, player=action.player)
        return super().why_not(table, frame, action)
