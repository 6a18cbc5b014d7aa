"""A window that pictures are taken of: each is a grab of the screen, as a player sees it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from unittest import mock

from PySide6.QtCore import (
    QAbstractAnimation,
    QDeadlineTimer,
    QEvent,
    QEventLoop,
    QObject,
    QRect,
    QSettings,
    QSize,
    QTimer,
)
from PySide6.QtGui import QImage, QScreen
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from shots import Scene, Shot

from co2desk import paths
from co2desk.languages import ENGLISH
from co2desk.session import Session
from co2desk.session.seats import Seat
from co2desk.session.setup import GameSetup, setup_of
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.preferences import AT_ONCE, NORMAL, OFF, SLOW, Preferences
from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.window.main_window import MainWindow

QUIET_MS = 120  # without any work for Qt: longer than its own delays
PATIENCE_MS = 20_000
LOOK_MS = 10  # between two looks at whether something has happened
QUICK = 80  # of 100: the file is packed afterwards
WORK = frozenset(
    {QEvent.Type.LayoutRequest, QEvent.Type.UpdateRequest, QEvent.Type.Paint, QEvent.Type.Resize}
)


def let_pass(milliseconds: int) -> None:
    """Time for what Qt has to do. In between, the processor is free for computer players and the X server."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop, loop.quit)
    loop.exec()


def wait_until(happened: Callable[[], bool], patience: int = PATIENCE_MS) -> None:
    deadline = QDeadlineTimer(patience)
    while not happened():
        if deadline.hasExpired():
            raise TimeoutError("nothing has happened")
        let_pass(LOOK_MS)


class Watch(QObject):
    """Sees whether anything is laid out or painted."""

    def __init__(self) -> None:
        super().__init__()
        self.has_worked = False

    def eventFilter(self, _: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.has_worked = self.has_worked or event.type() in WORK
        return False


def is_quiet(app: QApplication, window: QWidget) -> bool:
    """Has Qt nothing to lay out, to paint or to move? A widget may be painted before it is laid out, so a
    time alone does not tell: on a busy computer everything takes long."""
    watch = Watch()
    app.installEventFilter(watch)
    let_pass(QUIET_MS)
    app.removeEventFilter(watch)
    running = QAbstractAnimation.State.Running
    moves = any(animation.state() == running for animation in window.findChildren(QAbstractAnimation))
    return not watch.has_worked and not moves


def settled(app: QApplication, window: QWidget, grab: Callable[[], QImage]) -> QImage:
    """What is to be seen when everything has come to rest. Raises TimeoutError if something always moves."""
    deadline = QDeadlineTimer(PATIENCE_MS)
    before = grab()
    while not deadline.hasExpired():
        at_rest, now = is_quiet(app, window), grab()
        if at_rest and now == before:
            return now
        before = now
    raise TimeoutError("something always moves")


class Camera:
    """One window; its scenes are taken one after the other."""

    def __init__(self, app: QApplication, shot: Shot, folder: Path) -> None:
        self.app, self.shot, self.folder = app, shot, folder
        self.scene: Scene | None = None
        self.taken: list[Path] = []
        self.store = tempfile.TemporaryDirectory()
        os.environ[paths.HOME] = self.store.name  # nobody's own games
        self.preferences = preferences = Preferences(
            QSettings(str(Path(self.store.name) / "preferences.ini"), QSettings.Format.IniFormat)
        )
        for key, value in (
            ("theme", shot.theme),
            ("language", shot.language),
            ("text_size", shot.text),
            ("animation", OFF),
            ("pace", AT_ONCE),
            ("tips", False),
        ):
            preferences.set(key, value)
        # What depends on the screen is as on one that the window fills.
        room = QSize(*shot.size)
        self.screen = mock.patch.multiple(
            QScreen, availableSize=lambda _: room, availableGeometry=lambda _: QRect(0, 0, *shot.size)
        )
        self.screen.start()
        self.language_manager = LanguageManager(app, preferences)
        self.appearance = Appearance(app, preferences, self.language_manager.language)
        self.window = MainWindow(preferences, self.appearance, self.language_manager)
        self.window.move(0, 0)
        self.window.resize(room)
        self.window.show()
        self.settle()

    def close(self) -> None:
        """Nothing of it stays for the next window, its language least of all."""
        self.window.close()
        self.preferences.set("language", ENGLISH)
        for thing in (self.window, self.appearance, self.language_manager):
            thing.deleteLater()
        let_pass(0)
        self.screen.stop()
        self.store.cleanup()

    # --- pictures ----------------------------------------------------------------------------------------

    def begin(self, scene: Scene) -> None:
        """The next scene; one that has failed may have left a dialog."""
        self.close_dialogs()
        self.scene = scene
        self.preferences.set("animation", NORMAL if scene.moves else OFF)
        self.preferences.set("pace", SLOW if scene.moves else AT_ONCE)

    def grab(self) -> QImage:
        return self.window.screen().grabWindow(0, 0, 0, *self.shot.size).toImage()

    def settle(self) -> QImage:
        return settled(self.app, self.window, self.grab)

    def take(self, picture: str) -> None:
        if self.scene is None:
            raise LookupError("a picture without a scene")
        name = self.scene.file_of(picture, self.shot)
        found = self.settle().convertToFormat(QImage.Format.Format_RGB888)
        if not found.save(str(self.folder / name), "PNG", QUICK):
            raise OSError(0, "cannot be written", name)
        self.taken.append(self.folder / name)

    # --- the window --------------------------------------------------------------------------------------

    def lay(self, session: Session, seats: tuple[Seat, ...] = ()) -> None:
        """A game, seen by whoever decides."""
        self.open(session, seats)
        cover = self.window.parts.game_view.cover
        if cover.isVisible():
            cover.it_is_me.click()
        if cover.isVisible():
            cover.go_on.click()

    def open(self, session: Session, seats: tuple[Seat, ...] = ()) -> None:
        setup = GameSetup(session.options, seats) if seats else setup_of(session)
        self.window.parts.controller.open(session, setup)
        self.window.show_game()
        self.settle()

    def close_dialogs(self) -> None:
        for dialog in self.window.findChildren(QDialog):
            dialog.close()

    def over_the_window(self, dialog: QDialog) -> None:
        """There is no window manager to do it."""
        let_pass(0)
        width, height = self.shot.size
        dialog.move((width - dialog.width()) // 2, (height - dialog.height()) // 2)
