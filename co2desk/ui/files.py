"""Games in files: asks where, writes and reads, and tells whatever goes wrong.

What needs the engine is imported when it is first used, as in the window.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSaveFile
from PySide6.QtWidgets import QFileDialog, QMessageBox

from co2desk.ui.tongue import translate

if TYPE_CHECKING:
    from co2desk.ui.window import MainWindow

SUFFIX = ".co2game"
BIGGEST_FILE = 32 * 1024 * 1024


class GameFiles:
    """Its dialogs and messages belong to the window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    def save(self) -> bool:
        """Ask for a name; true when the game is in the file."""
        controller = self.window.controller
        if controller is None or not controller.has_game:
            return False
        suggestion = str(Path.home() / translate("GameFiles", "game")) + SUFFIX
        name, _kind = QFileDialog.getSaveFileName(
            self.window, translate("GameFiles", "Save the game"), suggestion, self._filter()
        )
        if not name:
            return False
        return self.save_to(Path(name if name.endswith(SUFFIX) else name + SUFFIX))

    def save_to(self, path: Path) -> bool:
        """Write the game in one piece: the old file stays until the new one is complete."""
        controller = self.window.desk_for_game()[1]
        text = json.dumps(controller.document(), ensure_ascii=False, indent=1)
        file = QSaveFile(str(path))
        data = QByteArray(text.encode())
        written = (
            file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(data) == data.size() and file.commit()
        )
        if not written:
            self._tell_problem(
                translate(
                    "GameFiles",
                    "The game could not be saved: {reason}. It is still here; try another place.",
                ).format(reason=file.errorString())
            )
            return False
        controller.is_saved = True
        return True

    def open(self) -> None:
        """Ask which file."""
        name, _kind = QFileDialog.getOpenFileName(
            self.window, translate("GameFiles", "Open a saved game"), str(Path.home()), self._filter()
        )
        if name:
            self.open_from(Path(name))

    def open_from(self, path: Path) -> bool:
        """Read a saved game; whatever is wrong with it is told, and nothing is lost."""
        from co2desk.engine.machine.actions import BadDocumentError  # noqa: PLC0415 - brings the engine along
        from co2desk.ui.saved import read_game  # noqa: PLC0415 - the same

        try:
            if path.stat().st_size > BIGGEST_FILE:
                raise BadDocumentError("file", translate("GameFiles", "a smaller file"))
            if not path.is_file() and not path.is_dir():  # a pipe would be waited for without end
                raise BadDocumentError("file", translate("GameFiles", "a plain file"))
            session, setup = read_game(json.loads(path.read_text(encoding="utf-8")))
        except OSError as error:
            self._tell_problem(
                translate("GameFiles", "{file} could not be read: {reason}.").format(
                    file=path.name, reason=error.strerror
                )
            )
            return False
        except (ValueError, RecursionError) as error:
            self._tell_problem(
                translate("GameFiles", "{file} is not a game that can be opened: {reason}.").format(
                    file=path.name, reason=error
                )
            )
            return False
        if not self.window.may_leave():
            return False
        desk, controller = self.window.desk_for_game()
        controller.open(session, setup)
        controller.is_saved = True
        self.window.pages.setCurrentWidget(desk)
        return True

    def _filter(self) -> str:
        return translate("GameFiles", "Games of co2desk (*{suffix})").format(suffix=SUFFIX)

    def _tell_problem(self, sentence: str) -> None:
        QMessageBox.warning(self.window, translate("GameFiles", "co2desk"), sentence)
