"""Everybody at the table who is no person."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from co2desk.session import Session
from co2desk.session.seats import Seat
from co2desk.ui.players.command_line import built_in, other
from co2desk.ui.players.program_thinker import ProgramThinker
from co2desk.ui.players.thinker import Failure, Thinker


def make_thinker(seat: Seat, session: Session, parent: QObject) -> Thinker:
    """A seat that another program is to play, of which nothing is known, is played by a built-in one."""
    command = built_in(seat.player) if seat.program is None else other(seat.program)
    return ProgramThinker(command, session.options.edition, parent)


class ComputerPlayers(QObject):
    """One of them thinks at a time, if any."""

    chosen = Signal(object)  # a Choice of the seat that was asked last
    failed = Signal(int, object)  # a seat, and its Failure

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._thinkers: dict[int, Thinker] = {}  # by seat
        self._turns_back = 0
        self._thinking: Thinker | None = None

    def begin(self, session: Session) -> None:
        """Another game: its computer players get ready, those of the last one leave."""
        self.end()
        self._session, self._turns_back = session, 0
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
        thinker = self._thinkers[number] = make_thinker(seat, self._session, self)
        thinker.chosen.connect(self._chosen)
        thinker.failed.connect(lambda failure: self._failed(number, failure))
        thinker.start()

    @property
    def is_thinking(self) -> bool:
        return self._thinking is not None

    def think(self) -> None:
        """Let the one who owes an answer think, unless this is going on already."""
        if self._session is None or self._thinking is not None:
            return
        self._thinking = self._thinkers[self._session.game.decision.player]
        self._thinking.ask(self._session, f"{self._session.id}-{self._turns_back}")

    def drop(self) -> None:
        """The position is another one: nobody wants to know what was thought about the last one."""
        thinking, self._thinking = self._thinking, None
        if thinking is not None:
            thinking.drop()

    def turn_back(self) -> None:
        """Actions were undone, or done again."""
        self.drop()
        self._turns_back += 1

    def end(self) -> None:
        """Nobody plays any more."""
        for thinker in self._thinkers.values():
            self._dismiss(thinker)
        self._thinkers.clear()
        self._session = None

    def _dismiss(self, thinker: Thinker) -> None:
        if thinker is self._thinking:
            self._thinking = None
        thinker.end()
        thinker.deleteLater()

    def _chosen(self, choice: object) -> None:
        self._thinking = None
        self.chosen.emit(choice)

    def _failed(self, seat: int, failure: Failure) -> None:
        self._thinking = None
        self.failed.emit(seat, failure)
