"""Install a proposed project (8.2)."""

from __future__ import annotations

from co2desk.engine.table import actions as act
from co2desk.ui.actions.projects import PrepareProject


class Install(PrepareProject[act.Install]):
    action = act.Install
