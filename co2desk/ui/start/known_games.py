"""The games of this computer, as the start page lists them: shown, and removed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from co2desk.session.library import GameLibrary, known_game
from co2desk.session.locks import TakenError
from co2desk.ui.files.system_errors import why
from co2desk.ui.i18n.translation import translate
from co2desk.ui.start.page import StartPage
from co2desk.ui.widgets import message_box

if TYPE_CHECKING:
    from co2desk.session.session import Session


class KnownGames:
    def __init__(self, page: StartPage, library: GameLibrary, current: Callable[[], Session | None]) -> None:
        """`current` is the game on the table, if there is one."""
        self.page, self.library, self.current = page, library, current

    def show(self) -> None:
        """One that is being played was not cut off."""
        games = [
            game._replace(was_cut_off=game.was_cut_off and not self.library.is_taken(game.id))
            for game in self.library.games()
        ]
        session = self.current()
        if session is not None and all(game.id != session.id for game in games):  # it could not be recorded
            games.insert(0, known_game(session, time.time()))
        self.page.show_games(games)

    def remove(self, id_: str) -> None:
        try:
            self.library.remove(id_)
        except TakenError:
            #: Why a game cannot be removed from the list.
            message_box.tell(
                self.page,
                translate(
                    "MainWindow",
                    "This game is being played in this window or another one; it cannot be removed now.",
                ),
            )
        except OSError as error:
            message_box.tell(
                self.page,
                translate("MainWindow", "The game could not be removed: {reason}.").format(reason=why(error)),
            )
        self.show()
