"""What leaves the window for others: the game as text, a challenge, a picture, a problem report.

Everything goes to the clipboard or into a file. Nothing is ever sent.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from co2desk import __version__
from co2desk.engine.machine.game import Game
from co2desk.session.challenge import challenge_code
from co2desk.session.documents import write_atomically
from co2desk.session.history import fate_of
from co2desk.session.notation import to_notation
from co2desk.session.report import write_report
from co2desk.ui.controller import Controller
from co2desk.ui.editions.names import edition_name
from co2desk.ui.files.names import completed, games_folder
from co2desk.ui.files.system_errors import why_not_written
from co2desk.ui.i18n.translation import translate
from co2desk.ui.pictures.board_picture import board_picture
from co2desk.ui.pictures.thumbnails import png
from co2desk.ui.sharing.messages import recent
from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.widgets import message_box

PICTURE_WIDTH = 2400


class Sharing:
    """Its dialogs and messages belong to the window. `announce` tells for a moment what has gone well."""

    def __init__(
        self,
        window: QWidget,
        controller: Controller,
        appearance: Appearance,
        announce: Callable[[Callable[[], str]], None],
    ) -> None:
        self.window, self.controller, self.appearance = window, controller, appearance
        self.announce = announce

    def copy_text(self) -> None:
        """The whole game, one line for each action, the same in every language."""
        if not self._may_tell_all():
            return
        text = to_notation(self.controller.session, [seat.name for seat in self.controller.seats])
        QGuiApplication.clipboard().setText(text)
        self.announce(lambda: translate("Sharing", "Game copied to the clipboard as text."))

    def _may_tell_all(self) -> bool:
        """The text contains the deal: whoever has it can find out what each player hides. That is asked about
        while there is something to hide."""
        if self.controller.is_over or len(self.controller.seats) == 1:
            return True
        sentence = translate(
            "Sharing",
            "This text contains the whole game. Anyone who reads it can find out all hidden cards, also the "
            "other players' hands and secret goals.",
        )
        answer = message_box.ask(
            self.window, sentence, [translate("Sharing", "Copy everything")], careful=True
        )
        return answer != message_box.CANCELLED

    def copy_challenge(self) -> None:
        """The code that deals the same game at another table."""
        session = self.controller.session
        code = challenge_code(session.options, session.pack)
        QGuiApplication.clipboard().setText(code)
        self.announce(
            lambda: translate("Sharing", "Challenge code {code} copied to the clipboard.").format(code=code)
        )

    def copy_picture(self) -> None:
        QGuiApplication.clipboard().setImage(self.picture())
        self.announce(lambda: translate("Sharing", "Picture of the board copied to the clipboard."))

    def save_picture(self) -> None:
        name = self._ask_name(
            translate("Sharing", "Save the position as a picture"),
            #: The name of a file that is offered for a picture of the board: position.png.
            translate("Sharing", "position") + ".png",
            translate("Sharing", "Pictures (*.png)"),
        )
        if name is not None:
            self._write(name, lambda: write_picture(name, self.picture()))

    def picture(self) -> QImage:
        """The position on the board as everybody may see it, also a past one: nothing secret is on it."""
        controller, look = self.controller, self.appearance
        table = controller.model.table
        caption = translate("Sharing", "{edition} – {players} – decade {decade}").format(
            edition=edition_name(controller.session.options.edition),
            #: Stands between players' names.
            players=translate("Sharing", ", ").join(seat.name for seat in controller.seats),
            decade=table.decade,
        )
        return board_picture(
            table,
            controller.seats,
            controller.speaker,
            look.look,
            look.board_type,
            PICTURE_WIDTH,
            caption=caption,
            fate=fate_of(Game(controller.game.edition, table)),
        )

    def save_report(self) -> None:
        """A file that says what happened, for whoever mends co2desk."""
        name = self._ask_name(
            translate("Sharing", "Save a problem report"),
            "co2desk-report.zip",
            translate("Sharing", "Problem reports (*.zip)"),
        )
        if name is None:
            return
        game = self.controller.session.save() if self.controller.has_game else None
        facts = {"co2desk": __version__, "qt": qVersion(), "screen": self._screen()}
        self._write(name, lambda: write_report(name, game, recent(), facts))

    def _screen(self) -> str:
        screen = self.window.screen().size()
        return f"{screen.width()}x{screen.height()} @{self.window.devicePixelRatioF():g} {platform.system()}"

    def _ask_name(self, title: str, suggestion: str, kinds: str) -> Path | None:
        name, _kind = QFileDialog.getSaveFileName(self.window, title, str(games_folder() / suggestion), kinds)
        return completed(self.window, name, Path(suggestion).suffix)

    def _write(self, path: Path, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError as error:
            message_box.tell(
                self.window,
                translate("Sharing", "{file} could not be written: {reason}. Try another location.").format(
                    file=path.name, reason=why_not_written(error)
                ),
            )
        else:
            self.announce(lambda: translate("Sharing", "Saved as {file}.").format(file=path.name))


def write_picture(path: Path, picture: QImage) -> None:
    write_atomically(path, png(picture))
