"""Microsoft's runtime libraries, in one version for the whole program.

Python and PySide6 bring different ones. Windows loads a library once for each name, and the first copy serves
everybody: so Qt would run with the older copy of Python's. The newer one serves both.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePath

from windows.pe import binaries, version

NAMES = re.compile(r"(concrt|msvcp|vccorlib|vcruntime)140\w*\.dll", re.IGNORECASE)

Entry = tuple[str, str, str]  # where it goes, where it is, its kind: as PyInstaller lists files


def is_runtime(path: str) -> bool:
    return NAMES.fullmatch(PurePath(path.replace("\\", "/")).name) is not None


def newest_for_all(entries: list[Entry]) -> list[Entry]:
    """Every copy of a runtime library comes from the newest copy that there is."""
    newest: dict[str, str] = {}
    for _place, source, _kind in entries:
        if is_runtime(source):
            name = Path(source).name.lower()
            if name not in newest or _version(source) > _version(newest[name]):
                newest[name] = source
    return [(place, newest.get(Path(source).name.lower(), source), kind) for place, source, kind in entries]


def versions(bundle: Path) -> dict[str, tuple[int, ...]]:
    """The runtime libraries of a bundle, and their versions."""
    found = [path for path in binaries(bundle) if is_runtime(path.name)]
    return {path.relative_to(bundle).as_posix(): _version(str(path)) for path in found}


def _version(source: str) -> tuple[int, ...]:
    return version(Path(source)) or ()
