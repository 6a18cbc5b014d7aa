"""A portable program keeps settings, games and what is saved in its own folder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from co2desk.paths import HOME, PORTABLE_FOLDER
from co2desk.ui.files.names import games_folder
from co2desk.ui.preferences import OFF, Preferences


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / PORTABLE_FOLDER
    folder.mkdir()
    monkeypatch.delenv(HOME, raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "co2desk"))
    return folder


def test_settings_are_kept_beside_the_program(data: Path, app: object) -> None:
    preferences = Preferences()
    preferences.set("animation", OFF)
    preferences.store.sync()
    assert "animation=off" in (data / "settings.ini").read_text(encoding="utf-8")
    assert Preferences().value("animation") == OFF


def test_saving_suggests_that_folder(data: Path, app: object) -> None:
    assert games_folder() == data
    data.rmdir()
    assert games_folder() != data
