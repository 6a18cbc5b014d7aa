"""How a game begins: set up in the dialog, by somebody's challenge, at once, or the same again.

What needs the engine is imported when it is first used, as in the window.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.ui.files.problems import told_pack, told_unplayable
from co2desk.ui.i18n.translation import translate
from co2desk.ui.widgets import message_box

if TYPE_CHECKING:
    from co2desk.session.setup import GameSetup
    from co2desk.ui.setup.dialog import NewGameDialog
    from co2desk.ui.window.main_window import MainWindow


class NewGames:
    """Its dialogs belong to the window, on whose desk the game begins."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    def set_up(self) -> None:
        self._ask(self._dialog())

    def play_challenge(self) -> None:
        """Somebody else's deal: the code is taken from the clipboard if it is there."""
        from co2desk.session.challenge import is_code  # noqa: PLC0415 - brings the engine along

        dialog = self._dialog()
        copied = QGuiApplication.clipboard().text()
        dialog.seed.ask_for_code(copied if is_code(copied) else "")
        self._ask(dialog)

    def quick_game(self) -> None:
        """One person against two computer players, at once."""
        from co2desk.session import GameOptions  # noqa: PLC0415 - brings the engine along
        from co2desk.session.seats import Seat  # noqa: PLC0415 - the same
        from co2desk.session.setup import GameSetup  # noqa: PLC0415 - the same
        from co2desk.ui.setup.seed_field import new_seed  # noqa: PLC0415 - the same

        seats = (
            Seat(translate("MainWindow", "Alex"), "disc"),
            Seat(translate("MainWindow", "Ada"), "square", "steady"),
            Seat(translate("MainWindow", "Max"), "triangle", "steady"),
        )
        self.begin(GameSetup(GameOptions(players=3, seed=new_seed()), seats))

    def same_again(self) -> None:
        """The game on the table, with another deal."""
        from co2desk.ui.setup.seed_field import new_seed  # noqa: PLC0415 - brings the engine along

        controller = self.window.controller
        if controller is not None and controller.has_game:
            self.begin(controller.setup.again(new_seed()))

    def begin(self, setup: GameSetup) -> None:
        from co2desk.components import PackError  # noqa: PLC0415 - brings the engine along

        window = self.window
        controller = window.game_view_and_controller()[1]
        if not window.may_leave():
            return
        try:
            controller.begin(setup)  # no other window can have a game that is new
        except PackError as error:
            message_box.tell(window, told_pack(error))
            return
        except BadDocumentError as error:
            message_box.tell(window, told_unplayable(error))
            return
        window.preferences.store.setValue("last_setup", json.dumps(setup.to_json()))
        window.show_desk()

    def previous(self) -> GameSetup | None:
        """The last setup, if it can still be read."""
        from co2desk.session.setup import GameSetup  # noqa: PLC0415 - brings the engine along

        stored = self.window.preferences.store.value("last_setup")
        try:
            return GameSetup.from_json(json.loads(stored)) if isinstance(stored, str) else None
        except (ValueError, RecursionError):
            return None  # written by another version: the dialog begins with its own defaults

    def _dialog(self) -> NewGameDialog:
        from co2desk.ui.setup.dialog import NewGameDialog  # noqa: PLC0415 - only when asked for

        return NewGameDialog(self.window, self.previous(), self.window.appearance.look)

    def _ask(self, dialog: NewGameDialog) -> None:
        is_wanted = dialog.exec() == dialog.DialogCode.Accepted
        dialog.deleteLater()
        if is_wanted:
            self.begin(dialog.setup)
