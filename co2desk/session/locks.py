"""One window for each game: a lock that the system takes back when a program ends, however it ends."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

from co2desk.session.documents import failure, is_gone

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno:
                raise
            raise failure(errno.EACCES) from error  # Wine says no more than that it failed
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


# What the systems say when somebody else has it. Anything else means that there can be no lock here.
TAKEN = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)
MOST_TRIES = 10


class TakenError(Exception):
    """Somebody else holds the lock."""


class Lock:
    """Held from its beginning until `release`. Raises TakenError, or OSError where there can be none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        for _ in range(MOST_TRIES):
            self._descriptor = _locked(path)
            if not self.is_lost:
                return
            self.release()  # taken away by `discard` of another program, after it was opened here
        raise failure(errno.ESTALE, path)

    @property
    def is_lost(self) -> bool:
        """Was the file removed? Then another program can hold a lock of the same name."""
        return is_gone(self._descriptor, self.path)

    def release(self) -> None:
        """The file stays, for the next one."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def discard(self) -> None:
        """Release it, and take the file away."""
        if self._descriptor < 0:
            return  # it is somebody else's by now
        if sys.platform == "win32":
            self.release()  # a file that anybody has open cannot be removed there
        with contextlib.suppress(OSError):  # an empty file more or less
            self.path.unlink()
        self.release()


def _locked(path: Path) -> int:
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        _lock(descriptor)
    except OSError as error:
        os.close(descriptor)
        if error.errno in TAKEN:
            raise TakenError(path.name) from error
        raise
    return descriptor
