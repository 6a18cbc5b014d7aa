"""The main window: the start page, and the desk once a game is on it. Menus and files are beside it.

Everything that needs the engine is imported when it is first used: the window is on the screen before that.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QCloseEvent, QIcon, QPixmap
from PySide6.QtWidgets import QLabel, QMainWindow, QMessageBox, QStackedWidget

from co2desk.paths import resources_dir
from co2desk.ui.appearance import Appearance
from co2desk.ui.files import GameFiles
from co2desk.ui.menus import Menus
from co2desk.ui.panels.start_page import StartPage
from co2desk.ui.preferences import OFF, Preferences
from co2desk.ui.tongue import Retranslated, translate

if TYPE_CHECKING:
    from co2desk.ui.controller import Controller
    from co2desk.ui.desk import GameDesk
    from co2desk.ui.setup import GameSetup

SIZE = (1600, 1000)
LEAST = (1000, 620)
BIGGEST_SEED = 1_000_000_000


class MainWindow(Retranslated, QMainWindow):
    def __init__(self, preferences: Preferences, appearance: Appearance) -> None:
        super().__init__()
        self.preferences, self.appearance = preferences, appearance
        self.controller: Controller | None = None
        self.desk: GameDesk | None = None
        self.setWindowIcon(QIcon(QPixmap(str(resources_dir() / "art" / "icon.svg"))))
        self.start = StartPage(appearance)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start)
        self.setCentralWidget(self.pages)
        self.start.new_game.connect(self.new_game)
        self.start.quick_game.connect(self.quick_game)
        self.start.open_game.connect(self.open_game)
        self.start.settings.connect(self.show_settings)
        self.start.about.connect(self.show_about)
        self.status = QLabel()
        self.status.setProperty("role", "status")
        self.menuBar().setCornerWidget(self.status)
        self.files = GameFiles(self)
        self.menus = Menus(self)
        self.setMinimumSize(*LEAST)
        self._restore()
        self.retranslate()

    # --- frame -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.menus.retranslate()
        self._show_title()
        self._show_status()

    def _show_title(self) -> None:
        if self.controller is None or not self.controller.has_game:
            self.setWindowTitle("co2desk")
            return
        from co2desk.ui.dialogs.edition_forms import FORMS  # noqa: PLC0415 - the engine is there now

        names = translate("MainWindow", ", ").join(seat.name for seat in self.controller.seats)
        edition = FORMS[self.controller.session.options.edition].name()
        title = translate("MainWindow", "{edition} – {players} – co2desk")
        self.setWindowTitle(title.format(edition=edition, players=names))

    def _show_status(self) -> None:
        """Where the game stands, in a corner that costs no room."""
        controller = self.controller
        if controller is None or not controller.has_game:
            self.status.clear()
            return
        (decade, decades), (turn, turns) = (controller.model.value((name,)) for name in ("decade", "round"))
        self.status.setText(
            translate(
                "MainWindow", "Decade {decade} of {decades}  ·  round {round} of {rounds}  ·  seed {seed}"
            ).format(
                decade=decade,
                decades=decades,
                round=turn,
                rounds=turns,
                seed=controller.session.options.seed,
            )
        )
        self.menuBar().adjustSize()

    def _game_moved(self) -> None:
        """After every action: where the game stands, and what can be done now."""
        self._show_status()
        self.menus.enable()

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    # --- games -------------------------------------------------------------------------------------------

    def desk_for_game(self) -> tuple[GameDesk, Controller]:
        """The desk and the controller, made when the first game begins."""
        if self.desk is None or self.controller is None:
            from co2desk.ui.controller import Controller  # noqa: PLC0415 - brings the engine along
            from co2desk.ui.desk import GameDesk  # noqa: PLC0415 - the same

            self.controller = Controller(self.preferences, self)
            self.desk = GameDesk(self.controller, self.appearance)
            self.desk.result_wanted.connect(self.show_result)
            self.controller.began.connect(self._game_began)
            self.controller.over.connect(self._game_over)
            self.controller.decision_changed.connect(self._game_moved)
            self.pages.addWidget(self.desk)
            self._restore_desk(self.desk)
        return self.desk, self.controller

    def warm_up(self) -> None:
        """Import what a game needs while the player reads the start page."""
        self.desk_for_game()

    def new_game(self) -> None:
        from co2desk.ui.dialogs.new_game import NewGameDialog  # noqa: PLC0415 - only when asked for

        dialog = NewGameDialog(self, self._previous(), self.appearance.look)
        if dialog.exec() == NewGameDialog.DialogCode.Accepted:
            self.begin(dialog.setup)

    def quick_game(self) -> None:
        """One person against two computer players, at once."""
        from co2desk.session import GameOptions  # noqa: PLC0415 - brings the engine along
        from co2desk.ui.seats import Seat  # noqa: PLC0415 - the same
        from co2desk.ui.setup import GameSetup  # noqa: PLC0415 - the same

        seats = (
            Seat(translate("MainWindow", "Alex"), "disc"),
            Seat(translate("MainWindow", "Ada"), "square", "steady"),
            Seat(translate("MainWindow", "Max"), "triangle", "steady"),
        )
        self.begin(GameSetup(GameOptions(players=3, seed=new_seed()), seats))

    def same_again(self) -> None:
        if self.controller is not None and self.controller.has_game:
            self.begin(self.controller.setup.again(new_seed()))

    def begin(self, setup: GameSetup) -> None:
        desk, controller = self.desk_for_game()
        if not self.may_leave():
            return
        controller.begin(setup)
        self.preferences.store.setValue("last_setup", json.dumps(setup.to_json()))
        self.pages.setCurrentWidget(desk)

    def may_leave(self) -> bool:
        """Ask before a running game leaves the table."""
        controller = self.controller
        if controller is None or not controller.has_game or controller.is_over:
            return True
        if not controller.session.actions or controller.is_saved:
            return True
        answer = QMessageBox.question(
            self,
            translate("MainWindow", "A game is running"),
            translate("MainWindow", "The running game is not saved. Save it first?"),
            QMessageBox.StandardButton.Save
            | QMessageBox.StandardButton.Discard
            | QMessageBox.StandardButton.Cancel,
        )
        if answer == QMessageBox.StandardButton.Save:
            return self.save_game()
        return answer == QMessageBox.StandardButton.Discard

    def _previous(self) -> GameSetup | None:
        """The last setup, if it can still be read."""
        from co2desk.engine.machine.actions import BadDocumentError  # noqa: PLC0415 - brings the engine along
        from co2desk.ui.setup import GameSetup  # noqa: PLC0415 - the same

        stored = self.preferences.store.value("last_setup")
        try:
            return GameSetup.from_json(json.loads(stored)) if isinstance(stored, str) else None
        except (ValueError, BadDocumentError, RecursionError):
            return None  # written by another version: the dialog begins with its own defaults

    def _game_began(self) -> None:
        self.menus.fill_region()  # its shortcuts work before it is ever opened
        self._show_title()
        self._game_moved()

    def _game_over(self) -> None:
        self._game_moved()
        self.show_result()

    # --- files -------------------------------------------------------------------------------------------

    def save_game(self) -> bool:
        return self.files.save()

    def save_to(self, path: Path) -> bool:
        return self.files.save_to(path)

    def open_game(self) -> None:
        self.files.open()

    def open_from(self, path: Path) -> bool:
        return self.files.open_from(path)

    # --- dialogs -----------------------------------------------------------------------------------------

    def show_settings(self) -> None:
        from co2desk.ui.dialogs.settings import SettingsDialog  # noqa: PLC0415 - only when asked for

        SettingsDialog(self, self.preferences).exec()

    def show_about(self) -> None:
        from co2desk.ui.dialogs.about import AboutDialog  # noqa: PLC0415 - only when asked for

        AboutDialog(self).exec()

    def show_differences(self) -> None:
        from co2desk.ui.dialogs.played_readings import PlayedReadings  # noqa: PLC0415 - only when asked for

        if self.controller is not None and self.controller.has_game:
            PlayedReadings(self, self.controller).exec()

    def show_result(self) -> None:
        from co2desk.ui.dialogs.end_of_game import EndDialog  # noqa: PLC0415 - only when asked for

        controller = self.controller
        if controller is None or not controller.has_game or not controller.is_over:
            return
        dialog = EndDialog(
            self,
            controller.session,
            controller.seats,
            controller.speaker,
            self.appearance.look,
            self.appearance.type,
            animate=self.preferences.value("animation") != OFF,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.play_again.connect(dialog.close)
        dialog.play_again.connect(self.same_again)
        dialog.save.connect(self.save_game)
        dialog.replay.connect(dialog.close)
        dialog.replay.connect(lambda: self._replay(0))
        dialog.step_chosen.connect(dialog.close)
        dialog.step_chosen.connect(self._replay)
        dialog.open()

    def _replay(self, step: int) -> None:
        if self.desk is not None:
            self.desk.show_history(step)

    # --- state of the window -----------------------------------------------------------------------------

    def _restore(self) -> None:
        store = self.preferences.store
        geometry = store.value("window/geometry")
        if not isinstance(geometry, QByteArray) or not self.restoreGeometry(geometry):
            self.resize(*SIZE)

    def _restore_desk(self, desk: GameDesk) -> None:
        store = self.preferences.store
        split = store.value("window/split")
        if isinstance(split, QByteArray):
            desk.split.restoreState(split)
        self.menus.side.setChecked(store.value("window/side", True) in (True, "true"))
        desk.side.setVisible(self.menus.side.isChecked())
        tab = str(store.value("window/tab"))
        desk.side.setCurrentIndex(int(tab) if tab in ("0", "1", "2") else 0)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        if not self.may_leave():
            event.ignore()
            return
        store = self.preferences.store
        store.setValue("window/geometry", self.saveGeometry())
        if self.desk is not None:
            store.setValue("window/split", self.desk.split.saveState())
            store.setValue("window/side", self.menus.side.isChecked())
            store.setValue("window/tab", self.desk.side.currentIndex())
        event.accept()


def new_seed() -> int:
    return random.SystemRandom().randrange(1, BIGGEST_SEED)
