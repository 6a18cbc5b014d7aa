"""What all tests share.

Hypothesis profiles: `ci` finds the same examples on every run, `soak` searches long and at random.

Everything below the window is tested without Qt too: then whatever needs the window is left out.
"""

import gc
import os
from collections.abc import Iterator
from importlib.util import find_spec

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

if find_spec("PySide6") is None:
    collect_ignore = [
        "commands/test_selftest.py",
        "packaging",
        "test_pyside_guard.py",
        "test_types.py",
        "text/test_catalogues.py",
        "text/test_check_language.py",
        "text/test_edition_words.py",
        "text/test_explanations.py",
        "text/test_glossary_files.py",
        "text/test_matching.py",
        "text/test_phrases.py",
        "text/test_typography.py",
        "ui",
    ]


@pytest.fixture(scope="session", autouse=True)
def quick_disk() -> Iterator[None]:
    """No test pulls the plug, so none has to wait until its files are on the disk. Tests that look at how
    files are written hear of every call nevertheless."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(os, "fsync", lambda _: None)
        yield


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


def pytest_configure() -> None:
    """Hardly anything that is made while tests are collected is garbage."""
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest test begins first, or one process would wait for it at the end."""
    items.sort(key=lambda item: item.path.name != "test_types.py")


def pytest_collection_finish() -> None:
    """What was collected stays to the end: the garbage collector need not look through it again and again.
    Nor need it look as often as in a program that runs for days."""
    gc.freeze()
    gc.set_threshold(100_000)
    gc.enable()
