"""Propose a project (8.1)."""

from __future__ import annotations

from co2desk.engine.table import actions as act
from co2desk.ui.actions.projects import BeginProject


class Propose(BeginProject[act.Propose]):
    action = act.Propose
