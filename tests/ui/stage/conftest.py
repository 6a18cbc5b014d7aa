"""What tests of the stage begin with."""

from __future__ import annotations

import pytest

from co2desk.ui.play import pace
from co2desk.ui.preferences import NORMAL
from tests.ui.screen import Screen

LONG = 400_000  # milliseconds


@pytest.fixture
def slow(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> Screen:
    """Nothing goes on by itself: a test says when."""
    monkeypatch.setitem(pace.MOVE_MS, NORMAL, LONG)
    screen.controller.preferences.set("pace", NORMAL)
    return screen
