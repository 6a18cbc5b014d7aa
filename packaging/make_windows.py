#!/usr/bin/env python3
"""Build the installer and the portable archive for Windows, on Linux with Wine: `make windows` runs this.

    make_windows.py [--downloads FOLDER] [--once]

The steps: fetch what is pinned, verify every signature, compile the engine, build the bundle with the
official Python for Windows, look at what is in it, pack it, let its engine play what the sources play. Then
all of it is built a second time elsewhere, and compared; --once leaves that out.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import time
from pathlib import Path

from c_compiler import CompilerError
from compare_builds import compare
from compile_engine import compile_packages
from history import moment
from windows.archives import sort_members, write_portable
from windows.bundle_checks import objections
from windows.compiler import for_windows
from windows.downloads import DownloadError, fetch, read_pins
from windows.engine_proof import different_games
from windows.installer import write_installer
from windows.python_tree import lay_out
from windows.signatures import SignatureError, verify_all
from windows.wine import WineError, fresh_windows, windows_path

from co2desk import __version__

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
WORK = ROOT / "build" / "windows"
DIST = ROOT / "dist"
NAME = f"co2desk-{__version__}-windows-x86_64"
MOST_SECONDS = 1800  # for PyInstaller on a slow computer


def prepare(downloads: Path) -> Path:
    """The tree of Python, with every file known; where it is."""
    pins = read_pins()
    fetch(pins, downloads)
    say(f"{len(pins)} files have the pinned checksums")
    roots = lay_out(downloads, pins, WORK / "tree")
    python = roots.with_name("python")
    signed = verify_all(python, roots)
    say("signed by " + ", ".join(f"{signer}: {count}" for signer, count in signed.items()))
    return python


def build_bundle(python: Path, place: Path) -> Path:
    """What `make package` does, with the Python for Windows; where the bundle is."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    engine = place / "work" / "co2desk" / "engine"  # where co2desk.spec looks for it
    compile_packages(engine, for_windows(python, place))
    with fresh_windows(place) as wine:
        wine.run(
            *(windows_path(python / "python.exe"), "-B", "-m", "PyInstaller"),
            *("--noconfirm", "--log-level", "WARN"),
            *("--distpath", windows_path(place / "dist"), "--workpath", windows_path(place / "work")),
            windows_path(HERE / "co2desk.spec"),
            folder=ROOT,
            seconds=MOST_SECONDS,
            variables={
                "PYTHONHASHSEED": "0",
                "SOURCE_DATE_EPOCH": str(int(moment().timestamp())),
                "WINEQT_QPA_PLATFORM": "offscreen",  # Wine keeps what begins with QT to itself
            },
        )
    bundle = place / "dist" / "co2desk"
    sort_members(bundle / "_internal" / "base_library.zip")
    found = list(objections(bundle, python, engine))
    if found:
        raise WineError("\n".join(found))
    return bundle


def pack(bundle: Path, folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    installer, archive = folder / f"{NAME}-setup.exe", folder / f"{NAME}.zip"
    write_installer(bundle, bundle.parent / "installer", installer, moment())
    write_portable(bundle, archive, moment())
    return [installer, archive]


def build(downloads: Path, once: bool) -> int:
    python = prepare(downloads)
    bundle = build_bundle(python, WORK / "first")
    say("the bundle holds nothing of Wine, and its runtime libraries are of one version")
    made = pack(bundle, DIST)
    for path in made:
        say(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB")
    if different := different_games(python, bundle, WORK / "engine proof"):
        say(f"the compiled engine plays these games differently: {', '.join(different)}")
        return 1
    say("the compiled engine plays as the sources do")
    if once:
        return 0
    again = build_bundle(python, WORK / "the second one")
    if compare(bundle, again):
        return 1
    others = pack(again, WORK / "packed again")
    differing = [
        one.name for one, other in zip(made, others, strict=True) if one.read_bytes() != other.read_bytes()
    ]
    if differing:
        say(f"built a second time, these files are different: {', '.join(differing)}")
        return 1
    say("built a second time, every file is the same")
    return 0


def say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')}  {text}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--downloads", type=Path, default=WORK / "downloads", help="where they are kept")
    parser.add_argument("--once", action="store_true", help="do not build a second time to compare")
    options = parser.parse_args()
    os.environ["SOURCE_DATE_EPOCH"] = str(int(moment().timestamp()))
    try:
        return build(options.downloads.absolute(), options.once)
    except (CompilerError, DownloadError, SignatureError, WineError) as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
