"""What all tests share.

Hypothesis profiles: `ci` finds the same examples on every run, `soak` searches long and at random.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("ci", derandomize=True, print_blob=True, deadline=None)
settings.register_profile(
    "soak",
    max_examples=2_000,
    print_blob=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("CO2DESK_HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture
def opened_with(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """With which words the window was opened; none is opened here."""
    found: list[list[str]] = []

    def note(words: list[str]) -> int:
        found.append(words)
        return 0

    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")  # otherwise a screen would be asked for
    monkeypatch.setattr("co2desk.ui.app.run", note)
    return found
