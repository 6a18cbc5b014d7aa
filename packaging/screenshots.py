#!/usr/bin/env python3
"""Take the pictures of docs/screenshots with a real window: `make screenshots` starts this under Xvfb.

Every picture is a grab of the screen, so it shows what a player sees: the window, and a dialog over it.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QPoint, QSettings
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QDialog

from co2desk import paths
from co2desk.commands.examples import GENTLE, crowded_second_chance, crowded_session, played
from co2desk.engine.table.actions import build
from co2desk.languages import ENGLISH, LANGUAGES
from co2desk.session import Session
from co2desk.session.setup import setup_of
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.preferences import AT_ONCE, DARK, LIGHT, OFF, Preferences
from co2desk.ui.setup.played_readings import PlayedReadings
from co2desk.ui.theme.appearance import Appearance, load_fonts
from co2desk.ui.window.main_window import MainWindow

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SIZES = ((1280, 720), (1600, 1000), (2560, 1440))
WAIT_MS = 250
MIDDLE_SEED, WON_SEED = 107, 107


class Camera:
    def __init__(self, app: QApplication, theme: str, size: tuple[int, int], language: str = ENGLISH) -> None:
        self.app, self.theme, self.size, self.language = app, theme, size, language
        self.store = tempfile.TemporaryDirectory()
        preferences = Preferences(
            QSettings(str(Path(self.store.name) / "preferences.ini"), QSettings.Format.IniFormat)
        )
        preferences.set("animation", OFF)
        preferences.set("pace", AT_ONCE)
        preferences.set("theme", theme)
        os.environ[paths.HOME] = self.store.name  # nobody's own games
        preferences.set("language", language)
        self.language_manager = LanguageManager(app, preferences)
        self.window = MainWindow(
            preferences, Appearance(app, preferences, self.language_manager.language), self.language_manager
        )
        self.window.move(0, 0)
        self.window.resize(*size)
        self.window.show()
        self.wait()

    def wait(self) -> None:
        deadline = QDeadlineTimer(WAIT_MS)
        while not deadline.hasExpired():
            self.app.processEvents()

    def take(self, name: str) -> None:
        self.wait()
        screen = self.window.screen()
        picture = screen.grabWindow(0, 0, 0, *self.size)
        self.keep(picture, f"{name}-{self.size[0]}x{self.size[1]}-{self.theme}.png")

    def keep(self, picture: QPixmap, name: str) -> None:
        path = FOLDER / name
        picture.toImage().convertToFormat(picture.toImage().Format.Format_RGB888).save(str(path), "PNG", 0)
        print(path.name)

    def sit_down(self) -> None:
        game_view = self.window.parts.game_view
        game_view.cover.it_is_me.click()
        if game_view.cover.isVisible():
            game_view.cover.go_on.click()

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        self.wait()

    # --- scenes ------------------------------------------------------------------------------------------

    def start(self) -> None:
        self.take("start")

    def setup(self) -> None:
        self._lay(played(4, MIDDLE_SEED, 1))
        self.take("setup")

    def middle(self) -> None:
        self._lay(played(3, MIDDLE_SEED, 3))
        self.window.parts.game_view.side.setCurrentIndex(1)
        self.take("middle")
        self.window.parts.game_view.side.setCurrentIndex(0)

    def late(self) -> None:
        self._lay(crowded_session())
        self.take("late")

    def cover(self) -> None:
        session = crowded_session()
        game_view, controller = self.window.parts.game_view, self.window.parts.controller
        controller.open(session, setup_of(session))
        self.window.pages.setCurrentWidget(game_view)
        self.take("cover")

    def dialog(self) -> None:
        from co2desk.ui.setup.dialog import NewGameDialog  # noqa: PLC0415 - as the window does it

        dialog = NewGameDialog(self.window, None, self.window.appearance.look)
        dialog.open()
        self._over_the_window(dialog)
        self.take("dialog")
        dialog.close()

    def second_chance(self) -> None:
        for mode in ("cooperative", "competitive", "solo"):
            self._lay(crowded_second_chance(mode))
            self.take(mode)

    def end(self) -> None:
        self._finished("end", played(4, WON_SEED, 99))

    def team_end(self) -> None:
        variants = {"mode": "cooperative", "difficulty": "easy"}
        self._finished("team-end", played(4, 1, 99, "second_chance", variants, GENTLE))

    def past(self) -> None:
        """Somebody steps back through a game."""
        self._lay(crowded_session())
        game_view = self.window.parts.game_view
        game_view.show_history(97)
        self.take("past")
        game_view.history.leave.click()

    def games(self) -> None:
        """The list of games, one of them cut off."""
        sessions = (crowded_second_chance("cooperative"), played(3, MIDDLE_SEED, 3), crowded_session())
        for session in sessions:
            self._lay(session)
            self.window.parts.thumbnails.draw()
        library = self.window.autosave.library
        self.window.start.show_games(list(library.games()))
        self.window.pages.setCurrentWidget(self.window.start)
        self.window.status.clear()
        self.take("games")

    def speaking(self) -> None:
        """The board, a refusal, the log and the readings of the rules in the language of the window."""
        self._lay(crowded_session())
        game_view, controller = self.window.parts.game_view, self.window.parts.controller
        self.take_spoken("board")
        refusal = controller.game.why_not(build(0, 0, 0))
        game_view.pointer.bubble.tell(QPoint(330, 330), game_view.adviser.refusal(refusal))
        self.take_spoken("refusal")
        game_view.pointer.hide()
        game_view.side.setCurrentIndex(1)
        self.take_spoken("log")
        game_view.side.setCurrentIndex(0)
        dialog = PlayedReadings(self.window, controller)
        dialog.open()
        self._over_the_window(dialog)
        self.take_spoken("rules")
        dialog.close()

    def take_spoken(self, name: str) -> None:
        self.wait()
        picture = self.window.screen().grabWindow(0, 0, 0, *self.size)
        self.keep(picture, f"{self.language}-{name}.png")

    def _finished(self, name: str, session: Session) -> None:
        game_view, controller = self.window.parts.game_view, self.window.parts.controller
        controller.open(session, setup_of(session))
        self.window.pages.setCurrentWidget(game_view)
        self.wait()
        for widget in self.app.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                self._over_the_window(widget)
                self.take(name)
                widget.close()

    def _lay(self, session: Session) -> None:
        game_view, controller = self.window.parts.game_view, self.window.parts.controller
        controller.open(session, setup_of(session))
        self.window.pages.setCurrentWidget(game_view)
        self.wait()
        self.sit_down()

    def _over_the_window(self, dialog: QDialog) -> None:
        """There is no window manager to do it."""
        self.wait()
        dialog.move((self.size[0] - dialog.width()) // 2, (self.size[1] - dialog.height()) // 2)


def main(wanted: list[str]) -> None:
    app = QApplication([])
    app.setQuitOnLastWindowClosed(False)
    load_fonts()
    FOLDER.mkdir(exist_ok=True)
    for size in SIZES:
        for theme in (LIGHT, DARK):
            camera = Camera(app, theme, size)
            scenes: dict[str, Callable[[], None]] = {
                "start": camera.start,
                "setup": camera.setup,
                "middle": camera.middle,
                "late": camera.late,
                "dialog": camera.dialog,
                "cover": camera.cover,
                "end": camera.end,
                "second_chance": camera.second_chance,
                "team_end": camera.team_end,
                "past": camera.past,
                "games": camera.games,
            }
            for name, take in scenes.items():
                if not wanted or name in wanted:
                    take()
            camera.close()
    for language in LANGUAGES if not wanted or "languages" in wanted else ():
        camera = Camera(app, DARK, SIZES[0], language)
        camera.speaking()
        camera.close()


if __name__ == "__main__":
    main(sys.argv[1:])
