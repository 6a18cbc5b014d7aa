"""One window for all tests of a file. Opening a window takes longer than most of what is tested in it, and a
game that is opened puts the last one away.

What a game does not set anew is put back after every test, and compared with the window as it was opened.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QDialog

from co2desk.ui.preferences import AT_ONCE, CHOICES, OFF
from tests.ui.screen import Screen

SIZE = (1600, 1000)
QUICK = {"animation": OFF, "pace": AT_ONCE}  # as `Screen` opens a window


class SharedWindow:
    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.animate = screen.controller.animate
        self.opened = self.state()

    def take(self) -> Screen:
        """For one test. Another window may have been in front in the meantime."""
        self.screen.window.activateWindow()
        self.screen.settle()
        assert self.screen.window.isActiveWindow()
        return self.screen

    def leave(self) -> None:
        """The game ends, and the window looks as it did when it was opened."""
        self._leave_game()
        self._put_back()
        self.screen.settle()
        now = self.state()
        left = [(name, value, now[name]) for name, value in self.opened.items() if now[name] != value]
        assert left == [], f"a test has left something in the window that the next one gets: {left}"

    def _leave_game(self) -> None:
        window, parts = self.screen.window, self.screen.window.parts
        window.autosave.trouble = None  # nothing to ask about
        parts.game_view.past.leave()
        parts.game_view.animator.finish()
        parts.game_view.put_choices_away()
        parts.controller.stop()
        parts.controller.held = False
        parts.controller.animate = self.animate
        for dialog in window.findChildren(QDialog):
            dialog.close()

    def _put_back(self) -> None:
        window, game_view = self.screen.window, self.screen.game_view
        for key, (default, _) in CHOICES.items():
            window.preferences.set(key, QUICK.get(key, default))
        for key in window.preferences.store.allKeys():
            if key not in QUICK:
                window.preferences.store.remove(key)
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.resize(*SIZE)
        window.setUpdatesEnabled(True)
        window.menus.side.setChecked(True)
        game_view.side.setVisible(True)
        game_view.side.setCurrentIndex(0)
        game_view.split.is_by_hand = False
        game_view.log.search.setText("")
        for toggle in self._toggles():
            toggle.setChecked(False)
        window.pages.setCurrentWidget(window.start)

    def _toggles(self) -> list[Any]:
        log = self.screen.game_view.log
        return [*log.kinds.values(), log.headlines]

    def state(self) -> dict[str, Any]:
        """What outlasts a game, by name."""
        window, parts, appearance = self.screen.window, self.screen.window.parts, self.screen.appearance
        store = window.preferences.store
        return {
            "preferences": {key: store.value(key) for key in store.allKeys()},
            "language": QLocale().name(),
            "look": (appearance.look, appearance.type.family, appearance.type.scale, appearance.language),
            "fonts and style sheet": (QApplication.font().toString(), appearance.app.styleSheet()),
            "window": (window.size().toTuple(), window.windowState(), window.updatesEnabled()),
            "side": (
                window.menus.side.isChecked(),
                parts.game_view.side.isVisibleTo(parts.game_view),
                parts.game_view.side.currentIndex(),
                parts.game_view.split.is_by_hand,
            ),
            "log": (parts.game_view.log.search.text(), [toggle.isChecked() for toggle in self._toggles()]),
            "controller": (parts.controller.held, parts.controller.animate),
            "history": parts.game_view.past.is_open,
            "dialogs": [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()],
            "page": window.pages.currentIndex(),
            "trouble": window.autosave.trouble,
        }
