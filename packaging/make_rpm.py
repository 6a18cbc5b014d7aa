#!/usr/bin/env python3
"""Make the RPM package from the bundle: `make rpm` puts dist/co2desk-VERSION-1.x86_64.rpm beside it.

It holds the whole bundle, in the places of the Debian package, and asks for libraries by their names. No
script runs at installation: Fedora and openSUSE watch the folders of menus, icons and kinds of files
themselves. Built on Debian; nobody has tried it on a Fedora yet.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import textwrap
from pathlib import Path

from deb_libraries import WAYLAND
from desktop_files import ENGLISH, read_texts
from history import moment
from libraries import newest_glibc, outside
from linux_tree import lay_out_program, read_addresses, set_modes
from parts import read_parts

from co2desk import __version__

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUNDLE = ROOT / "dist" / "co2desk"
WORK = ROOT / "build" / "rpm"
LOADER = "ld-linux-x86-64.so.2"  # comes with the C library


def rpm_version(version: str) -> str:
    """A tilde sorts before everything: 1.0rc1 is older than 1.0."""
    return re.sub(r"(?<=\d)(a|b|rc)(?=\d)", r"~\1", version)


def dependencies(libraries: set[str], glibc: str) -> tuple[list[str], list[str]]:
    """What must be there, and what only a Wayland desktop has: as RPM names libraries."""
    named = sorted(f"{name}()(64bit)" for name in libraries - {LOADER})
    wayland = [name for name in named if name.startswith(WAYLAND)]
    needed = [name for name in named if name not in wayland]
    return [*needed, f"libc.so.6(GLIBC_{glibc})(64bit)"], wayland


def licence() -> str:
    """Of all parts that a Linux bundle holds."""
    held = {part.licence for part in read_parts() if part.files or part.modules}
    return " AND ".join(f"({one})" if " " in one else one for one in sorted(held))


def spec(libraries: set[str], glibc: str, home: str = "") -> str:
    texts = read_texts()
    needed, wayland = dependencies(libraries, glibc)
    values = {
        "version": rpm_version(__version__),
        "summary": texts["summary"][ENGLISH],
        "licence": licence(),
        "url": f"URL: {home}" if home else "",
        "requires": "\n".join(f"Requires: {name}" for name in needed),
        "recommends": "\n".join(f"Recommends: {name}" for name in wayland),
        "description": textwrap.fill(texts["about_the_games"][ENGLISH], 78),
    }
    text = (HERE / "rpm" / "co2desk.spec.in").read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def build(home: str, pictures: str) -> Path:
    tree = WORK / "tree"
    program = lay_out_program(BUNDLE, tree, home, pictures)
    set_modes(tree, program / "co2desk")
    seconds = int(moment().timestamp())
    for path in (tree, *tree.rglob("*")):
        os.utime(path, (seconds, seconds), follow_symlinks=False)
    recipe = WORK / "co2desk.spec"
    recipe.write_text(spec(outside(BUNDLE), newest_glibc(BUNDLE), home), encoding="utf-8")
    folders = {"_topdir": WORK / "top", "_rpmdir": WORK / "made"}
    defines = [word for name, path in folders.items() for word in ("--define", f"{name} {path}")]
    subprocess.run(  # noqa: S603
        ["rpmbuild", "-bb", "--quiet", "--noclean", "--buildroot", str(tree), *defines, str(recipe)],  # noqa: S607
        env=os.environ | {"SOURCE_DATE_EPOCH": str(seconds)},
        check=True,
    )
    (made,) = (WORK / "made").rglob("*.rpm")
    return Path(shutil.move(made, ROOT / "dist" / made.name))


def main() -> None:
    options = read_addresses("Makes the RPM package from dist/co2desk.")
    if not (BUNDLE / "co2desk").is_file():
        raise SystemExit(f"There is no bundle in {BUNDLE.relative_to(ROOT)}; `make package` makes it.")
    if platform.machine() != "x86_64":
        raise SystemExit("The package is for 64-bit PCs, and has to be built on one.")
    shutil.rmtree(WORK, ignore_errors=True)
    package = build(options.home, options.pictures)
    print(f"{package.relative_to(ROOT)}: {package.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
