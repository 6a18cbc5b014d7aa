"""The main window: the start page, and the desk once a game is on it. Menus, files and games are beside it.

Everything that needs the engine is imported when it is first used: the window is on the screen before that.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon, QPixmap
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from co2desk import paths
from co2desk.session.autosave import Autosave
from co2desk.session.library import GameLibrary
from co2desk.session.setup import setup_of
from co2desk.ui.files.game_files import GameFiles
from co2desk.ui.files.names import SUFFIX
from co2desk.ui.files.system_errors import why_not_written
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.preferences import OFF, Preferences
from co2desk.ui.setup.new_games import NewGames
from co2desk.ui.sharing.sharing import Sharing
from co2desk.ui.start.known_games import KnownGames
from co2desk.ui.start.page import StartPage
from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.widgets import message_box
from co2desk.ui.window import state as window_state
from co2desk.ui.window.menus import Menus
from co2desk.ui.window.status import Notice, Status
from co2desk.ui.window.title import standing, title_of

if TYPE_CHECKING:
    from co2desk.session.claiming import Claimed
    from co2desk.ui.controller import Controller
    from co2desk.ui.history.undo import Undoing
    from co2desk.ui.i18n.language import LanguageManager
    from co2desk.ui.window.game_view import GameView

LEAST = (1000, 620)


class MainWindow(Retranslated, QMainWindow):
    def __init__(
        self,
        preferences: Preferences,
        appearance: Appearance,
        language_manager: LanguageManager | None = None,
    ) -> None:
        super().__init__()
        self.language_manager = language_manager
        self.preferences, self.appearance = preferences, appearance
        self.controller: Controller | None = None
        self.game_view: GameView | None = None
        self._told_trouble = False
        self.autosave = Autosave(GameLibrary(paths.user_games_dir()))
        self.setWindowIcon(QIcon(QPixmap(str(paths.resources_dir() / "art" / "icon.svg"))))
        self.start = StartPage(appearance)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start)
        self.setCentralWidget(self.pages)
        self.status = Status(self.menuBar())
        self.menuBar().setCornerWidget(self.status)
        self.notice = Notice(self)
        self.files = GameFiles(self, self.autosave, self.may_leave, self._lay)
        self.files.saved.connect(self.game_was_saved)
        self.files.announced.connect(self.announce)
        self.new_games = NewGames(self)
        self.known_games = KnownGames(self, self.autosave)
        self.sharing = Sharing(self)
        self.menus = Menus(self)
        self.start.new_game.connect(self.new_games.set_up)
        self.start.quick_game.connect(self.new_games.quick_game)
        self.start.open_game.connect(self.open_game)
        self.start.continue_game.connect(self.known_games.continue_game)
        self.start.remove_game.connect(self.known_games.remove)
        self.start.settings.connect(self.show_settings)
        self.start.about.connect(self.show_about)
        self.setMinimumSize(*LEAST)
        self.setAcceptDrops(True)
        window_state.restore(self)
        self.retranslate()

    # --- frame -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.menus.retranslate()
        self._show_title()
        self._show_status()

    def _show_title(self) -> None:
        title = title_of(self.controller, self.autosave.saved_as)
        self.setWindowTitle(title.replace("[*]", "[*][*]"))  # a single one has a meaning for Qt

    def _show_status(self) -> None:
        """Where the game stands, in a corner that costs no room."""
        controller = self.controller
        if controller is None or not controller.has_game or not self.is_in_game:
            self.status.say("")
        else:
            self.status.say(standing(controller, self.autosave.trouble is None))

    def _game_moved(self) -> None:
        """After every action: where the game stands, and what can be done now."""
        self._show_status()
        self.menus.enable()
        self.known_games.follow()

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    # --- games -------------------------------------------------------------------------------------------

    def game_view_and_controller(self) -> tuple[GameView, Controller]:
        """The desk and the controller, made when the first game begins."""
        if self.game_view is None or self.controller is None:
            from co2desk.ui.controller import Controller  # noqa: PLC0415 - brings the engine along
            from co2desk.ui.window.game_view import GameView  # noqa: PLC0415 - the same

            self.controller = Controller(self.preferences, self, self.autosave)
            self.game_view = GameView(self.controller, self.appearance)
            for button in (self.game_view.prompt.undo, self.game_view.cover.undo):
                button.setDefaultAction(self.menus.undo)
            self.game_view.result_wanted.connect(self.show_result)
            self.game_view.history.branch_wanted.connect(self.files.open_branch)
            for shown in (self.game_view.history.moved, self.game_view.history.closed):
                shown.connect(lambda *_: self._show_status())
            self.controller.began.connect(self._game_began)
            self.controller.over.connect(self._game_over)
            self.controller.decision_changed.connect(self._game_moved)
            self.controller.recorded.connect(self._show_trouble)
            self.controller.turned_to.connect(self._speak_to)
            self.pages.addWidget(self.game_view)
            window_state.restore_desk(self, self.game_view)
        return self.game_view, self.controller

    def _speak_to(self, seat: int) -> None:
        """The window speaks the language of whoever decides; to everybody it speaks that of the program."""
        if self.language_manager is not None and self.controller is not None:
            self.language_manager.speak(self.controller.seats[seat].language if seat >= 0 else "")

    def warm_up(self) -> None:
        """Import what a game needs while the player reads the start page, which lists the games there are."""
        self.known_games.show()
        self.game_view_and_controller()

    def show_start(self) -> None:
        """To the start page. The game stays on the table, and waits."""
        self.known_games.draw_picture()
        if self.game_view is not None and self.controller is not None:
            self.game_view.past.leave()
            self.controller.step_away()
            self.controller.hold(True)
        self._speak_to(-1)
        self.known_games.show()
        self.pages.setCurrentWidget(self.start)
        self._game_moved()

    def _lay(self, claimed: Claimed) -> None:
        """A game that was opened comes onto the table."""
        session, controller = claimed.session, self.game_view_and_controller()[1]
        controller.open(session, setup_of(session), claimed.lock, claimed.saved_as, claimed.saved_entries)
        self.show_desk()

    def show_desk(self) -> None:
        """To the game on the table."""
        game_view, controller = self.game_view_and_controller()
        self.pages.setCurrentWidget(game_view)
        self._speak_to(controller.reader)
        controller.hold(False)
        self._game_moved()

    @property
    def is_in_game(self) -> bool:
        """Is a game to be seen?"""
        return self.game_view is not None and self.pages.currentWidget() is self.game_view

    def undoing(self) -> Undoing:
        """Asks whether something may be taken back. Only with a game on the table."""
        from co2desk.ui.history.undo import Undoing  # noqa: PLC0415 - brings the engine along

        return Undoing(self.game_view_and_controller()[1], self)

    def undo(self) -> None:
        if self.controller is not None and self.controller.has_game:
            self.undoing().undo()

    def redo(self) -> None:
        if self.controller is not None and self.controller.has_game:
            self.undoing().redo()

    def may_leave(self) -> bool:
        """A game is kept when it leaves the table; only one that could not be recorded is asked about."""
        controller = self.controller
        if controller is None or not controller.has_game or controller.autosave is None:
            return True
        if self.autosave.trouble is None or self.autosave.is_saved:
            self.known_games.draw_picture()
            return True
        sentence = translate(
            "MainWindow", "The game on the table could not be recorded, and would be lost: {reason}."
        ).format(reason=why_not_written(self.autosave.trouble))
        choice = message_box.ask(
            self, sentence, [translate("MainWindow", "Save as …"), translate("MainWindow", "Give it up")]
        )
        return choice == 1 or (choice == 0 and self.files.save_as())

    def _show_trouble(self) -> None:
        """A game that is not recorded says so, once, and as long as it lasts in the status."""
        trouble = self.autosave.trouble
        if trouble is not None and not self._told_trouble:
            self._told_trouble = True
            message_box.tell(
                self,
                translate(
                    "MainWindow",
                    "The game cannot be recorded at the moment: {reason}. It goes on, and is recorded again "
                    "as soon as that works. To be safe, save it in another place.",
                ).format(reason=why_not_written(trouble)),
            )
        self._told_trouble = trouble is not None

    def game_was_saved(self, path: Path) -> None:
        self._show_title()
        self._game_moved()
        self.known_games.draw_picture()
        self.announce(lambda: translate("MainWindow", "Saved as {file}.").format(file=path.name))

    def announce(self, sentence: Callable[[], str]) -> None:
        """Something went well: told for a moment, in whatever language."""
        self.notice.announce(sentence, self.menuBar())

    def _game_began(self) -> None:
        self.menus.fill_region()  # its shortcuts work before it is ever opened
        self._show_title()
        self._game_moved()

    def _game_over(self) -> None:
        self._game_moved()
        self.show_result()

    # --- files -------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        """A saved game is dragged onto the window."""
        if dropped_game(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        path = dropped_game(event)
        if path is not None:
            event.acceptProposedAction()
            # The program the file came from waits for the answer: no question may come before it.
            QTimer.singleShot(0, self, lambda: self.open_from(path))

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
        from co2desk.ui.settings.dialog import SettingsDialog  # noqa: PLC0415 - only when asked for

        dialog = SettingsDialog(self, self.preferences, self.controller if self.is_in_game else None)
        dialog.exec()
        dialog.deleteLater()

    def show_about(self) -> None:
        from co2desk.ui.about.dialog import AboutDialog  # noqa: PLC0415 - only when asked for

        AboutDialog(self).exec()

    def show_differences(self) -> None:
        from co2desk.ui.setup.played_readings import PlayedReadings  # noqa: PLC0415 - only when asked for

        if self.controller is not None and self.controller.has_game:
            PlayedReadings(self, self.controller).exec()

    def show_result(self) -> None:
        from co2desk.ui.ending.dialog import EndDialog  # noqa: PLC0415 - only when asked for

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
        dialog.play_again.connect(self.new_games.same_again)
        dialog.save.connect(self.save_game)
        dialog.replay.connect(dialog.close)
        dialog.replay.connect(lambda: self._replay(0, play=True))
        dialog.step_chosen.connect(dialog.close)
        dialog.step_chosen.connect(self._replay)
        dialog.open()

    def _replay(self, step: int, play: bool = False) -> None:
        if self.game_view is not None:
            self.game_view.show_history(step, play)

    # --- closing -----------------------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        if not self.may_leave():
            event.ignore()
            return
        if self.controller is not None:
            self.controller.put_away()
        window_state.remember(self)
        event.accept()


def dropped_game(event: QDropEvent) -> Path | None:
    """The one saved game that is dragged, if it is one."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile() or not urls[0].toLocalFile().lower().endswith(SUFFIX):
        return None
    return Path(urls[0].toLocalFile())
