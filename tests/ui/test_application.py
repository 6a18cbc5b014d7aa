"""macOS asks a running program to open a file; other systems name it on the command line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SAVE = ROOT / "tests" / "replays" / "first-last-decade.co2game"

# The window as the program opens it, and then the event of macOS. A process of its own: there is only one
# application object in each.
PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from co2desk.ui import app as start

made = start.make_window
def made_and_asked():
    app, window = made()
    def ask():
        app.postEvent(app, QFileOpenEvent(sys.argv[1]))
        QTimer.singleShot(0, tell)
    def tell():
        print(window.is_in_game, len(window.controller.session.actions) if window.controller else 0)
        app.quit()
    QTimer.singleShot(0, ask)
    return app, window
start.make_window = made_and_asked
sys.exit(start.run([]))
"""


def test_a_file_that_the_system_asks_for_is_opened(tmp_path: Path) -> None:
    outcome = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(SAVE)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "CO2DESK_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stderr
    is_in_game, actions = outcome.stdout.split()
    assert is_in_game == "True"
    assert int(actions) > 50


def test_a_library_that_is_missing_is_named_in_one_sentence(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['PySide6.QtGui'] = None; "
        "from co2desk.commands.play import run; sys.exit(run([]))"
    )
    outcome = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "CO2DESK_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert outcome.returncode == 1
    assert outcome.stderr.startswith("co2desk cannot open its window")
    assert outcome.stderr.count("\n") == 1
