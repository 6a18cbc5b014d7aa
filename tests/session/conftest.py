"""What the tests of the session share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest

from co2desk import paths
from co2desk.session import GameOptions
from co2desk.session.autosave import Autosave
from co2desk.session.library import GameLibrary

if TYPE_CHECKING:
    from .elsewhere import Elsewhere, OtherWindow

MEMORY = Path("/dev/shm")  # noqa: S108 - folders in it get names of their own

GAMES = [
    pytest.param(GameOptions("first", 3, 11), id="first"),
    pytest.param(GameOptions("first", 1, 12, book="ru", literal=True), id="first-alone"),
    pytest.param(
        GameOptions("first", 4, 13, {"draft": True, "auction": True, "preset": "expert"}), id="first-variants"
    ),
    pytest.param(GameOptions("second_chance", 3, 14), id="second_chance-cooperative"),
    pytest.param(
        GameOptions("second_chance", 2, 15, {"mode": "competitive", "draft": True}),
        id="second_chance-competitive",
    ),
    pytest.param(
        GameOptions("second_chance", 1, 16, {"mode": "solo", "solo_card": -1}), id="second_chance-solo"
    ),
]


@pytest.fixture(autouse=True)
def own_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an owner's own component packs: an empty one, whoever runs the tests."""
    monkeypatch.setattr(paths, "user_packs_dir", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def library(tmp_path: Path) -> GameLibrary:
    return GameLibrary(tmp_path / "games")


@pytest.fixture
def autosave(library: GameLibrary) -> Iterator[Autosave]:
    autosave = Autosave(library)
    yield autosave
    autosave.end()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of the player's own."""
    folder = tmp_path / "own"
    folder.mkdir()
    return folder / "a.co2game"


@pytest.fixture(params=GAMES)
def options(request: pytest.FixtureRequest) -> GameOptions:
    chosen: GameOptions = request.param
    return chosen


@pytest.fixture(scope="session")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elsewhere]:
    """Another process, in which things happen that no test survives."""
    from .elsewhere import Elsewhere  # noqa: PLC0415 - not every system has what it needs

    process = Elsewhere(tmp_path_factory.mktemp("data"))
    yield process
    process.close()


@pytest.fixture
def other_window(elsewhere: Elsewhere, tmp_path: Path) -> Iterator[OtherWindow]:
    """Another process plays a game from the library in the folder `games`."""
    from .elsewhere import OtherWindow  # noqa: PLC0415 - as above

    window = OtherWindow(elsewhere, tmp_path / "games", tmp_path / "process")
    yield window
    window.kill()


@pytest.fixture
def quick_folder(tmp_path: Path) -> Iterator[Path]:
    """In memory, if there is such a place: it is like a disk, without the waiting."""
    if not os.access(MEMORY, os.W_OK):
        yield tmp_path
        return
    with TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder)
