"""Finds what an edition declares."""

from __future__ import annotations

from co2desk.engine.table.setting import Setting
from co2desk.ui.editions.declaration import Declaration
from co2desk.ui.editions.first.declaration import FIRST
from co2desk.ui.editions.second_chance.declaration import SECOND_CHANCE

DECLARATIONS = {"first": FIRST, "second_chance": SECOND_CHANCE}
FORMS = {edition: declaration.new_game for edition, declaration in DECLARATIONS.items()}


def declaration_of(setting: Setting) -> Declaration:
    return DECLARATIONS[setting.base.edition]
