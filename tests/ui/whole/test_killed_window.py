"""The whole program, killed at any moment: the next start goes on with what the screen last showed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from co2desk.session.library import GameLibrary
from co2desk.session.session import Session

ROOT = Path(__file__).parents[3]


def shown_until_killed(home: Path, lines: int) -> list[tuple[int, str]]:
    """What a window showed before it was killed, after at least so many lines."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.ui.killed_window", str(home)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as window:
        assert window.stdout is not None
        found = [window.stdout.readline() for _ in range(lines)]
        window.kill()
        found += window.stdout.readlines()
    shown = [line.split() for line in found if line.endswith("\n")]
    return [(int(entries), fingerprint) for entries, fingerprint in shown]


@pytest.mark.parametrize("rounds", [4, pytest.param(60, marks=pytest.mark.soak)])
def test_a_killed_window_goes_on_with_what_it_showed(tmp_path: Path, rounds: int) -> None:
    """With the real journal on a real disk: nothing that was seen is lost, and nothing else appears."""
    chance, last = Random(7), 0
    for _ in range(rounds):
        shown = shown_until_killed(tmp_path, chance.randint(1, 12))
        (known,) = GameLibrary(tmp_path / "games").games()
        assert known.was_cut_off or known.is_over
        session = Session.open(GameLibrary(tmp_path / "games").read(known.id).document).session
        marks = {mark.after: mark.fingerprint for mark in (*session.marks, session.mark())}
        assert len(session.log) >= shown[-1][0] >= last
        assert len(session.log) <= shown[-1][0] + 1
        assert all(marks.get(entries, fingerprint) == fingerprint for entries, fingerprint in shown)
        assert shown[0][0] >= last
        last = len(session.log)
        if session.game.is_over:
            break
