"""A disk that fails when a test wants it to: the calls of this thread, and of no other."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import pytest

CALLS = ("open", "write", "fsync", "replace")
FULL, READ_ONLY, BROKEN = errno.ENOSPC, errno.EROFS, errno.EIO


class Disk:
    """Counts what is asked of it. From call `first` to call `last` it raises the error `number`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[str] = []
        self.first, self.last, self.number = 0, 0, FULL
        self.takes = 0  # so many bytes of a write are taken, then the call fails; 0 takes none
        self.piece = 0  # so many bytes are taken at once; 0 takes all
        self._counts = True
        self._thread = threading.get_ident()
        for name in CALLS:
            monkeypatch.setattr(os, name, self._wrapped(name, getattr(os, name)))

    def fail(self, first: int, last: int = 1_000_000, number: int = FULL, takes: int = 0) -> None:
        """Counting begins anew."""
        self.calls.clear()
        self.first, self.last, self.number, self.takes = first, last, number, takes

    def heal(self) -> None:
        self.fail(0, 0)

    def refused(self, *_arguments: object, **_options: object) -> NoReturn:
        """A call that is not counted, and fails as the others do."""
        raise OSError(self.number, os.strerror(self.number))

    @contextmanager
    def aside(self) -> Iterator[None]:
        """What the test itself wants to know always works."""
        self._counts = False
        try:
            yield
        finally:
            self._counts = True

    def _wrapped(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def wrapped(*arguments: Any, **options: Any) -> Any:
            if not self._counts or threading.get_ident() != self._thread:
                return call(*arguments, **options)
            self.calls.append(name)
            if self.first <= len(self.calls) <= self.last:
                if name == "write" and self.takes:
                    call(arguments[0], arguments[1][: self.takes])
                self.refused()
            if name == "write" and self.piece:
                return call(arguments[0], arguments[1][: self.piece])
            return call(*arguments, **options)

        return wrapped
