#!/usr/bin/env python3
"""Make the Debian package from the bundle: `make deb` puts dist/co2desk_VERSION_ARCHITECTURE.deb beside it.

The program lies in /usr/lib/co2desk, with a link in /usr/bin. No script runs at installation: menus, kinds of
files and icons are watched folders, and whoever watches them is told by dpkg (its triggers). Games lie in the
homes of their players, where no package has any business.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import textwrap
from collections.abc import Collection
from email.utils import format_datetime
from pathlib import Path

from deb_libraries import depends, recommends, remove_those_of_debian
from history import Release, moment, releases
from libraries import outside
from linux_tree import lay_out_program, pack, read_addresses, set_modes
from parts import files as licence_files

from co2desk import __version__

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUNDLE = ROOT / "dist" / "co2desk"
TREE = ROOT / "build" / "deb"
EXPAT = "libexpat.so.1"
MAINTAINER = "The co2desk authors <co2desk@home.arpa>"  # as in desktop_files.ID: the project has no host


def lay_out(tree: Path, home: str = "", pictures: str = "") -> None:
    """Everything that is installed, at its place below `tree`."""
    program = lay_out_program(BUNDLE, tree, home, pictures)
    remove_those_of_debian(program)
    about = tree / "usr/share/doc/co2desk"
    about.mkdir(parents=True)
    (about / "copyright").write_text(copyright_file(), encoding="utf-8")
    pack(about / "changelog.gz", "\n".join(map(changelog_entry, releases())).encode())
    overrides = tree / "usr/share/lintian/overrides/co2desk"
    overrides.parent.mkdir(parents=True)
    overrides.write_text(lintian_overrides(outside(program)), encoding="utf-8")
    set_modes(tree, program / "co2desk")


def lintian_overrides(needs: Collection[str]) -> str:
    """Lintian minds an override in vain, and not every Python needs Debian's Expat."""
    paragraphs = (HERE / "debian" / "lintian-overrides").read_text(encoding="utf-8").split("\n\n")
    return "\n\n".join(told for told in paragraphs if EXPAT in needs or " expat " not in told)


def copyright_file() -> str:
    """The licences of all parts; a text that Debian does not have comes from the file named for it."""
    texts = {path.name: path for path in licence_files()}

    def indented(match: re.Match[str]) -> str:
        lines = texts[match[1]].read_text(encoding="utf-8").strip("\n").splitlines()
        return "\n".join(f" {line.rstrip()}" if line.strip() else " ." for line in lines)

    template = (HERE / "debian" / "copyright.in").read_text(encoding="utf-8")
    return re.sub(r"^@(\S+)@$", indented, template, flags=re.MULTILINE)


def add_control(tree: Path, home: str = "") -> None:
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    control = tree / "DEBIAN"
    control.mkdir(mode=0o755)  # by which dpkg-shlibdeps knows the root of a package
    values = {
        "version": __version__,
        "architecture": _architecture(),
        "maintainer": MAINTAINER,
        "size": str(sum(1 + path.stat().st_size // 1024 for path in files)),
        "depends": depends(tree / "usr/lib/co2desk"),
        "recommends": recommends(tree / "usr/lib/co2desk"),
    }
    text = (HERE / "debian" / "control.in").read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    if home:
        text = text.replace("Description:", f"Homepage: {home}\nDescription:", 1)
    (control / "control").write_text(text, encoding="utf-8")
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files)  # noqa: S324
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")
    for path in control.iterdir():
        path.chmod(0o644)


def build(tree: Path, folder: Path) -> Path:
    """The package itself. Every file gets the time of the commit, so a second build is the same."""
    seconds = int(moment().timestamp())
    for path in (tree, *tree.rglob("*")):
        os.utime(path, (seconds, seconds), follow_symlinks=False)
    package = folder / f"co2desk_{__version__}_{_architecture()}.deb"
    subprocess.run(  # noqa: S603
        ["/usr/bin/dpkg-deb", "--root-owner-group", "--build", str(tree), str(package)],
        env=os.environ | {"SOURCE_DATE_EPOCH": str(seconds)},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return package


def changelog_entry(release: Release) -> str:
    when = (
        moment()
        if release.day is None
        else moment().replace(year=release.day.year, month=release.day.month, day=release.day.day)
    )
    points = "\n".join(
        textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ") for point in release.points
    )
    head = f"co2desk ({release.version}) unstable; urgency=medium"
    return f"{head}\n\n{points}\n\n -- {MAINTAINER}  {format_datetime(when)}\n"


def _architecture() -> str:
    command = ["/usr/bin/dpkg", "--print-architecture"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603


def main() -> None:
    options = read_addresses("Makes the Debian package from dist/co2desk.")
    if not (BUNDLE / "co2desk").is_file():
        raise SystemExit(f"There is no bundle in {BUNDLE.relative_to(ROOT)}; `make package` makes it.")
    if missing := [tool for tool in ("dpkg-deb", "dpkg-shlibdeps") if shutil.which(tool) is None]:
        raise SystemExit(f"The package needs {' and '.join(missing)}; on Debian: apt-get install dpkg-dev")
    lay_out(TREE, options.home, options.pictures)
    add_control(TREE, options.home)
    package = build(TREE, ROOT / "dist")
    print(f"{package.relative_to(ROOT)}: {package.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
