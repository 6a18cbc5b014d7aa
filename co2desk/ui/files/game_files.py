"""Games in files: asks for names, saves and opens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from co2desk.session.autosave import Autosave
from co2desk.session.claiming import Claimed
from co2desk.ui.files.names import SUFFIX, completed, games_folder, suggestion
from co2desk.ui.files.opener import GameOpener
from co2desk.ui.files.system_errors import why_not_written
from co2desk.ui.i18n.default_names import shown_seats
from co2desk.ui.i18n.translation import translate
from co2desk.ui.widgets import message_box


class GameFiles(QObject):
    """`show_game` puts another game on the table."""

    saved = Signal(object)  # the path: the game is in this file now
    announced = Signal(object)  # something went well: a function that says it, in whatever language
    leaving = Signal()  # the game on the table makes room, and is kept

    def __init__(self, parent: QWidget, autosave: Autosave, show_game: Callable[[Claimed], None]) -> None:
        super().__init__(parent)
        self.widget, self.autosave = parent, autosave  # dialogs and messages belong to the widget
        self.opener = GameOpener(parent, autosave, self.may_leave, show_game, self.announced.emit)

    def may_leave(self) -> bool:
        """A game is kept when it leaves the table; only one that could not be recorded is asked about."""
        if self.autosave.session is None:
            return True
        if self.autosave.trouble is None or self.autosave.is_saved:
            self.leaving.emit()
            return True
        sentence = translate(
            "MainWindow", "Autosave failed: {reason}. The current game would be lost."
        ).format(reason=why_not_written(self.autosave.trouble))
        choice = message_box.ask(
            self.widget,
            sentence,
            [translate("MainWindow", "Save as…"), translate("MainWindow", "Discard it")],
        )
        return choice == 1 or (choice == 0 and self.save_as())

    # --- saving ------------------------------------------------------------------------------------------

    def save(self) -> bool:
        """To the file the game has; to a new one if it has none, or if somebody else has changed that one."""
        path = self.autosave.saved_as
        if path is None:
            return self.save_as()
        if self.autosave.is_file_changed:
            sentence = translate(
                "GameFiles", "{file} no longer contains this game. Nothing has been saved yet."
            ).format(file=path.name)
            choice = message_box.ask(
                self.widget,
                sentence,
                #: Buttons: save the game in another file, or over the file that is there.
                [translate("GameFiles", "Save as…"), translate("GameFiles", "Overwrite")],
            )
            if choice == message_box.CANCELLED:
                return False
            if choice == 0:
                return self.save_as()
        return self.save_to(path)

    def save_as(self) -> bool:
        """Ask for a name; true when the game is in the file."""
        session = self.autosave.session
        if session is None:
            return False
        path = self._folder() / suggestion([seat.name for seat in shown_seats(session.seats)])
        name, _kind = QFileDialog.getSaveFileName(
            self.widget, translate("GameFiles", "Save game"), str(path), self._filter()
        )
        chosen = completed(self.widget, name, SUFFIX)
        return chosen is not None and self.save_to(chosen)

    def save_to(self, path: Path) -> bool:
        """Write the game in one piece: the old file stays until the new one is complete."""
        try:
            self.autosave.save_to(path)
        except OSError as error:
            message_box.tell(
                self.widget,
                translate(
                    "GameFiles",
                    "The game could not be saved as {file}: {reason}. Nothing is lost; try another location.",
                ).format(file=path.name, reason=why_not_written(error)),
            )
            return False
        self.saved.emit(path)
        return True

    # --- opening -----------------------------------------------------------------------------------------

    def open(self) -> None:
        """Ask which file."""
        name, _kind = QFileDialog.getOpenFileName(
            self.widget, translate("GameFiles", "Open a saved game"), str(self._folder()), self._filter()
        )
        if name:
            self.open_from(Path(name))

    def open_from(self, path: Path) -> bool:
        """A saved game; whatever is wrong with it is told, and nothing is lost."""
        return self.opener.open_file(path)

    def open_copied(self) -> bool:
        """A game that somebody has copied as text: it is played again from the clipboard."""
        return self.opener.open_text(QGuiApplication.clipboard().text())

    def open_known(self, id_: str) -> bool:
        """A game of this computer, exactly as it was after its last action."""
        return self.opener.open_recorded(id_)

    def open_branch(self, step: int) -> bool:
        """Play on from an earlier step, in a game of its own."""
        return self.opener.open_branch(step)

    # --- names of files ----------------------------------------------------------------------------------

    def _folder(self) -> Path:
        """Where the game was saved last, or else where people keep their documents."""
        path = self.autosave.saved_as
        return path.parent if path else games_folder()

    def _filter(self) -> str:
        return translate("GameFiles", "co2desk games (*{suffix})").format(suffix=SUFFIX)
