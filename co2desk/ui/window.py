"""The main window: the start page, and the desk once a game is on it. Menus and files are beside it.

Everything that needs the engine is imported when it is first used: the window is on the screen before that.
"""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QIcon, QPixmap
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from co2desk import paths
from co2desk.session.keeper import Keeper
from co2desk.session.locks import TakenError
from co2desk.session.shelf import Shelf, known_game
from co2desk.ui import asking
from co2desk.ui.appearance import Appearance
from co2desk.ui.files import SUFFIX, GameFiles
from co2desk.ui.menus import Menus
from co2desk.ui.panels.start_page import StartPage
from co2desk.ui.panels.status import BETWEEN, Notice, Status
from co2desk.ui.preferences import OFF, Preferences
from co2desk.ui.sharing import Sharing
from co2desk.ui.system_errors import why
from co2desk.ui.tongue import Retranslated, translate

if TYPE_CHECKING:
    from co2desk.session.setup import GameSetup
    from co2desk.ui.controller import Controller
    from co2desk.ui.desk import GameDesk
    from co2desk.ui.dialogs.new_game import NewGameDialog
    from co2desk.ui.language import Tongue
    from co2desk.ui.undoing import Undoing

SIZE = (1600, 1000)
LEAST = (1000, 620)
BIGGEST_SEED = 1_000_000_000
MOST_GAMES = 100
PICTURE_MS = 800  # when the pieces have arrived


