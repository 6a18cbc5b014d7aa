"""What runs in the bundle before the program."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HOOK = Path(__file__).resolve().parents[2] / "packaging" / "hooks" / "restore_environment.py"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a variable of Linux")
@pytest.mark.parametrize("before", [None, "/opt/somebody/lib"])
def test_programs_that_the_bundle_starts_do_not_get_its_libraries(before: str | None) -> None:
    """PyInstaller names its folder in one variable, and what was there in another."""
    variables = {"LD_LIBRARY_PATH": "/bundle/_internal"}
    if before is not None:
        variables["LD_LIBRARY_PATH_ORIG"] = before
    program = HOOK.read_text(encoding="utf-8") + "\nos.execvp('env', ['env'])"
    outcome = subprocess.run(
        [sys.executable, "-c", program],
        env={"PATH": os.environ["PATH"], **variables},
        capture_output=True,
        text=True,
        check=True,
    )
    found = dict(line.partition("=")[::2] for line in outcome.stdout.splitlines())
    assert found.get("LD_LIBRARY_PATH") == before
    assert "LD_LIBRARY_PATH_ORIG" not in found
