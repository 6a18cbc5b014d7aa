"""`co2desk bench ui` and `bench saves` print ratios to references of the same run, as a table and as JSON.

A ratio is a number; whether a busy machine reaches an aim is not for a test to say.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
WINDOW = [
    ("start, to the first paint", "a bare window"),
    ("CO2: memory with a late game", "a bare window"),
    ("Second Chance: memory with a late game", "a bare window"),
    ("memory after ten more games", "a game of each kind"),
    ("CO2: full repaint", "300 plain pixmaps"),
    ("CO2: repaint while dragging", "a full repaint"),
    ("Second Chance: full repaint", "300 plain pixmaps"),
    ("Second Chance: repaint while dragging", "a full repaint"),
]
SAVES = [
    ("opening it, checked and played again", "parsing its JSON"),
    ("writing it as a document", "parsing its JSON"),
    ("recording an action", "a line, synced to the disk"),
    ("showing it, painted", "a new game, and opening"),
    ("a step of its history, painted", "a full repaint"),
    ("the longest step", "the median step"),
]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    own = {"QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    return {**os.environ, **own}


# The program, whose sources are compiled already, and whose numbers mean nothing: everything is done once,
# and the game has only begun.
ONCE = (
    "import os, sys; from co2desk.__main__ import main; from co2desk.commands.bench import saves, ui\n"
    "ui.compile_sources = lambda: os.environ.pop('PYTHONPYCACHEPREFIX')\n"
    "told = ui.told\n"
    "ui.told = lambda kind, number=1: told(kind)\n"
    "played = saves.played\n"
    "saves.played = lambda *game: played(*game).branched(40)\n"
    "sys.exit(main(sys.argv[1:]))"
)


def bench(environment: dict[str, str], *words: str) -> str:
    outcome = subprocess.run(
        [sys.executable, "-c", ONCE, "bench", *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=1200,
        check=True,
    )
    return outcome.stdout


def test_every_figure_of_the_window_is_a_ratio_with_an_aim(environment: dict[str, str]) -> None:
    _, *rows = bench(environment, "ui", "--pairs", "1").splitlines()
    found = [re.fullmatch(r"  (.+?) +\d+\.\d\d x (.+?) +[\d,]+\.\d (ms|MB) +aim .+", row) for row in rows]
    assert [row.groups()[:2] for row in found if row is not None] == WINDOW


def test_every_figure_of_a_saved_game_is_a_ratio(environment: dict[str, str]) -> None:
    figures = json.loads(bench(environment, "saves", "--rounds", "1", "--json"))["figures"]
    assert [(figure["name"], figure["reference"]) for figure in figures] == SAVES
    assert all(figure["ratio"] > 0 and figure["value"] > 0 for figure in figures)
    assert next(figure["ratio"] for figure in figures if figure["name"] == "the longest step") >= 1


def test_the_bare_window_loads_nothing_of_the_game(environment: dict[str, str]) -> None:
    """What it loads as well would make our own window look better than it is."""
    program = (
        "import os, sys; from co2desk.__main__ import main; from co2desk.commands.bench import bare\n"
        "bare.tell_and_leave = lambda: None\n"
        "main(['bench', 'window', 'bare'])\n"
        "print(*(name for name in sys.modules if name.partition('.')[0] in ('co2desk', 'yaml')))"
    )
    outcome = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert set(outcome.stdout.split()) == {
        "co2desk",
        "co2desk.__main__",
        "co2desk.commands",
        "co2desk.commands.bench",
        "co2desk.commands.bench.bare",
        "co2desk.commands.bench.window",
    }
