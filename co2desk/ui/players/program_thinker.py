"""A seat that a program plays: built in or another one, by the protocol (docs/protocol.md)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer

from co2desk.engine.machine.game import Game
from co2desk.protocol.asking import (
    LONGEST_DETAIL,
    UNREADABLE,
    BadAnswerError,
    check_hello,
    question,
    read_choice,
)
from co2desk.protocol.messages import Answer, ProtocolError, Request
from co2desk.protocol.server import decode, encode
from co2desk.session import Session
from co2desk.ui.players.command_line import CommandLine
from co2desk.ui.players.process import PlayerProcess
from co2desk.ui.players.thinker import SILENT, Failure, Thinker

HELLO = 0  # the id of the first request; questions are counted from 1


class ProgramThinker(Thinker):
    """A thought that is not wanted any more is ended with its process, and the next question starts another:
    what a program has begun cannot be stopped otherwise."""

    def __init__(self, command: CommandLine, edition: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command, self._edition = command, edition
        self._process: PlayerProcess | None = None
        self._due: list[int] = []  # the ids of the answers that are still to come
        self._number = HELLO
        self._session: Session | None = None  # about which it is asked
        self._team_plan: dict[str, Any] | None = None  # the last one of a partner, that was not told yet
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(lambda: self._fail(SILENT))

    def start(self) -> None:
        if self._process is not None:
            return
        self._process = PlayerProcess(self._command)
        self._process.said.connect(self._hear)
        self._process.failed.connect(self._fail)
        self._due = [HELLO]
        self._process.start()
        self._send({"cmd": "hello", "id": HELLO})

    def ask(self, session: Session, course: str) -> None:
        self.start()
        self._session = session
        self._number += 1
        self._due.append(self._number)
        self._patience.start(self._command.seconds * 1000)
        self._send({**self._question(session, course), "id": self._number})

    def hear(self, team_plan: dict[str, Any]) -> None:
        self._team_plan = team_plan

    def drop(self) -> None:
        if self._session is not None:
            self.end()

    def end(self) -> None:
        self._patience.stop()
        self._session = None
        process, self._process = self._process, None
        if process is not None:
            process.said.disconnect(self._hear)
            process.failed.disconnect(self._fail)
            process.end()

    # --- what is asked -------------------------------------------------------------------------------------

    def _question(self, session: Session, course: str) -> Request:
        plan, self._team_plan = self._team_plan, None
        return question(session, course, self._command.seconds, team_plan=plan)

    def _read(self, answer: Answer, game: Game[Any]) -> object:
        """What `chosen` brings. Raises BadAnswerError."""
        return read_choice(answer, game)

    # --- answers -----------------------------------------------------------------------------------------

    def _send(self, request: Answer) -> None:
        if self._process is not None:  # it may have failed to start at once
            self._process.send(encode(request))

    def _hear(self, line: bytes) -> None:
        try:
            answer = decode(line)
            self._check_id(answer)
            if answer["id"] == HELLO:
                check_hello(answer, self._edition)
            elif self._session is not None:
                choice = self._read(answer, self._session.game)
                self._patience.stop()
                self._session = None
                self.chosen.emit(choice)
        except ProtocolError:
            self._fail(UNREADABLE, shown(line))
        except BadAnswerError as error:
            self._fail(error.code, error.detail)

    def _check_id(self, answer: Answer) -> None:
        """Every request is answered once, in order."""
        number = answer.get("id")
        if type(number) is not int or self._due[:1] != [number]:
            raise BadAnswerError(UNREADABLE, f"id: {number!r}")
        del self._due[0]

    def _fail(self, code: str, detail: str = "") -> None:
        """Nobody is told as long as nothing was asked: the next question tries again."""
        is_asked = self._session is not None
        self.end()
        if is_asked:
            self.failed.emit(Failure(code, detail[:LONGEST_DETAIL], self._command.seconds))


def shown(line: bytes) -> str:
    return line[:LONGEST_DETAIL].decode(errors="replace")
