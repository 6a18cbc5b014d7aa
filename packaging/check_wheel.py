#!/usr/bin/env python3
"""Does the wheel work without the sources? Installs it into a new environment elsewhere, and runs it there.

check_wheel.py [FILE]          a wheel or an archive of sources; the wheel in dist if nothing is named
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from co2desk import __version__, paths

ROOT = Path(__file__).resolve().parent.parent
WHEEL = ROOT / "dist" / f"co2desk-{__version__}-py3-none-any.whl"
COMMANDS = (
    ("--version",),
    ("simulate", "--players", "3", "--games", "2", "--seed", "1", "--bots", "random"),
    ("selftest",),
)


def check(file: Path, folder: Path) -> None:
    """Raises CalledProcessError when something does not work."""
    venv.create(folder / "environment", with_pip=True)
    programs = folder / "environment" / ("Scripts" if os.name == "nt" else "bin")
    environment = {
        name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")
    }
    environment |= {paths.HOME: str(folder / "home"), "PIP_CONSTRAINT": str(ROOT / "constraints.txt")}
    environment["PIP_BUILD_CONSTRAINT"] = environment["PIP_CONSTRAINT"]
    run = [str(programs / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    subprocess.run([*run, str(file.absolute())], cwd=folder, env=environment, check=True)  # noqa: S603
    for words in COMMANDS:
        print(f"$ co2desk {' '.join(words)}", flush=True)
        subprocess.run([str(programs / "co2desk"), *words], cwd=folder, env=environment, check=True)  # noqa: S603


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("file", type=Path, nargs="?", default=WHEEL)
    file = parser.parse_args().file
    with tempfile.TemporaryDirectory() as folder:
        try:
            check(file, Path(folder))
        except subprocess.CalledProcessError as error:
            print(f"{file.name} does not work: {' '.join(error.cmd)}", file=sys.stderr)
            return 1
    print(f"{file.name} works without the sources")
    return 0


if __name__ == "__main__":
    sys.exit(main())
