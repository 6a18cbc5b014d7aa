"""What a bundle for Windows must not hold: anything of Wine or of this computer, or without a licence."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from parts import part_of_file, read_parts
from windows.pe import binaries
from windows.runtime import versions

PROGRAMS = frozenset({"co2desk.exe", "co2desk-console.exe"})  # PyInstaller makes these
OF_WINE = (b"Wine builtin DLL", b"Wine placeholder DLL")


def objections(bundle: Path, python: Path, engine: Path) -> Iterator[str]:
    """`python` is the tree from which the bundle was built, `engine` the folder of the compiled engine."""
    found = binaries(bundle)
    own = {f"_internal/{path.relative_to(engine).as_posix()}": _digest(path) for path in binaries(engine)}
    known = {_digest(path) for path in binaries(python)}
    for path in found:
        name = path.relative_to(bundle).as_posix()
        if any(mark in path.read_bytes() for mark in OF_WINE):
            yield f"{name} is Wine's"
        if name not in PROGRAMS and _digest(path) not in known and _digest(path) != own.get(name):
            yield f"{name} is neither Python's nor that of a wheel, nor was it compiled here"
    missing = {*PROGRAMS, *own} - {path.relative_to(bundle).as_posix() for path in found}
    if missing:
        yield f"there is no {' and no '.join(sorted(missing))}"
    parts = read_parts()
    for path in sorted(path for path in bundle.rglob("*") if path.is_file()):
        name = path.relative_to(bundle).as_posix()
        if part_of_file(name, parts) is None:
            yield f"{name} has no licence in parts.yaml"
    runtimes = versions(bundle)
    if len(set(runtimes.values())) != 1:
        yield f"the runtime libraries are not of one version: {runtimes}"


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
