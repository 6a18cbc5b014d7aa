"""The scenes: every one that a place asks for is drawn, in every look, from tones that are known."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from co2desk.session.seats import SIGNS
from co2desk.ui.board.items.lobby_cards import SCENES
from co2desk.ui.board.items.supplies import DISASTERS, STORM
from co2desk.ui.preferences import DEUTERANOPIA, PALETTES, STANDARD
from co2desk.ui.theme.companies import crest_pixmap, draw_crest, draw_flag
from co2desk.ui.theme.look import color, look_of
from co2desk.ui.theme.scenes import SIZE, TONE, Mood, Scene, coloured, draw_scene, tones
from tests.ui.screen import Screen
from tests.ui.stations import crowded

FOLDER = Path(__file__).parents[3] / "resources" / "scenes"
FILES = sorted(path.stem for path in FOLDER.glob("*.svg"))
MODES = ("first", "cooperative", "competitive", "solo")


def painted(scene: Scene, palette: str = STANDARD, dark: bool = True) -> QImage:
    picture = QImage(round(SIZE[0]), round(SIZE[1]), QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    draw_scene(painter, QRectF(0, 0, *SIZE), look_of(palette, dark), scene)
    painter.end()
    return picture


@pytest.mark.parametrize("name", FILES)
def test_a_scene_is_made_of_known_tones_and_plain_shapes(name: str) -> None:
    """A tone that the program does not know would be painted black."""
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    look = look_of(STANDARD, dark=True)
    assert {tone for _, tone in TONE.findall(text)} <= {*tones(look, Scene(name, look.accent)), "none"}
    assert set(re.findall(r"<([a-z]+)", text)) <= {"svg", "g", "path", "circle", "ellipse"}
    assert not TONE.search(coloured(look, Scene(name, look.accent)).replace('"none"', ""))


@pytest.mark.parametrize("dark", [True, False])
@pytest.mark.parametrize("palette", PALETTES)
def test_no_two_scenes_look_alike(app: QApplication, palette: str, dark: bool) -> None:
    """Each has a subject of its own, in every look."""
    tint = look_of(palette, dark).accent
    pictures = {name: painted(Scene(name, tint), palette, dark) for name in FILES}
    points = [(x, y) for x in range(20, 220, 8) for y in range(12, 112, 8)]
    for one, other in combinations(pictures, 2):
        differing = sum(pictures[one].pixel(*point) != pictures[other].pixel(*point) for point in points)
        assert differing > len(points) / 10, (one, other)


def test_the_air_of_a_scene_is_seen(app: QApplication) -> None:
    """A storm has another sky than a clear day."""
    skies = {painted(Scene("solar", "#f0b232", mood)).pixel(4, 40) for mood in Mood}
    assert len(skies) == len(Mood)


@pytest.mark.parametrize("mode", MODES)
def test_whatever_lies_on_the_board_has_its_scene(screen: Screen, mode: str) -> None:
    """Plants, fossil plants, projects, cards, events, summits, scientists and companies."""
    screen.lay(crowded(mode))
    found = {item.hover_scene() for item in screen.game_view.board.items_by_key.values() if item.isVisible()}
    names = {scene.name for scene in found if scene is not None}
    assert names <= set(FILES)
    assert {"summit", "united", "company", "trade"} <= names
    assert names & {"coal", "oil", "gas"}
    assert names & {"proposal", "site"}


def test_every_kind_of_lobby_card_and_every_disaster_has_a_drawing() -> None:
    assert {*SCENES.values(), *DISASTERS.values(), STORM} <= set(FILES)


@pytest.mark.parametrize("sign", SIGNS)
def test_crest_and_flag_carry_the_colour_of_the_company(app: QApplication, sign: str) -> None:
    look = look_of(STANDARD, dark=True)
    for draw in (draw_crest, draw_flag):
        picture = QImage(64, 64, QImage.Format.Format_ARGB32)
        picture.fill(0)
        painter = QPainter(picture)
        draw(painter, sign, QRectF(4, 4, 56, 56), look)
        painter.end()
        shades = [picture.pixelColor(x, y) for x in range(64) for y in range(64)]
        assert shades.count(color(look.signs[sign][0])) > 150
        assert shades.count(color(look.signs[sign][1])) > 20


def test_a_crest_is_painted_once_for_each_size_and_colour(app: QApplication) -> None:
    """The prompt bar shows one with every decision."""
    looks = [look_of(palette, dark=True) for palette in (STANDARD, DEUTERANOPIA)]
    shown = [crest_pixmap("disc", size, look) for size in (20, 30) for look in looks]
    assert [picture.width() for picture in shown] == [20, 20, 30, 30]
    assert len({picture.cacheKey() for picture in shown}) == len(shown)
    assert crest_pixmap("disc", 20, looks[0]).cacheKey() == shown[0].cacheKey()
    sharp = crest_pixmap("disc", 10, looks[0], ratio=2.0)
    assert (sharp.width(), sharp.devicePixelRatio()) == (20, 2.0)
    assert shown[0].devicePixelRatio() == 1.0
