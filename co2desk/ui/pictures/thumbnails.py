"""The small picture of a game that lies beside its journal, for the list of games: drawn and written."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QTimer
from PySide6.QtGui import QImage, QImageWriter

from co2desk.session.documents import write_atomically
from co2desk.session.history import fate_of
from co2desk.session.library import GameLibrary
from co2desk.ui.controller import Controller
from co2desk.ui.pictures.board_picture import thumbnail
from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.theme.look import Type

DELAY_MS = 800  # when the pieces have arrived


class Thumbnails(QObject):
    """Keeps the picture of the game on the table up to date."""

    def __init__(self, controller: Controller, appearance: Appearance, library: GameLibrary) -> None:
        super().__init__(controller)
        self.controller, self.appearance, self.library = controller, appearance, library
        self._drawn = ("", 0)  # the game and the decade of the newest picture

    def follow(self) -> None:
        """After every action: a game gets a picture when it begins, and with every decade."""
        controller = self.controller
        if not controller.has_game or controller.is_lesson:
            return
        now = (controller.session.id, controller.table.decade)
        if now != self._drawn:
            self._drawn = now
            QTimer.singleShot(DELAY_MS, self, self.draw)

    def draw(self) -> None:
        """Of the game on the table, as it stands now."""
        if self.controller.has_game and not self.controller.is_lesson:
            path = self.library.picture_path(self.controller.session.id)
            write_thumbnail(self.controller, self.appearance, path)


def write_thumbnail(controller: Controller, appearance: Appearance, path: Path) -> bool:
    """Draw the position as an onlooker sees it, whoever sits at the screen, and put it there in one piece.

    A game is played without its picture just as well: where it cannot be written, the old one stays.
    """
    if not controller.has_game:
        return False
    picture = thumbnail(
        controller.table,
        controller.seats,
        controller.speaker,
        appearance.look,
        Type(appearance.type.family),  # larger text would not make it readable
        fate=fate_of(controller.game),
    )
    try:
        write_atomically(path, png(picture))
    except OSError:
        return False
    return True


def png(picture: QImage) -> bytes:
    """The picture as a file. Raises OSError."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    if not writer.write(picture):
        raise OSError(0, writer.errorString())
    buffer.close()
    return bytes(data.data())
