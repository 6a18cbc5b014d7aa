"""A person at a terminal who answers what a program asks."""

from __future__ import annotations

import os
import pty
import select
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from proof.rooms import ProofError

PATIENCE_SECONDS = 900  # of silence; a program that waits for another answer ends with an error


class Reply(NamedTuple):
    question: str  # how it ends
    answer: str


def at_terminal(
    command: Sequence[str], replies: Sequence[Reply], environment: Mapping[str, str] | None = None
) -> tuple[int, str]:
    """The code that the command ends with, and all that the terminal has shown."""
    ours, theirs = pty.openpty()
    owner = [shutil.which("setsid") or "setsid", "--ctty", "--wait"]  # its terminal, for passwords
    running = subprocess.Popen(  # noqa: S603
        [*owner, *command], env=environment, stdin=theirs, stdout=theirs, stderr=theirs
    )
    os.close(theirs)
    shown = ""
    waiting = list(replies)
    try:
        while read := _read(ours):
            shown += read
            if waiting and shown.endswith(waiting[0].question):
                os.write(ours, f"{waiting.pop(0).answer}\n".encode())
    finally:
        os.close(ours)  # which also ends a program that still waits
    return running.wait(), shown.replace("\r\n", "\n")


def _read(terminal: int) -> str:
    ready, _, _ = select.select([terminal], [], [], PATIENCE_SECONDS)
    if not ready:
        raise ProofError(f"for {PATIENCE_SECONDS} seconds the terminal has shown nothing new")
    try:
        return os.read(terminal, 4096).decode(errors="replace")
    except OSError:  # how Linux says that nobody holds the other end
        return ""
