"""`co2desk bench ui`: the window as ratios to plain Qt, measured in the same run.

Cold starts are processes of their own, ours and a bare window in turns; repaints are measured in turns in one
process. Machines are noisy, so every number is the median over the pairs.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

from co2desk import paths
from co2desk.commands.options import at_least_one

LIMITS = {"start": 2.0, "repaint": 3.0, "drag": 0.1, "memory": 2.0}
ITEMS = 300
BOARDS = ("first", "second_chance")
BARE, OURS, PAINT = "bare", "ours", "paint"


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="co2desk bench ui", description=__doc__)
    parser.add_argument("--pairs", type=at_least_one, default=9, help="pairs of measurements (default 9)")
    parser.add_argument("--child", choices=(BARE, OURS, PAINT, *BOARDS), help=argparse.SUPPRESS)
    found = parser.parse_args(words)
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if found.child:
        run_child(found.child, found.pairs)
        return 0
    with tempfile.TemporaryDirectory() as home:
        os.environ[paths.HOME] = home  # the player's own settings and games stay out of it
        measure(found.pairs)
    return 0


def measure(pairs: int) -> None:
    print(f"ratios to plain Qt, medians of {pairs} pairs, each with its limit")
    starts = [(started(OURS), started(BARE)) for _ in range(pairs)]
    show("start", "cold start to first paint / a bare window", [a[0] / b[0] for a, b in starts])
    for edition in BOARDS:
        board = [(started(edition), started(BARE)) for _ in range(max(1, pairs // 3))]
        show(
            "memory",
            f"{edition}: memory with a crowded board / a bare window",
            [a[1] / b[1] for a, b in board],
        )
    for edition, (repaints, drags) in json.loads(child(PAINT, pairs)).items():
        show("repaint", f"{edition}: full repaint / {ITEMS} plain pixmap items", repaints)
        show("drag", f"{edition}: repaint while dragging / full repaint", drags)


def show(key: str, title: str, ratios: list[float]) -> None:
    ratio = statistics.median(ratios)
    verdict = "" if ratio <= LIMITS[key] else "   ABOVE THE LIMIT"
    print(f"{title:62} {ratio:6.2f}   limit {LIMITS[key]:.1f}{verdict}")


# --- processes that are measured ----------------------------------------------------------------------------


def started(kind: str) -> tuple[float, float]:
    """Seconds until the first paint, and megabytes then."""
    began = time.perf_counter()
    told = child(kind)
    return time.perf_counter() - began, float(told)


def child(kind: str, pairs: int = 1) -> str:
    """The line that a process says when it is done."""
    program = [sys.executable, *(() if paths.is_frozen() else ("-m", "co2desk"))]
    with subprocess.Popen(  # noqa: S603 - this program itself
        [*program, "bench", "ui", "--child", kind, "--pairs", str(pairs)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None  # noqa: S101 - it was asked for
        return process.stdout.readline()


def run_child(kind: str, pairs: int) -> None:
    """A process loads only what it shows; this is the only place that imports on demand."""
    if kind == BARE:
        from co2desk.commands.bench_bare import show_bare_window  # noqa: PLC0415 - see above

        show_bare_window()
    elif kind == OURS:
        from co2desk.commands.bench_start import show_our_window  # noqa: PLC0415 - see above

        show_our_window()
    else:
        from co2desk.commands.bench_board import paint_ratios, show_board  # noqa: PLC0415 - see above

        if kind == PAINT:
            print(json.dumps(paint_ratios(BOARDS, ITEMS, pairs)), flush=True)
        else:
            show_board(kind)
