"""Score a UN goal on display, and discard the company goal for money."""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.ui.actions.record import ActionRecord, Drag, TurnGroup
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind


class ScoreUnGoal(ActionRecord[Table, act.ScoreUnGoal]):
    action = act.ScoreUnGoal
    group = TurnGroup.UN_GOAL

    def drags(self, table: Table, player: Player, action: act.ScoreUnGoal) -> Iterable[Drag]:
        return [(goal, at.SEAT) for goal in self.clicks(table, player, action)]

    def clicks(self, table: Table, player: Player, action: act.ScoreUnGoal) -> Iterable[PlaceKey]:
        return [at.un_goal(table.un_row.index(action.card))] if action.card in table.un_row else []

    def intended(
        self, table: Table, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.ScoreUnGoal]:
        if source.kind is PlaceKind.UN_GOAL:
            return map(act.score_un_goal, table.un_row[source.number : source.number + 1])
        return ()

    def almost_legal(self, table: Table, player: Player) -> Iterable[act.ScoreUnGoal]:
        return map(act.score_un_goal, table.un_row)


class CashCompanyGoal(ActionRecord[Table, act.CashCompanyGoal]):
    """Possible at any time, also out of turn: so it has no button, only its card and an entry of a menu."""

    action = act.CashCompanyGoal

    def drags(self, table: Table, player: Player, action: act.CashCompanyGoal) -> Iterable[Drag]:
        return [(goal, at.TABLE) for goal in self.clicks(table, player, action)]

    def clicks(self, table: Table, player: Player, action: act.CashCompanyGoal) -> Iterable[PlaceKey]:
        return (at.COMPANY_GOAL,) if action.player == player else ()

    def intended(
        self, table: Table, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.CashCompanyGoal]:
        return (act.cash_company_goal(player),) if source == at.COMPANY_GOAL else ()

    def is_asked(self, decision: str) -> bool:
        """Where the money for a CEP is missing, it is one of the two answers (DP-08)."""
        return decision == "forced_purchase"
