#!/usr/bin/env python3
"""Write dist/SHA256SUMS over everything in dist that people download: archives and packages.

checksums.py [DIST]           `sha256sum --check SHA256SUMS` in that folder checks them
"""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path

DIST = Path(__file__).resolve().parent.parent / "dist"
NAME = "SHA256SUMS"
RELEASED = (".deb", ".dmg", ".exe", ".flatpak", ".msi", ".rpm", ".tar.gz", ".tar.xz", ".whl", ".zip")


def sums(folder: Path) -> str:
    """One line for each file that is released, in the form of sha256sum."""
    lines = []
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.name.endswith(RELEASED):
            with path.open("rb") as file:
                lines.append(f"{hashlib.file_digest(file, 'sha256').hexdigest()}  {path.name}\n")
    return "".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("dist", type=Path, nargs="?", default=DIST)
    dist = parser.parse_args().dist
    text = sums(dist)
    (dist / NAME).write_text(text, encoding="ascii")
    print(text, end="")


if __name__ == "__main__":
    main()
