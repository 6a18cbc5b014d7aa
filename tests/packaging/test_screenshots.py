"""docs/screenshots: which pictures there are. None is taken here."""

from __future__ import annotations

import re
import struct
from collections import Counter
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pytest
import screenshots
from screenshots import TAKERS, take_all
from shots import FILM, FOLDER, SCENES, SMALL, Scene, Shot, by_shot, manifest, scenes_called
from stage_pictures import SEED, SUMMIT_SEED

from co2desk.commands.examples import before_event, crowded_session
from co2desk.engine.table import events as ev
from co2desk.ui.preferences import DARK, LIGHT

ROOT = Path(__file__).resolve().parents[2]
METAINFO = ROOT / "packaging" / "linux" / "co2desk.metainfo.xml.in"


def test_every_scene_can_be_taken_and_there_is_no_other() -> None:
    assert sorted(TAKERS) == sorted(scene.name for scene in SCENES)


@pytest.mark.parametrize(
    ("kind", "players", "seed"),
    [
        (ev.FossilPlantPlaced, 3, SEED),
        (ev.PlantBuilt, 3, SEED),
        (ev.UnGoalScored, 3, SEED),
        (ev.SummitHeld, 5, SUMMIT_SEED),
    ],
)
def test_a_game_comes_to_what_a_scene_shows(kind: type, players: int, seed: int) -> None:
    """With other component values the same seeds are other games."""
    session, action = before_event(kind, players, seed)
    session.play(action)
    assert any(isinstance(event, kind) for event in session.events[-1])


def test_the_crowded_game_is_still_going_on_in_its_last_decade() -> None:
    session = crowded_session()
    assert (session.game.is_over, session.game.table.decade) == (False, 6)


def test_the_folder_holds_the_pictures_of_the_list_and_no_others() -> None:
    """`make screenshots` and `make animation` take them; what no scene takes any more is removed by hand."""
    assert {path.name for path in FOLDER.iterdir()} == manifest()


def test_a_picture_is_as_large_as_its_name_says() -> None:
    for scene in SCENES:
        for shot in scene.shots:
            for picture in scene.taken:
                name = scene.file_of(picture, shot)
                assert size_of(FOLDER / name) == shot.size, name


def size_of(picture: Path) -> tuple[int, int]:
    """As the first chunk of a PNG says."""
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return width, height


def test_no_picture_is_taken_twice() -> None:
    names = Counter(name for scene in SCENES for name in scene.files())
    assert [name for name, times in names.items() if times > 1] == []
    assert sum(len(scene.shots) * len(scene.taken) for scene in SCENES) == len(names) == len(manifest()) - 1


def test_every_window_is_opened_once_with_all_of_its_scenes() -> None:
    windows = by_shot(SCENES)
    assert sum(len(scenes) for scenes in windows.values()) == sum(len(scene.shots) for scene in SCENES)
    assert all(shot in scene.shots for shot, scenes in windows.items() for scene in scenes)


def test_without_a_name_every_scene_is_taken_and_a_wrong_name_is_refused() -> None:
    assert scenes_called(()) == list(SCENES)
    assert [scene.name for scene in scenes_called(["past", "late"])] == ["late", "past"]
    with pytest.raises(LookupError, match="nonsense"):
        scenes_called(["late", "nonsense"])


def test_readme_and_metainfo_show_pictures_of_the_list() -> None:
    readme = re.findall(r"docs/screenshots/([^)\s]+)", (ROOT / "README.md").read_text(encoding="utf-8"))
    metainfo = ElementTree.fromstring(METAINFO.read_bytes())  # noqa: S314 - ours
    shown = [image.text or "" for image in metainfo.iter("image")]
    assert FILM in readme
    assert FILM in shown
    assert {*readme, *shown} - manifest() == set()


class FakeCamera:
    """Takes no pictures, and fails at some of them."""

    def __init__(self, app: object, shot: Shot, folder: Path) -> None:
        self.shot, self.folder, self.scene = shot, folder, SCENES[0]
        self.taken: list[Path] = []

    def begin(self, scene: Scene) -> None:
        self.scene = scene

    def take(self, picture: str) -> None:
        if picture == "broken":
            raise ValueError(picture)
        self.taken.append(self.folder / self.scene.file_of(picture, self.shot))

    def close(self) -> None:
        pass


def test_a_picture_that_fails_is_named_and_does_not_spoil_the_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(camera: Any) -> None:
        camera.take("whole")
        camera.take("broken")

    monkeypatch.setattr(screenshots, "Camera", FakeCamera)
    monkeypatch.setattr(
        screenshots, "TAKERS", {"first": broken, "second": lambda camera: camera.take("second")}
    )
    shots = (Shot(SMALL, DARK), Shot(SMALL, LIGHT))
    scenes = [Scene("first", shots, ("whole", "broken")), Scene("second", shots)]
    finished: list[Path] = []
    missing = take_all(cast(Any, None), scenes, tmp_path, finished.append)
    assert missing == ["broken-1280x720-dark.png", "broken-1280x720-light.png"]
    assert [path.name for path in finished] == [
        "whole-1280x720-dark.png",
        "second-1280x720-dark.png",
        "whole-1280x720-light.png",
        "second-1280x720-light.png",
    ]
    assert "ValueError" in capsys.readouterr().err
