"""Makes programs and libraries forget where the computer that built them kept its libraries.

A Python that somebody built into a folder of their own looks for libraries in that folder, and PyInstaller
takes it as it is. On another computer the folder may belong to a stranger. `chrpath --delete` does the same.
"""

from __future__ import annotations

import struct
from pathlib import Path

from libraries import binaries

DYNAMIC = 2  # the kind of segment that the loader reads
NULL, STRINGS, RPATH, RUNPATH = 0, 5, 15, 29  # tags of its entries
ENTRY = struct.Struct("<QQ")
ORIGIN = b"$ORIGIN"  # the folder of the library itself


def forget_foreign_paths(bundle: Path) -> list[Path]:
    """Every path that does not begin at the file itself goes; which files had one."""
    return [path for path in binaries(bundle) if _forget(path)]


def _forget(path: Path) -> bool:
    content = bytearray(path.read_bytes())
    (start,) = struct.unpack_from("<Q", content, 0x20)
    size, count = struct.unpack_from("<HH", content, 0x36)
    segments = [struct.unpack_from("<IIQQQQ", content, start + number * size) for number in range(count)]
    for kind, _flags, place, _address, _physical, length in segments:
        if kind == DYNAMIC:
            entries = list(ENTRY.iter_unpack(content[place : place + length]))
            kept = [entry for entry in entries if not _is_foreign(entry, entries, segments, content)]
            if len(kept) == len(entries):
                return False
            kept += [(NULL, 0)] * (len(entries) - len(kept))
            content[place : place + length] = b"".join(ENTRY.pack(*entry) for entry in kept)
            path.write_bytes(content)
            return True
    return False


def _is_foreign(
    entry: tuple[int, ...],
    entries: list[tuple[int, ...]],
    segments: list[tuple[int, ...]],
    content: bytearray,
) -> bool:
    tag, value = entry
    if tag not in (RPATH, RUNPATH):
        return False
    address = next(value for tag, value in entries if tag == STRINGS)
    place = next(
        offset + address - first
        for kind, _flags, offset, first, _physical, length in segments
        if kind == 1 and first <= address < first + length
    )
    text = bytes(content[place + value : content.index(b"\0", place + value)])
    return not all(part.startswith(ORIGIN) for part in text.split(b":"))
