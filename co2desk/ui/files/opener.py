"""Opens games: words for whatever is found (co2desk/session/opening.py, claiming.py), and asks what to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QWidget

from co2desk.bots.levels import DEFAULT_LEVEL
from co2desk.session import Session
from co2desk.session.autosave import Autosave
from co2desk.session.claiming import Claimed, PlayedOn, Taken, claim
from co2desk.session.opening import (
    Damaged,
    DamagedRecord,
    Newer,
    NotAGame,
    Opened,
    Playable,
    TooNew,
    Unreadable,
    Whole,
    open_file,
    open_recorded,
    open_text,
)
from co2desk.ui.files.problems import in_words, problem_text
from co2desk.ui.files.system_errors import why
from co2desk.ui.i18n.default_names import shown_name
from co2desk.ui.i18n.translation import translate
from co2desk.ui.players.words import player_name, shown_command
from co2desk.ui.widgets import message_box


class GameOpener:
    """Every way to open a game returns whether it is on the table now."""

    def __init__(
        self,
        parent: QWidget,
        autosave: Autosave,
        may_leave: Callable[[], bool],
        show_game: Callable[[Claimed], None],
        announce: Callable[[Callable[[], str]], object],
    ) -> None:
        self.parent, self.autosave = parent, autosave
        self.may_leave, self.show_game, self.announce = may_leave, show_game, announce

    def open_file(self, path: Path) -> bool:
        return self._open(open_file(path), path.name)

    def open_recorded(self, id_: str) -> bool:
        return self._open(open_recorded(self.autosave.library, id_), translate("GameFiles", "The game"))

    def open_text(self, text: str) -> bool:
        if not self._open(open_text(text), translate("GameFiles", "The text in the clipboard")):
            return False
        self.announce(
            lambda: translate("GameFiles", "Opened as a separate game. Every seat is played at this screen.")
        )
        return True

    def open_branch(self, step: int) -> bool:
        session = self.autosave.session
        # Its programs run already.
        if session is None or not self._claim(Whole(session.branched(step)), asks_about_programs=False):
            return False
        self.announce(
            lambda: translate(
                "GameFiles", "Branched off at step {step}. The original game is unchanged."
            ).format(step=step)
        )
        return True

    # --- what was found ----------------------------------------------------------------------------------

    def _open(self, opened: Opened, name: str) -> bool:
        match opened:
            case Unreadable() | NotAGame() | TooNew():
                self._refuse(opened, name)
                return False
            case Damaged() | DamagedRecord() | Newer():
                return self._is_wanted(opened, name) and self._claim(opened)
            case Whole():
                return self._claim(opened)

    def _refuse(self, opened: Unreadable | NotAGame | TooNew, name: str) -> None:
        """Nothing can be played."""
        match opened:
            case Unreadable(error):
                sentence = translate("GameFiles", "{file} could not be read: {reason}.")
                self._tell(sentence.format(file=name, reason=why(error)))
            case NotAGame(problem):
                sentence = translate(
                    "GameFiles", "{file} is not a game that can be opened. First problem: {where}."
                )
                self._tell(sentence.format(file=name, where=in_words(problem.where)), problem_text(problem))
            case TooNew(program, problem):
                sentence = translate(
                    "GameFiles",
                    "{file} was saved by a newer version of co2desk ({version}). Install that version to "
                    "open it.",
                )
                self._tell(sentence.format(file=name, version=program), problem_text(problem))

    def _is_wanted(self, opened: Damaged | DamagedRecord | Newer, name: str) -> bool:
        """Only a part of the game can be played."""
        match opened:
            case Damaged(_, problem, right, entries):
                sentence = translate(
                    "GameFiles",
                    "{file} is damaged or was edited: {where}. Valid entries from the beginning: {good} of "
                    "{all}. Open the intact part as a copy?",
                ).format(file=name, where=in_words(problem.where), good=right, all=entries)
                return self._agrees(
                    sentence, translate("GameFiles", "Open the intact part"), problem_text(problem)
                )
            case DamagedRecord(_, lost):
                sentence = translate(
                    "GameFiles",
                    "The autosave of this game is damaged. Unreadable entries at its end: {lost}. You can "
                    "continue from the intact part, as a copy.",
                ).format(lost=lost)
                return self._agrees(sentence, translate("GameFiles", "Continue from the intact part"))
            case Newer(_, program):
                sentence = translate(
                    "GameFiles",
                    "{file} was saved by a newer version of co2desk ({version}). This version cannot read "
                    "its actions, but you can continue from its last recorded position, as a copy.",
                ).format(file=name, version=program)
                return self._agrees(sentence, translate("GameFiles", "Continue from that position"))

    # --- onto the table ----------------------------------------------------------------------------------

    def _claim(self, opened: Playable, asks_about_programs: bool = True) -> bool:
        if not self.may_leave():
            return False
        claimed = self._settled(claim(opened, self.autosave))
        if claimed is None:
            return False
        if asks_about_programs and not self._programs_are_settled(claimed.session):
            if claimed.lock is not None:
                claimed.lock.release()
            return False
        self.show_game(claimed)
        if claimed.continued_differently:
            #: This computer and the file hold the same game, played on in two different ways.
            self.announce(
                lambda: translate(
                    "GameFiles",
                    "On this computer the game continued differently. The file was opened as a copy.",
                )
            )
        return True

    def _settled(self, found: Claimed | Taken | PlayedOn) -> Claimed | None:
        """The game that is to be played, if any."""
        match found:
            case Taken():
                return found.copy() if self._wants_copy() else None
            case PlayedOn():
                self._tell_lost(found.lost)
                return self._which_continuation(found)
            case Claimed():
                self._tell_lost(found.lost)
                return found

    def _wants_copy(self) -> bool:
        #: A question with the button “Open a copy”.
        sentence = translate("GameFiles", "This game is already open in another window.")
        return self._agrees(sentence, translate("GameFiles", "Open a copy"))

    #: The file holds an older position of a game that is recorded on this computer: which one is wanted?
    def _which_continuation(self, found: PlayedOn) -> Claimed | None:
        sentence = translate(
            "GameFiles",
            "This game was continued after this file was saved. Later entries on this computer: {more}.",
        ).format(more=found.more)
        choices = [
            translate("GameFiles", "Continue from the latest position"),
            translate("GameFiles", "Open the saved position as a copy"),
        ]
        choice = message_box.ask(self.parent, sentence, choices)
        if choice == message_box.CANCELLED:
            found.cancel()
            return None
        return found.copy() if choice == 1 else found.continued()

    #: The record that the program keeps by itself is damaged. {lost} is a number.
    def _tell_lost(self, lost: int) -> None:
        """Written anew, this computer's own record would lose what comes after the damage."""
        if lost:
            sentence = translate(
                "GameFiles",
                "The autosave of this game is damaged. Unreadable entries at its end: {lost}. It is kept "
                "unchanged, and the game continues as a copy.",
            )
            self._tell(sentence.format(lost=lost))

    #: A saved game names a program of {name}, which would be run. The choices are a computer player and this.
    def _programs_are_settled(self, session: Session) -> bool:
        """No program is started because a file says so: whoever opens it is asked, for each of them."""
        for number, seat in enumerate(session.seats):
            if seat.program is None:
                continue
            sentence = translate(
                "GameFiles",
                "In this game, another program plays for {name}. Run it only if you know it: it has all your "
                "rights on this computer.",
            ).format(name=shown_name(number, seat.name))
            choices = [player_name(DEFAULT_LEVEL), translate("GameFiles", "Run the program")]
            choice = message_box.ask(self.parent, sentence, choices, shown_command(seat.program))
            if choice == message_box.CANCELLED:
                return False
            if choice == 0:
                session.seat(number, replace(seat, player=DEFAULT_LEVEL, program=None))
        return True

    # --- messages ----------------------------------------------------------------------------------------

    def _tell(self, sentence: str, details: str = "") -> None:
        message_box.tell(self.parent, sentence, details)

    def _agrees(self, sentence: str, choice: str, details: str = "") -> bool:
        return message_box.ask(self.parent, sentence, [choice], details) != message_box.CANCELLED
