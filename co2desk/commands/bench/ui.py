"""`co2desk bench ui`: the window as ratios to plain Qt, measured in the same run.

Starts are processes of their own, ours and a bare window in turns, in processor time; repaints are measured
in turns in one process. Machines are noisy, so every number is the median over the pairs.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from co2desk import paths
from co2desk.commands.bench.window import BARE, GAMES, OURS, REPAINTS
from co2desk.commands.figures import Figure, print_figures
from co2desk.commands.options import at_least_one

BOARDS = {"first": "CO2", "second_chance": "Second Chance"}
BARE_WINDOW, FULL_REPAINT = "a bare window", "a full repaint"
MILLI = 1000
Pairs = Sequence[tuple[float, float]]


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="co2desk bench ui", description=__doc__)
    parser.add_argument("--pairs", type=at_least_one, default=9, help="pairs of measurements (default 9)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    found = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as home:
        prepare(home)
        compile_sources()
        title = f"the window, in times a reference (medians of {found.pairs} pairs)"
        print_figures(title, figures(found.pairs), found.json)
    return 0


def prepare(home: str) -> None:
    """The player's own settings and games stay out of it, and no process has to compile the sources."""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ[paths.HOME] = home
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(Path(home) / "bytecode")


def compile_sources() -> None:
    """Leave the compiled modules for the processes that count."""
    for kind in (OURS, BARE, *BOARDS):
        started(kind)


def figures(pairs: int) -> Iterator[Figure]:
    starts = [(started(OURS), started(BARE)) for _ in range(pairs)]
    spent = [(ours[0] * MILLI, bare[0] * MILLI) for ours, bare in starts]
    yield compared("start, to the first paint", spent, BARE_WINDOW, "ms", 1.4)
    for edition, name in BOARDS.items():
        boards = [(started(edition)[1], started(BARE)[1]) for _ in range(max(1, pairs // 3))]
        yield compared(f"{name}: memory with a late game", boards, BARE_WINDOW, "MB", 1.7)
    before, after = json.loads(told(GAMES, 10))
    yield compared("memory after ten more games", [(after, before)], "a game of each kind", "MB", 1.05)
    for edition, triples in json.loads(told(REPAINTS, pairs * 3)).items():
        name = BOARDS[edition]
        full = [(ours * MILLI, plain * MILLI) for ours, plain, _ in triples]
        drag = [(step * MILLI, ours * MILLI) for ours, _, step in triples]
        yield compared(f"{name}: full repaint", full, "300 plain pixmaps", "ms", 2.0)
        yield compared(f"{name}: repaint while dragging", drag, FULL_REPAINT, "ms", 0.1)


def compared(name: str, pairs: Pairs, reference: str, unit: str, aim: float) -> Figure:
    ratio = statistics.median(ours / theirs for ours, theirs in pairs)
    return Figure(name, ratio, reference, statistics.median(ours for ours, _ in pairs), unit, aim)


# --- processes that are measured ----------------------------------------------------------------------------


def started(kind: str) -> tuple[float, float]:
    """Seconds of processor time until the first paint, and megabytes then."""
    seconds, megabytes = told(kind).split()
    return float(seconds), float(megabytes)


def told(kind: str, number: int = 1) -> str:
    """The line that a process says when it is done. One that fails has nothing to say."""
    program = [sys.executable, *(() if paths.is_frozen() else ("-m", "co2desk"))]
    words = [*program, "bench", "window", kind, str(number)]
    return subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True).stdout  # noqa: S603 - this program itself
