#!/usr/bin/env python3
"""Print what the system lacks, one line for each missing library or program: NEED PACKAGE THING.

    check_system.py [NEED ...]

packaging/set_up.sh runs this and installs the packages. A need is a word from the first column of needs.txt,
or "python": a Python that is new enough, with its venv module. Runs on any Python 3 with nothing but the
standard library, because an old Python may be all there is.
"""

from __future__ import annotations

import ctypes
import importlib.util
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

NEEDS = Path(__file__).with_name("needs.txt")
OLDEST_PYTHON = (3, 11)
FOLDER_OF_ROOT = "/usr/sbin"  # programs that are not on the path of an ordinary user


class Part(NamedTuple):
    """A library, program or file of the system."""

    need: str  # what it is for
    package: str  # of Debian and Ubuntu
    thing: str  # the name of the library or program, or the whole path of a file

    def is_there(self) -> bool:
        if ".so." in self.thing:
            return is_loadable(self.thing)
        if self.thing.startswith("/"):
            return Path(self.thing).is_file()
        return bool(shutil.which(self.thing) or shutil.which(self.thing, path=FOLDER_OF_ROOT))


def read_parts() -> list[Part]:
    """What needs.txt lists."""
    lines = NEEDS.read_text(encoding="utf-8").splitlines()
    return [Part(*line.split()) for line in lines if line and not line.startswith("#")]


def missing(needs: Sequence[str]) -> Iterator[Part]:
    if "python" in needs:
        yield from _missing_python()
    if not sys.platform.startswith("linux"):
        return  # the wheels bring everything along
    if "bundle" in needs and not is_loadable(str(sysconfig.get_config_var("INSTSONAME"))):
        yield Part("bundle", f"libpython{_version()}", "Python as a library")
    if "compiler" in needs and not Path(sysconfig.get_path("include"), "Python.h").is_file():
        yield Part("compiler", f"libpython{_version()}-dev", "the headers of Python")
    yield from (part for part in read_parts() if part.need in needs and not part.is_there())


def is_loadable(library: str) -> bool:
    """Whether the system's loader finds the library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _missing_python() -> Iterator[Part]:
    if sys.version_info < OLDEST_PYTHON:
        newer = "python{}.{}".format(*OLDEST_PYTHON)
        yield Part("python", newer, f"a newer Python than {_version()}")
        yield Part("python", f"{newer}-venv", "its venv module")
    elif importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        yield Part("python", f"python{_version()}-venv", "the venv module of Python")


def _version() -> str:
    return "{}.{}".format(*sys.version_info)


def main() -> None:
    for part in missing(sys.argv[1:]):
        print(*part)


if __name__ == "__main__":
    main()
