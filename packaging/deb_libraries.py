"""The libraries of a bundle and Debian's: what Debian has is not brought along but depended on.

So they get their security updates, and their licences are told elsewhere. The bundle's Python stays: nobody
needs to have one.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from libraries import binaries, needed

CONTROL = "Source: co2desk\n\nPackage: co2desk\nArchitecture: any\n"
SYSTEM_FOLDERS = ("/lib", "/usr/lib")
OWN = "libpython"
WAYLAND = "libwayland-"


def remove_those_of_debian(bundle: Path) -> list[str]:
    """Take away the copies of libraries that a package of this system holds; their names."""
    names = [path.name for path in _copies(bundle)]
    known = _held_by_a_package(names)
    for path in _copies(bundle):
        if path.name in known:
            path.unlink()
    return sorted(known)


def depends(bundle: Path) -> str:
    """The field Depends, with the versions that are needed; dpkg-shlibdeps finds it out.

    Libraries of the bundle itself belong to no package, and may; a library that is nowhere is a mistake.
    """
    found = [path for path in binaries(bundle) if not _is_for_wayland(path)]
    own = sorted({str(path.parent) for path in found})
    with tempfile.TemporaryDirectory() as folder:
        control = Path(folder) / "debian" / "control"
        control.parent.mkdir()
        control.write_text(CONTROL, encoding="utf-8")
        outcome = _tried(
            "dpkg-shlibdeps",
            "-O",
            "--ignore-missing-info",
            *(f"-l{place}" for place in own),
            *(f"-e{path}" for path in found),
            folder=folder,
        )
    if outcome.returncode:
        told = [line for line in outcome.stderr.splitlines() if ": error: " in line]
        raise SystemExit("\n".join(["What the bundle needs is not complete on this system:", *told]))
    return outcome.stdout.strip().removeprefix("shlibs:Depends=")


def recommends(bundle: Path) -> str:
    """What only a Wayland desktop needs, and has; elsewhere Qt does without.

    Debian names the package of a library after the library.
    """
    names = {name for path in binaries(bundle) for name in needed(path) if name.startswith(WAYLAND)}
    return ", ".join(sorted(name.replace(".so.", "") for name in names))


def _is_for_wayland(path: Path) -> bool:
    return any(name.startswith(WAYLAND) for name in needed(path))


def _copies(bundle: Path) -> list[Path]:
    """PyInstaller puts libraries of the system beside the packages, and those of Qt into links there."""
    places = (bundle / "_internal").glob("lib*.so*")
    return sorted(path for path in places if not path.is_symlink() and not path.name.startswith(OWN))


def _held_by_a_package(names: list[str]) -> set[str]:
    triplet = _tried("dpkg-architecture", "-qDEB_HOST_MULTIARCH").stdout.strip()
    places = [f"{folder}/{triplet}/{name}" for folder in SYSTEM_FOLDERS for name in names]
    told = _tried(
        "dpkg-query", "--search", *places
    ).stdout  # "package:architecture: /path", where there is one
    return {Path(line.rpartition(": ")[2]).name for line in told.splitlines()}


def _tried(*command: str, folder: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603
