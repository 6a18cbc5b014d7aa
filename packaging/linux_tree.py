"""The program as every package of Linux installs it: below /usr, with what a desktop wants to know of it."""

from __future__ import annotations

import argparse
import gzip
import shutil
from pathlib import Path

from desktop_files import write_share


def lay_out_program(bundle: Path, tree: Path, home: str = "", pictures: str = "") -> Path:
    """Where the program is: in /usr/lib/co2desk, below `tree`, with a link in /usr/bin."""
    shutil.rmtree(tree, ignore_errors=True)
    program = tree / "usr/lib/co2desk"
    shutil.copytree(bundle, program, symlinks=True)
    link = tree / "usr/bin/co2desk"
    link.parent.mkdir()
    link.symlink_to("../lib/co2desk/co2desk")
    write_share(tree / "usr/share", home, pictures)
    manual = tree / "usr/share/man/man1/co2desk.1"
    pack(manual.with_name("co2desk.1.gz"), manual.read_bytes())
    manual.unlink()
    return program


def pack(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, 9, mtime=0))


def set_modes(tree: Path, program: Path) -> None:
    for path in tree.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)


def read_addresses(description: str) -> argparse.Namespace:
    """The options of a program that makes a package: where the project and its pictures are on the web."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--home", default="", help="the address of the project on the web")
    parser.add_argument("--pictures", default="", help="the address of docs/screenshots on the web")
    return parser.parse_args()
