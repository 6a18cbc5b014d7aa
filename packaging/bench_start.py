#!/usr/bin/env python3
"""How fast does the bundle start? Its cold start to the first paint, as a ratio to the same from source.

    bench_start.py [--bundle FOLDER] [--pairs NUMBER]

Both are started in turns, as `co2desk bench ui` does it, and the ratio is the median over the pairs.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from co2desk.commands.bench.ui import prepare

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 1.5
WORDS = ("bench", "window", "ours")  # paints once, says so and is gone


def seconds(*program: str) -> float:
    """From nothing to the first paint."""
    began = time.perf_counter()
    with subprocess.Popen([*program, *WORDS], cwd=ROOT, stdout=subprocess.PIPE) as process:  # noqa: S603
        told = process.stdout.readline() if process.stdout is not None else b""
        spent = time.perf_counter() - began
    if not told:
        raise SystemExit(f"{program[0]} did not start")
    return spent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bundle", type=Path, default=ROOT / "dist" / "co2desk")
    parser.add_argument("--pairs", type=int, default=11)
    options = parser.parse_args()
    bundle, source = (str(options.bundle.absolute() / "co2desk"),), (sys.executable, "-m", "co2desk")
    with tempfile.TemporaryDirectory() as home:
        prepare(home)
        seconds(*bundle), seconds(*source)  # into the memory of the system, both
        pairs = [(seconds(*bundle), seconds(*source)) for _ in range(options.pairs)]
    ratio = statistics.median(ours / theirs for ours, theirs in pairs)
    medians = [statistics.median(times) for times in zip(*pairs, strict=True)]
    print(f"first paint: {medians[0]:.2f} s from the bundle, {medians[1]:.2f} s from source")
    verdict = "" if ratio <= LIMIT else "   ABOVE THE LIMIT"
    print(f"{'start of the bundle / start from source':62} {ratio:6.2f}   limit {LIMIT}{verdict}")
    return 0 if ratio <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
