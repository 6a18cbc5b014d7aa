"""The small picture beside an action: the energy it is about, or the sign of the player it favours."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QPushButton

from co2desk.engine.machine.actions import Action
from co2desk.ui.controller import Controller
from co2desk.ui.theme.art import energy_pixmap
from co2desk.ui.theme.companies import crest_pixmap
from co2desk.ui.theme.look import Look

SIDE = 40  # pixels; views show it smaller
ON_BUTTON, BESIDE = 20, 6  # as large as a button shows it, and the room between it and the words


def action_icon(action: Action, controller: Controller, look: Look) -> QIcon:
    """Empty for an action that is about neither."""
    table, record = controller.table, controller.declaration.actions.of(action)
    player = record.player_shown(action)
    if player is not None:
        return QIcon(crest_pixmap(controller.seats[player].sign, SIDE, look))
    energy = record.energy_shown(table, action)
    if energy is None:
        return QIcon()
    return QIcon(energy_pixmap(table.setting.base.energies[energy], SIDE, look))


def put_icon(button: QPushButton, action: Action, controller: Controller, look: Look) -> None:
    """The picture of an action on a button. No style sheet leaves room beside an icon, so the icon has it."""
    icon = action_icon(action, controller, look)
    if icon.isNull():
        return
    scale = SIDE // ON_BUTTON
    wide = QPixmap(SIDE + BESIDE * scale, SIDE)
    wide.fill(Qt.GlobalColor.transparent)
    painter = QPainter(wide)
    painter.drawPixmap(0, 0, icon.pixmap(SIDE, SIDE))
    painter.end()
    button.setIcon(QIcon(wide))
    button.setIconSize(QSize(ON_BUTTON + BESIDE, ON_BUTTON))
