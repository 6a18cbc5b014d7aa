"""The pictures of docs/rules: pieces, and places of the board in the positions of examples, without words.

Every language shares them, so a translator that says nothing silences the board while they are drawn.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from catalogue_file import ROOT
from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QTranslator
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication

from co2desk.components import load_pack
from co2desk.components.packs import EDITIONS
from co2desk.languages import ENGLISH
from co2desk.rulebook.markdown import SUFFIX, board_pictures
from co2desk.rulebook.sections import Sections, sections_of
from co2desk.ui.board.pieces import piece_picture
from co2desk.ui.preferences import STANDARD
from co2desk.ui.rulebook.illustrations import example_pictures
from co2desk.ui.theme.appearance import families, load_fonts
from co2desk.ui.theme.look import Look, Type, look_of

FOLDER = ROOT / "docs" / "rules" / "pictures"
HEIGHT = 72  # of a piece, in pixels; a document shows it smaller
SCALE = 1.0  # pixels for a unit of the board
QUALITY = 88  # of 100
NOTHING = " "


class Silent(QTranslator):
    """Whatever is to be said is left out."""

    def translate(self, context: str, text: str, note: str = "", n: int = -1) -> str:
        return NOTHING

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


def say_nothing(context: str, text: str, code: str, n: int, /) -> str:
    """The same for the words of the game. Sentences with values keep their values."""
    return NOTHING


def names() -> list[str]:
    """Of all pictures, in the order of their files."""
    found: set[str] = set()
    for edition in EDITIONS:
        for section in sections(edition).all:
            found.update(section.pictures, board_pictures(edition, section))
    return sorted(found)


def sections(edition: str) -> Sections:
    return sections_of(load_pack(edition, None).kit)


def drawn(app: QCoreApplication) -> Iterator[tuple[str, QImage]]:
    """Every picture with its name."""
    load_fonts()
    silent = Silent()
    app.installTranslator(silent)
    try:
        look, type_ = look_of(STANDARD, dark=False), Type(families(ENGLISH))
        yield from _pieces(look, type_)
        for edition in EDITIONS:
            for section in sections(edition).all:
                if board_pictures(edition, section) and section.board is not None:
                    pictures = example_pictures(section.board, say_nothing, look, type_, SCALE)
                    yield from zip(board_pictures(edition, section), pictures, strict=True)
    finally:
        app.removeTranslator(silent)


def _pieces(look: Look, type_: Type) -> Iterator[tuple[str, QImage]]:
    pieces = {name for edition in EDITIONS for section in sections(edition).all for name in section.pictures}
    for name in sorted(pieces):
        yield name, piece_picture(name, HEIGHT, look, type_).toImage()


def write_pictures() -> int:
    """Writes those that look different from their files, and removes those that nothing shows any more."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # no screen is needed
    app = QApplication.instance() or QApplication([])
    FOLDER.mkdir(parents=True, exist_ok=True)
    written = 0
    for name, picture in drawn(app):
        path, data = FOLDER / f"{name}{SUFFIX}", encoded(picture)
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)
            written += 1
    known = set(names())
    for path in FOLDER.iterdir():
        if path.stem not in known:
            path.unlink()
    app.processEvents()
    return written


def encoded(picture: QImage) -> bytes:
    """A small file: a third of what PNG needs for the soft light on the regions. Raises OSError."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(SUFFIX[1:].encode()))
    writer.setQuality(QUALITY)
    if not writer.write(picture):
        raise OSError(0, writer.errorString())
    buffer.close()
    return bytes(data.data())
