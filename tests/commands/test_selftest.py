"""`co2desk selftest` uses the whole program, touches nothing of the player, and notices what is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from co2desk import __version__
from co2desk.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
CHANGED = "import sys; from co2desk.__main__ import main; {change}; sys.exit(main(['selftest']))"
NO_CATALOGUES = (
    "from pathlib import Path; from co2desk.ui.i18n import language; "
    "language.translations_dir = lambda: Path('nowhere')"
)
NO_FONTS = "from co2desk.ui import app; app.load_fonts = lambda: None"
WRONG_SLOT = (
    "from co2desk.ui.window.game_view import GameView; GameView._decision_changed = lambda self: 1 / 0"
)


def run_with(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home), "CO2DESK_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A player's own folder, with something in it."""
    (tmp_path / "settings.ini").write_text("[General]\nlanguage=de\n", encoding="utf-8")
    return tmp_path


@pytest.mark.skipif(
    not all((ROOT / "translations" / f"co2desk_{name}.qm").is_file() for name in LANGUAGES),
    reason="the catalogues are not compiled; `make catalogues` does it",
)
def test_each_step_has_a_line_and_nothing_of_the_player_is_touched(home: Path) -> None:
    outcome = run_with(home, "-m", "co2desk", "selftest", "--languages")
    assert outcome.returncode == 0, outcome.stderr
    lines = outcome.stdout.splitlines()
    assert lines[0].startswith(f"co2desk {__version__}, Python ")
    assert [line.partition(":")[0] for line in lines[1:-1]] == [
        *("window", "game", "turn", "languages", "file", "window")
    ]
    assert lines[4] == f"languages: {' '.join(LANGUAGES)}, with dialogs"
    assert lines[-1] == "everything works"
    assert [path.name for path in home.iterdir()] == ["settings.ini"]
    assert (home / "settings.ini").read_text(encoding="utf-8") == "[General]\nlanguage=de\n"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there the environment tells")
def test_without_a_screen_it_says_that_nobody_has_seen_a_window(home: Path) -> None:
    screens = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    environment = {name: value for name, value in os.environ.items() if name not in screens}
    outcome = subprocess.run(
        [sys.executable, "-m", "co2desk", "selftest"],
        cwd=ROOT,
        env={**environment, "HOME": str(home), "CO2DESK_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stderr
    lines = outcome.stdout.splitlines()
    assert lines[0] == "there is no screen: the window is painted in memory, and nobody sees it"
    assert lines[-1] == "everything works, but no window was seen on a screen"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (NO_CATALOGUES, "the catalogue of pl is missing"),
        (NO_FONTS, "the font Noto Sans"),
        (WRONG_SLOT, "unexpected: ZeroDivisionError"),
    ],
    ids=["catalogues", "fonts", "slot"],
)
def test_what_does_not_work_is_told_in_a_sentence(home: Path, change: str, sentence: str) -> None:
    outcome = run_with(home, "-c", CHANGED.format(change=change))
    assert outcome.returncode == 1
    assert any(line.startswith(f"co2desk selftest: {sentence}") for line in outcome.stderr.splitlines())
    assert "everything works" not in outcome.stdout
