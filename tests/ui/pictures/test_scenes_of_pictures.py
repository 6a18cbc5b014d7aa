"""Every scene of docs/screenshots can be brought onto the screen. No picture is kept here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from camera import Camera, let_pass
from PySide6.QtWidgets import QApplication
from screenshots import TAKERS
from shots import SCENES, SMALL, Shot

from co2desk import paths
from co2desk.ui.play import pace
from co2desk.ui.preferences import DARK, SLOW
from tests.ui.application_look import ApplicationLook

SOON_MS = 100  # for a beat of what is told


class Rehearsal(Camera):
    """The same window, but nobody waits until it is still, and what would be taken is noted."""

    def settle(self) -> None:  # type: ignore[override]
        let_pass(0)

    def take(self, picture: str) -> None:
        let_pass(0)
        self.taken.append(self.folder / picture)


@pytest.fixture
def camera(app: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Camera]:
    monkeypatch.setenv(paths.HOME, "")
    monkeypatch.setitem(pace.MOVE_MS, SLOW, SOON_MS)
    before = ApplicationLook(app)
    found = Rehearsal(app, Shot(SMALL, DARK), tmp_path)
    yield found
    found.close()
    before.put_back()


@pytest.mark.slow
def test_every_scene_shows_all_that_it_names(camera: Camera) -> None:
    """In one window, as in a whole run."""
    for scene in SCENES:
        camera.taken.clear()
        camera.begin(scene)
        TAKERS[scene.name](camera)
        assert [path.name for path in camera.taken] == list(scene.taken)
