"""Whatever lies below the window is tested without Qt: no test there may import it, by no way."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = (
    "bots",
    "components",
    "engine",
    "forecast",
    "lessons",
    "protocol",
    "replays",
    "rulebook",
    "saves",
    "session",
    "text",
)
TRIED = (
    "engine/test_events.py",
    "session/test_options.py",
    "text/test_words.py",
    "components/test_profiles.py",
    "rulebook/test_sections.py",
)
# None makes every import of a module fail as if it were not installed.
WITHOUT_QT = """
import sys
sys.modules.update(dict.fromkeys(("PySide6", "shiboken6")))
import pytest
sys.exit(pytest.main(sys.argv[1:]))
"""

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run_without_qt(tmp_path: Path) -> Run:
    """pytest in a process of its own, without the plugins that are installed beside it. In its own folder, it
    does not clear away those of earlier runs."""
    return partial(run, tmp_path / "base")


def run(base: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_QT, "-q", "-p", "no:cacheprovider", f"--basetemp={base}", *words],
        cwd=ROOT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_tests_below_the_window_are_found_without_qt(run_without_qt: Run) -> None:
    done = run_without_qt("--collect-only", *(f"tests/{folder}" for folder in FOLDERS))
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    found = {line.split("/")[1] for line in done.stdout.splitlines() if line.startswith("tests/")}
    assert found == set(FOLDERS)


def test_tests_below_the_window_pass_without_qt(run_without_qt: Run) -> None:
    done = run_without_qt(*(f"tests/{name}" for name in TRIED))
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def test_a_test_that_needs_qt_is_noticed(run_without_qt: Run) -> None:
    """The two tests above can fail."""
    done = run_without_qt("--collect-only", "--noconftest", "tests/ui/window/test_menus.py")
    assert done.returncode != 0
    assert "PySide6" in done.stdout
