"""Games in files and on the shelf: asks where, writes and reads, and tells whatever goes wrong.

What needs the engine is imported when it is first used, as in the window.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import verbatim
from co2desk.session.documents import read_bytes, read_document, rescued
from co2desk.session.locks import TakenError
from co2desk.session.shelf import goes_on
from co2desk.ui.files.names import completed, games_folder
from co2desk.ui.files.problems import in_words, told
from co2desk.ui.files.system_errors import why, why_not_written
from co2desk.ui.i18n.translation import translate
from co2desk.ui.widgets import message_box

if TYPE_CHECKING:
    from co2desk.session.keeper import Keeper
    from co2desk.session.session import Session
    from co2desk.ui.window.main_window import MainWindow

SUFFIX = ".co2game"


class GameFiles:
    """Its dialogs and messages belong to the window."""

    def __init__(self, window: MainWindow, keeper: Keeper) -> None:
        self.window, self.keeper = window, keeper
        self.shelf = keeper.shelf

    # --- saving ------------------------------------------------------------------------------------------

    def save(self) -> bool:
        """To the file the game has; to a new one if it has none, or if somebody else has changed that one."""
        path = self.keeper.saved_as
        if path is None:
            return self.save_as()
        if self._was_changed_elsewhere(path):
            sentence = translate(
                "GameFiles", "{file} holds something else by now than this game. Nothing is saved yet."
            ).format(file=path.name)
            choice = message_box.ask(
                self.window,
                sentence,
                [translate("GameFiles", "Save as …"), translate("GameFiles", "Overwrite")],
            )
            if choice == message_box.CANCELLED:
                return False
            if choice == 0:
                return self.save_as()
        return self.save_to(path)

    def save_as(self) -> bool:
        """Ask for a name; true when the game is in the file."""
        controller = self.window.controller
        if controller is None or not controller.has_game:
            return False
        folder = self.keeper.saved_as
        suggestion = (folder.parent if folder else games_folder()) / self._suggestion()
        name, _kind = QFileDialog.getSaveFileName(
            self.window, translate("GameFiles", "Save the game"), str(suggestion), self._filter()
        )
        path = completed(self.window, name, SUFFIX)
        return path is not None and self.save_to(path)

    def save_to(self, path: Path) -> bool:
        """Write the game in one piece: the old file stays until the new one is complete."""
        try:
            self.keeper.save(path)
        except OSError as error:
            message_box.tell(
                self.window,
                translate(
                    "GameFiles",
                    "The game could not be saved as {file}: {reason}. It is still here; try another place.",
                ).format(file=path.name, reason=why_not_written(error)),
            )
            return False
        self.window.game_was_saved(path)
        return True

    def _was_changed_elsewhere(self, path: Path) -> bool:
        """Does the file hold another game, or another end of this one, than was saved there?"""
        from co2desk.session.saves import up_to_date  # noqa: PLC0415 - brings the engine along

        session = self.window.game_view_and_controller()[1].session
        try:
            document = up_to_date(read_document(path))
        except FileNotFoundError:
            return False  # it was moved away: there is nothing to overwrite
        except (OSError, BadDocumentError):
            return True
        log = document.get("log")
        if document.get("id") != session.id or not isinstance(log, list):
            return True
        return not goes_on([session.written(entry) for entry in session.log], log)

    # --- opening -----------------------------------------------------------------------------------------

    def open(self) -> None:
        """Ask which file."""
        folder = self.keeper.saved_as
        name, _kind = QFileDialog.getOpenFileName(
            self.window,
            translate("GameFiles", "Open a saved game"),
            str(folder.parent if folder else games_folder()),
            self._filter(),
        )
        if name:
            self.open_from(Path(name))

    def open_from(self, path: Path) -> bool:
        """Read a saved game; whatever is wrong with it is told, and nothing is lost."""
        cut: list[BadDocumentError] = []

        def read() -> Any:
            try:
                return read_document(path)
            except BadDocumentError as error:
                left = rescued(read_bytes(path))
                if left is None:
                    raise
                cut.append(error)
                return left

        document = self._read(path.name, read)
        if document is None:
            return False
        session, is_whole = self._session(document, path.name, cut[0] if cut else None)
        if session is None:
            return False
        return self._lay(session, str(path.absolute()) if is_whole else "", len(session.log))

    def open_copied(self) -> bool:
        """A game that somebody has copied as text: it is played again from the clipboard."""
        from co2desk.session.notation import read_names, read_notation  # noqa: PLC0415 - brings the engine
        from co2desk.ui.files.saved import people  # noqa: PLC0415 - the same

        text = QGuiApplication.clipboard().text()
        session = self._read(translate("GameFiles", "The text in the clipboard"), lambda: read_notation(text))
        if session is None:
            return False
        session.seats = people(read_names(text))
        if not self._lay(session, "", 0):
            return False
        self.window.announce(
            lambda: translate("GameFiles", "A game of its own; everybody in it is a person at this screen.")
        )
        return True

    def open_known(self, id_: str) -> bool:
        """Take a game from the shelf, exactly as it was after its last action."""
        name = translate("GameFiles", "The game")
        kept = self._read(name, lambda: self.shelf.read(id_))
        if kept is None:
            return False
        session, is_whole = self._session(kept.document, name)
        if session is None:
            return False
        if is_whole and kept.unread:
            sentence = translate(
                "GameFiles",
                "The record of this game is damaged. Entries at its end that cannot be read: {lost}. "
                "What is left can be played on, as a copy.",
            ).format(lost=kept.unread)
            if message_box.ask(self.window, sentence, [translate("GameFiles", "Play on with what is left")]):
                return False
            session, is_whole = copy_of(session), False
        return self._lay(session, kept.saved_as if is_whole else "", kept.saved_entries)

    def open_branch(self, step: int) -> bool:
        """Play on from an earlier step, in a game of its own."""
        session = self.window.game_view_and_controller()[1].session.branched(step)
        if not self._lay(session, "", 0):
            return False
        self.window.announce(
            lambda: translate(
                "GameFiles", "A game of its own, played on from step {step}. The other one stays as it was."
            ).format(step=step)
        )
        return True

    def _read(self, name: str, read: Callable[[], Any]) -> Any:
        """What a file holds, or None after telling what is wrong."""
        try:
            found = read()
        except OSError as error:
            message_box.tell(
                self.window,
                translate("GameFiles", "{file} could not be read: {reason}.").format(
                    file=name, reason=why(error)
                ),
            )
        except BadDocumentError as error:
            self._tell_bad(name, error)
        else:
            if found is None:  # a file that says nothing but "null"
                self._tell_bad(name, BadDocumentError("format", verbatim("co2game")))
            return found
        return None

    def _tell_bad(self, name: str, error: BadDocumentError) -> None:
        sentence = translate(
            "GameFiles", "{file} is not a game that can be opened. What is wrong first: {where}."
        ).format(file=name, where=in_words(error.where))
        message_box.tell(self.window, sentence, told(error))

    def _session(
        self, document: Any, name: str, cut: BadDocumentError | None = None
    ) -> tuple[Session | None, bool]:
        """The game of a document, and whether all of it: else it is a copy that begins a life of its own.

        `cut` is what is wrong with a file of which the end is missing.

        None after telling why not."""
        from co2desk.session.saves import (  # noqa: PLC0415 - brings the engine along
            NewerVersionError,
            count_entries,
        )
        from co2desk.session.session import Session  # noqa: PLC0415 - the same

        try:
            session, problem = Session.open(document)
        except NewerVersionError:
            return self._from_position(document, name), False
        except BadDocumentError as error:
            self._tell_bad(name, cut or error)
            return None, False
        problem = cut or problem
        if problem is None:
            return session, True
        if not session.log:
            self._tell_bad(name, problem)
            return None, False
        sentence = translate(
            "GameFiles",
            "{file} is damaged or was changed: {where}. Right entries from the beginning: {good} of {all}. "
            "Open the game up to there, as a copy?",
        ).format(file=name, where=in_words(problem.where), good=len(session.log), all=count_entries(document))
        if message_box.ask(
            self.window, sentence, [translate("GameFiles", "Open up to there")], told(problem)
        ):
            return None, False
        return copy_of(session), False

    def _from_position(self, document: Any, name: str) -> Session | None:
        from co2desk.session.session import Session  # noqa: PLC0415 - brings the engine along

        try:
            session = Session.open_position(document)
        except BadDocumentError as error:
            sentence = translate(
                "GameFiles",
                "{file} was saved by a later version of co2desk ({version}). "
                "To open it, install that version.",
            )
            message_box.tell(
                self.window, sentence.format(file=name, version=shown(document.get("program"))), told(error)
            )
            return None
        sentence = translate(
            "GameFiles",
            "{file} was saved by a later version of co2desk ({version}). Its actions cannot be read here, "
            "but the last position that it records can be played on, as a copy.",
        ).format(file=name, version=shown(document.get("program")))
        if message_box.ask(self.window, sentence, [translate("GameFiles", "Play on from the position")]):
            return None
        return session

    # --- onto the table ----------------------------------------------------------------------------------

    def _lay(self, session: Session, saved_as: str, entries: int) -> bool:
        """Put a game on the table; another window that plays it, or another end of it, is noticed."""
        from co2desk.ui.files.saved import setup_of  # noqa: PLC0415 - brings the engine along

        if not self.window.may_leave():
            return False
        wanted, lock = session.id, None
        if not self.keeper.holds(wanted):
            try:
                lock = self.shelf.take(wanted)
            except TakenError:
                if not self._wants_copy():
                    return False
                session = copy_of(session)
            except OSError:
                lock = None  # the keeper tells that nothing can be recorded
        found = self._which_end(session)
        if lock is not None and (found is None or found.id != wanted):
            lock.release()
            lock = None
        if found is None:
            return False
        if found.id != wanted:
            saved_as = ""
        controller = self.window.game_view_and_controller()[1]
        controller.open(found, setup_of(found), lock, saved_as, entries)
        self.window.show_desk()
        return True

    def _wants_copy(self) -> bool:
        sentence = translate("GameFiles", "This game is open in another window, and is played there.")
        return (
            message_box.ask(self.window, sentence, [translate("GameFiles", "Open a copy")])
            != message_box.CANCELLED
        )

    def _which_end(self, session: Session) -> Session | None:
        """The shelf may hold the same game, played on: whoever opens the file decides. Nothing is lost."""
        from co2desk.session.session import Session as Sessions  # noqa: PLC0415 - brings the engine along

        try:
            kept = self.shelf.read(session.id)
        except (OSError, BadDocumentError):
            return session  # the shelf has nothing that could be lost
        log, written = kept.document["log"], [session.written(entry) for entry in session.log]
        if kept.unread:  # written anew, the record would lose what stands behind the damage
            sentence = translate(
                "GameFiles",
                "This computer's own record of the game is damaged. Entries at its end that cannot be read: "
                "{lost}. It stays as it is, and the game goes on as a copy.",
            )
            message_box.tell(self.window, sentence.format(lost=kept.unread))
        if written == log and not kept.unread:
            opened = Sessions.open(kept.document)  # somebody may read another language by now
            return session if opened.problem is not None else opened.session
        if goes_on(written, log):
            return copy_of(session) if kept.unread else session
        if not goes_on(log, written):
            self.window.announce(
                lambda: translate(
                    "GameFiles", "This computer has another end of the game; the file is a copy now."
                )
            )
            return copy_of(session)
        sentence = translate(
            "GameFiles",
            "This game was played on after it was saved here. Later entries kept on this computer: {more}.",
        ).format(more=len(log) - len(written))
        choice = message_box.ask(
            self.window,
            sentence,
            [
                translate("GameFiles", "Continue where it was left"),
                translate("GameFiles", "Open the saved position as a copy"),
            ],
        )
        if choice == message_box.CANCELLED:
            return None
        if choice == 1:
            return copy_of(session)
        opened = Sessions.open(kept.document)
        if opened.problem is not None:
            return copy_of(session)
        return copy_of(opened.session) if kept.unread else opened.session

    def _suggestion(self) -> str:
        """A name for the file: who plays, without what no file system likes."""
        names = [seat.name for seat in self.window.game_view_and_controller()[1].seats]
        text = translate("GameFiles", "CO₂ {players}").format(players=", ".join(names))
        return "".join(" " if char in '/\\:*?"<>|' else char for char in text)[:80].strip(" .") + SUFFIX

    def _filter(self) -> str:
        return translate("GameFiles", "Games of co2desk (*{suffix})").format(suffix=SUFFIX)


def copy_of(session: Session) -> Session:
    """The same game with a life of its own."""
    from co2desk.session.saves import Branch  # noqa: PLC0415 - brings the engine along

    session.branch = Branch(session.id, len(session.actions))
    session.id = uuid4().hex
    return session


def shown(value: object) -> str:
    """A word from a strange file."""
    return str(value)[:20] if isinstance(value, str) else "?"
