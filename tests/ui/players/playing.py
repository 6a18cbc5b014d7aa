"""Programs that play, and what tests want to know of their processes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QElapsedTimer
from PySide6.QtTest import QTest

from co2desk.session.seats import Program
from co2desk.ui.players.program_thinker import ProgramThinker

PROGRAM = Path(__file__).with_name("program.py")
PATIENCE_MS = 120_000  # only what hangs needs it


def program(how: str, file: Path | str = os.devnull, seconds: int = 60) -> Program:
    return Program((sys.executable, str(PROGRAM), how, str(file)), seconds)


def until(done: Callable[[], bool]) -> None:
    """Let time pass until it is so."""
    clock = QElapsedTimer()
    clock.start()
    while not done():
        assert not clock.hasExpired(PATIENCE_MS), "it never came"
        QTest.qWait(5)


def process_of(thinker: ProgramThinker) -> int:
    """0 while there is no process."""
    return thinker._process.id if thinker._process is not None else 0


def is_running(process: int) -> bool:
    """Whether there is such a process, and not only its entry, which its parent has not asked for yet."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"
