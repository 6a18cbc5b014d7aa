"""Everybody at the table who is no person."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from co2desk.protocol.player import Choice
from co2desk.session import Session
from co2desk.session.seats import Seat
from co2desk.ui.players.advising import make_adviser
from co2desk.ui.players.command_line import built_in, other
from co2desk.ui.players.program_thinker import ProgramThinker
from co2desk.ui.players.thinker import Failure, Thinker

# Makes what plays a seat in a lesson.
Script = Callable[[QObject], Thinker]


def make_thinker(seat: Seat, session: Session, parent: QObject) -> Thinker:
    """A seat that another program is to play, of which nothing is known, is played by a built-in one."""
    command = built_in(seat.player) if seat.program is None else other(seat.program)
    return ProgramThinker(command, session.options.edition, parent)


class ComputerPlayers(QObject):
    """One of them thinks at a time, if any; or the one that gives hints to a person."""

    chosen = Signal(object)  # a Choice of the seat that was asked last
    failed = Signal(int, object)  # a seat, and its Failure
    advised = Signal(object)  # the best choices of the person who decides, as a tuple of Choice
    advice_failed = Signal(object)  # a Failure

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._thinkers: dict[int, Thinker] = {}  # by seat
        self._turns_back = 0
        self._script: Script | None = None
        self._thinking: Thinker | None = None
        self._adviser: Thinker | None = None

    def begin(self, session: Session, script: Script | None = None) -> None:
        """Another game: its computer players get ready, those of the last one leave.

        In a lesson a `script` plays in their place."""
        self.end()
        self._session, self._turns_back, self._script = session, 0, script
        if not session.game.is_over:
            for number, seat in enumerate(session.seats):
                self.seat(number, seat)

    def seat(self, number: int, seat: Seat) -> None:
        """Who plays a seat from now on."""
        before = self._thinkers.pop(number, None)
        if before is not None:
            self._dismiss(before)
        if seat.is_person or self._session is None:
            return
        made = make_thinker(seat, self._session, self) if self._script is None else self._script(self)
        thinker = self._thinkers[number] = made
        thinker.chosen.connect(self._chosen)
        thinker.failed.connect(lambda failure: self._failed(number, failure))
        thinker.start()

    def think(self) -> None:
        """Let the one who owes an answer think, unless this is going on already."""
        if self._session is None or self._thinking is not None:
            return
        self._thinking = self._thinkers[self._session.game.decision.player]
        self._thinking.ask(self._session, self._course)

    def drop(self) -> None:
        """The position is another one: nobody wants to know what was thought about the last one."""
        thinking, self._thinking = self._thinking, None
        if thinking is not None:
            thinking.drop()
        self.drop_advice()

    # --- hints -------------------------------------------------------------------------------------------

    def advise(self) -> None:
        """Let somebody think about the best moves of the person who decides."""
        if self._session is None:
            return
        if self._adviser is None:
            self._adviser = make_adviser(self._session, self)
            self._adviser.chosen.connect(self.advised)
            self._adviser.failed.connect(self.advice_failed)
        self._adviser.ask(self._session, self._course)

    def drop_advice(self) -> None:
        """Nobody wants the hint any more that is being thought about."""
        if self._adviser is not None:
            self._adviser.drop()

    # --- the course of the game --------------------------------------------------------------------------

    @property
    def _course(self) -> str:
        return "" if self._session is None else f"{self._session.id}-{self._turns_back}"

    def turn_back(self) -> None:
        """Actions were undone, or done again."""
        self.drop()
        self._turns_back += 1

    def end(self) -> None:
        """Nobody plays any more."""
        for thinker in self._thinkers.values():
            self._dismiss(thinker)
        self._thinkers.clear()
        adviser, self._adviser = self._adviser, None
        if adviser is not None:
            self._dismiss(adviser)
        self._session = None

    def _dismiss(self, thinker: Thinker) -> None:
        if thinker is self._thinking:
            self._thinking = None
        thinker.end()
        thinker.deleteLater()

    def _chosen(self, choice: object) -> None:
        said, self._thinking = self._thinking, None
        if isinstance(choice, Choice) and choice.team_plan is not None:
            for thinker in self._thinkers.values():
                if thinker is not said:
                    thinker.hear(choice.team_plan)
        self.chosen.emit(choice)

    def _failed(self, seat: int, failure: Failure) -> None:
        self._thinking = None
        self.failed.emit(seat, failure)
