"""The libraries of a bundle and Debian's: what Debian has is not brought along but depended on.

So they get their security updates, and their licences are told elsewhere. The bundle's Python stays: nobody
needs to have one.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from libraries import binaries, needed

CONTROL = "Source: co2desk\n\nPackage: co2desk\nArchitecture: any\n"
SYSTEM_FOLDERS = ("/lib", "/usr/lib")
OWN = "libpython"
WAYLAND = "libwayland-"


def remove_those_of_debian(bundle: Path) -> list[str]:
    """Take away the copies of libraries that a package of this system holds; their names."""
    copies = _copies(bundle)
    known = packages_of(path.name for path in copies)
    for path in copies:
        if path.name in known:
            path.unlink()
    return sorted(known)


def packages_of(libraries: Iterable[str]) -> dict[str, str]:
    """Library -> the package of this system that holds it, where there is one."""
    triplet = _tried("dpkg-architecture", "-qDEB_HOST_MULTIARCH").stdout.strip()
    places = [f"{folder}/{triplet}/{name}" for name in libraries for folder in SYSTEM_FOLDERS]
    told = _tried("dpkg-query", "--search", *places).stdout  # lines such as "libffi8:amd64: /usr/lib/..."
    pairs = (line.split(": ", 1) for line in told.splitlines())
    return {Path(place).name: package.partition(":")[0] for package, place in pairs}


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


def _tried(*command: str, folder: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603
