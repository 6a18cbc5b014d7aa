"""The main window: menus, the start page, and the desk once a game is on it.

Everything that needs the engine is imported when it is first used: the window is on the screen before that.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSaveFile, Qt
from PySide6.QtGui import QAction, QCloseEvent, QIcon, QKeySequence, QPixmap
from PySide6.QtWidgets import QFileDialog, QLabel, QMainWindow, QMenu, QMessageBox, QStackedWidget

from co2desk.paths import resources_dir
from co2desk.ui.appearance import Appearance
from co2desk.ui.panels.start_page import StartPage
from co2desk.ui.preferences import OFF, Preferences
from co2desk.ui.tongue import Retranslated, translate

if TYPE_CHECKING:
    from co2desk.engine.table.actions import CashCompanyGoal
    from co2desk.ui.controller import Controller
    from co2desk.ui.desk import GameDesk
    from co2desk.ui.setup import GameSetup

SIZE = (1600, 1000)
LEAST = (1000, 620)
SUFFIX = ".co2game"
BIGGEST_FILE = 32 * 1024 * 1024
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
        self._make_menus()
        self.setMinimumSize(*LEAST)
        self._restore()
        self.retranslate()

    # --- menus -------------------------------------------------------------------------------------------

    def _make_menus(self) -> None:
        self.game_menu = self.menuBar().addMenu("")
        self.action_new = self._action(self.game_menu, self.new_game, QKeySequence.StandardKey.New)
        self.action_again = self._action(self.game_menu, self.same_again, "Ctrl+Shift+N")
        self.game_menu.addSeparator()
        self.action_open = self._action(self.game_menu, self.open_game, QKeySequence.StandardKey.Open)
        self.action_save = self._action(self.game_menu, self.save_game, QKeySequence.StandardKey.Save)
        self.game_menu.addSeparator()
        self.cash_menu = self.game_menu.addMenu("")
        self.cash_menu.aboutToShow.connect(self._fill_cash_menu)
        self.action_result = self._action(self.game_menu, self.show_result, "Ctrl+R")
        self.game_menu.addSeparator()
        self.action_settings = self._action(self.game_menu, self.show_settings, "Ctrl+,")
        self.action_quit = self._action(self.game_menu, self.close, QKeySequence.StandardKey.Quit)
        self.view_menu = self.menuBar().addMenu("")
        self.action_fit = self._action(self.view_menu, lambda: self._view("fit"), "Ctrl+0")
        self.action_in = self._action(
            self.view_menu, lambda: self._view("zoom_in"), QKeySequence.StandardKey.ZoomIn
        )
        self.action_out = self._action(
            self.view_menu, lambda: self._view("zoom_out"), QKeySequence.StandardKey.ZoomOut
        )
        self.region_menu = self.view_menu.addMenu("")
        self.region_menu.aboutToShow.connect(self._fill_region_menu)
        self.view_menu.addSeparator()
        self.action_side = self._action(self.view_menu, self._toggle_side, "F9")
        self.action_side.setCheckable(True)
        self.action_side.setChecked(True)
        self.action_full = self._action(self.view_menu, self._toggle_full_screen, "F11")
        self.help_menu = self.menuBar().addMenu("")
        self.action_what = self._action(self.help_menu, self._show_actions, "F1")
        self.action_rules = self._action(self.help_menu, self.show_differences, "F2")
        self.help_menu.addSeparator()
        self.action_about = self._action(self.help_menu, self.show_about, None)
        self._enable()

    def _action(
        self, menu: QMenu, call: Callable[[], object], keys: QKeySequence.StandardKey | str | None
    ) -> QAction:
        action = QAction(self)
        action.triggered.connect(lambda _=False: call())
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        menu.addAction(action)
        return action

    def retranslate(self) -> None:
        self.game_menu.setTitle(translate("MainWindow", "&Game"))
        self.action_new.setText(translate("MainWindow", "&New game …"))
        self.action_again.setText(translate("MainWindow", "Same &again, another deal"))
        self.action_open.setText(translate("MainWindow", "&Open …"))
        self.action_save.setText(translate("MainWindow", "&Save …"))
        self.cash_menu.setTitle(translate("MainWindow", "&Discard a company goal for money"))
        self.action_result.setText(translate("MainWindow", "&Result"))
        self.action_settings.setText(translate("MainWindow", "Se&ttings …"))
        self.action_quit.setText(translate("MainWindow", "&Quit"))
        self.view_menu.setTitle(translate("MainWindow", "&View"))
        self.action_fit.setText(translate("MainWindow", "Whole &board"))
        self.action_in.setText(translate("MainWindow", "Zoom &in"))
        self.action_out.setText(translate("MainWindow", "Zoom &out"))
        self.region_menu.setTitle(translate("MainWindow", "Zoom to a &region"))
        self.action_side.setText(translate("MainWindow", "&Forecast and log"))
        self.action_full.setText(translate("MainWindow", "F&ull screen"))
        self.help_menu.setTitle(translate("MainWindow", "&Help"))
        self.action_what.setText(translate("MainWindow", "&What can I do?"))
        self.action_rules.setText(translate("MainWindow", "Readings of the &rules in this game"))
        self.action_about.setText(translate("MainWindow", "&About co2desk"))
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

    def _enable(self) -> None:
        """What needs a game is open only with one."""
        self._show_status()
        playing = self.controller is not None and self.controller.has_game
        over = playing and self.controller is not None and self.controller.is_over
        for action in (self.action_again, self.action_save, self.action_fit, self.action_in, self.action_out):
            action.setEnabled(playing)
        self.action_side.setEnabled(playing)
        self.action_rules.setEnabled(playing)
        self.region_menu.setEnabled(playing)
        self.cash_menu.menuAction().setVisible(not playing or self._has_company_goals())
        self.cash_menu.setEnabled(playing and bool(self._cashing()))
        self.action_what.setEnabled(playing and not over)
        self.action_result.setEnabled(bool(over))

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
            self.controller.decision_changed.connect(self._enable)
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
        if not self._may_leave():
            return
        controller.begin(setup)
        self.preferences.store.setValue("last_setup", json.dumps(setup.to_json()))
        self.pages.setCurrentWidget(desk)

    def _may_leave(self) -> bool:
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
        self._fill_region_menu()  # its shortcuts work before it is ever opened
        self._show_title()
        self._enable()

    def _game_over(self) -> None:
        self._enable()
        self.show_result()

    # --- files -------------------------------------------------------------------------------------------

    def save_game(self) -> bool:
        controller = self.controller
        if controller is None or not controller.has_game:
            return False
        suggestion = str(Path.home() / translate("MainWindow", "game")) + SUFFIX
        name, _kind = QFileDialog.getSaveFileName(
            self, translate("MainWindow", "Save the game"), suggestion, self._file_filter()
        )
        if not name:
            return False
        return self.save_to(Path(name if name.endswith(SUFFIX) else name + SUFFIX))

    def save_to(self, path: Path) -> bool:
        """Write the game in one piece: the old file stays until the new one is complete."""
        controller = self.desk_for_game()[1]
        text = json.dumps(controller.document(), ensure_ascii=False, indent=1)
        file = QSaveFile(str(path))
        data = QByteArray(text.encode())
        written = (
            file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(data) == data.size() and file.commit()
        )
        if not written:
            self._tell_problem(
                translate(
                    "MainWindow",
                    "The game could not be saved: {reason}. It is still here; try another place.",
                ).format(reason=file.errorString())
            )
            return False
        controller.is_saved = True
        return True

    def open_game(self) -> None:
        name, _kind = QFileDialog.getOpenFileName(
            self, translate("MainWindow", "Open a saved game"), str(Path.home()), self._file_filter()
        )
        if name:
            self.open_from(Path(name))

    def open_from(self, path: Path) -> bool:
        """Read a saved game; whatever is wrong with it is told, and nothing is lost."""
        from co2desk.engine.machine.actions import BadDocumentError  # noqa: PLC0415 - brings the engine along
        from co2desk.ui.saved import read_game  # noqa: PLC0415 - the same

        try:
            if path.stat().st_size > BIGGEST_FILE:
                raise BadDocumentError("file", translate("MainWindow", "a smaller file"))
            if not path.is_file() and not path.is_dir():  # a pipe would be waited for without end
                raise BadDocumentError("file", translate("MainWindow", "a plain file"))
            session, setup = read_game(json.loads(path.read_text(encoding="utf-8")))
        except OSError as error:
            self._tell_problem(
                translate("MainWindow", "{file} could not be read: {reason}.").format(
                    file=path.name, reason=error.strerror
                )
            )
            return False
        except (ValueError, RecursionError) as error:
            self._tell_problem(
                translate("MainWindow", "{file} is not a game that can be opened: {reason}.").format(
                    file=path.name, reason=error
                )
            )
            return False
        if not self._may_leave():
            return False
        desk, controller = self.desk_for_game()
        controller.open(session, setup)
        controller.is_saved = True
        self.pages.setCurrentWidget(desk)
        return True

    def _file_filter(self) -> str:
        return translate("MainWindow", "Games of co2desk (*{suffix})").format(suffix=SUFFIX)

    def _tell_problem(self, sentence: str) -> None:
        QMessageBox.warning(self, translate("MainWindow", "co2desk"), sentence)

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

    def _show_actions(self) -> None:
        if self.desk is not None:
            self.desk.show_actions()

    # --- view --------------------------------------------------------------------------------------------

    def _view(self, what: str) -> None:
        if self.desk is not None:
            getattr(self.desk.view, what)()

    def _toggle_side(self) -> None:
        if self.desk is not None:
            self.desk.side.setVisible(self.action_side.isChecked())

    def _toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _fill_region_menu(self) -> None:
        self.region_menu.clear()
        desk = self.desk
        if desk is None:
            return
        for key, item in desk.board.items_by_key.items():
            if key[0] == "region":
                name = desk.board.words.region(key[1])
                entry = self.region_menu.addAction(f"&{key[1] + 1}  {name}")
                entry.setShortcut(QKeySequence(f"Ctrl+{key[1] + 1}"))
                rect = item.sceneBoundingRect()
                entry.triggered.connect(lambda _=False, r=rect: desk.view.zoom_to(r))

    def _has_company_goals(self) -> bool:
        """A team has none to discard."""
        from co2desk.engine.table.actions import CashCompanyGoal  # noqa: PLC0415 - the engine is there now

        known = self.desk_for_game()[1].game.edition.rule_for
        return any(action is CashCompanyGoal for _, action in known)

    def _cashing(self) -> list[int]:
        """The people who may discard their company goal now: at any time (G-41), or in the own turn (A51)."""
        controller = self.desk_for_game()[1]
        people = [number for number, seat in enumerate(controller.seats) if seat.is_person]
        return [number for number in people if controller.can_cash(number)]

    def _fill_cash_menu(self) -> None:
        self.cash_menu.clear()
        controller = self.controller
        if controller is None or not controller.has_game or controller.is_over:
            return
        from co2desk.engine.table.actions import cash_company_goal  # noqa: PLC0415 - the engine is there now

        possible = self._cashing()
        for number, seat in enumerate(controller.seats):
            action = cash_company_goal(number)
            entry = self.cash_menu.addAction(seat.name.replace("&", "&&"))
            entry.setEnabled(number in possible)
            entry.triggered.connect(lambda _=False, a=action: self._cash(a))

    def _cash(self, action: CashCompanyGoal) -> None:
        self.desk_for_game()[0].cash_goal(action)

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
        self.action_side.setChecked(store.value("window/side", True) in (True, "true"))
        desk.side.setVisible(self.action_side.isChecked())
        tab = str(store.value("window/tab"))
        desk.side.setCurrentIndex(int(tab) if tab in ("0", "1", "2") else 0)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        if not self._may_leave():
            event.ignore()
            return
        store = self.preferences.store
        store.setValue("window/geometry", self.saveGeometry())
        if self.desk is not None:
            store.setValue("window/split", self.desk.split.saveState())
            store.setValue("window/side", self.action_side.isChecked())
            store.setValue("window/tab", self.desk.side.currentIndex())
        event.accept()


def new_seed() -> int:
    return random.SystemRandom().randrange(1, BIGGEST_SEED)
