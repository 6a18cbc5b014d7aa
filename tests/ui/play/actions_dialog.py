"""Opens the list of actions."""

from __future__ import annotations

from PySide6.QtCore import Qt

from co2desk.ui.play.action_list import ActionsDialog
from tests.ui.screen import Screen


def opened(screen: Screen, *, by_key: bool = True) -> ActionsDialog:
    """The list, by F5 or by the button of the prompt bar."""
    if by_key:
        screen.key(Qt.Key.Key_F5)
    else:
        screen.push(screen.game_view.prompt.what)
    dialog = screen.game_view.actions_dialog
    assert dialog is not None
    assert dialog.isVisible()
    return dialog
