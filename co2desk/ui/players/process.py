"""A process that talks in lines. Nothing here ever waits for it, but for the end of the program."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QProcess, QProcessEnvironment, Signal

from co2desk import paths
from co2desk.protocol.asking import LONGEST_ANSWER, UNREADABLE
from co2desk.ui.players.command_line import CommandLine
from co2desk.ui.players.thinker import ENDED, NOT_STARTED

LAST_WORDS = 2000  # bytes of what it complained about, for a message
WAIT_MS = 3000  # for a process that was killed to be gone


class PlayerProcess(QObject):
    """Ends with its window: by itself when its input ends, and at once when it is not wanted any more."""

    said = Signal(bytes)  # a line
    failed = Signal(str, str)  # a code of Failure and its detail; the process is gone, or is not wanted

    def __init__(self, command: CommandLine) -> None:
        super().__init__(QCoreApplication.instance())  # it outlives whoever has started it, to be ended well
        self._command = command
        self._line = b""  # the beginning of one
        self._complaints = b""
        self._is_wanted = True
        self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        for name, value in command.variables.items():
            environment.insert(name, value)
        self._process.setProcessEnvironment(environment)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.readyReadStandardError.connect(self._read_complaints)
        self._process.errorOccurred.connect(self._broken)
        self._process.finished.connect(self._finished)

    @property
    def id(self) -> int:
        """0 while there is no process."""
        return self._process.processId()

    def start(self) -> None:
        with usual_libraries():
            self._process.start(self._command.program, self._command.arguments)

    def send(self, line: bytes) -> None:
        self._process.write(QByteArray(line))

    def end(self) -> None:
        """Whatever it does, it is heard no more. It is gone in a moment: see `wait_for_ends`."""
        self._is_wanted = False
        self._process.kill()
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self.deleteLater()

    def wait_for_end(self) -> None:
        if not self._is_wanted:
            self._process.waitForFinished(WAIT_MS)

    # --- what it does ------------------------------------------------------------------------------------

    def _read(self) -> None:
        *lines, self._line = (self._line + self._process.readAllStandardOutput().data()).split(b"\n")
        for line in lines:
            if self._is_wanted and len(line) < LONGEST_ANSWER and line.strip():
                self.said.emit(line)
            elif len(line) >= LONGEST_ANSWER:
                self._fail(UNREADABLE, too_long(line))
        if len(self._line) >= LONGEST_ANSWER:
            self._fail(UNREADABLE, too_long(self._line))

    def _read_complaints(self) -> None:
        heard = self._process.readAllStandardError().data()
        self._complaints = (self._complaints + heard)[-LAST_WORDS:]

    def _broken(self, error: QProcess.ProcessError) -> None:
        """Any other error than this one is followed by the end of the process."""
        if error == QProcess.ProcessError.FailedToStart:
            self._fail(NOT_STARTED, self._process.errorString())
            self.deleteLater()

    def _finished(self, code: int) -> None:
        self._read()
        self._read_complaints()
        words = self._complaints.decode(errors="replace").strip()
        self._fail(ENDED, f"({code}) {words}".strip())
        self.deleteLater()

    def _fail(self, code: str, detail: str) -> None:
        if self._is_wanted:
            self._is_wanted = False
            self.failed.emit(code, detail)


def all_processes() -> list[PlayerProcess]:
    """Those that nobody wants any more are among them until they are gone."""
    app = QCoreApplication.instance()
    return [] if app is None else app.findChildren(PlayerProcess)


def running_players() -> list[int]:
    """The numbers of the processes."""
    return [process.id for process in all_processes() if process.id]


def wait_for_ends() -> None:
    """The program ends: let no process be left that was ended."""
    for process in all_processes():
        process.wait_for_end()


def too_long(line: bytes) -> str:
    return f"{line[:60]!r}… ({len(line)})"


@contextmanager
def usual_libraries() -> Iterator[None]:
    """A bundle lets Windows look for libraries in its folder; another program must not find them there."""
    if sys.platform != "win32" or not paths.is_frozen():
        yield
        return
    kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    kernel.SetDllDirectoryW(None)
    try:
        yield
    finally:
        kernel.SetDllDirectoryW(getattr(sys, "_MEIPASS", None))
