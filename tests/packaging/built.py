"""What `make package`, `make portable` and `make wheel` have built, for the tests that look into it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from make_compiled_wheel import PURE, tag_of, wheel
from make_portable import archive_name

from co2desk import __version__

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
BUNDLE = DIST / ("co2desk.app" if sys.platform == "darwin" else "co2desk")
PROGRAM = BUNDLE / {"darwin": "Contents/MacOS/co2desk", "win32": "co2desk.exe"}.get(sys.platform, "co2desk")
DATA = BUNDLE / ("Contents/Resources" if sys.platform == "darwin" else "_internal")
ARCHIVE = DIST / archive_name()
WHEEL = DIST / wheel(PURE)
SOURCES = DIST / f"co2desk-{__version__}.tar.gz"


def compiled_wheel() -> Path:
    return DIST / wheel(tag_of(DATA / "co2desk"))


def started(program: Path, *words: str, home: Path, text: str = "") -> subprocess.CompletedProcess[str]:
    """Run a program as somebody with an empty home and no screen."""
    return subprocess.run(
        [str(program), *words],
        cwd=home,
        env=environment(home),
        input=text,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def environment(home: Path) -> dict[str, str]:
    """Nothing of this environment but where programs are."""
    return {"HOME": str(home), "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
