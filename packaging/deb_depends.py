"""Which Debian packages hold the libraries that a bundle needs and does not bring along."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

ELF = b"\x7fELF"
CONTROL = "Source: co2desk\n\nPackage: co2desk\nArchitecture: any\n"


def programs_and_libraries(bundle: Path) -> list[Path]:
    return sorted(path for path in bundle.rglob("*") if path.is_file() and _is_elf(path))


def depends(bundle: Path) -> str:
    """The field Depends, with the versions that are needed; dpkg-shlibdeps finds it out.

    Libraries of the bundle itself belong to no package, which is no mistake; a library that is nowhere is one.
    """
    found = programs_and_libraries(bundle)
    own = sorted({str(path.parent) for path in found})
    with tempfile.TemporaryDirectory() as folder:
        control = Path(folder) / "debian" / "control"
        control.parent.mkdir()
        control.write_text(CONTROL, encoding="utf-8")
        outcome = subprocess.run(  # noqa: S603
            [
                "/usr/bin/dpkg-shlibdeps",
                "-O",
                "--ignore-missing-info",
                *(f"-l{place}" for place in own),
                *(f"-e{path}" for path in found),
            ],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
    if outcome.returncode:
        raise SystemExit(f"dpkg-shlibdeps does not find what the bundle needs:\n{outcome.stderr}")
    return outcome.stdout.strip().removeprefix("shlibs:Depends=")


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(ELF)) == ELF
