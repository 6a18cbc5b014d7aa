"""The goals of CO₂ (2012) in the goals panel: company goals (13.3) and UN goals (13.2)."""

from __future__ import annotations

from co2desk.engine.editions.first.scoring import goal_value
from co2desk.engine.editions.first.setting import FirstSetting
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.table.ids import Card
from co2desk.ui.goals.words import GoalTeller
from co2desk.ui.row_list.rows import Row


class FirstGoals(GoalTeller[FirstTable]):
    setting: FirstSetting

    def rows(self) -> list[Row]:
        return [*self.company_goal(), *self.un_goals()]

    def company_value(self, card: Card) -> int:
        return goal_value(self.table, self.seat, card, self.table.cep[self.seat])

    def money_per_point(self) -> int:
        return self.setting.kit.money_per_vp

    def un_pieces(self, table: FirstTable) -> list[int]:
        return table.plants_built

    def un_tech(self, card: Card) -> int:
        return self.setting.kit.un_goal_tech

    def un_value(self, card: Card) -> str:
        return self._amount("points", self.setting.un_by_number[card].vp)
