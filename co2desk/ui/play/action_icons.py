"""The small picture beside an action: the energy it is about, or the sign of the player it favours."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from co2desk.engine.machine.actions import Action
from co2desk.engine.table.actions import (
    Appoint,
    Build,
    BuildPlant,
    ChooseEnergy,
    ChooseProject,
    GiveBonus,
    Infrastructure,
    Install,
    Plan,
    Propose,
)
from co2desk.ui.controller import Controller
from co2desk.ui.theme.art import energy_pixmap, sign_pixmap
from co2desk.ui.theme.look import Look

SIDE = 40  # pixels; views show it smaller


def action_icon(action: Action, controller: Controller, look: Look) -> QIcon:
    """Empty for an action that is about neither."""
    table = controller.table
    if isinstance(action, GiveBonus | Appoint):
        return QIcon(sign_pixmap(controller.seats[action.player].sign, SIDE, look))
    energy = -1
    if isinstance(action, ChooseEnergy | Propose | Plan):
        energy = action.energy
    elif isinstance(action, ChooseProject | Install | Build | Infrastructure | BuildPlant):
        energy = table.space_energy[action.space]
    if energy < 0:
        return QIcon()
    return QIcon(energy_pixmap(table.setting.base.energies[energy], SIDE, look))
