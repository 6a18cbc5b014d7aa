"""Prepare the infrastructure of a planned project (9.B)."""

from __future__ import annotations

from co2desk.engine.table import actions as act
from co2desk.ui.actions.projects import PrepareProject


class Infrastructure(PrepareProject[act.Infrastructure]):
    action = act.Infrastructure
