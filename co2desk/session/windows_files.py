"""What files need on Windows: patience while another program holds one, and room for long names."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

ON_WINDOWS = sys.platform == "win32"
# Virus scanners and backups hold a new file for a moment: it can be neither replaced nor opened meanwhile.
WAITS = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8)  # seconds
LONGEST_NAME = 260  # of a path with its folders, unless it is written with the mark
LONGEST_ADDITION = 80  # so much longer may a temporary file's name be
LONG_MARK, NETWORK_MARK = "\\\\?\\", "\\\\?\\UNC\\"

Result = TypeVar("Result")


def patiently(call: Callable[[], Result]) -> Result:
    """Do something with a file; where another program holds it, try again for a second and a half."""
    if not ON_WINDOWS:
        return call()
    for seconds in WAITS:
        try:
            return call()
        except PermissionError:  # what Windows calls a sharing violation, too
            time.sleep(seconds)
    return call()


def reachable(path: Path) -> Path:
    """The same file, under a name of any length."""
    if not ON_WINDOWS:
        return path
    return Path(with_mark(str(path.absolute())))


def behind_link(path: Path) -> Path:
    """The file itself, under a name of any length."""
    place = reachable(path)
    if ON_WINDOWS and not place.is_symlink():
        return place  # links are rare there, and Wine follows none in a long path
    return reachable(Path(os.path.realpath(place)))


def with_mark(name: str) -> str:
    """A whole path of Windows, marked if it is or may become too long."""
    if len(name) < LONGEST_NAME - LONGEST_ADDITION or name.startswith(LONG_MARK):
        return name
    if name.startswith("\\\\"):
        return NETWORK_MARK + name.removeprefix("\\\\")
    return LONG_MARK + name
