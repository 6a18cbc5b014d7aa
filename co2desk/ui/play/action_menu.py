"""A menu of actions: too many of one kind would bury the board if each had its button."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from co2desk.engine.machine.actions import Action
from co2desk.engine.table.actions import MoveScientist, Plan, Propose
from co2desk.text import Speaker
from co2desk.ui.play.action_icons import action_icon
from co2desk.ui.play.adviser import Adviser
from co2desk.ui.theme.look import Look
from co2desk.ui.widgets.menu_entries import add_entries

LONG_MENU = 12  # longer lists are divided into submenus


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
        by_heading: dict[str, list[Action]] = {}
        if len(self.offered) > LONG_MENU:
            for action in self.offered:
                by_heading.setdefault(heading(action, self.adviser.controller.speaker), []).append(action)
        if len(by_heading) > 1:
            for title, part in by_heading.items():
                inner = self.addMenu(title)
                inner.setToolTipsVisible(True)
                self._add_actions(inner, part)
        else:
            self._add_actions(self, self.offered)

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
        action = entry.data()
        if isinstance(action, Action) and not entry.toolTip().endswith("\u200b"):
            lines = self.adviser.consequences(action)
            entry.setToolTip("\n".join(lines) + "\u200b")  # the mark says: asked already


def heading(action: Action, speaker: Speaker) -> str:
    """Under which entry of a long menu an action is found: its region, or where its scientist comes from."""
    if isinstance(action, Propose | Plan):
        return speaker.region_name(action.region)
    if isinstance(action, MoveScientist):
        return speaker.place(action.origin)
    return ""
