"""Which file is meant: where people keep their documents, and what they type into the dialog for files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QWidget

from co2desk import paths
from co2desk.ui.i18n.translation import translate
from co2desk.ui.widgets import message_box

SUFFIX = ".co2game"
UNLIKED = '/\\:*?"<>|'  # by one file system or another
LONGEST = 80  # characters of a suggested name


def suggestion(players: Sequence[str]) -> str:
    """A name for the file of a game: who plays, without what no file system likes."""
    text = translate("GameFiles", "CO₂ {players}").format(players=", ".join(players))
    return "".join(" " if char in UNLIKED else char for char in text)[:LONGEST].strip(" .") + SUFFIX


def completed(parent: QWidget, name: str, suffix: str) -> Path | None:
    """The file that was meant by a name without its ending. The dialog has asked only about the name itself,
    so a file that is there already is asked about here. None: nothing is to be written."""
    if not name:
        return None
    if name.lower().endswith(suffix):
        return Path(name)
    path = Path(name + suffix)
    if not path.exists():
        return path
    sentence = translate("GameFiles", "{file} already exists.").format(file=path.name)
    #: The button that saves over the file that is there.
    overwrites = message_box.ask(parent, sentence, [translate("GameFiles", "Overwrite")], careful=True) == 0
    return path if overwrites else None


def games_folder() -> Path:
    """Where people look for their documents; a portable program has them beside it."""
    home = paths.own_home()
    if home is not None and home.is_dir():
        return home
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(found) if found and Path(found).is_dir() else Path.home()
