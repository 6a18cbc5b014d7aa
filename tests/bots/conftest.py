"""What tests of computer players share."""

import pytest


@pytest.fixture
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a level sees does not depend on how busy the computer is that runs the tests."""
    monkeypatch.setattr("co2desk.bots.level_bots.SECONDS", 1e9)
