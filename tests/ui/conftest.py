"""What the tests of the window share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from co2desk import paths
from co2desk.ui.preferences import Preferences
from tests.ui.screen import Screen


@pytest.fixture(scope="session")
def app() -> QApplication:
    """The one application object of a test run."""
    found = QApplication.instance()
    return found if isinstance(found, QApplication) else QApplication(["co2desk"])


@pytest.fixture(autouse=True)
def own_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an owner's own component packs: an empty one, whoever runs the tests."""
    folder = tmp_path / "packs"
    folder.mkdir()
    monkeypatch.setattr(paths, "user_packs_dir", lambda: folder)
    return folder


@pytest.fixture
def preferences(app: QApplication, tmp_path: Path) -> Iterator[Preferences]:
    """Preferences in a file of their own."""
    store = QSettings(str(tmp_path / "preferences.ini"), QSettings.Format.IniFormat)
    yield Preferences(store)
    store.sync()


@pytest.fixture
def screen(app: QApplication, preferences: Preferences) -> Iterator[Screen]:
    """The window, with nothing on the desk yet."""
    found = Screen(app, preferences)
    yield found
    found.close()
