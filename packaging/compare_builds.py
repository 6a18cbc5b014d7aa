#!/usr/bin/env python3
"""Are two builds of the same sources the same? Lists every file that differs; the exit code is 1 if one does.

    compare_builds.py              builds the bundle twice, in folders of their own, and compares
    compare_builds.py ONE OTHER    compares two folders, such as dist/co2desk of two computers

Times of files do not count: archives and packages give them the time of the commit.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from history import moment

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
# Files that may differ between two builds of one commit, by pattern, and why. There are none.
EXCEPTIONS: dict[str, str] = {}


def content(folder: Path) -> dict[str, str]:
    """Every file by its name: what it holds, whether it is a program, or where its link points."""
    return {
        path.relative_to(folder).as_posix(): described(path)
        for path in sorted(folder.rglob("*"))
        if path.is_symlink() or path.is_file()
    }


def described(path: Path) -> str:
    if path.is_symlink():
        return f"a link to {path.readlink()}"
    with path.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    return (
        f"{'a program' if os.access(path, os.X_OK) else 'a file'}, {path.stat().st_size} bytes, {digest[:16]}"
    )


def differences(one: Path, other: Path) -> Iterator[tuple[str, str]]:
    """The name of each file that differs, and what it is on either side."""
    ours, theirs = content(one), content(other)
    for name in sorted(ours.keys() | theirs.keys()):
        if ours.get(name) != theirs.get(name):
            yield name, f"{ours.get(name, 'missing')} / {theirs.get(name, 'missing')}"


def excused(name: str) -> str:
    """Why a file may differ, or ""."""
    return next((reason for like, reason in EXCEPTIONS.items() if fnmatchcase(name, like)), "")


def compare(one: Path, other: Path) -> int:
    """Print what differs; how many differences there is no excuse for."""
    for folder in (one, other):
        if not content(folder):
            raise SystemExit(f"{folder} holds no files")
    count = 0
    for name, sides in differences(one, other):
        reason = excused(name)
        count += not reason
        print(f"{name}: {sides}{f' ({reason})' if reason else ''}")
    print(f"{len(content(one))} files; {count or 'no'} unexpected differences")
    return count


def build(folder: Path) -> Path:
    """What `make package` does, elsewhere."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(int(moment().timestamp())), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(folder / "dist"), "--workpath", str(folder / "work")]
    subprocess.run([*command, str(HERE / "co2desk.spec")], cwd=ROOT, env=environment, check=True)  # noqa: S603
    return folder / "dist" / "co2desk"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folders", type=Path, nargs="*", metavar="FOLDER")
    folders = parser.parse_args().folders
    if len(folders) == 2:
        return min(1, compare(*folders))
    if folders:
        parser.error("two folders, or none")
    with tempfile.TemporaryDirectory() as place:
        return min(1, compare(build(Path(place) / "one"), build(Path(place) / "the-other-one")))


if __name__ == "__main__":
    sys.exit(main())
