"""The small picture beside an action: the energy it is about, or the sign of the player it favours."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from co2desk.engine.machine.actions import Action
from co2desk.ui.controller import Controller
from co2desk.ui.theme.art import energy_pixmap, sign_pixmap
from co2desk.ui.theme.look import Look

SIDE = 40  # pixels; views show it smaller


def action_icon(action: Action, controller: Controller, look: Look) -> QIcon:
    """Empty for an action that is about neither."""
    table, record = controller.table, controller.declaration.actions.of(action)
    player = record.player_shown(action)
    if player is not None:
        return QIcon(sign_pixmap(controller.seats[player].sign, SIDE, look))
    energy = record.energy_shown(table, action)
    if energy is None:
        return QIcon()
    return QIcon(energy_pixmap(table.setting.base.energies[energy], SIDE, look))