class MainWindow(Retranslated, QMainWindow):
    def __init__(
        self, preferences: Preferences, appearance: Appearance, tongue: Tongue | None = None
    ) -> None:
        super().__init__()
        self.tongue = tongue
        self.preferences, self.appearance = preferences, appearance
        self.controller: Controller | None = None
        self.desk: GameDesk | None = None
        self._told_trouble = False
        self._decade = 0  # the list of games gets a new picture with every decade
        self.keeper = Keeper(Shelf(paths.user_games_dir()))
        self.setWindowIcon(QIcon(QPixmap(str(paths.resources_dir() / "art" / "icon.svg"))))
        self.start = StartPage(appearance)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start)
        self.setCentralWidget(self.pages)
        self.start.new_game.connect(self.new_game)
        self.start.quick_game.connect(self.quick_game)
        self.start.open_game.connect(self.open_game)
        self.start.continue_game.connect(self.continue_game)
        self.start.remove_game.connect(self.remove_game)
        self.start.settings.connect(self.show_settings)
        self.start.about.connect(self.show_about)
        self.status = Status(self.menuBar())
        self.menuBar().setCornerWidget(self.status)
        self.notice = Notice(self)
        self.files = GameFiles(self, self.keeper)
        self.sharing = Sharing(self)
        self.menus = Menus(self)
        self.setMinimumSize(*LEAST)
        self.setAcceptDrops(True)
        self._restore()
        self.retranslate()

    # --- frame -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.notice.hide()
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
        if controller is None or not controller.has_game or not self.is_at_desk:
            self.status.say("")
            return
        (decade, decades), (turn, turns) = (controller.model.value((name,)) for name in ("decade", "round"))
        facts = translate(
            "MainWindow", "Decade {decade} of {decades}  ·  round {round} of {rounds}  ·  seed {seed}"
        ).format(
            decade=decade,
            decades=decades,
            round=turn,
            rounds=turns,
            seed=controller.session.options.seed,
        )
        special = (
            translate("MainWindow", "not recorded") if self.keeper.trouble is not None else "",
            translate("MainWindow", "practice") if controller.session.practice else "",
        )
        self.status.say(BETWEEN.join([*filter(None, special), facts]))

    def _game_moved(self) -> None:
        """After every action: where the game stands, and what can be done now."""
        self._show_status()
        self.menus.enable()
        decade = self.controller.table.decade if self.controller and self.controller.has_game else 0
        if decade not in (1, self._decade):
            QTimer.singleShot(PICTURE_MS, self, self.draw_thumbnail)
        self._decade = decade

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

            self.controller = Controller(self.preferences, self, self.keeper)
            self.desk = GameDesk(self.controller, self.appearance)
            for button in (self.desk.prompt.undo, self.desk.cover.undo):
                button.setDefaultAction(self.menus.undo)
            self.desk.result_wanted.connect(self.show_result)
            self.desk.history.branch_wanted.connect(self.files.open_branch)
            for shown in (self.desk.history.moved, self.desk.history.closed):
                shown.connect(lambda *_: self._show_status())
            self.controller.began.connect(self._game_began)
            self.controller.over.connect(self._game_over)
            self.controller.decision_changed.connect(self._game_moved)
            self.controller.recorded.connect(self._show_trouble)
            self.controller.turned_to.connect(self._speak_to)
            self.pages.addWidget(self.desk)
            self._restore_desk(self.desk)
        return self.desk, self.controller

    def _speak_to(self, seat: int) -> None:
        """The window speaks the language of whoever decides; to everybody it speaks that of the program."""
        if self.tongue is not None and self.controller is not None:
            self.tongue.speak(self.controller.seats[seat].language if seat >= 0 else "")

    def warm_up(self) -> None:
        """Import what a game needs while the player reads the start page, which lists the games there are."""
        self.show_games()
        self.desk_for_game()

    def show_start(self) -> None:
        """To the start page. The game stays on the table, and waits."""
        self.draw_thumbnail()
        if self.desk is not None and self.controller is not None:
            self.desk.past.leave()
            self.controller.step_away()
            self.controller.hold(True)
        self._speak_to(-1)
        self.show_games()
        self.pages.setCurrentWidget(self.start)
        self._game_moved()

    def show_desk(self) -> None:
        """To the game on the table."""
        desk, controller = self.desk_for_game()
        self.pages.setCurrentWidget(desk)
        self._speak_to(controller.waiting_for if controller.is_covered else controller.seat)
        controller.hold(False)
        self._game_moved()

    @property
    def is_at_desk(self) -> bool:
        """Is a game to be seen?"""
        return self.desk is not None and self.pages.currentWidget() is self.desk

    def new_game(self) -> None:
        from co2desk.ui.dialogs.new_game import NewGameDialog  # noqa: PLC0415 - only when asked for

        self._set_up(NewGameDialog(self, self._previous(), self.appearance.look))

    def play_challenge(self) -> None:
        """Somebody else's deal: the code is taken from the clipboard if it is there."""
        from co2desk.ui.dialogs.new_game import NewGameDialog  # noqa: PLC0415 - only when asked for
        from co2desk.ui.dialogs.seed_field import is_code  # noqa: PLC0415 - the same

        dialog = NewGameDialog(self, self._previous(), self.appearance.look)
        copied = QGuiApplication.clipboard().text()
        dialog.seed.ask_for_code(copied if is_code(copied) else "")
        self._set_up(dialog)

    def _set_up(self, dialog: NewGameDialog) -> None:
        if dialog.exec() == dialog.DialogCode.Accepted:
            self.begin(dialog.setup)

    def undoing(self) -> Undoing:
        """Asks whether something may be taken back. Only with a game on the table."""
        from co2desk.ui.undoing import Undoing  # noqa: PLC0415 - brings the engine along

        return Undoing(self.desk_for_game()[1], self)

    def undo(self) -> None:
        if self.controller is not None and self.controller.has_game:
            self.undoing().undo()

    def redo(self) -> None:
        if self.controller is not None and self.controller.has_game:
            self.undoing().redo()

    def quick_game(self) -> None:
        """One person against two computer players, at once."""
        from co2desk.session import GameOptions  # noqa: PLC0415 - brings the engine along
        from co2desk.session.seats import Seat  # noqa: PLC0415 - the same
        from co2desk.session.setup import GameSetup  # noqa: PLC0415 - the same

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
        controller = self.desk_for_game()[1]
        if not self.may_leave():
            return
        controller.begin(setup)  # no other window can have a game that is new
        self.preferences.store.setValue("last_setup", json.dumps(setup.to_json()))
        self.show_desk()

    def may_leave(self) -> bool:
        """A game is kept when it leaves the table; only one that could not be recorded is asked about."""
        controller = self.controller
        if controller is None or not controller.has_game or controller.keeper is None:
            return True
        if self.keeper.trouble is None or self.keeper.is_saved:
            self.draw_thumbnail()
            return True
        sentence = translate(
            "MainWindow", "The game on the table could not be recorded, and would be lost: {reason}."
        ).format(reason=why(self.keeper.trouble))
        choice = asking.ask(
            self, sentence, [translate("MainWindow", "Save as …"), translate("MainWindow", "Give it up")]
        )
        return choice == 1 or (choice == 0 and self.files.save_as())

    def _show_trouble(self) -> None:
        """A game that is not recorded says so, once, and as long as it lasts in the status."""
        trouble = self.keeper.trouble
        if trouble is not None and not self._told_trouble:
            self._told_trouble = True
            asking.tell(
                self,
                translate(
                    "MainWindow",
                    "The game cannot be recorded at the moment: {reason}. It goes on, and is recorded again "
                    "as soon as that works. To be safe, save it in another place.",
                ).format(reason=why(trouble)),
            )
        self._told_trouble = trouble is not None

    def draw_thumbnail(self) -> None:
        """A picture of the game for the list of games."""
        from co2desk.ui.thumbnails import write_thumbnail  # noqa: PLC0415 - brings the engine along

        if self.controller is not None and self.controller.has_game:
            path = self.keeper.shelf.picture_path(self.controller.session.id)
            write_thumbnail(self.controller, self.appearance, path)

    def game_was_saved(self, path: Path) -> None:
        self._game_moved()
        self.draw_thumbnail()
        self.announce(translate("MainWindow", "Saved as {file}.").format(file=path.name))

    def announce(self, sentence: str) -> None:
        """Something went well: told for a moment."""
        self.notice.announce(sentence, self.menuBar())

    def _previous(self) -> GameSetup | None:
        """The last setup, if it can still be read."""
        from co2desk.engine.machine.actions import BadDocumentError  # noqa: PLC0415 - brings the engine along
        from co2desk.session.setup import GameSetup  # noqa: PLC0415 - the same

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

    def continue_game(self, id_: str) -> None:
        """One of the games of this computer."""
        if self.keeper.holds(id_):
            self.show_desk()
        else:
            self.files.open_known(id_)

    def remove_game(self, id_: str) -> None:
        try:
            self.keeper.shelf.remove(id_)
        except TakenError:
            asking.tell(self, translate("MainWindow", "This game is on the table; it cannot be removed now."))
        except OSError as error:
            asking.tell(
                self,
                translate("MainWindow", "The game could not be removed: {reason}.").format(reason=why(error)),
            )
        self.show_games()

    def show_games(self) -> None:
        """The list of games on the start page. One that is being played was not cut off."""
        shelf = self.keeper.shelf
        games = [
            game._replace(was_cut_off=game.was_cut_off and not shelf.is_taken(game.id))
            for game in shelf.games(MOST_GAMES)
        ]
        if self.controller is not None and self.controller.has_game:
            session = self.controller.session
            if all(game.id != session.id for game in games):  # it could not be recorded
                games.insert(0, known_game(session, time.time()))
        self.start.show_games(games)

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
        dialog.replay.connect(lambda: self._replay(0, play=True))
        dialog.step_chosen.connect(dialog.close)
        dialog.step_chosen.connect(self._replay)
        dialog.open()

    def _replay(self, step: int, play: bool = False) -> None:
        if self.desk is not None:
            self.desk.show_history(step, play)

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
        if self.controller is not None:
            self.controller.put_away()
        store = self.preferences.store
        store.setValue("window/geometry", self.saveGeometry())
        if self.desk is not None:
            store.setValue("window/split", self.desk.split.saveState())
            store.setValue("window/side", self.menus.side.isChecked())
            store.setValue("window/tab", self.desk.side.currentIndex())
        event.accept()


def new_seed() -> int:
    return random.SystemRandom().randrange(1, BIGGEST_SEED)


def dropped_game(event: QDropEvent) -> Path | None:
    """The one saved game that is dragged, if it is one."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile() or not urls[0].toLocalFile().endswith(SUFFIX):
        return None
    return Path(urls[0].toLocalFile())
