"""Plan a project (9.A)."""

from __future__ import annotations

from co2desk.engine.table import actions as act
from co2desk.ui.actions.projects import BeginProject


class Plan(BeginProject[act.Plan]):
    action = act.Plan
