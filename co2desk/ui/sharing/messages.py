"""What the program and Qt have said lately, kept for a problem report. Nothing leaves the computer."""

from __future__ import annotations

import sys
import traceback
from collections import deque
from datetime import UTC, datetime
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

MOST_LINES = 400
IDLE = "propagateSizeHints"

_lines: deque[str] = deque(maxlen=MOST_LINES)


def note(line: str) -> None:
    """Keep a line, and show it to whoever started the program from a terminal."""
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S")
    _lines.append(f"{now}  {line}")
    print(line, file=sys.stderr)


def recent() -> str:
    return "\n".join(_lines)


def listen() -> None:
    """From now on everything that Qt says, and every error nobody has thought of, is kept."""
    qInstallMessageHandler(_from_qt)
    sys.excepthook = _from_python


def _from_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    if IDLE in message:
        return  # said for every window that is shown without a screen
    note(f"Qt {kind.name.removeprefix('Qt').removesuffix('Msg').lower()}: {message}")


def _from_python(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
    note("".join(traceback.format_exception(kind, error, where)).rstrip())
