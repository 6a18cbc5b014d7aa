"""Which libraries the files of a Linux bundle need, and which of them the system has to bring."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

ELF64_LITTLE = b"\x7fELF\x02\x01"
LOADED, DYNAMIC = 1, 2  # kinds of segments
END, NEEDED, NAMES = 0, 1, 5  # tags in the dynamic segment


def is_binary(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(ELF64_LITTLE)) == ELF64_LITTLE


def needed(path: Path) -> list[str]:
    """The libraries that a program or a library names itself (`readelf -d` tells the same)."""
    content = path.read_bytes()
    entries = list(_dynamic(content))
    names = [_offset(content, value) for tag, value in entries if tag == NAMES]
    return [_text(content, names[0] + value) for tag, value in entries if tag == NEEDED]


def binaries(folder: Path) -> list[Path]:
    """Every program and library in a folder, each once, however many links point at it."""
    return sorted(
        path for path in folder.rglob("*") if path.is_file() and not path.is_symlink() and is_binary(path)
    )


def outside(folder: Path) -> set[str]:
    """What the files of a bundle need and the bundle does not hold."""
    found = binaries(folder)
    return {name for path in found for name in needed(path)}.difference(path.name for path in found)


def newest_glibc(folder: Path) -> str:
    """The version of the GNU C library that a bundle asks for."""
    found = {
        (int(major), int(minor))
        for path in binaries(folder)
        for major, minor in re.findall(rb"\0GLIBC_(\d+)\.(\d+)", path.read_bytes())
    }
    return "{}.{}".format(*max(found))


def closure(roots: Iterable[Path], places: Mapping[str, Path]) -> set[str]:
    """The names of all libraries in `places` that the roots need, by way of others too."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        new = {name for name in needed(waiting.pop()) if name in places and name not in found}
        found |= new
        waiting.extend(places[name] for name in sorted(new))
    return found


def _segments(content: bytes) -> Iterator[tuple[int, int, int, int]]:
    """Kind, place in the file, address and size of every segment."""
    (start,) = struct.unpack_from("<Q", content, 0x20)
    size, count = struct.unpack_from("<HH", content, 0x36)
    for number in range(count):
        kind, _flags, offset, address, _physical, length = struct.unpack_from(
            "<IIQQQQ", content, start + number * size
        )
        yield kind, offset, address, length


def _dynamic(content: bytes) -> Iterator[tuple[int, int]]:
    for kind, offset, _address, length in _segments(content):
        if kind == DYNAMIC:
            for tag, value in struct.iter_unpack("<QQ", content[offset : offset + length]):
                if tag == END:
                    return
                yield tag, value


def _offset(content: bytes, address: int) -> int:
    """Where in the file lies what will be at this address?"""
    return next(
        offset + address - start
        for kind, offset, start, length in _segments(content)
        if kind == LOADED and start <= address < start + length
    )


def _text(content: bytes, offset: int) -> str:
    return content[offset : content.index(b"\0", offset)].decode()
