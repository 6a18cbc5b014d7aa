"""Files are part of the window from its start, and the engine is not."""

from __future__ import annotations

import subprocess
import sys


def test_the_engine_is_loaded_with_the_first_game_that_is_opened() -> None:
    """The window is on the screen before that."""
    program = (
        "import sys, co2desk.ui.files.game_files\n"
        "print(sorted(name for name in sys.modules if name.startswith('co2desk')))"
    )
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert "'co2desk.session.autosave'" in run.stdout
    for name in ("session.session", "session.opening", "components", "engine.editions", "engine.rules"):
        assert f"'co2desk.{name}" not in run.stdout
