"""The engine that was compiled for Windows plays on Wine, and the sources play the same games here."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import compare_engines
from windows.compiler import SUFFIX
from windows.wine import fresh_windows, windows_path

MOST_SECONDS = 3600


def different_games(python: Path, bundle: Path, folder: Path) -> list[str]:
    """Games that are not the same. `python` is the tree of Python for Windows, `folder` is made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    program = folder / "program"
    compare_engines.lay_out(bundle / "_internal", program, SUFFIX)
    with fresh_windows(folder) as wine:
        told = wine.run(
            *(windows_path(python / "python.exe"), "-B", windows_path(Path(compare_engines.__file__))),
            *(windows_path(program), "--digests"),
            variables={"PYTHONPATH": windows_path(program)},
            seconds=MOST_SECONDS,
        )
    compiled = json.loads(told.splitlines()[-1])
    return compare_engines.differences(compare_engines.digests_of(compare_engines.ROOT), compiled)
