"""What a program or library of Windows (a PE file) says about itself."""

from __future__ import annotations

import struct
from pathlib import Path

SUFFIXES = (".exe", ".dll", ".pyd")
NEW_HEADER = 0x3C  # where the address of the PE header stands
OPTIONAL = 24  # the part of it that matters begins here
DIRECTORIES = {0x10B: 96, 0x20B: 112}  # 32 and 64 bits: where the table of directories begins in that part
CERTIFICATES = 4  # number of the directory of signatures
FIXED_VERSION = bytes.fromhex("bd04effe")  # the mark of VS_FIXEDFILEINFO

Version = tuple[int, int, int, int]


def binaries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix.lower() in SUFFIXES and path.is_file())


def is_signed(path: Path) -> bool:
    """Does it carry a signature, right or wrong?"""
    content = path.read_bytes()
    (header,) = struct.unpack_from("<I", content, NEW_HEADER)
    (kind,) = struct.unpack_from("<H", content, header + OPTIONAL)
    entry = header + OPTIONAL + DIRECTORIES[kind] + 8 * CERTIFICATES
    _place, size = struct.unpack_from("<II", content, entry)
    return bool(size)


def version(path: Path) -> Version | None:
    """The version in the properties of the file."""
    content = path.read_bytes()
    place = content.find(FIXED_VERSION)
    if place < 0:
        return None
    high, low = struct.unpack_from("<II", content, place + 8)
    return high >> 16, high & 0xFFFF, low >> 16, low & 0xFFFF
