"""Finds the declaration of the edition that a game is played with."""

from __future__ import annotations

from co2desk.engine.table.setting import Setting
from co2desk.ui.editions.declaration import Declaration
from co2desk.ui.editions.first.declaration import FIRST
from co2desk.ui.editions.second_chance.declaration import SECOND_CHANCE

DECLARATIONS = {"first": FIRST, "second_chance": SECOND_CHANCE}


def declaration_of(setting: Setting) -> Declaration:
    return DECLARATIONS[setting.base.edition]
