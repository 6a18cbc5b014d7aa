"""The start page is on the screen before the engine is loaded; then everything is loaded at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]

PROGRAM = """
import sys
from co2desk.ui.app import make_window

def loaded():
    return sorted(name for name in sys.modules if name.startswith("co2desk."))

app, window = make_window()
window.show()
app.processEvents()
print(*loaded())
window.warm_up()
print(*loaded())
"""
PAINTING = """
import os
from pathlib import Path
from PySide6.QtGui import QPainter, QPixmap
from co2desk.ui.app import make_window

app, window = make_window()
picture = QPixmap(800, 800)
painter = QPainter(picture)
painter.setRenderHint(QPainter.RenderHint.Antialiasing)
painter.setBrush("#80808080")
painter.drawEllipse(0, 0, 800, 800)
painter.end()
names = [path.read_text() for path in Path("/proc/self/task").glob("*/comm")]
print(len(names), sum("pool" in name for name in names))
"""
SOURCES = """
import linecache
from co2desk.ui.app import make_window

app, window = make_window()
window.show()
window.warm_up()
print(*(name for name in linecache.cache if "co2desk" in name))
"""
SLOW = {
    "co2desk.bots",
    "co2desk.components",
    "co2desk.engine.editions",
    "co2desk.engine.rules",
    "co2desk.engine.table.kit",
    "co2desk.forecast",
    "co2desk.session.session",
    "co2desk.text",
    "co2desk.ui.board",
    "co2desk.ui.controller",
}


def told(program: str, home: Path) -> str:
    outcome = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "CO2DESK_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return outcome.stdout


def test_the_start_page_does_without_the_engine(tmp_path: Path) -> None:
    """Whoever starts the program sees something at once; the rest is loaded while the page is read."""
    at_start, after_warming_up = (set(line.split()) for line in told(PROGRAM, tmp_path).splitlines())
    assert not at_start & SLOW
    assert after_warming_up >= SLOW


def test_nobody_reads_the_sources_of_modules_and_keeps_them(tmp_path: Path) -> None:
    """The import of PySide does, for a feature that is not used here: 10 MB with a game."""
    assert told(SOURCES, tmp_path) == "\n"


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells the names of threads")
def test_large_shapes_are_painted_without_threads(tmp_path: Path) -> None:
    """Waiting for them took a quarter of the longest step of a history."""
    threads, of_the_pool = map(int, told(PAINTING, tmp_path).split())
    assert threads > 0
    assert of_the_pool == 0
