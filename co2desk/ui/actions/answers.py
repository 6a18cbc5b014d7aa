"""Answers that only the prompt bar gives: no piece of the board stands for them."""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.ui.actions.record import ActionRecord, TurnGroup


class EndTurn(ActionRecord[Table, act.EndTurn]):
    action = act.EndTurn
    group = TurnGroup.END_TURN

    def almost_legal(self, table: Table, player: Player) -> Iterable[act.EndTurn]:
        return (act.END_TURN,)


class Decline(ActionRecord[Table, act.Decline]):
    action = act.Decline


class SplitIncome(ActionRecord[Table, act.SplitIncome]):
    action = act.SplitIncome


class KeepCard(ActionRecord[Table, act.KeepCard]):
    action = act.KeepCard
