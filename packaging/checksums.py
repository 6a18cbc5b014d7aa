#!/usr/bin/env python3
"""Write dist/SHA256SUMS over every file that lies in dist: what a release consists of.

checksums.py [DIST]           `sha256sum --check SHA256SUMS` in that folder checks them
"""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path

DIST = Path(__file__).resolve().parent.parent / "dist"
NAME = "SHA256SUMS"


def sums(folder: Path) -> str:
    """One line for each file of the folder, in the form of sha256sum. Folders are not released as such."""
    lines = []
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.name != NAME:
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
