"""The steps of `co2desk selftest`: the real window, used as a player would, with everything that it shows painted.

Packages are proven with it, so it looks for what a package may lack: fonts, drawings, catalogues, plug-ins of Qt.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImageReader
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from co2desk import __version__
from co2desk.bots import BOTS
from co2desk.ui.app import make_window
from co2desk.ui.appearance import CHINESE_FAMILIES, FAMILY
from co2desk.ui.controller import Controller
from co2desk.ui.dialogs.about import AboutDialog
from co2desk.ui.dialogs.new_game import NewGameDialog
from co2desk.ui.dialogs.settings import SettingsDialog
from co2desk.ui.files import SUFFIX
from co2desk.ui.language import ENGLISH, LANGUAGES, Tongue
from co2desk.ui.preferences import OFF
from co2desk.ui.window import MainWindow

MOST_MS = 60_000  # for the computer players to answer, also on a slow computer


class SelfTestError(Exception):
    """Something does not work; the sentence says what."""


def steps(home: Path, every_dialog: bool) -> Iterator[str]:
    """Take the steps one by one; each tells what it has done. `home` is an empty folder."""
    app, window = make_window()
    unexpected: list[str] = []
    told = sys.excepthook

    def remember(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        unexpected.append(f"{kind.__name__}: {error}")  # in a slot of Qt, where it ends nothing
        told(kind, error, where)

    sys.excepthook = remember
    window.preferences.set("animation", OFF)
    yield (
        f"co2desk {__version__}, Python {platform.python_version()}, Qt {qVersion()}, "
        f"{platform.system()}, {QGuiApplication.platformName()}"
    )
    for step in (
        lambda: show(app, window),
        begin,
        play,
        lambda w: speak(w, every_dialog),
        lambda w: save_and_open(w, home / f"game{SUFFIX}"),
        close,
    ):
        ...
