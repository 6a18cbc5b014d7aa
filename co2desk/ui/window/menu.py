"""A menu whose entries know their texts, and when they are open."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from co2desk.ui.widgets.shortcuts import standard_keys

Text = Callable[[], str]  # asked again when the language changes
When = Callable[[], bool]  # asked again after every action


def always() -> bool:
    return True


class Menu(QMenu):
    def __init__(self, parent: QWidget, text: Text) -> None:
        super().__init__(parent)
        self._texts: list[Callable[[], None]] = [lambda: self.setTitle(text())]
        self._conditions: list[tuple[QAction | QMenu, When]] = []

    def entry(
        self,
        text: Text,
        keys: QKeySequence.StandardKey | str | tuple[str, ...],
        call: Callable[[], object],
        when: When = always,
    ) -> QAction:
        action = self.addAction("")
        action.triggered.connect(lambda _=False: call())
        if isinstance(keys, QKeySequence.StandardKey):
            action.setShortcuts(standard_keys(keys))
        else:
            several = (keys,) if isinstance(keys, str) else keys
            action.setShortcuts([QKeySequence(key) for key in several])
        self._texts.append(lambda: action.setText(text()))
        self._conditions.append((action, when))
        return action

    def filled(self, text: Text, fill: Callable[[], None], when: When = always) -> QMenu:
        """A menu inside this one, filled whenever it opens."""
        menu = self.addMenu("")
        menu.aboutToShow.connect(fill)
        self._texts.append(lambda: menu.setTitle(text()))
        self._conditions.append((menu, when))
        return menu

    def retranslate(self) -> None:
        for set_text in self._texts:
            set_text()

    def enable(self) -> None:
        for action, when in self._conditions:
            action.setEnabled(when())
