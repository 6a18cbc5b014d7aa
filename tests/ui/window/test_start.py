"""The start page is on the screen before the engine is loaded; then everything is loaded at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

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


def test_the_start_page_does_without_the_engine(tmp_path: Path) -> None:
    """Whoever starts the program sees something at once; the rest is loaded while the page is read."""
    outcome = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "CO2DESK_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    at_start, after_warming_up = (set(line.split()) for line in outcome.stdout.splitlines())
    assert not at_start & SLOW
    assert after_warming_up >= SLOW
