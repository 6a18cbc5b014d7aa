"""How a game begins: set up in the dialog, by somebody's challenge, at once, or the same again."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from co2desk.bots.levels import DEFAULT_LEVEL
from co2desk.components import PackError
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import GameOptions
from co2desk.session.challenge import is_code
from co2desk.session.seats import Seat
from co2desk.session.setup import GameSetup
from co2desk.ui.controller import Controller
from co2desk.ui.files.problems import unplayable_text, unusable_pack_text
from co2desk.ui.i18n.default_names import is_default
from co2desk.ui.i18n.translation import translate
from co2desk.ui.setup.dialog import NewGameDialog
from co2desk.ui.setup.seed_field import new_seed
from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.widgets import message_box

LAST_SETUP, GIVEN_NAMES = "last_setup", "last_setup_names"  # and which seats somebody has named
EDITION = "new_game/edition"  # that was played or learnt last
SHOWS_ALL = "new_game/shows_all"  # kept: somebody wants to see every question


class GameStarter(QObject):
    """Its dialogs belong to the window. `may_leave` asks about the game that lies on the table."""

    started = Signal()

    def __init__(
        self, window: QWidget, controller: Controller, appearance: Appearance, may_leave: Callable[[], bool]
    ) -> None:
        super().__init__(window)
        self.window, self.controller, self.appearance = window, controller, appearance
        self.may_leave = may_leave
        self.store = controller.preferences.store
        controller.began.connect(self._remember_edition)

    def set_up(self) -> None:
        self._ask(self._dialog())

    def set_up_like(self, edition: str, variants: Mapping[str, Any]) -> None:
        """A game of the kind that a lesson has taught."""
        dialog = self._dialog()
        dialog.suggest(edition, variants)
        self._ask(dialog)

    def play_challenge(self) -> None:
        """Somebody else's deal: the code is taken from the clipboard if it is there."""
        dialog = self._dialog()
        copied = QGuiApplication.clipboard().text()
        dialog.more.setChecked(True)  # the code is entered there
        dialog.seed.ask_for_code(copied if is_code(copied) else "")
        self._ask(dialog)

    def quick_game(self) -> None:
        """One person against two computer players, at once."""
        #: A first name for a player, usual in the language, of any gender.
        seats = (
            Seat(translate("MainWindow", "Alex"), "disc"),
            Seat(translate("MainWindow", "Ada"), "square", DEFAULT_LEVEL),
            Seat(translate("MainWindow", "Max"), "triangle", DEFAULT_LEVEL),
        )
        self.start(GameSetup(GameOptions(players=3, seed=new_seed()), seats))

    def same_again(self) -> None:
        """The game on the table, with another deal."""
        if self.controller.has_game:
            self.start(self.controller.setup.again(new_seed()))

    def start(self, setup: GameSetup) -> None:
        if not self.may_leave():
            return
        given = [not is_default(number, seat.name) for number, seat in enumerate(setup.seats)]
        try:
            self.controller.begin(setup)  # no other window can have a game that is new
        except PackError as error:
            message_box.tell(self.window, unusable_pack_text(error))
            return
        except BadDocumentError as error:
            message_box.tell(self.window, unplayable_text(error))
            return
        self.store.setValue(LAST_SETUP, json.dumps(setup.to_json()))
        self.store.setValue(GIVEN_NAMES, json.dumps(given))
        self.started.emit()

    def last_setup(self) -> GameSetup | None:
        """What the last game was set up with, if it can still be read. A seat to which nobody gave a name has
        none: the usual one is told in the language of today."""
        stored, given = self.store.value(LAST_SETUP), self.store.value(GIVEN_NAMES, "[]")
        if not isinstance(stored, str):
            return None
        try:
            setup = GameSetup.from_json(json.loads(stored))
            named = json.loads(str(given))
        except (ValueError, RecursionError):
            return None  # written by another version: the dialog begins with its own defaults
        if not isinstance(named, list) or len(named) != len(setup.seats):
            return setup
        seats = (
            seat if own else replace(seat, name="") for seat, own in zip(setup.seats, named, strict=True)
        )
        return replace(setup, seats=tuple(seats))

    def _remember_edition(self) -> None:
        """A game or a lesson lies on the table: the next game is most likely one of its kind."""
        self.store.setValue(EDITION, self.controller.session.options.edition)

    def _dialog(self) -> NewGameDialog:
        shows_all = self.store.value(SHOWS_ALL, False) in (True, "true")
        edition = str(self.store.value(EDITION, ""))
        dialog = NewGameDialog(self.window, self.last_setup(), self.appearance.look, shows_all, edition)
        dialog.more.clicked.connect(lambda on: self.store.setValue(SHOWS_ALL, on))
        return dialog

    def _ask(self, dialog: NewGameDialog) -> None:
        is_wanted = dialog.exec() == dialog.DialogCode.Accepted
        dialog.deleteLater()
        if is_wanted:
            self.start(dialog.setup)
