"""A window whose pictures are kept in docs/screenshots: each is a grab of the screen."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QSettings, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QDialog

from co2desk import paths
from co2desk.languages import ENGLISH
from co2desk.session import Session
from co2desk.session.seats import Seat
from co2desk.session.setup import GameSetup, setup_of
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.preferences import AT_ONCE, OFF, Preferences
from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.window.main_window import MainWindow

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
WAIT_MS = 250
PATIENCE_MS = 20_000
LOOK_MS = 10  # between two looks at whether something has happened


def let_pass(milliseconds: int) -> None:
    """Time for what Qt has to do. In between, the processor is free for computer players and the X server."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop, loop.quit)
    loop.exec()


class Camera:
    def __init__(self, app: QApplication, theme: str, size: tuple[int, int], language: str = ENGLISH) -> None:
        self.app, self.theme, self.size, self.language = app, theme, size, language
        self.store = tempfile.TemporaryDirectory()
        self.preferences = preferences = Preferences(
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
        let_pass(WAIT_MS)

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

    def wait_until(self, happened: Callable[[], bool]) -> None:
        deadline = QDeadlineTimer(PATIENCE_MS)
        while not happened():
            if deadline.hasExpired():
                raise TimeoutError("nothing has happened")
            let_pass(LOOK_MS)

    def lay(self, session: Session, seats: tuple[Seat, ...] = ()) -> None:
        """A game, seen by whoever decides."""
        game_view, controller = self.window.parts.game_view, self.window.parts.controller
        setup = GameSetup(session.options, seats) if seats else setup_of(session)
        controller.open(session, setup)
        self.window.pages.setCurrentWidget(game_view)
        self.wait()
        if game_view.cover.isVisible():
            self.sit_down()

    def over_the_window(self, dialog: QDialog) -> None:
        """There is no window manager to do it."""
        self.wait()
        dialog.move((self.size[0] - dialog.width()) // 2, (self.size[1] - dialog.height()) // 2)
