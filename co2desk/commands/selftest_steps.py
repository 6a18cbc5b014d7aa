"""The steps of `co2desk selftest`: the real window, used as a player would, with all that it shows painted.

Packages are proven with it, so it looks for what a package may lack: fonts, drawings, catalogues, plug-ins.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QThread, qVersion
from PySide6.QtGui import QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from co2desk import __version__
from co2desk.bots import BOTS
from co2desk.engine.compiled import IS_COMPILED
from co2desk.languages import ENGLISH, LANGUAGES
from co2desk.ui.about.dialog import AboutDialog
from co2desk.ui.app import make_window
from co2desk.ui.controller import Controller
from co2desk.ui.files.names import SUFFIX
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.players.process import running_players
from co2desk.ui.preferences import AT_ONCE, OFF
from co2desk.ui.settings.dialog import SettingsDialog
from co2desk.ui.setup.dialog import NewGameDialog
from co2desk.ui.theme.appearance import families

MOST_MS = 60_000  # for the computer players to answer, also on a slow computer
PAUSE_MS = 5  # in which they have the processor for themselves
TEXT_OF_QT = ("QPlatformTheme", "Cancel")  # in the catalogues that Qt brings along
# Slots of Qt swallow what goes wrong in them; it is remembered here.
_unexpected: list[str] = []


class SelfTestError(Exception):
    """Something does not work; the sentence says what."""


def needs(holds: bool, sentence: str) -> None:
    if not holds:
        raise SelfTestError(sentence)


class SelfTest:
    def __init__(self, home: Path, every_dialog: bool) -> None:
        """`home` is an empty folder; `every_dialog` looks at the dialogs in each language."""
        self.file = home / f"selftest{SUFFIX}"
        self.every_dialog = every_dialog
        self.app, self.window = make_window()
        self.window.preferences.set("animation", OFF)
        self.window.preferences.set("pace", AT_ONCE)
        self.window.preferences.set("language", ENGLISH)
        _listen()

    def steps(self) -> Iterator[str]:
        """Take the steps one by one; each tells what it has done."""
        yield (
            f"co2desk {__version__}, Python {platform.python_version()}, Qt {qVersion()}, "
            f"{platform.system()} {platform.machine()}, {QGuiApplication.platformName()}, "
            f"{'compiled' if IS_COMPILED else 'interpreted'} engine"
        )
        for step in (self.show, self.begin, self.play, self.speak, self.save_and_open, self.quit):
            told = step()
            needs(not _unexpected, f"unexpected: {'; '.join(_unexpected)}")
            yield told

    # --- steps -------------------------------------------------------------------------------------------

    def show(self) -> str:
        window = self.window
        window.show()
        self._settle()
        needs(window.isVisible(), "the window does not appear")
        needs(
            not window.windowIcon().pixmap(64, 64).isNull(),
            "the artwork is missing, or SVG images cannot be drawn",
        )
        return f"window: {window.width()} x {window.height()}"

    def begin(self) -> str:
        self.window.quick_game()
        self._settle()
        needs(self.window.is_in_game, "the game does not start")
        self._paint(self.window)
        return f"game: {', '.join(seat.name for seat in self._controller.seats)}"

    def play(self) -> str:
        """A player's turn, from one decision to the next after the computer players have answered."""
        controller, bot = self._controller, BOTS["sample"](1)
        self._wait(lambda: controller.is_my_decision, "the computer players do not answer")
        own = 0
        while controller.is_my_decision:
            action = bot.choose(controller.game.copy())
            needs(controller.submit(action), "an action of the player was refused")
            own += 1
            if controller.game.to_act != controller.seat:
                break
        self._wait(lambda: controller.is_my_decision, "the computer players do not answer")
        others = len(controller.session.actions) - own
        needs(own > 0 and others > 0, "nothing was played")
        players = [seat for seat in controller.seats if not seat.is_person]
        needs(len(running_players()) == len(players), "a computer player has no process of its own")
        self._paint(self.window)
        return f"turn: {own} actions of the player, {others} of the computer players"

    def speak(self) -> str:
        for language in LANGUAGES:
            self._language_manager.speak(language)
            self._settle()
            needs(self._language_manager.language == language, f"the catalogue of {language} is missing")
            translated = QCoreApplication.translate(*TEXT_OF_QT) != TEXT_OF_QT[1]
            needs(translated or language == ENGLISH, f"Qt's own texts are missing in {language}")
            family, used = families(language)[0], QFontInfo(QApplication.font()).family()
            needs(used == family, f"the font {family} is missing; {used} is used instead")
            self._paint(self.window)
            if self.every_dialog:
                self._look_at_dialogs()
        self._language_manager.speak()
        return f"languages: {' '.join(LANGUAGES)}{', with dialogs' if self.every_dialog else ''}"

    def save_and_open(self) -> str:
        controller = self._controller
        before, entries = controller.game.fingerprint(), len(controller.session.log)
        needs(self.window.parts.files.save_to(self.file), "the game cannot be saved")
        self.window.quick_game()  # something else lies on the table in between
        needs(controller.game.fingerprint() != before, "a new game does not start")
        needs(self.window.open_from(self.file), "the saved game cannot be opened")
        needs(controller.game.fingerprint() == before, "the saved game differs when it is opened")
        return f"file: {self.file.stat().st_size} bytes, {entries} entries, opened unchanged"

    def quit(self) -> str:
        needs(self.window.close(), "the window does not close")
        self._settle()
        needs(not running_players(), "a computer player is left behind")
        return "window: closed, and no computer player is left behind"

    # --- means -------------------------------------------------------------------------------------------

    @property
    def _controller(self) -> Controller:
        return self.window.parts.controller

    @property
    def _language_manager(self) -> LanguageManager:
        if self.window.language_manager is None:
            raise SelfTestError("the window has no language manager")
        return self.window.language_manager

    def _look_at_dialogs(self) -> None:
        for dialog in (
            NewGameDialog(self.window, None, self.window.appearance.look),
            SettingsDialog(self.window, self.window.preferences),
            AboutDialog(self.window),
        ):
            dialog.show()
            self._settle()
            self._paint(dialog)
            dialog.close()
            dialog.deleteLater()

    def _paint(self, widget: QWidget) -> None:
        needs(not widget.grab().isNull(), "nothing can be painted")

    def _settle(self) -> None:
        self.app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _wait(self, done: Callable[[], bool], otherwise: str) -> None:
        deadline = QDeadlineTimer(MOST_MS)
        while not done():
            needs(not deadline.hasExpired(), otherwise)
            self._settle()
            QThread.msleep(PAUSE_MS)


def _listen() -> None:
    """Remember errors in slots, besides what the program does with them."""
    usual = sys.excepthook

    def remember(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        _unexpected.append(f"{kind.__name__}: {error}")
        usual(kind, error, where)

    sys.excepthook = remember
