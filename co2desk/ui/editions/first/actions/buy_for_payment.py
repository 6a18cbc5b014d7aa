"""Pay for a fossil plant with money and points, where no CEP is left: an answer of the prompt bar."""

from __future__ import annotations

from co2desk.engine.table import actions as act
from co2desk.engine.table.table import Table
from co2desk.ui.actions.record import ActionRecord


class BuyForPayment(ActionRecord[Table, act.BuyForPayment]):
    action = act.BuyForPayment
