#!/usr/bin/env python3
"""Make the portable archive out of dist/co2desk: `make portable` runs this.

    make_portable.py [DIST]

The archive holds the bundle, a folder `co2desk-data` that makes it portable, and a README.txt. The same
bundle gives the same archive, to the last byte: sorted, without owners, with the time of the commit.
"""

from __future__ import annotations

import argparse
import io
import lzma
import platform
import tarfile
from pathlib import Path

from history import moment
from libraries import newest_glibc

from co2desk import __version__
from co2desk.paths import PORTABLE_FOLDER

HERE = Path(__file__).resolve().parent
DIST = HERE.parent / "dist"
TOP = f"co2desk-{__version__}"


def archive_name() -> str:
    return f"{TOP}-{platform.system().lower()}-{platform.machine()}.tar.xz"


def read_me(bundle: Path) -> str:
    text = (HERE / "portable_readme.txt").read_text(encoding="utf-8")
    return text.replace("@version@", __version__).replace("@glibc@", newest_glibc(bundle))


def write_archive(bundle: Path, archive: Path) -> None:
    seconds = int(moment().timestamp())
    with (
        lzma.open(archive, "wb", preset=9) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        tar.addfile(member(TOP, seconds, folder=True))
        for path in sorted(bundle.rglob("*")):
            add(tar, path, f"{TOP}/{path.relative_to(bundle).as_posix()}", seconds)
        tar.addfile(member(f"{TOP}/{PORTABLE_FOLDER}", seconds, folder=True))
        content = read_me(bundle).encode()
        info = member(f"{TOP}/README.txt", seconds)
        info.size = len(content)
        tar.addfile(info, io.BytesIO(content))


def add(tar: tarfile.TarFile, path: Path, name: str, seconds: int) -> None:
    info = member(name, seconds, folder=path.is_dir() and not path.is_symlink())
    if path.is_symlink():
        info.type, info.linkname = tarfile.SYMTYPE, str(path.readlink())
    elif path.is_file():
        info.size = path.stat().st_size
        info.mode = 0o755 if path.stat().st_mode & 0o100 else 0o644
        with path.open("rb") as file:
            tar.addfile(info, file)
        return
    tar.addfile(info)


def member(name: str, seconds: int, folder: bool = False) -> tarfile.TarInfo:
    """Nobody's, and of a known time."""
    info = tarfile.TarInfo(name)
    info.mtime = seconds
    info.mode = 0o755 if folder else 0o644
    if folder:
        info.type = tarfile.DIRTYPE
    return info


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("dist", type=Path, nargs="?", default=DIST)
    dist = parser.parse_args().dist
    archive = dist / archive_name()
    write_archive(dist / "co2desk", archive)
    print(f"{archive}: {archive.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
