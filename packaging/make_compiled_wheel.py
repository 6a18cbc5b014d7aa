#!/usr/bin/env python3
"""Make a wheel with a compiled engine out of the pure one in dist: `make compiled-wheel` runs this.

    make_compiled_wheel.py LIBRARIES    as compile_engine.py has compiled them

It is for this system and this version of Python; the pure wheel is for all others. The sources stay in it:
Python takes a library before a source file of the same name, and errors quote the sources.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import sys
import sysconfig
import zipfile
from pathlib import Path

from compile_engine import libraries
from libraries import newest_glibc

from co2desk import __version__

HERE = Path(__file__).resolve().parent
DIST = HERE.parent / "dist"
PURE = "py3-none-any"
ABOUT = f"co2desk-{__version__}.dist-info"
LICENCE = HERE / "licences" / "mypyc.txt"  # of what mypyc puts into every library


def wheel(tag: str) -> str:
    return f"co2desk-{__version__}-{tag}.whl"


def tag_of(folder: Path) -> str:
    """For which Python, and for systems with which C library, the libraries of a folder are."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    machine = sysconfig.get_platform().removeprefix("linux-")
    return f"{python}-{python}-manylinux_{newest_glibc(folder).replace('.', '_')}_{machine}"


def write(pure: Path, compiled: Path, folder: Path) -> None:
    """The wheel `compiled`: the contents of the wheel `pure`, and the libraries of a folder."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    with zipfile.ZipFile(pure) as old:
        contents = {name: old.read(name) for name in old.namelist()}
        moment = old.getinfo(f"{ABOUT}/RECORD").date_time
    for path in libraries(folder, suffix):
        contents[path.relative_to(folder).as_posix()] = path.read_bytes()
    contents[f"{ABOUT}/licenses/{LICENCE.name}"] = LICENCE.read_bytes()
    changed(contents, "WHEEL", ("Root-Is-Purelib: true", "Root-Is-Purelib: false"))
    changed(contents, "WHEEL", (f"Tag: {PURE}", f"Tag: {compiled.stem.partition(f'{__version__}-')[2]}"))
    changed(contents, "METADATA", ("AND OFL-1.1", "AND OFL-1.1 AND PSF-2.0"))
    changed(contents, "METADATA", ("License-File: ", f"License-File: {LICENCE.name}\nLicense-File: "))
    record = f"{ABOUT}/RECORD"
    contents.pop(record)
    contents[record] = "".join([*map(entry, contents, contents.values()), f"{record},,\n"]).encode()
    with zipfile.ZipFile(compiled, "w", zipfile.ZIP_DEFLATED) as new:
        for name, content in contents.items():
            info = zipfile.ZipInfo(name, moment)
            info.external_attr = 0o100644 << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(info, content)


def changed(contents: dict[str, bytes], file: str, words: tuple[str, str]) -> None:
    """Put other words into a file that describes the wheel."""
    name = f"{ABOUT}/{file}"
    before, after = (text.encode() for text in words)
    if before not in contents[name]:
        raise ValueError(f"{file} of the wheel does not say {words[0]!r}")
    contents[name] = contents[name].replace(before, after, 1)


def entry(name: str, content: bytes) -> str:
    """A line of RECORD."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("libraries", type=Path)
    folder = parser.parse_args().libraries
    compiled = DIST / wheel(tag_of(folder))
    write(DIST / wheel(PURE), compiled, folder)
    print(f"{compiled.relative_to(DIST.parent)}: {compiled.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
