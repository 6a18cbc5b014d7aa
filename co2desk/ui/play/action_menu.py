"""A menu of actions: too many of one kind would bury the board if each had its button."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from co2desk.engine.machine.actions import Action
from co2desk.ui.play.action_icons import action_icon
from co2desk.ui.play.adviser import Adviser
from co2desk.ui.theme.look import Look
from co2desk.ui.widgets.menu_entries import add_entries

LONG_MENU = 12  # longer lists are divided into submenus
TOLD = "told"  # property of an entry whose tool tip says what follows from it


class ActionMenu(QMenu):
    """Each entry says the whole action, and what follows from it when the mouse rests there."""

    chosen = Signal(object)  # an action

    def __init__(self, actions: Sequence[Action], adviser: Adviser, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.offered, self.adviser, self.look = actions, adviser, look
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        """Menus are filled when they open: most of them never do."""
        if not self.isEmpty():
            return
        by_submenu = self._by_submenu() if len(self.offered) > LONG_MENU else {}
        if len(by_submenu) > 1:
            for title, part in by_submenu.items():
                inner = self.addMenu(title)
                inner.setToolTipsVisible(True)
                self._add_actions(inner, part)
        else:
            self._add_actions(self, self.offered)

    def _by_submenu(self) -> dict[str, list[Action]]:
        controller = self.adviser.controller
        found: dict[str, list[Action]] = {}
        for action in self.offered:
            title = controller.declaration.actions.of(action).submenu_title(action, controller.speaker)
            found.setdefault(title, []).append(action)
        return found

    def _add_actions(self, menu: QMenu, actions: Sequence[Action]) -> None:
        controller = self.adviser.controller
        frame, table, speaker = controller.game.decision, controller.table, controller.speaker
        sentences = [speaker.action(action, table, frame) for action in actions]
        for action, entry in zip(actions, add_entries(menu, sentences), strict=True):
            entry.setIcon(action_icon(action, controller, self.look))
            entry.setData(action)
            entry.triggered.connect(lambda _=False, a=action: self.chosen.emit(a))
        menu.hovered.connect(self._tell_consequences)

    def _tell_consequences(self, entry: QAction) -> None:
        """What follows from an action is worked out when the mouse first rests on it."""
        action = entry.data()
        if isinstance(action, Action) and not entry.property(TOLD):
            entry.setToolTip("\n".join(self.adviser.consequences(action)))
            entry.setProperty(TOLD, True)
