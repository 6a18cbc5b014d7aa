"""Starts the program with its window."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from co2desk.ui.application import Application
    from co2desk.ui.window.main_window import MainWindow

PIXMAP_KILOBYTES = 96 * 1024  # a board on a large screen, painted once
WARM_UP_MS = 200


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Can a window be shown? Only on X11 and Wayland systems the environment tells."""
    if not platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def run(words: Sequence[str]) -> int:
    """Open the window; a word is a saved game to open."""
    if not has_screen(os.environ, sys.platform):
        print(
            "co2desk finds no screen to show its window on: start it on a desktop, or follow a game between "
            "computer players in this terminal with `co2desk watch`.",
            file=sys.stderr,
        )
        return 1
    try:
        from PySide6.QtCore import QTimer  # noqa: PLC0415 - after the question for a screen

        app, window = make_window()
    except ImportError as error:  # Qt comes along, but for a few libraries that every desktop has
        print(
            f"co2desk cannot open its window, because this system lacks a library: {error}.", file=sys.stderr
        )
        return 1
    app.asked_to_open.connect(lambda name: window.open_from(Path(name)))
    window.show()
    if words:
        QTimer.singleShot(0, lambda: window.open_from(Path(words[0])))
    else:
        QTimer.singleShot(WARM_UP_MS, window.warm_up)
    return app.exec()


def make_window() -> tuple[Application, MainWindow]:
    """The application with its language, its fonts and its look, and the window, not shown yet."""
    from PySide6.QtCore import QCoreApplication  # noqa: PLC0415 - after the question for a screen
    from PySide6.QtGui import QPixmapCache  # noqa: PLC0415 - the same

    from co2desk import __version__  # noqa: PLC0415 - the same
    from co2desk.ui.application import Application  # noqa: PLC0415 - the same
    from co2desk.ui.i18n.language import LanguageManager  # noqa: PLC0415 - the same
    from co2desk.ui.preferences import Preferences  # noqa: PLC0415 - the same
    from co2desk.ui.sharing.messages import listen  # noqa: PLC0415 - the same
    from co2desk.ui.theme.appearance import Appearance, load_fonts  # noqa: PLC0415 - the same
    from co2desk.ui.window.main_window import MainWindow  # noqa: PLC0415 - the same

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
