"""`co2desk bench ui` prints the ratios of the window, each with its limit."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from co2desk.commands.bench_ui import BOARDS, LIMITS

ROOT = Path(__file__).resolve().parent.parent.parent


def test_one_pair_prints_every_ratio_with_its_limit(tmp_path: Path) -> None:
    """A ratio is a number; whether a busy machine keeps within a limit is not for a test to say."""
    outcome = subprocess.run(
        [sys.executable, "-m", "co2desk", "bench", "ui", "--pairs", "1"],
        cwd=ROOT,
        env={
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "HOME": str(tmp_path),
            "XDG_CONFIG_HOME": str(tmp_path),
        },
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert outcome.returncode == 0
    lines = [line for line in outcome.stdout.splitlines() if re.search(r" \d+\.\d\d   limit \d\.\d", line)]
    assert len(lines) == 1 + 3 * len(BOARDS)
    limits = {float(match.group(1)) for line in lines if (match := re.search(r"limit (\d\.\d)", line))}
    assert limits == set(LIMITS.values())
