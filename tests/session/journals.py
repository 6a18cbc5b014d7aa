"""Journals that nobody of us has written: their contents are wrong, and their checksums are right."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from co2desk.session.documents import compact, encoded, parse

Change = Callable[[list[Any]], object]  # of what the lines say


def line(said: object) -> bytes:
    text = encoded(compact(said))
    return b"%08x %b\n" % (zlib.crc32(text), text)


def changed(path: Path, change: Change) -> None:
    """Change what the lines of a journal say."""
    lines = [parse(each[9:]) for each in path.read_bytes().splitlines()]
    change(lines)
    path.write_bytes(b"".join(line(each) for each in lines))
