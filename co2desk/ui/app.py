"""Makes the application with its window, and runs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QPixmapCache

from co2desk import __version__
from co2desk.ui.application import Application
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.preferences import Preferences
from co2desk.ui.sharing.messages import listen
from co2desk.ui.sound.system_player import SystemPlayer
from co2desk.ui.theme.appearance import Appearance, load_fonts
from co2desk.ui.window.main_window import MainWindow

PIXMAP_KILOBYTES = 96 * 1024  # a board on a large screen, painted once
WARM_UP_MS = 200
WITHOUT_SCREEN = ("offscreen", "minimal")  # platforms of Qt on which nobody listens either


def run(words: Sequence[str]) -> int:
    """Open the window; a word is a saved game to open."""
    app, window = make_window()
    if app.platformName() not in WITHOUT_SCREEN:
        window.play_sound = SystemPlayer().play
    app.asked_to_open.connect(lambda name: window.open_from(Path(name)))
    if not words and window.is_first_start:
        window.show_welcome()
    window.show()
    if words:
        QTimer.singleShot(0, lambda: window.open_from(Path(words[0])))
    else:
        QTimer.singleShot(WARM_UP_MS, window.warm_up)
    return app.exec()


def make_window() -> tuple[Application, MainWindow]:
    """The application with its language, its fonts and its look, and the window, not shown yet."""
    # Qt divides every larger shape between threads. Those of the board are so small that waiting for the
    # threads takes longer than painting, most of all on a busy machine.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    QCoreApplication.setApplicationName("co2desk")
    QCoreApplication.setApplicationVersion(__version__)
    app = Application([sys.argv[0]])
    QPixmapCache.setCacheLimit(PIXMAP_KILOBYTES)
    listen()
    load_fonts()
    preferences = Preferences()
    language_manager = LanguageManager(app, preferences)
    appearance = Appearance(app, preferences, language_manager.language)
    language_manager.changed.connect(appearance.set_language)
    return app, MainWindow(preferences, appearance, language_manager)
