"""The games of this computer, as the start page lists them: shown with their pictures, continued, removed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from co2desk.session.library import known_game
from co2desk.session.locks import TakenError
from co2desk.ui.files.system_errors import why
from co2desk.ui.i18n.translation import translate
from co2desk.ui.widgets import message_box

if TYPE_CHECKING:
    from co2desk.session.autosave import Autosave
    from co2desk.ui.window.main_window import MainWindow

PICTURE_MS = 800  # when the pieces have arrived


class KnownGames:
    """Its messages belong to the window."""

    def __init__(self, window: MainWindow, autosave: Autosave) -> None:
        self.window, self.autosave = window, autosave
        self.library = autosave.library
        self._pictured = ("", 0)  # the game and the decade of the newest picture

    def show(self) -> None:
        """One that is being played was not cut off."""
        games = [
            game._replace(was_cut_off=game.was_cut_off and not self.library.is_taken(game.id))
            for game in self.library.games()
        ]
        controller = self.window.controller
        if controller is not None and controller.has_game:
            session = controller.session
            if all(game.id != session.id for game in games):  # it could not be recorded
                games.insert(0, known_game(session, time.time()))
        self.window.start.show_games(games)

    def continue_game(self, id_: str) -> None:
        if self.autosave.is_recording(id_):
            self.window.show_desk()
        else:
            self.window.files.open_known(id_)

    def remove(self, id_: str) -> None:
        try:
            self.library.remove(id_)
        except TakenError:
            message_box.tell(
                self.window,
                translate(
                    "MainWindow",
                    "This game is being played, here or in another window; it cannot be removed now.",
                ),
            )
        except OSError as error:
            message_box.tell(
                self.window,
                translate("MainWindow", "The game could not be removed: {reason}.").format(reason=why(error)),
            )
        self.show()

    def follow(self) -> None:
        """After every action: the game on the table gets a picture when it begins, and with every decade."""
        controller = self.window.controller
        if controller is None or not controller.has_game:
            return
        stand = (controller.session.id, controller.table.decade)
        if stand != self._pictured:
            self._pictured = stand
            QTimer.singleShot(PICTURE_MS, self.window, self.draw_picture)

    def draw_picture(self) -> None:
        """Of the game on the table, as it stands now."""
        from co2desk.ui.pictures.thumbnails import write_thumbnail  # noqa: PLC0415 - brings the engine along

        controller = self.window.controller
        if controller is not None and controller.has_game:
            path = self.library.picture_path(controller.session.id)
            write_thumbnail(controller, self.window.appearance, path)
