"""The icons of the program and of its files for Windows (.ico) and macOS (.icns), made of PNG pictures."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path

from icons import DRAWINGS, drawn
from PySide6.QtCore import QBuffer, QIODevice

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
# The names that macOS has for sizes; some are the sizes of a screen with twice the pixels.
ICNS_SIZES = {
    b"icp4": 16,
    b"ic11": 32,
    b"icp5": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}


PROGRAM, GAME = DRAWINGS


def png(size: int, name: str = PROGRAM) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not drawn(DRAWINGS[name], size).save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError("Qt cannot write PNG")
    return bytes(buffer.data().data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A directory of all sizes, then the pictures; 256 is written as 0."""
    offset = 6 + 16 * len(pictures)
    directory, contents = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, picture in pictures.items():
        directory += struct.pack(
            "<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset + len(contents)
        )
        contents += picture
    return directory + contents


def icns(pictures: Mapping[int, bytes]) -> bytes:
    parts = b"".join(
        name + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for name, size in ICNS_SIZES.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def write_ico(folder: Path, name: str = PROGRAM) -> Path:
    path = folder / f"{Path(name).name}.ico"
    path.write_bytes(ico({size: png(size, name) for size in ICO_SIZES}))
    return path


def write_icns(folder: Path) -> Path:
    path = folder / "co2desk.icns"
    path.write_bytes(icns({size: png(size) for size in sorted(set(ICNS_SIZES.values()))}))
    return path
